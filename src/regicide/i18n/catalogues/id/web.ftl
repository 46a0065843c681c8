# The browser game.

## Everywhere

web-unofficial = Versi tidak resmi bersumber terbuka dari permainan karya Paul Abrahams, Luke Badger, dan Andy Richdale, dengan gambar sendiri. Kalau kamu suka, belilah dek resminya.
web-main-menu = Menu utama
web-learn = Cara bermain
web-settings = Pengaturan
web-language = Bahasa
web-close = Tutup
web-more = Lainnya
web-to-home = Beranda
web-to-table = Ke meja
web-lost-page = Tidak ada apa-apa di sini
web-connecting = Menghubungkan…
web-no-answer = Server tidak menjawab.
web-guest = Tamu
web-card-back = kartu tertutup
web-bot-random = Pelawak
web-bot-squire = Pengawal
web-bot-knight = Kesatria
web-bot-champion = Juara
web-bot-medallist = Peraih medali

## Home

web-hero = Runtuhkan castle bersama-sama.
web-hero-more = Dua belas bangsawan korup, satu dek, satu sampai empat pemain yang menang atau kalah bersama. Tanpa akun, tanpa instalasi.
web-play = Bermain
web-alone = Main sendiri
web-alone-more = Delapan kartu, dua Joker, tiga medali.
web-alone-go = Bagikan kartu
web-with-bots = Dengan bot
web-with-bots-more = Mereka hanya melihat yang dilihat pemain. Pilih jumlah pemain di meja.
web-which-bot = Bot yang mana
web-how-many-players = Jumlah pemain
web-players = { $count } pemain
web-with-friends = Dengan teman
web-with-friends-more = Buka meja, kirim tautannya. Bot bisa mengisi kursi.
web-make-table = Buka meja
web-join = Masuk dengan kode
web-join-more = Kamu mendapatkannya dari pembuat meja.
web-join-go = Masuk
web-companion = Pendamping meja
web-companion-about = Kartu sungguhan di meja sungguhan: ia menghitung dan memberi tahu langkah berikutnya. Tidak perlu jaringan.
web-code = Kode meja
web-public-tables = Meja umum
web-no-public-tables = Belum ada yang menunggu. Buka meja dan biarkan orang menemukannya.
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
web-look-back = Tinjau
web-result-won = Menang
web-result-lost = Kalah
web-result-abandoned = Dihentikan
web-result-gold = Kemenangan emas
web-result-silver = Kemenangan perak
web-result-bronze = Kemenangan perunggu
web-new-table = Meja baru
web-your-name = Namamu
web-make-public = Siapa pun bisa menemukan meja ini
web-make-casual = Obrolan bebas: boleh bilang apa saja
web-more-options = Opsi lain
web-turn-time = Waktu per giliran
web-no-limit = Tanpa batas
web-minutes = { $count } menit
web-own-seed = Seed pilihanmu
web-own-seed-more = Seed yang sama membagikan kartu yang sama. Semua orang diberi tahu bahwa seed itu dipilih sendiri.
web-as-published = Sesuai aslinya
web-option-solo-yield = Menyerah saat sendirian
web-option-overpay = Membuang lebih dari yang perlu
web-option-hand = Batas kartu tangan
web-option-jesters = Joker
web-option-health = Darah musuh
web-option-attack = Serangan musuh
web-option-yield = Menyerah
web-option-combo = Jumlah tertinggi kombo
web-option-hands = Kartu tangan
web-choice-not-twice-running = Tidak dua kali berturut-turut
web-choice-stop = Berhenti setelah tertahan
web-choice-off = Tidak boleh
web-choice-open = Terbuka untuk semua

## Before the start

web-table-title = Meja { $code }
web-casual = obrolan bebas
web-strict = obrolan menurut aturan
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
web-free-seat = Kosongkan kursi { $who }
web-let-start = { $who } mulai duluan
web-be-ready = Aku siap
web-not-ready = Batal siap
web-stand-up = Berdiri
web-wait-seats = { $count } kursi masih kosong.
web-wait-ready = Permainan dimulai kalau semua sudah siap.
web-invite = Kirim tautan atau kode ini kepada yang akan bermain.
web-invite-watch = Dengan tautan ini orang lain bisa menonton.
web-share-link = Bagikan tautan
web-copied = Tautan disalin.
web-seal-about = Pembagian kartu disegel: { $seal }… Di akhir semua orang bisa memeriksanya.

