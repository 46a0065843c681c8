# Evenings: the same sealed deals for several teams. Their pages load it.

evenings-title = Acara
evenings-about = Semua tim memainkan susunan kartu tersegel yang sama, dalam satu malam atau beberapa hari. Tidak ada yang mengetahuinya sebelum selesai.
evenings-mine = Acaramu
evening-no-server = Acara memerlukan server, dan situs ini tidak memilikinya.
evenings-new = Buat acara
evenings-how = Cara kerja acara
evenings-how-make = Buat acara dan bagikan tautannya. Server menyegel susunan kartu dan langsung menunjukkan bukti masing-masing.
evenings-how-sit = Bentuk tim, lalu ajak yang lain duduk lewat kode QR-nya. Kursi kosong boleh diisi bot.
evenings-how-play = Mainkan susunan kartu dalam urutan apa pun, masing-masing sekali. Hasilnya terlihat setelah kalian menyelesaikannya.
evenings-how-after = Di akhir semuanya dibuka: hasil berdampingan, putar ulang, seed untuk diperiksa, dan di mana jalan kalian berpisah.
evening-first-name = Acara kita
evening-name = Nama acara
evening-how-many-deals = Susunan kartu
evening-begins = Mulai
evening-begins-about = Kosongkan untuk langsung mulai.
evening-lasts = Lamanya
evening-hours = { $count } jam
evening-days = { $count } hari
evening-host-plays = Aku ikut bermain
evening-host-plays-about = Penyelenggara yang tidak bermain melihat setiap hasil begitu masuk.
evening-make = Buat acara
evening-who = Siapa namamu? Semua orang di acara melihatnya.
evening-come-in = Masuk
evening-from = Dari { $from } sampai { $until }
evening-until = Sampai { $time }
evening-over = Selesai pada { $time }
evening-not-open = Acara belum dimulai.
evening-deal-count = { $count } susunan kartu
evening-invite = Undang
evening-invite-about = Siapa pun yang punya tautan ini bisa datang dan membentuk tim.
evening-qr-about = Pindai dengan ponsel untuk membuka acara.
evening-team-link = Bagikan tautan tim
evening-team-qr-about = Pindai dengan ponsel untuk duduk di tim ini.
evening-found-team = Bentuk tim
evening-found-about =
    { $count ->
        [1] Di sini semua bermain sendiri.
       *[other] Satu tim punya { $count } kursi; yang tetap kosong boleh diisi bot.
    }
evening-team-name = Nama tim
evening-team-number = Tim { $number }
evening-sit-in = Tautan ini adalah kursi di sebuah tim.
evening-sit = Duduk di tim ini
evening-not-this-team = Tim lain
evening-leave = Keluar dari tim
evening-seats-free = { $count } kursi kosong: untuk teman dengan tautan ini, atau untuk bot.
evening-deal = Susunan { $number }
evening-play = Main
evening-continue = Lanjutkan
evening-stage-waiting = belum dimulai
evening-stage-playing = sedang bermain
evening-stage-over = selesai
evening-royal-count = { $count } bangsawan
evening-turn-count = { $count } giliran
evening-with-bots = dengan { $count } bot
evening-helped = bot pernah menggantikan
evening-results = Hasil
evening-place = Peringkat
evening-team = Tim
evening-royals = Bangsawan
evening-wins = Kemenangan
evening-turns = Giliran
evening-no-teams = Belum ada tim.
evening-ranking-about = Bangsawan yang dikalahkan dihitung dulu, lalu kemenangan, lalu giliran: makin sedikit makin baik. Tim dengan hasil sama berbagi peringkat.
evening-so-far = Sampai acara selesai, kamu hanya melihat hasil susunan kartu yang sudah kamu selesaikan.
evening-sealed = Susunan kartu yang disegel
evening-sealed-about = Setiap susunan kartu dan semua kocokannya ditetapkan saat acara dibuat. Ini buktinya; seed dan salt ditunjukkan di akhir.
evening-opened-about = SHA-256 dari setiap baris pertama harus sama dengan baris di bawahnya, yang ditunjukkan sebelum acara.
evening-cheating = Tidak ada yang bisa mengintip susunan kartu, bahkan penyelenggara: satu-satunya cara curang adalah bicara. Jangan beri tahukan apa pun kepada mereka yang masih akan memainkannya.
evening-par = Juara memenangkan { $won } dari { $count } permainan dengan kartu ini; separuhnya mengalahkan { $royals } bangsawan atau lebih.
evening-par-working = Juara sedang bermain: { $count } dari { $all } permainan
evening-par-go = Bagaimana hasil Juara?
evening-review = Bahan obrolan
evening-review-unbeaten = Susunan kartu yang tidak dimenangkan siapa pun: { $deals }
evening-review-all-won = Setiap susunan kartu yang dimainkan dimenangkan oleh seseorang.
evening-review-bravest = Kekalahan tepat paling berani: { $team }, susunan { $deal }, { $enemy }. Serangannya akan sebesar { $attack }, dan nilai tangan hanya { $hand }.
evening-review-closest = Selamat paling tipis: { $team }, susunan { $deal }, { $enemy }. Serangannya { $attack }, dan nilai tangan { $hand }.
evening-partings = Di mana jalan kita berpisah
evening-first-team = Satu tim
evening-second-team = Tim lainnya
evening-parting =
    { $count ->
        [0] Pada aksi pertama, melawan { $enemy }:
       *[other] Setelah { $count } aksi yang sama, melawan { $enemy }:
    }
evening-parting-same = Semua aksi sama.
evening-parting-none = Kedua tim ini tidak memainkan susunan kartu yang sama.
evening-parting-ended = permainan sudah selesai
evening-host = Untuk penyelenggara
evening-add-team = Tambah tim
evening-add-about = Tim untuk orang lain: mereka duduk lewat tautan atau kode QR-nya.
evening-end = Akhiri acara sekarang
evening-end-sure = Ini mengakhiri acara untuk semua dan membuka susunan kartu. Yang masih dimainkan tidak dihitung.
evening-end-yes = Akhiri
evening-end-no = Belum
evening-print = Cetak
evening-csv = Hasil sebagai CSV
evening-another-team = Tim lain di perangkat ini
evening-another-about = Untuk klub dengan sedikit perangkat: buka halaman ini di tab kedua dan mulai di sana sebagai pemain lain. Pemain itu bertahan sampai tab ditutup.
evening-another-go = Mulai di tab ini
evening-tab-player = Di tab ini kamu bermain sebagai { $name }.
evening-tab-end = Kembali menjadi pemain perangkat ini
