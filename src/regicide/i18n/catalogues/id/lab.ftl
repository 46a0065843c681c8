# The laboratory: many games.

## The arena's help

cli-arena = Biarkan bot memainkan banyak permainan dan hitung hasilnya.
cli-arena-players = Jumlah pemain, 1 sampai 4; kalau tidak diisi, sebanyak bot yang disebut.
cli-arena-bots = Satu bot untuk setiap kursi, dipisahkan koma, atau satu untuk semua kursi.
cli-arena-games = Jumlah permainan.
cli-arena-seeds = Awalan seed: dengan castle, permainan ke-7 memakai seed castle-7. Seed yang sama memberi permainan yang sama, berapa pun jumlah prosesnya.
cli-arena-ms = Milidetik per aksi, untuk bot yang menerima anggaran. Diukur dengan jam, jadi permainan tidak bisa diulang persis.
cli-arena-rollouts = Simulasi per aksi, untuk bot yang menerima anggaran. Permainan bisa diulang persis.
cli-arena-records = Simpan setiap permainan di folder ini beserta jurnalnya; kalau dijalankan lagi, mainkan yang belum ada.
cli-arena-journal = Simpan hasil di berkas ini; kalau dijalankan lagi, mainkan yang belum ada.
cli-arena-csv = Tulis tabel permainan ke berkas ini.
cli-arena-parquet = Sama, sebagai Parquet.
cli-arena-plot = Gambar sejauh mana permainan berjalan ke berkas ini: .png, .svg, atau .pdf.
cli-arena-ladder = Tambahkan hasil ke papan peringkat ini, dengan versi persisnya, dan cetak; jalankan lagi untuk memainkan yang belum ada.
cli-arena-jobs = Jumlah proses; kalau tidak diisi, satu per inti prosesor.
cli-arena-dask = Main di klaster Dask dari penjadwal ini, misalnya 127.0.0.1:8786. Di worker-nya harus terpasang regicide.

## What the arena says

lab-title =
    { $games } permainan, { $players ->
        [1] solo
       *[other] { $players } pemain
    }: { $bots } (seed { $first } sampai { $last })
