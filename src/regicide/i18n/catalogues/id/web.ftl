# The browser game.

## Everywhere

web-unofficial = Versi tidak resmi dan sumber terbuka dari permainan karya Paul Abrahams, Luke Badger, dan Andy Richdale, dengan ilustrasi sendiri. Kalau suka, belilah dek resminya.
web-main-menu = Menu utama
web-learn = Cara bermain
web-settings = Pengaturan
web-language = Bahasa
web-close = Tutup
web-more = Lainnya
web-to-home = Beranda
web-to-table = Ke meja
web-lost-page = Halaman tidak ditemukan
web-connecting = Menghubungkan…
web-no-answer = Server tidak merespons.
web-guest = Tamu
web-card-back = kartu tertutup
web-bot-random = Badut
web-bot-squire = Pengawal
web-bot-knight = Kesatria
web-bot-champion = Juara
web-bot-medallist = Peraih medali

## Home

web-hero = Runtuhkan castle bersama-sama.
web-hero-more = Dua belas bangsawan jahat, satu dek, satu sampai empat pemain yang menang atau kalah bersama. Tanpa akun, tanpa instalasi.
web-play = Bermain
web-alone = Main sendiri
web-alone-more = Delapan kartu, dua Joker, tiga medali.
web-alone-go = Bagikan kartu
web-with-bots = Dengan bot
web-with-bots-more = Bot hanya melihat yang bisa dilihat pemain. Pilih jumlah pemain di meja.
web-which-bot = Pilih bot
web-how-many-players = Jumlah pemain
web-players = { $count } pemain
web-with-friends = Dengan teman
web-with-friends-more = Buka meja dan kirim tautannya. Bot bisa mengisi kursi kosong.
web-make-table = Buka meja
web-join = Masuk dengan kode
web-join-more = Minta kodenya kepada pembuat meja.
web-join-go = Masuk
web-companion = Pendamping meja
web-companion-about = Main dengan kartu sungguhan? Semua hitungan dan langkah berikutnya diurus di sini. Bisa tanpa internet.
web-code = Kode meja
web-public-tables = Meja umum
web-no-public-tables = Belum ada meja terbuka. Buka meja dan biarkan orang lain menemukannya.
web-gathering = menunggu pemain
web-playing = sedang berlangsung
web-seats-taken = { $taken } dari { $all } kursi terisi
web-sit = Duduk
web-watch = Tonton
web-my-games = Permainanku
web-no-games-yet = Belum ada permainan.
web-nobody-yet = Belum ada orang lain
web-solo = Solo
web-continue = Lanjutkan
web-look-back = Putar ulang
web-result-won = Menang
web-result-lost = Kalah
web-result-abandoned = Dihentikan
web-result-gold = Kemenangan emas
web-result-silver = Kemenangan perak
web-result-bronze = Kemenangan perunggu
web-new-table = Meja baru
web-your-name = Namamu
web-make-public = Umum: siapa pun bisa menemukan meja ini
web-make-casual = Obrolan bebas: boleh bilang apa saja
web-more-options = Opsi lain
web-turn-time = Batas waktu per giliran
web-no-limit = Tanpa batas
web-minutes = { $count } menit
web-own-seed = Pilih seed sendiri
web-own-seed-more = Seed yang sama selalu membagikan kartu yang sama. Semua pemain akan tahu bahwa seed dipilih sendiri.
web-as-published = Aturan resmi
web-option-solo-yield = Menyerah saat solo
web-option-overpay = Membuang lebih dari yang perlu
web-option-hand = Maks. kartu di tangan
web-option-jesters = Joker
web-option-health = Darah musuh
web-option-attack = Serangan musuh
web-option-yield = Menyerah
web-option-combo = Batas nilai kombo
web-option-hands = Kartu di tangan
web-choice-not-twice-running = Tidak dua kali berturut-turut
web-choice-stop = Berhenti saat cukup
web-choice-off = Tidak boleh
web-choice-open = Terlihat oleh semua

## Before the start

