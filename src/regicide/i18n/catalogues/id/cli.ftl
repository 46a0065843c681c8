# The command line: help texts.

cli-about = Regicide, permainan kartu kooperatif: mainkan, tinjau permainan, jalankan mesin aturannya. Tanpa perintah, permainan terbuka di peramban.
cli-unofficial = Versi tidak resmi dari permainan karya Paul Abrahams, Luke Badger, dan Andy Richdale.
cli-play = Bermain di terminal, sendiri atau bergantian memakai keyboard.
cli-daily = Mainkan pembagian hari ini, sama untuk semua. Percobaan pertama yang dihitung.
cli-daily-date = Hari lain: hasilnya, atau pembagiannya untuk latihan.
cli-daily-calendar = Tampilkan hasil bulan itu tanpa bermain.
cli-daily-no-par = Juara tidak memainkan pembagian ini sebagai pembanding.
cli-statistics = Hitung permainan tersimpan di sebuah berkas atau folder: kemenangan, medali, segel.
cli-statistics-path = Berkas berisi satu permainan atau lebih, atau folder dengan berkas seperti itu; bawaannya folder permainan tersimpan.
cli-play-players = Jumlah pemain, 1 sampai 4.
cli-play-seed = Seed untuk pembagian kartu; acak kalau tidak diisi.
cli-play-options = Opsi yang berbeda dari aturan, misalnya overpay=stop,hand=+1.
cli-play-plain = Baris demi baris: untuk pembaca layar dan skrip.
cli-play-record = Simpan permainan di file ini setelah setiap aksi, dan lanjutkan kalau filenya sudah ada.
cli-replay = Uraikan rekaman permainan dengan kata-kata, aksi demi aksi.
cli-deal = Tampilkan posisi yang dibagikan sebuah seed.
cli-perft = Hitung daun pada pohon sebuah posisi di setiap kedalaman, sampai kedalaman yang ditentukan.
cli-engine = Jalankan protokol mesin lewat masukan dan keluaran standar.
cli-engine-core = Mesin yang dipakai.
cli-version = Tampilkan versi.
cli-lang = Bahasa: en, es, ca, id, atau zh.
cli-json = Cetak JSON, untuk program.
cli-examples = Contoh:
cli-error = Kesalahan: { $message }
replay-move = Aksi { $number }: { $move }
replay-deal = Pembagian kartu: musuh pertama adalah { $enemy }.
replay-hand = { $who } memegang { $cards }.
replay-unfinished = Permainan belum selesai.
cli-usage = Cara pakai:
cli-commands = Perintah:
cli-arguments = Argumen:
cli-options = Opsi:
cli-help = Tampilkan bantuan ini.
cli-command-argument = PERINTAH
cli-see-help = Lihat { $command }.
cli-replay-file = Permainan yang disimpan dengan regicide play --record.
cli-deal-players = Jumlah pemain, 1 sampai 4.
cli-deal-seed = Teks apa saja tanpa spasi.
cli-perft-position = Posisi seperti yang ditampilkan regicide deal.
cli-perft-depth = Kedalaman, dalam jumlah aksi.
cli-no-such-command = Tidak ada perintah { $name }.
cli-no-such-option = Tidak ada opsi { $name }.
cli-missing = { $name } belum disebutkan.
cli-unexpected = Argumen tambahan yang tidak dikenal: { $found }.
cli-bad-value = { $found } tidak berlaku untuk { $name }: seharusnya { $expected }.
cli-needs-value = { $name } membutuhkan nilai.
cli-number-between = angka dari { $lowest } sampai { $highest }
cli-day-until = hari sampai { $day }, ditulis seperti itu
cli-number-from = angka minimal { $lowest }
cli-bad-text = { $name }: { $message }
cli-with-help = { $sentence } { $see }
replay-seat = { $who } adalah { $name }.
cli-trouble = Masukan atau keluaran gagal.
cli-solve = Dengan mengetahui semua kartu: temukan urutan aksi yang menang, atau buktikan bahwa tidak ada.
cli-solve-game = Seed tanpa spasi, atau posisi seperti yang ditampilkan regicide deal.
cli-solve-players = Jumlah pemain untuk pembagian dari seed, 1 sampai 4; kalau tidak diisi, 1.
cli-solve-seed = Untuk posisi: seed yang dipakai saat kekuatan hati mengocok. Tanpa seed, kartu tidak dikocok.
cli-solve-hearts = Untuk posisi: nomor kocokan berikutnya oleh hati dari seed; yang pertama dalam permainan adalah 4.
cli-solve-seconds = Berhenti setelah sekian detik; kalau tidak diisi, 10.
cli-solve-memory = Pakai maksimal kira-kira sekian megabita; kalau tidak diisi, 1024.
cli-solve-only-seed = --players dan --options hanya untuk seed; posisi sudah memuatnya.
cli-solve-only-position = --seed dan --hearts hanya untuk posisi; seed sudah memuatnya.
cli-solve-hearts-alone = --hearts menghitung kocokan sebuah seed, jadi perlu --seed.
solve-winnable = Bisa dimenangkan dalam { $moves } aksi. ({ $positions } posisi, { $seconds } dtk)
solve-unwinnable = Tidak bisa dimenangkan: semua aksi yang sah sudah dicoba. ({ $positions } posisi, { $seconds } dtk)
solve-undecided-time = Belum terjawab: waktu habis. ({ $positions } posisi, { $seconds } dtk)
solve-undecided-memory = Belum terjawab: memori habis. ({ $positions } posisi, { $seconds } dtk)
solve-undecided-stopped = Belum terjawab: dihentikan. ({ $positions } posisi, { $seconds } dtk)
solve-as-is = Tidak ada seed: hati mengambil kartu buangan yang paling lama, tanpa dikocok.
solve-progress = { $seconds } dtk, { $positions } posisi; musuh yang dikalahkan paling banyak: { $defeated }
cli-serve = Jalankan server meja daring, untuk mesin ini atau, dengan --host, untuk yang lain.
cli-serve-host = Alamat server; kalau tidak diisi, 127.0.0.1 yang hanya terjangkau dari mesin ini.
cli-serve-port = Port; kalau tidak diisi, 8642. 0 memakai yang kosong.
cli-serve-data = Folder tempat meja disimpan.
cli-serve-workers = Jumlah proses yang melayani; kalau tidak diisi, 1. Lebih dari satu membutuhkan PostgreSQL dan bus.
cli-serve-ready = Meja terbuka di { $address }
cli-serve-environment = REGICIDE_DATABASE_URL menunjuk basis data PostgreSQL dan REGICIDE_BUS_URL server Valkey atau Redis, untuk menjalankan beberapa server berdampingan; REGICIDE_ORIGINS memuat situs lain yang halamannya boleh mengakses server ini.
cli-admin = Kelola server: keadaan, cadangan, penghapusan, pesan, penghentian.
cli-admin-environment = Basis datanya sama dengan milik regicide serve: folder --data atau REGICIDE_DATABASE_URL. Dengan REGICIDE_BUS_URL server langsung tahu; tanpa itu, dalam beberapa detik.
cli-status = Tampilkan isi basis data dan server yang berjalan.
cli-backup = Simpan semuanya ke berkas selagi server berjalan.
cli-backup-file = Berkas baru.
cli-backup-done = Tersimpan di { $file }
cli-restore = Muat cadangan, juga dari jenis basis data yang lain. Tidak boleh ada server yang berjalan.
cli-restore-file = Cadangannya.
cli-restore-replace = Ganti isi basis data dengan cadangan.
cli-restore-done = Dipulihkan dari { $file }
cli-export = Tulis catatan semua permainan yang selesai ke folder.
cli-export-folder = Foldernya.
cli-export-done = { $count } catatan di { $folder }
cli-show-table = Tampilkan pemain di sebuah meja dengan id mereka.
cli-show-table-code = Kode meja.
cli-remove-table = Hapus meja dan semua yang dimainkan di sana.
cli-remove-table-code = Kode meja.
cli-remove-table-done = Meja { $code } sudah dihapus.
cli-remove-player = Hapus pemain, juga nama dan kata-katanya dari semua meja.
cli-remove-player-player = Id pemain, seperti yang ditampilkan show-table.
cli-remove-player-done = Pemain { $player } sudah dihapus.
cli-close-tables = Jangan izinkan meja baru; permainan berlanjut.
cli-close-tables-done = Tidak ada meja baru sampai regicide admin open-tables.
cli-open-tables = Izinkan meja baru lagi.
cli-open-tables-done = Meja baru diizinkan.
cli-message = Tampilkan pesan kepada semua orang di meja; tanpa TEXT, tarik kembali.
cli-message-text = Pesannya.
cli-message-done = Semua orang di meja melihat pesan itu, sampai regicide admin message tanpa teks.
cli-message-withdrawn = Pesan sudah ditarik.
cli-drain = Beri tahu pemain, tunggu permainan dijeda atau selesai, lalu hentikan server.
cli-drain-seconds = Berapa lama menunggu permainan; tidak ada yang hilang jika terputus.
cli-drain-waiting = Menunggu hingga { $seconds } dtk sampai { $count } server berhenti.
cli-drain-done = Semua server sudah berhenti.
cli-status-message = Pesan: { $text }
cli-status-report =
    Versi: { $version } (skema { $schema })
    Server berjalan: { $servers }
    Pemain: { $players } (perangkat { $devices })
    Meja: berkumpul { $gathering }, bermain { $playing }, selesai { $over }
    Entri log: { $entries }
    Ukuran: { $megabytes } MB
    Meja baru: { $closed ->
        [yes] tidak diizinkan
       *[no] diizinkan
    }