## The table

web-table-side = Meja
web-enemy = Musuh
web-enemy-number = Musuh { $number } dari 12
web-health-of = dari { $health } darah
web-health-bar =
    { $damage ->
        [0] Sisa darah { $left } dari { $health }
       *[other] Sisa darah { $left } dari { $health }; aksi ini mengurangi { $damage }
    }
web-attack = serangan
web-shielded = { $full } dikurangi perisai { $shield }
web-immune = Kebal terhadap { $suit }
web-immunity-broken = Kekebalan hilang
web-waiting-shield = Perisai { $shield } menunggu Joker
web-castle = Castle
web-fate-to-come = { $royal }: belum datang
web-fate-now = { $royal }: musuh sekarang
web-fate-defeated = { $royal }: kalah
web-fate-taken-exactly = { $royal }: kalah dengan serangan pas
web-key-defeated = kalah
web-key-exact = pas
web-key-now = sekarang
web-tavern = tavern
web-discard = discard
web-played = Dimainkan melawan musuh ini
web-discard-title = Dek discard: { $count }
web-tavern-title = Dek tavern: { $count }
web-discard-empty = Dek discard kosong.
web-tavern-about = Tidak ada yang tahu urutan dek tavern, tetapi beberapa hal diketahui semua.
web-tavern-top = Paling atas
web-tavern-group = Ditaruh di bawah, kelompok ke-{ $number }, urutan tidak diketahui
web-known-in-hand = Di tangan { $who }, diketahui semua
web-here = hadir
web-away = pergi
web-stand-in = bot bermain
web-yielded = menyerah
web-cards = { $count } kartu
web-your-hand =
    { $count ->
        [0] Kartu di tanganmu: kosong
       *[other] Kartu di tanganmu: { $count }
    }
web-hand-empty = Tidak ada kartu di tangan
web-known-to-all = { $card }, diketahui semua
web-your-turn = Giliranmu
web-turn-of = { $who } bermain
web-survive = Tahan serangan
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
web-wait-turn = { $who } bermain.
web-wait-name = { $who } memilih siapa berikutnya.
web-choose = Pilih kartu untuk dimainkan
web-choose-or-yield = Pilih kartu, atau menyerah
web-choose-cards = Pilih kartu
web-clear = Batal
web-yield = Menyerah
web-sending = Mengirim…
web-play-these = Mainkan { $cards }
web-discard-these = Buang { $cards }
web-missing = Kurang { $missing } untuk bertahan
web-sort-rank = Urutkan menurut nilai
web-sort-suit = Urutkan menurut jenis
web-damage = Serangan { $damage }
web-exact = serangan pas
web-kill = musuh kalah
web-wins = memenangkan permainan
web-value = Nilai { $value }
web-heals = sembuhkan { $count }
web-you-draw = kamu +{ $count }
web-who-draws = { $who } +{ $count }
web-draws-none = tidak ada yang bisa mengambil
web-doubled = digandakan: { $damage }
web-shields = serangan musuh { $attack }
web-cancels = menghilangkan kekebalan
web-blocked = tanpa kekuatan: kebal
web-after-wins = King terakhir tumbang.
web-after-stuck = { $who } tidak akan punya aksi: itu berarti kalah.
web-after-exact = Musuh masuk ke atas dek tavern, dan kamu main lagi.
web-after-kill =
    { $waste ->
        [0] Musuh kalah, dan kamu main lagi.
       *[other] Lebih { $waste }. Musuh kalah, dan kamu main lagi.
    }