web-table-title = Meja { $code }
web-casual = obrolan bebas
web-strict = obrolan terbatas
web-seats = Pemain
web-free = kosong
web-seat-free = kosong
web-seat-number = Kursi { $number }
web-is-ready = siap
web-is-not-ready = belum siap
web-you = kamu
web-starts = mulai duluan
web-sit-here = Duduk di sini
web-move-here = Pindah ke sini
web-seat-bot = Tambah bot
web-free-seat = Keluarkan { $who }
web-let-start =
    { $you ->
        [yes] Kamu mulai duluan
       *[no] { $who } mulai duluan
    }
web-be-ready = Aku siap
web-not-ready = Belum siap
web-stand-up = Tinggalkan kursi
web-wait-seats = { $count } kursi masih kosong.
web-wait-ready = Permainan dimulai kalau semua sudah siap.
web-invite = Kirim tautan atau kode ini kepada teman mainmu.
web-invite-watch = Siapa pun yang punya tautan ini bisa menonton.
web-share-link = Bagikan tautan
web-copied = Tautan disalin.
web-seal-about = Pembagian kartu disegel: { $seal }… Setelah permainan selesai, semua orang bisa memeriksanya.

## The table

web-table-side = Meja
web-enemy = Musuh
web-enemy-number = Musuh { $number } dari 12
web-health-of = dari { $health } darah
web-health-bar =
    { $damage ->
        [0] Sisa darah { $left } dari { $health }
       *[other] Sisa darah { $left } dari { $health }; berkurang { $damage } oleh aksi ini
    }
web-attack = serangan
web-shielded = { $full } dikurangi perisai { $shield }
web-immune = Kebal terhadap { $suit }
web-immunity-broken = Kekebalan hilang
web-waiting-shield = Perisai { $shield }, aktif kalau Joker dimainkan
web-castle = Castle
web-fate-to-come = { $royal }: belum datang
web-fate-now = { $royal }: musuh saat ini
web-fate-defeated = { $royal }: dikalahkan
web-fate-taken-exactly = { $royal }: dikalahkan dengan serangan pas
web-key-defeated = dikalahkan
web-key-exact = pas
web-key-now = sekarang
web-tavern = tavern
web-discard = discard
web-played = Dimainkan melawan musuh ini
web-discard-title = Dek discard: { $count }
web-tavern-title = Dek tavern: { $count }
web-discard-empty = Dek discard kosong.
web-tavern-about = Tidak ada yang tahu urutan lengkap dek tavern, tetapi ini diketahui semua pemain.
web-tavern-top = Paling atas
web-tavern-group = Ditaruh di bawah (kelompok ke-{ $number }), urutan tidak diketahui
web-known-in-hand =
    { $you ->
        [yes] Di tanganmu (diketahui semua)
       *[no] Di tangan { $who } (diketahui semua)
    }
web-here = hadir
web-away = tidak hadir
web-stand-in = diganti bot
web-yielded = menyerah
web-cards = { $count } kartu
web-your-hand =
    { $count ->
        [0] Kartu di tanganmu: kosong
       *[other] Kartu di tanganmu: { $count }
    }
web-hand-empty = Tidak ada kartu di tangan
web-known-to-all = { $card } (diketahui semua)
web-your-turn = Giliranmu
web-turn-of =
    { $you ->
        [yes] Giliranmu
       *[no] Giliran { $who }
    }
web-survive = Tahan serangan ini
web-who-next = Siapa berikutnya?
web-won = Menang
web-game-lost = Kalah
web-abandoned = Dihentikan
web-steps = Langkah giliran
web-step-play = Main
web-step-powers = Kekuatan
web-step-damage = Serangan
web-step-survive = Bertahan
web-open-log = Buka catatan dan obrolan
web-log-and-talk = Catatan dan obrolan
web-log-unread =
    { $count ->
        [0] Catatan dan obrolan
       *[other] Catatan dan obrolan, { $count } baru
    }
web-menu = Menu
web-watchers = { $count } orang menonton.
web-announce-turn = Giliranmu. { $enemy }: darah { $health }, serangan { $attack }.

## Choosing

web-watching = Kamu menonton.
web-wait-turn =
    { $you ->
        [yes] Giliranmu.
       *[no] Giliran { $who }.
    }
web-wait-name =
    { $you ->
        [yes] Kamu memilih siapa berikutnya.
       *[no] { $who } memilih siapa berikutnya.
    }
