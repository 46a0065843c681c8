# Puzzles: the page and `regicide puzzle`.

puzzle-kind-exact-kill = Serangan pas
puzzle-kind-survive = Bertahan
puzzle-kind-only-win = Satu-satunya aksi
puzzle-kind-best-move = Aksi terbaik
puzzle-ask-exact-kill = Kalahkan musuh dengan serangan yang pas dengan darahnya.
puzzle-ask-survive = Bertahanlah dari serangan, dan simpan yang akan kamu perlukan.
puzzle-ask-only-win = Semua kartu terbuka. Hanya satu aksi yang masih bisa menang: temukan.
puzzle-ask-best-move = Temukan aksi dengan peluang menang terbaik.
puzzle-number = Teka-teki { $number }
puzzle-difficulty = Tingkat kesulitan { $difficulty }
puzzle-your-rating = Ratingmu: { $rating } ± { $deviation }
puzzle-rating-later = Ratingmu muncul setelah { $count } teka-teki lagi.
puzzle-streak = { $count } benar berturut-turut.
puzzle-wrong = Salah: { $move }.
puzzle-why-not = { $move }: mengapa bukan?
puzzle-right = Terpecahkan: { $move }.
puzzle-solution = Jawabannya: { $move }.
puzzle-sum-discard = Kamu akan membuang { $value } untuk serangan { $damage }, dan menyimpan: { $cards }.
puzzle-lost-then = Dengan semua kartu terbuka, terbukti: setelah aksi ini permainan tidak bisa dimenangkan.
puzzle-wins-then = Dengan semua kartu terbuka, terbukti: aksi ini masih bisa menang, yang lain tidak.
puzzle-chances = Setelah itu Juara memenangkan { $chance } dari 100 permainan; setelah aksi terbaik kedua, { $next }.
puzzle-open-castle = Musuh berikutnya, berurutan: { $cards }.
puzzle-help = Ketik aksi seperti { $example }; table menampilkan teka-teki lagi, discard menampilkan dek discard, help menjelaskan cara menulis aksi, solution menampilkan jawaban. quit mengakhiri.
puzzle-first-this = Pecahkan dulu teka-teki ini, atau lihat jawabannya dengan h.
puzzle-another = Enter: teka-teki lain; quit: berhenti.
puzzle-none = Tidak ada teka-teki dengan jenis dan tema ini.
puzzle-not-kept = Ratingmu tidak bisa disimpan di { $file }.
error-puzzle-progress = { $file } bukan berkas rating teka-teki; berkas itu tidak diubah. Pindahkan untuk memulai dari awal.
error-no-such-puzzle = Teka-teki { $number } tidak ada atau sudah ditarik; coba nomor { $other }.
error-puzzle-file = Ini bukan berkas teka-teki: awalnya “{ $found }”, bukan “{ $expected }”.
error-puzzle-line = Baris { $line } berkas teka-teki tidak bisa dibaca: “{ $found }”.
cli-puzzle = Pecahkan teka-teki; rating mengikuti jawabanmu.
cli-puzzle-number = Nomor teka-teki.
cli-puzzle-today = Teka-teki hari ini.
cli-puzzle-kind = Hanya teka-teki jenis ini:
cli-puzzle-theme = Hanya teka-teki dengan tema ini:
puzzles-no-forecast = Perkiraan muncul bersama jawaban: hitunglah sendiri.
puzzles-first-counts = Hanya jawaban pertamamu yang dihitung.
puzzles-counted-before = Jawaban pertamamu untuk teka-teki ini sudah dihitung.
puzzles-yours = Teka-tekimu
puzzles-score = Terpecahkan: { $solved } dari { $tried } · berturut-turut: { $row }
puzzles-show-rating = Tampilkan ratingku
puzzles-show = Lihat jawaban
puzzles-next = Teka-teki berikutnya
puzzles-kind = Jenis
puzzles-theme = Tema
puzzles-theme-kills = Kapan mengalahkan musuh
puzzles-theme-payments = Kartu yang dibutuhkan nanti
puzzles-theme-draws = Kapan mengambil kartu
puzzles-theme-hearts = Kapan memainkan kartu hati
puzzles-theme-blows = Serangan musuh
puzzles-theme-next-player = Siapa bermain berikutnya
puzzles-theme-flips = Kapan membalik Joker
puzzles-players = Pemain
puzzles-level = Tingkat kesulitan
puzzles-level-easy = Mudah
puzzles-level-middle = Sedang
puzzles-level-hard = Sulit
puzzles-all = Semua
puzzles-wish = Pilihan teka-teki
puzzles-another = Teka-teki lain
puzzles-line = Lihat cara menangnya
puzzles-line-next = Langkah berikutnya
puzzles-line-step = Jalan menuju kemenangan: langkah { $number } dari { $all }
puzzles-this-one = Teka-teki ini
puzzles-all-cards = Semua kartu
puzzles-castle = Musuh berikutnya
puzzles-tavern = Tavern, dari atas
puzzles-source = Dari permainan bot: { $bots }.
puzzles-not-kept = Peramban ini tidak menyimpan data: ratingmu bertahan sampai halaman ditutup.
rush-title = Kilat tiga menit
rush-about = Tiga menit atau tiga kesalahan, mana yang lebih dulu. Awalnya mudah, lalu setiap jawaban benar membuat teka-teki berikutnya lebih sulit. Rating dan deretan jawaban benarmu tidak berubah.
rush-start = Mulai
rush-time = Sisa waktu
rush-right = Benar: { $count }
rush-wrong = Kesalahan: { $count } dari 3
rush-mark-right = Benar
rush-mark-wrong = Salah
rush-left =
    { $seconds ->
        [60] Sisa satu menit.
       *[other] Sisa { $seconds } detik.
    }
rush-solved = { $count } teka-teki terpecahkan
rush-end-time = Waktu habis.
rush-end-mistakes = Berakhir karena kesalahan ketiga.
rush-best = Hasil terbaikmu: { $count }.
rush-best-new = Ini hasil terbaikmu di perangkat ini.
rush-again = Main lagi
rush-missed = Lihat lagi yang salah
rush-met = Teka-teki ini sudah kamu lihat dalam mode kilat, jadi jawabanmu tidak dihitung.
mistakes-title = Kesalahanmu
mistakes-left = Kesalahanmu: { $count }
mistakes-count = Kesalahanmu: { $count } untuk dilatih
mistakes-ask = Dalam permainanmu, kamu memilih aksi lain. Jawaban pertamamu menentukan kapan posisi ini muncul lagi; ratingmu tidak berubah.
mistakes-stake = Medali yang dikejar: { $medal }. Permainan dihitung menang hanya kalau menghasilkan medali itu atau yang lebih baik.
mistakes-chances = Setelah itu Juara memenangkan { $chance } dari 100 permainan. Aksimu dalam permainan: { $move }; setelah aksi itu, { $next }.
mistakes-back =
    { $days ->
        [1] Posisi ini muncul lagi besok.
       *[other] Posisi ini muncul lagi dalam { $days } hari.
    }
mistakes-sits = Terpecahkan lima kali: posisi ini tidak muncul lagi.
mistakes-none = Hari ini tidak ada yang perlu dilatih.