lab-won = Menang: { $won } dari { $games }, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% (interval 95%: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }% sampai { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%)
lab-medals = Medali: { $medals }
lab-medal = { $medal } { $count }
lab-defeated = Musuh yang dikalahkan: rata-rata { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } dari 12
lab-decisions = Keputusan: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } per permainan
lab-move-time = Waktu per aksi: { $times }
lab-bot-time = { $bot } { NUMBER($ms, maximumSignificantDigits: 3) } ms
lab-lost-beaten = Kalah karena tidak bisa menahan serangan (§6.3): { $count }
lab-lost-stuck = Kalah karena tidak bisa memainkan kartu maupun menyerah (§11.2): { $count }
lab-where-lost = Kekalahan menurut jumlah musuh yang sudah dikalahkan:
lab-kept = { $count } permainan sudah ada di { $file }.
lab-progress = menang: { $won } dari { $games }
lab-no-bar = Tanpa bilah kemajuan: pustaka rich tidak terpasang.
lab-interrupted = Dihentikan setelah { $count } dari { $games } permainan.
lab-go-on = Yang sudah dimainkan ada di { $file }; jalankan perintah yang sama dengan { $option } untuk melanjutkan.
lab-plot-title = { $bots }: menang { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% dari { $games }
lab-plot-defeated = musuh yang dikalahkan
lab-plot-games = permainan
lab-plot-lost = kalah
lab-plot-won = menang

## What can go wrong

lab-one-crew = --jobs dan --dask tidak bisa dipakai bersamaan.
lab-one-journal = --records punya jurnal sendiri; hapus --journal.
lab-plot-kind = --plot menggambar .png, .svg, dan .pdf; yang ada { $file }.
error-arena-seats = Bot yang disebut: { $bots }; kursi: { $players }. Sebutkan satu bot untuk setiap kursi, atau satu untuk semua.
error-arena-not-a-journal = { $file } bukan jurnal arena dan tidak diubah.
error-arena-damaged-journal = { $file }: baris { $line } tidak bisa dibaca. Berkas tidak diubah.
error-arena-other-settings = { $file } milik permainan lain: di sana { $name } = “{ $theirs }”, di sini “{ $ours }”. Pakai berkas atau folder lain.
error-arena-journal-in-use = Arena lain sedang menulis { $file }.
error-arena-illegal-move = { $bot } melakukan aksi { $move } yang melanggar aturan dalam permainan dengan seed { $seed }.
error-arena-worker-died = Sebuah worker mati saat bermain. Yang sudah dimainkan tetap tersimpan.
error-arena-no-cluster = Tidak ada penjadwal Dask di { $address }.
error-arena-no-workers = Klaster Dask di { $address } tidak punya worker.
error-arena-cluster-unfit = Worker di { $address } tidak bisa bermain: { $why }
error-arena-cluster-lost = Klaster Dask di { $address } hilang. Yang sudah dimainkan tetap tersimpan.
error-arena-missing-library = Pustaka { $library } tidak terpasang. Pasang dengan pip install "open-regicide[{ $extra }]" atau python3 dev.py setup dev.

## Training

cli-lab = Alat untuk pembuat bot.
cli-train = Latih jaringan nilai dengan permainannya sendiri.
cli-train-file = Tempat menyimpan pelatihan setelah setiap evaluasi; kalau dijalankan lagi, lanjut dari sana.
cli-train-games = Jumlah permainan dalam pelatihan.
cli-train-seed = Angka yang membuat pelatihan bisa diulang persis, dengan jumlah utas yang sama.
cli-train-threads = Jumlah pembelajar paralel.
cli-train-units = Jumlah unit tersembunyi untuk pelatihan; kalau tidak diisi, semua.
cli-train-weights = Tulis jaringan yang sudah jadi ke berkas ini, dalam format yang dibaca bot.
cli-train-join = Gabungkan jaringan dengan yang ada di berkas ini sebelum ditulis: rata-rata kedua jawaban.
cli-train-plot = Gambar kemajuan jaringan ke berkas ini.
lab-train-progress = { $games } dari { $all } permainan; { $won }% dari set tetap dimenangkan.
lab-time-left = Sisa waktu: sekitar { $time }.
lab-train-stopped = Dihentikan. Jalankan perintah yang sama untuk melanjutkan { $file }.
lab-train-done = Selesai: { $file }.
lab-train-games = permainan yang dipelajari
lab-train-won = % dari set tetap dimenangkan
error-train-other-course = { $file } berisi pelatihan yang berbeda dari yang diminta.

## Bots

cli-bots = Tampilkan daftar bot.
bot-random = aksi sah apa saja
bot-squire = aturan sederhana: melihat satu aksi ke depan, menurut perkiraan
bot-six-rules = daftar enam aturan yang bisa diikuti orang
bot-counting = menghitung poin seperti yang bisa dilakukan orang, satu aksi ke depan
bot-level = tingkat { $level } dari 8: jaringan nilai, dengan kekeliruan saat beberapa aksi hampir sama baiknya
bot-knight = jaringan nilai, tanpa melihat ke depan
bot-champion = jaringan nilai dan pencarian; bermain untuk menang
bot-medallist = sama, tetapi saat solo mengejar medali
bot-engine = program apa pun yang memakai protokol mesin
bot-policy = kebijakan untuk lingkungan: sebuah fungsi dalam berkas Python
error-bot-trouble = Bot “{ $name }” tidak menjawab dengan aksi sah dan perkiraan: { $answer }
error-bot-silent = Bot “{ $name }” tidak menjawab: programnya berhenti, atau butuh lebih dari { $seconds } detik.
error-bot-missing = Program “{ $name }” tidak bisa dijalankan.
error-bot-slow = Bot “{ $name }” memakai rata-rata { $spent } ms waktu CPU per aksi. Anggarannya { $ms } ms.
error-policy-missing = Tidak ada fungsi di “{ $place }”. Sebutkan berkas Python dan fungsi di dalamnya: FILE:NAME.
error-policy-illegal = Kebijakan itu memilih aksi { $action }, yang mask-nya 0.

## Trying an engine

cli-engine-check = Uji program yang memakai protokol mesin, dan laporkan setiap pemeriksaan.
cli-engine-check-command = Program beserta argumennya, dalam tanda kutip.
cli-engine-check-only = Hanya pemeriksaan untuk: rules, bot.
cli-engine-check-seconds = Batas detik bagi program untuk menjawab (bawaan 10).
check-passed = lulus   { $name }
check-failed = GAGAL   { $name }: { $why }
check-summary = { $passed } dari { $all } pemeriksaan lulus.
check-name-handshake = menyebutkan nama dan protokolnya
check-name-deals = seed membagikan kartu yang benar
check-name-perft = menghitung jumlah posisi dengan benar
check-name-moves = aksi sah, posisi, dan tampilan permainan utuh
check-name-bad-commands = perintah keliru mendapat pesan kesalahan dan tidak mengubah apa pun
check-name-choices = menjawab go dengan aksi sah dan perkiraan
check-name-bad-questions = pertanyaan keliru kepada bot mendapat pesan kesalahan
check-name-views-only = pilihan hanya bergantung pada tampilan, dan sama dengan rng yang sama
check-name-time = menaati anggaran milidetik
check-name-ratings = go all menilai setiap aksi sah, yang terbaik lebih dulu
check-name-quit = berhenti setelah quit
error-check-missing = Program “{ $name }” tidak bisa dijalankan.
error-check-late = Jawaban utuh untuk “{ $command }” tidak datang tepat waktu. Jawaban diakhiri baris kosong.
error-check-stays = Program tidak berhenti setelah “quit”.
error-check-ended = Program berhenti alih-alih menjawab “{ $command }”.
error-check-flood = Jawaban untuk “{ $command }” terlalu panjang.
error-check-not-text = Jawaban untuk “{ $command }” bukan teks UTF-8.
error-check-answer = Jawabannya untuk “{ $command }” adalah “{ $found }”; seharusnya “{ $expected }”.
error-check-changed = Perintah “{ $command }” gagal, tetapi tetap mengubah posisi.
error-check-hidden = Jawaban untuk “{ $command }” berubah menurut kartu yang disembunyikan tampilan.
error-check-unrepeatable = Perintah yang sama memberi dua jawaban: “{ $command }”.
error-check-slow = Diminta { $ms } milidetik, tetapi perlu { $seconds } detik.

## Ladders

ladder-title =
    Peringkat, { $players ->
        [1] solo
       *[other] { $players } pemain
    }, opsi { $options }:
ladder-line = { $place }. { $bots }: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }% sampai { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%) dari { $games } permainan [{ $about }]
ladder-rollouts = simulasi
ladder-ms = ms
error-ladder-damaged = { $file }: baris { $line } bukan baris papan peringkat. Berkas tidak diubah.