web-choose = Pilih kartu untuk dimainkan
web-choose-or-yield = Pilih kartu atau menyerah
web-choose-cards = Pilih kartu
web-clear = Kosongkan
web-yield = Menyerah
web-sending = Mengirim…
web-play-these = Mainkan { $cards }
web-discard-these = Buang { $cards }
web-missing = Kurang { $missing } untuk bertahan
web-sort-rank = Urutkan menurut nilai
web-sort-suit = Urutkan menurut jenis kartu
web-damage = Serangan { $damage }
web-exact = serangan pas
web-kill = musuh kalah
web-wins = memenangkan permainan
web-value = Nilai { $value }
web-heals = sembuhkan { $count }
web-you-draw = kamu +{ $count }
web-who-draws = { $who } +{ $count }
web-draws-none = tidak ada yang bisa mengambil kartu
web-doubled = digandakan: { $damage }
web-shields = serangan musuh { $attack }
web-cancels = menghilangkan kekebalan
web-blocked = tanpa kekuatan: kebal
web-after-wins = King terakhir tumbang.
web-after-stuck =
    { $you ->
        [yes] Kamu tidak akan bisa jalan, dan itu berarti kalah.
       *[no] { $who } tidak akan bisa jalan, dan itu berarti kalah.
    }
web-after-exact = Musuh ditaruh di atas dek tavern, dan kamu main lagi.
web-after-kill =
    { $waste ->
        [0] Musuh kalah, dan kamu main lagi.
       *[other] Lebih { $waste }. Musuh kalah, dan kamu main lagi.
    }
web-after-jester = Musuh tidak menyerang. Kamu memilih siapa berikutnya.
web-after-no-strike = Musuh tidak bisa membalas.
web-after-covered = Musuh menyerang sebesar { $attack }. Pilihan termurah: { $cards }.
web-after-depends = Musuh menyerang sebesar { $attack }. Bisa ditahan atau tidak tergantung kartu yang kamu ambil.
web-after-not-covered = Musuh menyerang sebesar { $attack }: kamu tidak bisa menahannya, dan itu berarti kalah.
web-need = Buang minimal { $damage }
web-chosen = dipilih
web-over = lebih { $over }
web-cheapest = Pilihan termurah: { $cards } = { $value }
web-take-it = Pilih
web-who-next-more = Boleh bilang mau jalan atau tidak, tetapi jangan menyebut kartu apa yang ada di tangan.
web-you-again = Kamu lagi
web-goes-next = Berikutnya: { $who }
web-choose-next = Pilih siapa berikutnya
web-your-wish = Kamu mau jalan berikutnya?
web-flip = Balik Joker
web-jesters-left =
    { $count ->
        [0] Tidak ada Joker lagi.
       *[other] Sisa { $count } Joker.
    }
web-flip-about = Buang semua kartu di tangan dan ambil { $limit } baru.
web-flip-ask = Balik satu Joker?
web-flip-costs = Semua kartu di tanganmu dibuang, dan kamu mengambil { $limit } kartu.
web-medal-left-gold = Emas masih mungkin.
web-medal-left-silver = Setelah itu paling tinggi perak.
web-medal-left-bronze = Setelah itu paling tinggi perunggu.

## What a move does, one thing at a time

web-scene-heal = +{ $amount } disembuhkan
web-scene-draw = ambil { $amount }
web-scene-double = digandakan
web-scene-shield = perisai { $amount }
web-scene-blocked = tanpa kekuatan
web-scene-cancel = kekebalan hilang
web-scene-damage = serangan { $amount }
web-scene-kill = dikalahkan
web-scene-exact = pas
web-scene-strike = menyerang { $amount }

## Talk and log

web-tab-log = Catatan
web-tab-talk = Obrolan
web-log-empty = Belum terjadi apa-apa.
web-talk-empty = Belum ada yang bicara.
web-talk-strict = Hanya yang diizinkan aturan: jangan menyebut kartu apa yang ada di tangan.
web-talk-casual = Meja santai: katakan apa saja.
web-speak = Katakan sesuatu
web-send = Kirim
web-said =
    { $you ->
        [yes] Kamu: { $text }
       *[no] { $who }: { $text }
    }