web-after-jester = Sekarang tanpa serangan: kamu memilih siapa berikutnya.
web-after-no-strike = Musuh tidak bisa membalas.
web-after-covered = Musuh menyerang sebesar { $attack }. Buangan termurah: { $cards }.
web-after-depends = Musuh menyerang sebesar { $attack }. Bisa ditahan atau tidak tergantung kartu yang kamu ambil.
web-after-not-covered = Musuh menyerang sebesar { $attack }: kamu tidak bisa menahannya, dan itu berarti kalah.
web-need = Buang paling sedikit { $damage }
web-chosen = dipilih
web-over = lebih { $over }
web-cheapest = Buangan termurah: { $cards } = { $value }
web-take-it = Pilih
web-who-next-more = Boleh menyatakan keinginan, jangan menyebut isi tangan.
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
web-flip-about = Membuang isi tangan dan mengambil { $limit }.
web-flip-ask = Balik satu Joker?
web-flip-costs = Semua kartu di tanganmu dibuang, dan kamu mengambil { $limit } kartu.
web-medal-left-gold = Emas masih mungkin.
web-medal-left-silver = Setelah itu, yang terbaik adalah perak.
web-medal-left-bronze = Setelah itu, yang terbaik adalah perunggu.

## What a move does, one thing at a time

web-scene-heal = +{ $amount } disembuhkan
web-scene-draw = ambil { $amount }
web-scene-double = digandakan
web-scene-shield = perisai { $amount }
web-scene-blocked = tanpa kekuatan
web-scene-cancel = kekebalan hilang
web-scene-damage = serangan { $amount }
web-scene-kill = kalah
web-scene-exact = pas
web-scene-strike = menyerang { $amount }

## Talk and log

web-tab-log = Catatan
web-tab-talk = Obrolan
web-log-empty = Belum terjadi apa-apa.
web-talk-empty = Belum ada yang bicara.
web-talk-strict = Hanya yang diizinkan aturan: jangan menyebut isi tangan.
web-talk-casual = Meja santai: katakan apa saja.
web-speak = Katakan sesuatu
web-send = Kirim
web-said = { $who }: { $text }
web-phrase-my-hand-size = Aku punya { $hand } kartu
web-phrase-tavern-size = Tavern: { $tavern }
web-phrase-discard-size = Dek discard: { $discard }
web-phrase-enemy-health = Darah musuh: { $health }
web-phrase-enemy-attack = Serangan musuh: { $attack }
web-phrase-who-may-yield = Menyerah di giliran terakhir: { $yielded }
web-phrase-me-next = Aku mau
web-phrase-not-me-next = Jangan aku
web-phrase-anyone-next = Siapa saja
web-phrase-hello = Halo
web-phrase-thanks = Terima kasih
web-phrase-one-moment = Sebentar
web-phrase-good-game = Permainan bagus
web-did-take-seat = { $who } duduk.
web-did-leave-seat = { $who } berdiri.
web-did-seat-bot = { $who } mendudukkan { $bot }.
web-did-free-seat = { $who } mengosongkan kursi.
web-did-ask-undo = { $who } minta membatalkan aksi terakhir.
web-did-ask-abandon = { $who } minta mengakhiri permainan.
web-did-agree = { $who } setuju.
web-did-disagree = { $who } tidak setuju.
web-did-pause = { $who } menjeda permainan.
web-did-resume = { $who } melanjutkan permainan.
web-did-stand-in = { $bot } bermain untuk { $about }.
web-did-hand-back = { $who } kembali.

## What else can be done

web-reconnecting = Menghubungkan lagi. Kursimu tetap milikmu.
web-asks-undo = { $who } ingin membatalkan aksi terakhir.
web-asks-abandon = { $who } ingin mengakhiri permainan.
web-agree = Setuju
web-disagree = Tidak setuju
web-take-back = Tidak jadi
web-paused = Permainan dijeda.
web-pause = Jeda
web-resume = Lanjutkan
web-bot-plays-for-you = Bot bermain untukmu.
web-hand-back = Biar aku yang main
web-undo = Batalkan aksi terakhirku
web-bot-for-me = Biarkan bot bermain untukku
web-bot-for = Biarkan bot bermain untuk { $who }
web-abandon = Akhiri permainan
web-abandon-sure = Permainan dihentikan sebelum selesai, kalau semua setuju.
web-leave = Tinggalkan meja

## The end