## Datasets

cli-dataset = Tulis setiap keputusan dari banyak permainan bot, sebagai berkas Parquet dengan lembar data.
cli-dataset-folder = Folder untuk berkas-berkasnya; jalankan lagi untuk memainkan yang belum ada.
cli-dataset-minari = Buat juga dataset Minari dengan nama ini, misalnya regicide/solo-v0.
dataset-done = { $folder }: { $games } permainan, { $decisions } keputusan.
dataset-minari-done = Dataset Minari { $name }: { $episodes } episode.
error-dataset-folder-taken = { $folder } sudah ada dan bukan dataset; pilih folder lain. Tidak ada yang diubah.
error-dataset-has-more = { $folder } berisi permainan sampai nomor { $games }; mintalah paling sedikit sebanyak itu.
error-dataset-no-minari = Minari belum terpasang. Pasang dengan pip install "minari[hdf5]" pillow.
error-dataset-minari-name = “{ $name }” bukan nama dataset Minari; seharusnya seperti regicide/solo-v0.
error-dataset-minari-taken = Minari sudah punya dataset { $name }; pilih nama lain.

## Benchmark

cli-benchmark = Mainkan satu tugas uji banding dan cetak skornya, atau tampilkan daftar tugas.
cli-benchmark-task = Tugasnya. Kalau tidak diisi, daftar tugas ditampilkan.
cli-benchmark-bot = Bot yang diukur: nama, engine:COMMAND atau policy:FILE:NAME. Bot ini menempati semua kursi; atau sebutkan satu untuk tiap kursi, dipisah koma.
cli-benchmark-games = Jumlah permainan; dengan --partners, bersama tiap rekan.
cli-benchmark-deals = Susunan kartunya: test, validation atau training (bawaan test).
cli-benchmark-partners = Beri bot kursi pertama, dan kursi lain untuk rekan dengan kekuatan bertingkat. Satu-satunya nilai: levels.
benchmark-table =
    { $players ->
        [1] solo
       *[other] { $players } pemain
    }, opsi { $options }
benchmark-classes = Kelas, menurut milidetik CPU per aksi: { $classes }, terbuka
benchmark-partners = Rekan untuk belajar: { $bots }
benchmark-held-out = Rekan yang disimpan: { $bots }
benchmark-beside = Bersama { $bot }: menang { $won } dari { $games }, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }% sampai { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%)
benchmark-beside-all = Skor bersama semua rekan: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }% sampai { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%)
benchmark-beside-held = Skor bersama rekan yang disimpan: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }% sampai { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%)
benchmark-class = Kelas: sampai { $ms } ms CPU per aksi
benchmark-class-open = Kelas: terbuka
benchmark-lines = Untuk papan peringkat:
benchmark-ad-hoc = --partners butuh satu bot saja, dan tugas untuk dua pemain atau lebih.
error-no-such-task = Tidak ada tugas “{ $name }”. Yang dikenal: { $known }.