web-phrase-my-hand-size = Aku punya { $hand } kartu
web-phrase-tavern-size = Tavern: { $tavern }
web-phrase-discard-size = Dek discard: { $discard }
web-phrase-enemy-health = Darah musuh: { $health }
web-phrase-enemy-attack = Serangan musuh: { $attack }
web-phrase-who-may-yield = Menyerah di giliran terakhir: { $yielded }
web-phrase-me-next = Aku mau
web-phrase-not-me-next = Lebih baik jangan aku
web-phrase-anyone-next = Terserah saja
web-phrase-hello = Halo
web-phrase-thanks = Terima kasih
web-phrase-one-moment = Sebentar
web-phrase-good-game = Main bagus!
web-did-take-seat =
    { $you ->
        [yes] Kamu duduk.
       *[no] { $who } duduk.
    }
web-did-leave-seat =
    { $you ->
        [yes] Kamu meninggalkan kursi.
       *[no] { $who } meninggalkan kursi.
    }
web-did-seat-bot =
    { $you ->
        [yes] Kamu menambahkan { $bot }.
       *[no] { $who } menambahkan { $bot }.
    }
web-did-free-seat =
    { $you ->
        [yes] Kamu mengosongkan satu kursi.
       *[no] { $who } mengosongkan satu kursi.
    }
web-did-ask-undo =
    { $you ->
        [yes] Kamu minta membatalkan aksi terakhir.
       *[no] { $who } minta membatalkan aksi terakhir.
    }
web-did-ask-abandon =
    { $you ->
        [yes] Kamu minta mengakhiri permainan.
       *[no] { $who } minta mengakhiri permainan.
    }
web-did-agree =
    { $you ->
        [yes] Kamu setuju.
       *[no] { $who } setuju.
    }
web-did-disagree =
    { $you ->
        [yes] Kamu tidak setuju.
       *[no] { $who } tidak setuju.
    }
web-did-pause =
    { $you ->
        [yes] Kamu menjeda permainan.
       *[no] { $who } menjeda permainan.
    }
web-did-resume =
    { $you ->
        [yes] Kamu melanjutkan permainan.
       *[no] { $who } melanjutkan permainan.
    }
web-did-stand-in =
    { $you ->
        [yes] { $bot } menggantikanmu.
       *[no] { $bot } menggantikan { $about }.
    }
web-did-hand-back =
    { $you ->
        [yes] Kamu kembali bermain.
       *[no] { $who } kembali bermain.
    }

## What else can be done

web-reconnecting = Menghubungkan lagi… Kursimu tetap milikmu.
web-asks-undo =
    { $you ->
        [yes] Kamu ingin membatalkan aksi terakhir.
       *[no] { $who } ingin membatalkan aksi terakhir.
    }
web-asks-abandon =
    { $you ->
        [yes] Kamu ingin mengakhiri permainan.
       *[no] { $who } ingin mengakhiri permainan.
    }
web-agree = Setuju
web-disagree = Tidak setuju
web-take-back = Tidak jadi
web-paused = Permainan dijeda.
web-pause = Jeda
web-resume = Lanjutkan
web-bot-plays-for-you = Bot sedang menggantikanmu.
web-hand-back = Biar aku yang main
web-undo = Batalkan aksi terakhirku
web-bot-for-me = Biar bot menggantikanku
web-bot-for = Biar bot menggantikan { $who }
web-abandon = Akhiri permainan
web-abandon-sure = Kalau semua setuju, permainan dihentikan sebelum selesai.
web-leave = Tinggalkan meja

## The end

web-castle-fallen = Castle telah runtuh
web-still-stands = { $enemy } masih berdiri
web-how-it-ended = Lihat hasil akhir
web-see-table = Lihat meja
web-end-abandoned = Semua setuju berhenti di sini.
web-end-won = Kedua belas bangsawan dikalahkan: semua menang!
web-end-gold = Emas: kedua belas bangsawan dikalahkan tanpa membalik Joker.
web-end-silver = Perak: kedua belas bangsawan dikalahkan dengan membalik satu Joker.
web-end-bronze = Perunggu: kedua belas bangsawan dikalahkan dengan membalik dua Joker.
web-end-short-you = Nilai kartumu kurang { $short } untuk menahan serangan.
web-end-short = Nilai kartu { $who } kurang { $short } untuk menahan serangan, jadi semua kalah.
web-end-stuck =
    { $you ->
        [yes] Kamu tidak bisa memainkan kartu maupun menyerah.
       *[no] { $who } tidak bisa memainkan kartu maupun menyerah.
    }