cli-join = Masuk ke meja daring lewat tautan yang dikirim seseorang.
cli-join-invitation = Tautannya, seperti http://127.0.0.1:8642/t/KDFR-27XN.
cli-join-name = Namamu di server ini; hanya perlu saat pertama kali.
cli-play-bots = Bot untuk kursi terakhir, seperti champion,knight.
cli-replay-words = Cetak dengan kata-kata, bahkan di terminal.
cli-review = Menjelaskan apa yang hilang karena setiap langkah permainan yang tercatat, dan apa yang diberikan keberuntungan.
cli-review-file = Permainan yang disimpan dengan regicide play --record; - membacanya dari masukan standar.
cli-review-worlds = Anggaran: berapa dunia contoh untuk setiap keputusan (bawaan 400).
cli-review-seconds = Berapa lama pemecah boleh mencari kemenangan dengan semua kartu diketahui (bawaan 10; 0 berarti dilewati).
cli-review-html = Tulis ulasan sebagai halaman yang tidak memerlukan berkas lain.
cli-review-plot = Gambar peluangnya; .png, .svg, atau .pdf.
cli-browse-ready = Permainan terbuka di { $address } (tekan Ctrl+C untuk berhenti)
cli-browse-running = Server sudah berjalan: permainan terbuka di { $address }