web-castle-fallen = Castle telah runtuh
web-still-stands = { $enemy } masih berdiri
web-how-it-ended = Bagaimana akhirnya
web-see-table = Lihat meja
web-end-abandoned = Semua setuju berhenti di sini.
web-end-won = Kedua belas bangsawan kalah: semua menang bersama.
web-end-gold = Emas: kedua belas bangsawan kalah tanpa membalik Joker.
web-end-silver = Perak: kedua belas bangsawan kalah dengan satu Joker dibalik.
web-end-bronze = Perunggu: kedua belas bangsawan kalah dengan dua Joker dibalik.
web-end-short-you = Kartu di tanganmu kurang { $short } untuk menahan serangan.
web-end-short = Kartu di tangan { $who } kurang { $short } untuk menahan serangan, jadi semua kalah bersama.
web-end-stuck = { $who } tidak bisa memainkan kartu maupun menyerah.
web-its-attack = Serangannya
web-whole-hand = Semua kartumu
web-figure-moves = aksi
web-figure-beaten = dikalahkan
web-figure-exact = pas
web-figure-blow = serangan terbesar
web-new-deal = Pembagian baru
web-same-deal = Pembagian sama
web-to-rematch = Ke meja baru
web-share = Bagikan
web-record = Rekaman
web-seal-true = Pembagian sudah tetap sejak awal: sudah diperiksa
web-seal-false = Pembagian tidak cocok dengan segelnya
web-seal-other-deal = Seed yang disegel tidak membagikan kartu yang dimainkan
web-seal-unknown = Periksa sendiri pembagiannya
web-seal-chosen = Seed pembagian ini dipilih seseorang.
web-seal-how = SHA-256 dari teks ini
web-seal-commitment = harus sama dengan yang ditunjukkan sejak awal:
web-seal-deals = Seed di dalamnya harus membagikan kartu tangan, musuh, dan kartu yang diambil seperti yang terlihat di sini.

## Looking back

web-replay-title = Permainan { $code }
web-move-of = Aksi { $number } dari { $all }
web-the-deal = Pembagian kartu
web-moment = Posisi dalam permainan
web-first = Paling awal
web-previous = Aksi sebelumnya
web-next = Aksi berikutnya
web-last = Paling akhir
web-whose-view = Lihat kartu siapa
web-all-hands = Kartu semua pemain

## Settings

web-set-theme = Tema
web-set-theme-auto = Ikut perangkat
web-set-theme-light = Terang
web-set-theme-dark = Gelap
web-set-suits = Warna jenis
web-set-suits-two = Dua
web-set-suits-four = Empat
web-set-size = Ukuran kartu
web-set-size-small = Kecil
web-set-size-normal = Biasa
web-set-size-large = Besar
web-set-motion = Gerakan
web-set-motion-auto = Ikut perangkat
web-set-motion-full = Penuh
web-set-motion-less = Sedikit
web-sound = Suara
web-player = Pemain
web-save = Simpan
web-saved = Tersimpan.
web-transfer-about = Untuk bermain sebagai orang yang sama di perangkat lain, tampilkan kode di sini dan ketik di sana. Berlaku sekali.
web-transfer-show = Tampilkan kode
web-transfer-code = Kode dari perangkat lain
web-transfer-take = Pakai

## How to play

web-learn-title = Belajar di meja
web-learn-invite = Belum pernah bermain? Empat belas situasi kecil, sekitar sepuluh menit, salah pun tidak apa-apa.
web-learn-about = Empat belas situasi kecil di meja sungguhan, sekitar sepuluh menit. Kamu yang bermain; salah pun tidak apa-apa.
web-lesson-begin = Mulai
web-lesson-of = { $place } dari { $all }
web-lesson-skip = Lewati
web-lesson-next = Berikutnya
web-lesson-end = Ke akhir
web-lesson-done = sudah dipelajari
web-first-game = Kamu sudah tahu semuanya
web-first-game-about = Untuk permainan pertama ada castle yang lebih ringan: satu kartu lebih banyak di tangan, musuh dengan darah dan serangan lebih kecil.
web-first-game-go = Main yang ringan
web-first-game-real = Main yang sebenarnya
web-rules = Aturan
web-rules-about = Setiap aturan dengan nomornya, dengan kata-kata kami, bisa dicari.
web-rules-search = Cari aturan
web-rules-found =
    { $count ->
        [0] Tidak ada aturan tentang itu.
       *[other] { $count } aturan
    }
web-rules-chapters = Bab
web-whole-rulebook = Semua aturan