web-its-attack = Serangannya
web-whole-hand = Semua kartumu
web-figure-moves = aksi
web-figure-beaten = dikalahkan
web-figure-exact = pas
web-figure-blow = serangan terbesar
web-new-deal = Pembagian baru
web-same-deal = Ulangi pembagian ini
web-to-rematch = Ke meja baru
web-share = Bagikan
web-record = Unduh
web-seal-true = Sudah diperiksa: pembagian kartu tetap sejak awal
web-seal-false = Pembagian tidak cocok dengan segelnya
web-seal-other-deal = Seed yang disegel tidak membagikan kartu yang dimainkan
web-seal-unknown = Periksa sendiri pembagiannya
web-seal-chosen = Seed pembagian ini dipilih oleh seseorang.
web-seal-how = SHA-256 dari teks ini
web-seal-commitment = harus sama dengan nilai yang ditunjukkan di awal:
web-seal-deals = Seed di dalamnya harus membagikan kartu tangan, musuh, dan kartu yang diambil seperti yang terlihat di sini.

## Looking back

web-replay-title = Permainan { $code }
web-move-of = Aksi { $number } dari { $all }
web-the-deal = Pembagian kartu
web-moment = Posisi dalam permainan
web-first = Awal
web-previous = Aksi sebelumnya
web-next = Aksi berikutnya
web-last = Akhir
web-whose-view = Tampilkan kartu siapa
web-all-hands = Kartu semua pemain

## Settings

web-set-theme = Tema
web-set-theme-auto = Ikut perangkat
web-set-theme-light = Terang
web-set-theme-dark = Gelap
web-set-suits = Warna jenis kartu
web-set-suits-two = Dua
web-set-suits-four = Empat
web-set-size = Ukuran kartu
web-set-size-small = Kecil
web-set-size-normal = Biasa
web-set-size-large = Besar
web-set-motion = Animasi
web-set-motion-auto = Ikut perangkat
web-set-motion-full = Penuh
web-set-motion-less = Dikurangi
web-sound = Suara
web-player = Pemain
web-save = Simpan
web-saved = Tersimpan.
web-transfer-about = Untuk memakai pemain ini di perangkat lain, tampilkan kode di sini dan ketik di sana. Setiap kode hanya berlaku sekali.
web-transfer-show = Tampilkan kode
web-transfer-code = Kode dari perangkat lain
web-transfer-take = Pakai

## How to play

web-learn-title = Belajar di meja
web-learn-invite = Belum pernah bermain? Empat belas pelajaran singkat, sekitar sepuluh menit, salah pun tidak apa-apa.
web-learn-about = Empat belas pelajaran singkat di meja permainan, sekitar sepuluh menit. Kamu yang bermain; salah pun tidak apa-apa.
web-lesson-begin = Mulai
web-lesson-of = { $place } dari { $all }
web-lesson-skip = Lewati
web-lesson-next = Berikutnya
web-lesson-end = Selesai
web-lesson-done = sudah dipelajari
web-first-game = Kamu sudah tahu semuanya
web-first-game-about = Untuk permainan pertamamu, coba castle yang lebih ringan: satu kartu tambahan di tangan, serta musuh dengan darah dan serangan lebih kecil.
web-first-game-go = Main versi ringan
web-first-game-real = Main versi asli
web-rules = Aturan
web-rules-about = Setiap aturan bernomor, bisa dicari, dan ditulis dengan kata-kata kami sendiri.
web-rules-search = Cari aturan
web-rules-found =
    { $count ->
        [0] Tidak ada aturan yang cocok.
       *[other] { $count } aturan
    }
web-rules-chapters = Bab
web-whole-rulebook = Semua aturan
