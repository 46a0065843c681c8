# What the browser game and the terminal show: names begin with their topic.

## Everywhere

app-unofficial = Versi tidak resmi dan sumber terbuka dari permainan karya Paul Abrahams, Luke Badger, dan Andy Richdale, dengan ilustrasi sendiri. Kalau suka, belilah dek resminya.
app-documentation = Dokumentasi
app-main-menu = Menu utama
nav-play = Main
nav-today = Hari ini
nav-puzzles = Teka-teki
nav-learn = Belajar
nav-me = Saya
nav-waits = kartu hari ini menunggu
app-learn = Cara bermain
app-puzzles = Teka-teki
app-settings = Pengaturan
app-language = Bahasa
app-close = Tutup
app-more = Lainnya
app-to-home = Beranda
app-to-table = Ke meja
app-lost-page = Halaman tidak ditemukan
app-lost-page-about = Tautannya mungkin tidak lengkap, atau halamannya sudah pindah. Dari sini kamu bisa lanjut ke:
app-connecting = Menghubungkan…
app-no-answer = Server tidak merespons.
app-offline = Kamu sedang luring. Periksa sambunganmu, lalu coba lagi.
app-no-answer-about = Periksa sambunganmu dan coba lagi sebentar lagi.
app-try-again = Coba lagi
app-guest = Tamu
card-back = kartu tertutup
bot-name-random = Badut
bot-name-squire = Pengawal
bot-name-six-rules = Enam aturan
bot-name-counting = Penghitung poin
bot-name-level-1 = Rekrut
bot-name-level-2 = Kurir
bot-name-level-3 = Pengintai
bot-name-level-4 = Pemanah
bot-name-level-5 = Penjaga
bot-name-level-6 = Jagawana
bot-name-level-7 = Penunggang
bot-name-level-8 = Kapten
bot-name-knight = Kesatria
bot-name-champion = Juara
bot-name-medallist = Peraih medali
bot-of-level = { $level } · { $name }
bot-called-random =
    { $number ->
        [1] Fig
        [2] Pip
        [3] Bodkin
       *[other] Tansy
    }
bot-called-squire =
    { $number ->
        [1] Perrin
        [2] Wren
        [3] Hob
       *[other] Linnet
    }
bot-called-guard =
    { $number ->
        [1] Osric
        [2] Hilda
        [3] Wulf
       *[other] Ansel
    }
bot-called-knight =
    { $number ->
        [1] Maud
        [2] Brand
        [3] Gareth
       *[other] Edith
    }
bot-called-champion =
    { $number ->
        [1] Rowan
        [2] Thorn
        [3] Flint
       *[other] Sorrel
    }
bot-called-medallist =
    { $number ->
        [1] Gilda
        [2] Aurel
        [3] Arden
       *[other] Oriel
    }
manner-calm-exact = Sebagaimana mestinya
manner-calm-held = Bertahan
manner-calm-open = Sekarang bisa dilukai
manner-terse-exact = Rapi
manner-terse-held = Tertahan
manner-terse-open = Terbuka
manner-gruff-exact = Tak satu poin terbuang
manner-gruff-held = Cuma itu?
manner-gruff-open = Cukup bersembunyi
manner-merry-exact = Tepat sekali
manner-merry-held = Meleset
manner-merry-open = Ada lelucon untukmu
bot-about-random = Melakukan aksi sah apa saja, tanpa rencana. Kamulah yang berpikir.
bot-about-squire = Memakai aturan sederhana dan melihat satu aksi ke depan, seperti pemula.
bot-about-six-rules = Mengikuti enam aturan yang bisa kamu pelajari.
bot-about-counting = Menghitung poin setiap aksi; kamu juga bisa mempelajarinya.
bot-about-level = Menang { $level } dari 9 permainan bersama rekan setingkatnya. Paling sering keliru saat beberapa aksi hampir sama baiknya.
bot-about-knight = Cepat dan terlatih, tetapi tidak berpikir ke depan. Jarang keliru.
bot-about-champion = Berpikir ke depan dan memenangkan hampir semua permainan yang bisa dimenangkan.
bot-about-medallist = Sekuat Juara; saat solo ia mengejar emas.

## Home

home-hero = Runtuhkan castle bersama-sama.
home-hero-more = Dua belas bangsawan jahat, satu dek, satu sampai empat pemain yang menang atau kalah bersama. Tanpa akun, tanpa instalasi.
first-ask = Pernah main Regicide?
first-teach = Belum, ajari aku
first-teach-more = Belajar di meja: sepuluh menit, pelajaran singkat, tidak mungkin kalah.
first-try = Belum, aku mau coba
first-try-more = Permainan pertama yang ringan: bangsawan lebih lemah, dan setiap kartu menunjukkan bantuan dari jenisnya.
first-deal = Sudah, bagikan kartu
first-ways = Teman, bot, dan cara main lain
home-play = Bermain
home-play-solo = Main sendiri
home-play-solo-more = Delapan kartu, dua Joker, tiga medali.
home-play-solo-go = Bagikan kartu
home-options = Opsi
home-with-bots = Dengan bot
home-with-bots-more = Bot hanya melihat yang bisa dilihat pemain. Pilih jumlah pemain di meja.
home-which-bot = Pilih bot
partner-advice-won = Kamu memenangkan setidaknya tiga dari empat permainan terakhir di tingkat { $from }. Di tingkat { $level }, hasilnya lebih bergantung padamu.
partner-advice-lost = Empat permainan terakhirmu di tingkat { $from } memang sulit. Di tingkat { $level }, rekan-rekanmu lebih banyak membantu.
partner-advice-take = Pilih tingkat { $level }
spar-title = Rekan latihan
spar-about = Bermain di tingkatmu, { $level } dari 8, dan menjelaskan aksinya setelah permainan.
spar-go = Bermain dengannya
spar-ask = Tanyakan aksinya
spar-moves = Alasan setiap aksi
spar-better = Adakah aksi yang lebih baik?
home-how-many-players = Jumlah pemain
home-how-many-bots = Berapa di antaranya bot
player-count = { $count } pemain
home-pass-device = Oper ponsel
home-pass-device-more = Dua sampai empat orang dengan satu perangkat. Kartu di tangan tersembunyi di antara giliran.
home-pass-device-go = Pilih pemain
home-player-number = Pemain { $number }
home-needs-server = Meja untuk beberapa perangkat memerlukan server. Masukkan alamatnya.
home-server-address = Alamat server
home-server-go = Buka
home-server-bad = Ini bukan alamat. Contoh alamat: regicide.example.org.
home-open-record = Buka catatan permainan
home-with-friends = Dengan teman
home-with-friends-more = Buka meja dan kirim tautannya. Bot bisa mengisi kursi kosong.
home-make-table = Buka meja
home-join = Masuk dengan kode
home-join-more = Tempel tautan atau kode yang kamu terima.
home-join-go = Masuk
home-evenings = Acara
home-evenings-about = Susunan kartu tersegel yang sama untuk beberapa tim
home-clubs = Klub
home-clubs-about = Teman yang bermain acara bersama
home-companion = Asisten meja
home-companion-about = Main dengan kartu sungguhan? Semua hitungan diurus di sini, dan kalian diberi tahu apa yang harus dilakukan. Bisa tanpa internet.
today-title = Kartu hari ini
today-invite = Satu susunan kartu sehari, sama untuk semua.
today-waits = Permainanmu hari ini menunggu.
today-done = Sudah dimainkan hari ini. Lihat perbandingannya.
today-beaten = { $count } dari 12 bangsawan dikalahkan
today-row =
    { $count ->
        [0] Belum ada hari berturut-turut
       *[other] { $count } hari berturut-turut
    }
home-welcome = Selamat datang kembali, { $name }
home-welcome-back = Selamat datang kembali
home-waits = Yang menunggumu
home-turns = Sekarang giliranmu di { $count } meja.
home-week = Tujuh hari terakhir, bangsawan dikalahkan: { $days }
puzzles-today = Teka-teki hari ini
home-puzzle-waits = Satu aksi yang tepat. Jawaban pertamamu yang dihitung.
home-puzzle-solved = Sudah dipecahkan hari ini.
home-puzzle-tried = Sudah dicoba hari ini. Besok ada yang baru.
home-badge = Lencana terdekat
home-badge-done = { $done } dari { $of }
home-badges-all = Semua lencana sudah diraih
home-code = Kode meja
home-no-table = Meja tidak ditemukan
home-bad-code = Itu bukan kode meja. Kode terdiri atas delapan karakter, yaitu konsonan dan angka 2 sampai 9, misalnya KDFR-27XN.
home-join-again = Periksa tautan atau kodenya, lalu coba lagi.
home-public-tables = Meja publik
home-no-public-tables = Belum ada meja terbuka. Buka meja dan biarkan orang lain menemukannya.
phase-gathering = menunggu pemain
phase-playing = sedang berlangsung
home-seats-taken = { $taken } dari { $all } kursi terisi
home-sit = Duduk
home-watch = Tonton
home-my-games = Permainanku
statistics-title = Statistik
home-no-games-yet = Belum ada permainan.
home-nobody-yet = Belum ada orang lain
home-solo = Solo
home-continue = Lanjutkan
home-look-back = Putar ulang
home-review = Ulasan
result-won = Menang
result-lost = Kalah
result-abandoned = Dihentikan
result-gold = Kemenangan emas
result-silver = Kemenangan perak
result-bronze = Kemenangan perunggu
result-bot-share = bot menjalankan { $count } dari { $moves } aksi
result-hints = dengan { $count } petunjuk
result-with-help = dengan bantuan
result-no-medal = Menang tanpa medali
result-bot-finished = diselesaikan oleh bot
home-new-table = Meja baru
home-your-name = Namamu
home-make-public = Publik: siapa pun bisa menemukan meja ini
home-make-casual = Obrolan bebas: boleh bilang apa saja
home-make-help = Petunjuk: pemain boleh menanyakan aksi terbaik
home-make-spectators = Orang tanpa kursi boleh menonton
home-more-options = Opsi lain
home-tempo = Tempo
tempo-live = Langsung
tempo-live-about = Semua pemain hadir bersamaan.
tempo-turn-by-turn = Bergiliran
tempo-turn-by-turn-about = Tidak perlu hadir bersamaan: kamu bermain saat sempat.
tempo-days =
    { $count ->
        [7] seminggu per giliran
       *[other] { $count } hari per giliran
    }
tempo-no-limit = tanpa batas waktu
tempo-late-bot = bot memainkan giliran yang terlambat
tempo-late-wait = meja menunggu giliran yang terlambat
home-when-late = Saat waktu habis
home-late-bot = Bot memainkan giliran itu
home-late-bot-about = Permainan lalu tidak memberi medali.
home-late-wait = Meja menunggu
home-turn-time = Batas waktu per giliran
home-no-limit = Tanpa batas
minutes = { $count } menit
home-own-seed = Pilih seed sendiri
home-own-seed-more = Seed yang sama selalu membagikan kartu yang sama. Semua pemain akan tahu bahwa seed dipilih sendiri.
home-as-published = Aturan resmi ({ $value })
home-difficulty = Tingkat kesulitan
difficulty-gentle = Ringan
difficulty-gentle-about = Satu kartu lebih banyak di tangan dan musuh lebih lemah. Cocok untuk permainan pertama.
difficulty-official = Aturan resmi
difficulty-official-about = Permainan sesuai terbitan aslinya. Pemain baru biasanya kalah dulu.
difficulty-hard = Sulit
difficulty-hard-about = Darah dan serangan musuh lebih besar, untuk yang terlalu sering menang.
difficulty-merciless = Tanpa ampun
difficulty-merciless-about = Darah dan serangan musuh jauh lebih besar. Juara pun kalah sekali setiap tiga permainan.
option-solo-yield = Menyerah saat solo
option-overpay = Membuang lebih dari yang perlu
option-hand = Maks. kartu di tangan
option-jesters = Joker
option-health = Darah musuh
option-attack = Serangan musuh
option-yield = Menyerah
option-combo = Batas nilai kombo
option-hands = Kartu di tangan
option-value-not-twice-running = Tidak dua kali berturut-turut
option-value-stop = Berhenti saat cukup
option-value-off = Tidak boleh
option-value-open = Terlihat oleh semua
option-value-changed = { $change } ({ $value })
option-published-solo-yield = tidak boleh
option-published-overpay = boleh
option-published-yield = boleh
option-published-hands = tertutup

## Permainan di perangkat ini

local-title = Permainan di perangkat ini
local-opening = Membuka permainan…
local-here = di perangkat ini
local-practice = latihan
local-practice-about = Ini latihan: tidak memberi medali dan tidak dihitung.
local-delete = Hapus
local-keep = Jangan hapus
local-not-kept = Peramban ini tidak menyimpan apa pun untuk halaman ini: permainan di sini hilang saat halaman ditutup.
local-replay-title = Tayangan ulang
pass-to = Oper ponsel ke { $name }
pass-hidden = Semua kartu di tangan tersembunyi.
pass-show = Aku { $name }: tampilkan kartuku

## Before the start

room-title = Meja { $code }
room-casual = obrolan bebas
room-strict = obrolan terbatas
room-help = boleh minta petunjuk
room-no-spectators = tanpa penonton
room-seats = Pemain
room-free = kosong
room-seat-free = kosong
room-seat-number = Kursi { $number }
room-is-ready = siap
room-is-not-ready = belum siap
you = kamu
room-starts = mulai duluan
room-move-here = Pindah ke sini
room-seat-more = Lainnya tentang kursi { $number }
room-seat-bot = Tambah bot
room-free-seat = Keluarkan { $who }
room-let-start =
    { $you ->
        [yes] Kamu mulai duluan
       *[no] { $who } mulai duluan
    }
room-be-ready = Aku siap
room-not-ready = Belum siap
room-stand-up = Tinggalkan kursi
room-wait-seats = { $count } kursi masih kosong.
room-wait-ready = Permainan dimulai kalau semua sudah siap.
room-starts-without-you = Permainan dimulai saat kursi terakhir terisi, meski kamu tidak di sini.
room-full = Semua kursi sudah terisi
room-full-more = Tetaplah di halaman ini untuk menonton: permainan akan tampil di sini saat dimulai. Atau buka mejamu sendiri.
room-invite = Kirim tautan atau kode ini kepada teman mainmu.
room-invite-watch = Siapa pun yang punya tautan ini bisa menonton.
room-share-link = Bagikan tautan
room-copied = Tautan disalin.
share-by-hand = Peramban tidak mengizinkan penyalinan. Salin sendiri alamat ini:
room-qr-code = Kode QR
room-qr-code-about = Pindai dengan ponsel untuk membuka meja.
room-seal-about = Susunan kartu disegel: { $seal }… Setelah permainan selesai, semua orang bisa memeriksanya.
invite-title =
    { $who } mengundangmu ke meja untuk { $count ->
        [2] dua
        [3] tiga
       *[other] empat
    } pemain
invite-open-title =
    Ada kursi untukmu di meja { $count ->
        [2] dua
        [3] tiga
       *[other] empat
    } pemain
invite-what = Regicide adalah permainan kartu kooperatif: kalian menang atau kalah bersama. Satu permainan kira-kira setengah jam. Tidak perlu akun.
invite-sit = Duduk
invite-learn = Baru pertama kali? Belajar dalam sepuluh menit
invite-chosen = Cara bermain di meja ini
invite-chosen-by = Pilihan { $who } untuk meja ini
invite-turn = Jalannya satu giliran
invite-turn-play-title = Mainkan satu kartu
invite-turn-play = Angkanya adalah serangan terhadap bangsawan di tengah.
invite-turn-suit-title = Jenisnya membantu
invite-turn-suit = 7 sekop melindungi: serangan bangsawan berkurang 7.
invite-turn-survive-title = Tahan serangannya
invite-turn-survive = Buang kartu senilai itu: 4 hati menahan 3. Lalu pemain berikutnya main.
invite-power-h = sembuh
invite-power-d = ambil
invite-power-c = ganda
invite-power-s = lindung
preview-table = Kamu diundang bermain Regicide
preview-table-seats = Sebuah meja Open Regicide: { $taken } dari { $all } kursi terisi
preview-table-turns = Sebuah meja Open Regicide untuk dimainkan bergiliran: { $taken } dari { $all } kursi terisi
preview-table-about = Empat jenis kartu, dua belas bangsawan, satu tim: permainan kartu kooperatif. Duduk dengan satu ketukan, tanpa akun, tanpa memasang apa pun.
preview-replay = Sebuah permainan Open Regicide
preview-replay-about = Putar ulang aksi demi aksi, dengan semua kartu di tangan.

## The table

table-region = Meja
table-enemy = Musuh
table-enemy-number = Musuh { $number } dari 12
table-health-of = dari { $health } darah
table-health-bar =
    { $damage ->
        [0] Sisa darah { $left } dari { $health }
       *[other] Sisa darah { $left } dari { $health }; berkurang { $damage } oleh aksi ini
    }
table-attack = serangan
table-shielded = { $full } dikurangi perisai { $shield }
table-then-attack = jadi { $attack }
table-no-blow = tidak diserang
table-immune = Kebal terhadap { $suit }
table-immunity-broken = Kekebalan hilang
table-waiting-shield = Perisai { $shield }, aktif kalau Joker dimainkan
table-castle = Castle
fate-to-come = { $royal }: belum datang
fate-now = { $royal }: musuh saat ini
fate-defeated = { $royal }: dikalahkan
fate-taken-exactly = { $royal }: dikalahkan dengan serangan pas
castle-key-defeated = dikalahkan
castle-key-exact = pas
castle-key-now = sekarang
table-tavern = tavern
table-discard = discard
table-played = Dimainkan melawan musuh ini
table-discard-title = Dek discard: { $count }
table-tavern-title = Dek tavern: { $count }
table-discard-empty = Dek discard kosong.
table-tavern-about = Tidak ada yang tahu urutan lengkap dek tavern, tetapi ini diketahui semua pemain.
table-tavern-unknown = Belum ada yang diketahui tentang kartu di dek tavern.
table-tavern-top = Paling atas
table-tavern-group = Ditaruh di bawah (kelompok ke-{ $number }), urutan tidak diketahui
table-known-in-hand =
    { $you ->
        [yes] Di tanganmu (diketahui semua)
       *[no] Di tangan { $who } (diketahui semua)
    }
table-here = hadir
table-away = tidak hadir
table-stand-in = diganti bot
table-yielded = menyerah
table-cards = { $count } kartu
table-your-hand =
    { $count ->
        [0] Kartu di tanganmu: kosong
       *[other] Kartu di tanganmu: { $count }
    }
table-hand-empty = Tidak ada kartu di tangan
table-known-to-all = { $card } (diketahui semua)
table-your-turn = Giliranmu
turns-others = { $count } meja lain menunggumu.
turns-next = Meja berikutnya
turns-until = sampai { $when }
table-turn-of =
    { $you ->
        [yes] Kamu sedang bermain
       *[no] { $who } sedang bermain
    }
table-struck =
    { $you ->
        [yes] Kamu terkena serangan
       *[no] { $who } terkena serangan
    }
table-turn-away = { $who } sedang tidak hadir
table-pause = Dijeda
table-survive = Tahan serangan ini
table-who-next = Siapa berikutnya?
table-won = Menang
table-game-lost = Kalah
table-abandoned = Dihentikan
table-steps = Langkah giliran
step-play = Main
step-powers = Kekuatan
step-damage = Serangan
step-survive = Bertahan
talk-open-log = Buka riwayat dan obrolan
talk-and-log = Riwayat dan obrolan
talk-unread =
    { $count ->
        [0] Riwayat dan obrolan
       *[other] Riwayat dan obrolan, { $count } baru
    }
table-menu = Menu
table-watchers = { $count } orang menonton.
table-announce-turn = Giliranmu. { $enemy }: darah { $health }, serangan { $attack }.

## Choosing

table-watching = Kamu menonton.
table-wait-turn =
    { $you ->
        [yes] Giliranmu.
       *[no] Giliran { $who }.
    }
table-wait-for-choice =
    { $you ->
        [yes] Kamu memilih siapa berikutnya.
       *[no] { $who } memilih siapa berikutnya.
    }
choose-cards-to-play = Pilih kartu untuk dimainkan
choose-cards-or-yield = Pilih kartu atau menyerah
choose-only-flip = Tidak ada kartu yang bisa kamu mainkan. Tinggal Joker yang bisa menolong.
choose-only-yield = Tidak ada kartu yang bisa kamu mainkan. Kamu hanya bisa menyerah.
choose-yield-or-flip = Tidak ada kartu yang bisa kamu mainkan. Menyerah, atau balik Joker.
choose-cards = Pilih kartu
choose-clear = Kosongkan
move-yield = Menyerah
choose-sending = Mengirim…
choose-play-these = Mainkan { $cards }
choose-discard-these = Buang { $cards }
choose-missing = Kurang { $missing } untuk bertahan
choose-sort-rank = Urutkan menurut nilai
choose-sort-suit = Urutkan menurut jenis kartu
effect-damage = Serangan { $damage }
effect-exact = serangan pas
effect-kill = musuh kalah
effect-wins = memenangkan permainan
effect-value = Nilai { $value }
effect-heals = sembuhkan { $count }
effect-you-draw = kamu +{ $count }
effect-who-draws = { $who } +{ $count }
effect-draws-none = tidak ada yang bisa mengambil kartu
effect-doubled = digandakan: { $damage }
effect-shields = serangan musuh { $attack }
effect-cancels = menghilangkan kekebalan
effect-blocked = tanpa kekuatan: kebal
after-wins = King terakhir tumbang.
after-stuck =
    { $you ->
        [yes] Kamu tidak akan bisa jalan, dan itu berarti kalah.
       *[no] { $who } tidak akan bisa jalan, dan itu berarti kalah.
    }
after-exact = Musuh ditaruh di atas dek tavern, dan kamu main lagi.
after-kill =
    { $waste ->
        [0] Musuh kalah, dan kamu main lagi.
       *[other] Lebih { $waste }. Musuh kalah, dan kamu main lagi.
    }
after-jester = Musuh tidak menyerang. Kamu memilih siapa berikutnya.
after-no-strike = Musuh tidak bisa membalas.
after-covered = Musuh menyerang sebesar { $attack }. Pilihan termurah: { $cards }.
after-depends = Musuh menyerang sebesar { $attack }. Bisa ditahan atau tidak tergantung kartu yang kamu ambil.
after-not-covered = Musuh menyerang sebesar { $attack }: kamu tidak bisa menahannya, dan itu berarti kalah.
choose-need = Buang minimal { $damage }
choose-cannot-cover = Serangan { $damage }, sedangkan nilai semua kartumu { $value }. Tinggal Joker yang bisa menyelamatkanmu.
choose-chosen = dipilih
choose-over = lebih { $over }
choose-cheapest = Pilihan termurah: { $cards } = { $value }
choose-take-it = Pilih
choose-who-next-more = Kamu boleh bilang mau jalan atau tidak, tetapi jangan menyebut kartu apa yang ada di tangan.
choose-you-again = Kamu lagi
choose-goes-next = Berikutnya: { $who }
choose-next-player = Pilih siapa berikutnya
choose-your-wish = Kamu mau jalan berikutnya?
move-flip = Balik Joker
choose-jesters-left =
    { $count ->
        [0] Tidak ada Joker lagi.
       *[other] Sisa { $count } Joker.
    }
choose-flip-about = Buang semua kartu di tangan dan ambil { $limit } baru.
choose-flip-ask = Balik satu Joker?
choose-flip-costs = Semua kartu di tanganmu dibuang, dan kamu mengambil { $limit } kartu.
medal-left-gold = Emas masih mungkin.
medal-left-silver = Setelah itu paling tinggi perak.
medal-left-bronze = Setelah itu paling tinggi perunggu.

## Hints

hint-ask = Petunjuk
hint-cost = Petunjuk memperlihatkan aksi terbaik. Semua di meja melihat bahwa kamu memintanya, dan permainan ini tidak memberi medali.
hint-show = Tampilkan petunjuk
hint-wait = Sedang berpikir…
hint-best = { $move }: Juara memenangkan { $chance }% permainan dari sana.
hint-next = Terbaik kedua: { $move }, { $chance }%.
hint-medal = Tanpa membalik Joker: { $chance }%.
hint-even = Keduanya hampir sama baiknya.
hint-choose = Pilih aksi ini
hint-no-medal = Permainan ini tidak memberi medali.
hint-numbers = Angka
hint-card = petunjuk
hint-pays = menahan
hint-other = Terbaik kedua: { $move }
hint-first = Terbaik: { $move }

## What a move does, one thing at a time

story-heal = +{ $amount } disembuhkan
story-double = digandakan
story-shield = perisai { $amount }
story-blocked = tanpa kekuatan
story-cancel = kekebalan hilang
story-damage = serangan { $amount }
story-overkill = lebih { $amount } dari yang perlu
story-exact = serangan pas
story-covers = menahan { $value }
moment-first-queen = Queen pertama
moment-first-king = King pertama
moment-last-enemy = musuh terakhir
moment-narrow = pas-pasan, dengan kartu terakhir
story-pause = Jeda animasi
story-resume = Lanjutkan
story-step = Langkah berikutnya
story-skip = Lompat ke posisi terkini
story-missed = Selama kamu pergi: { $moves } aksi.
story-missed-defeated = Dikalahkan: { $cards }
recap-title = Sejak giliran terakhirmu
recap-all-again = Tampilkan lagi semua
recap-drawn = ambil { $count }
recap-paid = { $damage } ditahan dengan { $cards }
story-offer-sound = Nyalakan suara meja?
story-accept-sound = Dengan suara
story-decline-sound = Tidak, terima kasih
lane-about = Kabar meja
lane-notice = Pemberitahuan
lane-read = Baca
lane-yes = Ya
lane-no = Tidak
lane-wait = Tunggu
lane-let-bot = Biar bot bermain
lane-waiting = { $count } pemberitahuan lagi menunggu.

## Talk and log

talk-tab-log = Riwayat
talk-tab-talk = Obrolan
talk-log-empty = Belum terjadi apa-apa.
talk-empty = Belum ada yang bicara.
talk-undone = dibatalkan
talk-tell-again = Tampilkan lagi aksi ini
why-ask = Mengapa aksi ini?
why-failed = Alasannya tidak ditemukan. Periksa sambunganmu, lalu coba lagi.
talk-strict = Hanya yang diizinkan aturan: jangan menyebut kartu apa yang ada di tangan.
talk-casual = Meja obrolan bebas: katakan apa saja.
talk-speak = Katakan sesuatu
talk-send = Kirim
talk-said =
    { $you ->
        [yes] Kamu: { $text }
       *[no] { $who }: { $text }
    }
phrase-my-hand-size = Aku punya { $hand } kartu
phrase-tavern-size = Tavern: { $tavern }
phrase-discard-size = Dek discard: { $discard }
phrase-enemy-health = Darah musuh: { $health }
phrase-enemy-attack = Serangan musuh: { $attack }
phrase-who-may-yield = Menyerah di giliran terakhir: { $yielded }
phrase-me-next = Aku mau
phrase-not-me-next = Lebih baik jangan aku
phrase-anyone-next = Terserah saja
phrase-hello = Halo
phrase-thanks = Terima kasih
phrase-one-moment = Sebentar
phrase-good-game = Main bagus
phrase-well-played = Permainan bagus
phrase-ouch = Aduh
phrase-sorry = Maaf
phrase-phew = Fiuh
talk-reactions = Reaksi
talk-mute = Sembunyikan reaksi pemain lain
did-take-seat =
    { $you ->
        [yes] Kamu duduk.
       *[no] { $who } duduk.
    }
did-leave-seat =
    { $you ->
        [yes] Kamu meninggalkan kursi.
       *[no] { $who } meninggalkan kursi.
    }
did-seat-bot =
    { $you ->
        [yes] Kamu menambahkan { $bot }.
       *[no] { $who } menambahkan { $bot }.
    }
did-free-seat =
    { $you ->
        [yes] Kamu mengosongkan satu kursi.
       *[no] { $who } mengosongkan satu kursi.
    }
did-remove-player =
    { $you ->
        [yes] Kamu mengeluarkan seorang pemain dari meja.
       *[no] { $who } mengeluarkan seorang pemain dari meja.
    }
did-ask-undo =
    { $you ->
        [yes] Kamu minta membatalkan aksi terakhir.
       *[no] { $who } minta membatalkan aksi terakhir.
    }
did-ask-hint =
    { $you ->
        [yes] Kamu minta petunjuk.
       *[no] { $who } minta petunjuk.
    }
did-ask-abandon =
    { $you ->
        [yes] Kamu minta mengakhiri permainan.
       *[no] { $who } minta mengakhiri permainan.
    }
did-agree =
    { $you ->
        [yes] Kamu setuju.
       *[no] { $who } setuju.
    }
did-disagree =
    { $you ->
        [yes] Kamu tidak setuju.
       *[no] { $who } tidak setuju.
    }
did-pause =
    { $you ->
        [yes] Kamu menjeda permainan.
       *[no] { $who } menjeda permainan.
    }
did-resume =
    { $you ->
        [yes] Kamu melanjutkan permainan.
       *[no] { $who } melanjutkan permainan.
    }
did-stand-in =
    { $you ->
        [yes] { $bot } menggantikanmu.
       *[no] { $bot } menggantikan { $about }.
    }
did-hand-back =
    { $you ->
        [yes] Kamu kembali bermain.
       *[no] { $who } kembali bermain.
    }

## What else can be done

table-reconnecting = Menghubungkan lagi… Kursimu tetap milikmu.
asks-undo =
    { $you ->
        [yes] Kamu ingin membatalkan aksi terakhir.
       *[no] { $who } ingin membatalkan aksi terakhir.
    }
asks-abandon =
    { $you ->
        [yes] Kamu ingin mengakhiri permainan.
       *[no] { $who } ingin mengakhiri permainan.
    }
action-agree = Setuju
action-disagree = Tidak setuju
action-take-back = Tidak jadi
table-paused = Permainan dijeda.
table-paused-by =
    { $you ->
        [yes] Kamu menjeda permainan pada { $when }.
       *[no] { $who } menjeda permainan pada { $when }.
    }
table-is-paused = dijeda
status-title = Status server ini
status-works = Server berjalan normal.
notice-draining = Server akan segera berhenti untuk pemeliharaan. Jeda atau selesaikan permainanmu; nanti bisa dilanjutkan dari situ.
notice-new-device = Sebuah perangkat baru saja ditambahkan ke pemainmu. Bukan kamu? Keluarkan perangkat itu di pengaturan permainan di peramban.
notice-away = { $who } sedang tidak hadir.
notice-late =
    { $you ->
        [yes] Waktumu habis: pemain lain boleh meminta bot menggantikanmu.
       *[no] Waktu { $who } habis.
    }
action-pause = Jeda
action-resume = Lanjutkan
action-bot-plays-for-you = Bot sedang menggantikanmu.
action-hand-back = Biar aku yang main
action-undo = Batalkan aksi terakhirku
action-bot-for-me = Biar bot menggantikanku
action-bot-for = Biar bot menggantikan { $who }
action-abandon = Akhiri permainan
action-abandon-sure = Kalau semua setuju, permainan dihentikan sebelum selesai.
action-leave = Tinggalkan meja
people-title = Orang di meja ini
people-remove = Keluarkan { $who }
people-remove-sure = Bot akan mengambil kursinya dan { $who } tidak akan bisa kembali.
people-report = Laporkan nama { $who }
people-report-words = Laporkan “{ $text }” dari { $who }
people-report-about = Pengelola server ini akan melihat nama, pesan, meja, dan alasanmu.
people-reported = Laporan terkirim.
report-reason = Alasan
report-insult = Hinaan
report-threat = Ancaman
report-spam = Spam
report-other = Hal lain
action-count = Hitung kartu
action-points-on = Hitung poin
action-points-off = Berhenti menghitung poin
action-rules = Aturan
action-alerts-on = Beri tahu aku saat giliranku
action-alerts-off = Berhenti memberi tahu
action-alerts-blocked = Peramban ini tidak menampilkan pemberitahuan dari halaman ini. Kamu bisa mengizinkannya di pengaturan peramban.
keys-title = Tombol dan gerakan
keys-digits = 1 sampai 9, dan 0 untuk yang kesepuluh: pilih kartu
keys-space = Spasi: pilih kartu yang disorot, atau batalkan pilihannya
keys-enter = Enter: jalankan aksi pada tombol emas
keys-hint = H: petunjuk
keys-escape = Esc: kosongkan pilihan
keys-help = ?: menu ini
keys-double-click = Klik dua kali: langsung mainkan satu kartu
keys-drag = Seret ke musuh: mainkan kartu itu atau semua yang dipilih
count-title = Kartu yang belum kamu lihat: { $count }
count-where = Di dek tavern: { $tavern }. Di tangan lain: { $hands }.
count-suit = { $suit }, { $count }: { $cards }
count-jesters = Di antaranya ada { $count } Joker.
count-to-come = Bangsawan yang belum datang
count-none-to-come = Tidak ada: ini yang terakhir.
count-known = Yang diketahui semua pemain

## The end

end-castle-fallen = Castle telah runtuh
end-still-stands = { $enemy } masih berdiri
end-how-it-ended = Lihat hasil akhir
end-see-table = Lihat meja
end-abandoned = Semua setuju berhenti di sini.
end-what-decided = Apa yang menentukan?
end-reviewing = Permainan sedang diulas…
end-won = Kedua belas bangsawan dikalahkan: semua menang.
end-won-alone = Kedua belas bangsawan dikalahkan.
end-gold = Emas: kedua belas bangsawan dikalahkan tanpa membalik Joker.
end-silver = Perak: kedua belas bangsawan dikalahkan dengan membalik satu Joker.
end-bronze = Perunggu: kedua belas bangsawan dikalahkan dengan membalik dua Joker.
end-bot-finished =
    { $you ->
        [yes] Bot menyelesaikan permainan ini untukmu.
       *[no] Bot menyelesaikan permainan ini untuk { $who }.
    }
end-bot-helped =
    { $you ->
        [yes] Bot sempat menggantikanmu.
       *[no] Bot sempat menggantikan { $who }.
    }
end-bot-share = Bot menjalankan { $count } dari { $moves } aksi.
end-hints = { $count } petunjuk diberikan, jadi permainan ini tidak memberi medali.
end-known-deal = Susunan kartu ini sudah pernah dimainkan sampai selesai, jadi permainan ini tidak memberi medali. Susunan kartu baru memberinya.
end-short-you = Nilai kartumu kurang { $short } untuk menahan serangan.
end-short = Nilai kartu { $who } kurang { $short } untuk menahan serangan, jadi semua kalah.
end-stuck =
    { $you ->
        [yes] Kamu tidak bisa memainkan kartu maupun menyerah.
       *[no] { $who } tidak bisa memainkan kartu maupun menyerah.
    }
end-its-attack = Serangannya
end-whole-hand = Semua kartumu
end-hand-of = Semua kartu { $who }
end-missing = kurang { $short }
end-flag = Reruntuhan castle dengan benderamu di atasnya
figure-moves = aksi
figure-beaten = dikalahkan
figure-exact = pas
figure-blow = serangan terbesar
action-new-deal = Kartu baru
action-same-deal = Ulangi susunan ini
end-to-rematch = Ke meja baru
rematch-asked = { $who } ingin main lagi.
rematch-come = Main
rematch-stay = Tetap di sini
end-share = Bagikan
end-evening = Ke acara
end-evening-about = Tim lain mungkin masih memainkan susunan kartu ini: jangan beri tahukan apa pun kepada mereka. Setelah acara selesai, permainan ini bisa dilihat kembali.
end-challenge = Tantang teman
end-record = Unduh
end-more = Lainnya
seal-checking = Memeriksa pembagian kartu…
seal-true = Sudah diperiksa: susunan kartu tetap sejak awal
seal-false = Susunan kartu tidak cocok dengan segelnya
seal-other-deal = Seed yang disegel menghasilkan kartu yang berbeda dari yang dimainkan
seal-unknown = Periksa sendiri susunan kartunya
seal-chosen = Seed susunan kartu ini dipilih oleh seseorang.
seal-how = SHA-256 dari teks ini
seal-commitment = harus sama dengan nilai yang ditunjukkan di awal:
seal-deals = Seed di dalamnya harus menghasilkan kartu di tangan, musuh, dan kartu yang diambil seperti yang terlihat di sini.

## Looking back

replay-title = Permainan { $code }
replay-move-of = Aksi { $number } dari { $all }
replay-the-deal = Pembagian kartu
replay-moment = Posisi dalam permainan
replay-controls = Kendali
replay-hands = Kartu di tangan
replay-first = Awal
replay-previous = Aksi sebelumnya
replay-next = Aksi berikutnya
replay-last = Akhir
replay-whose-view = Tampilkan kartu siapa
replay-all-hands = Kartu semua pemain
replay-play = Putar
replay-pause = Jeda
replay-speed = Kecepatan
replay-speed-slow = Lambat
replay-speed-normal = Normal
replay-speed-fast = Cepat
replay-moves = Daftar aksi
replay-help = Tombol dan tanda
replay-key-arrows = satu aksi mundur atau maju
replay-key-ends = ke awal atau ke akhir
replay-key-space = putar atau jeda
replay-space-bar = Spasi
replay-marks = Tanda di atas penggeser menunjukkan saat bangsawan kalah; tanda emas berarti serangannya pas. Tanda terakhir adalah akhir permainan.
replay-share-moment = Alamat halaman ini memuat nomor aksi: bagikan untuk menunjukkan momen ini.
replay-expected = Tayangan ulang memerlukan kode permainan yang sudah selesai, seperti { $example }.
replay-code = Kode permainan
replay-open = Buka tayangan ulang

## Settings

settings-theme = Tema
settings-theme-auto = Ikut perangkat
settings-theme-light = Terang
settings-theme-dark = Gelap
settings-suits = Warna jenis kartu
settings-suits-two = Dua
settings-suits-four = Empat
settings-size = Ukuran kartu
settings-size-small = Kecil
settings-size-normal = Biasa
settings-size-large = Besar
settings-motion = Animasi
settings-motion-auto = Ikut perangkat
settings-motion-full = Penuh
settings-motion-less = Dikurangi
settings-speed = Kecepatan animasi
settings-speed-calm = Tenang
settings-speed-normal = Normal
settings-speed-fast = Cepat
settings-speed-instant = Langsung
settings-sound = Suara
settings-volume = Volume
settings-player = Pemain
settings-save = Simpan
settings-saved = Tersimpan.
settings-to-table = Kembali ke meja
settings-transfer-about = Untuk memakai pemain ini di perangkat lain, tampilkan kode di sini, lalu pindai atau ketik di sana. Setiap kode hanya berlaku sekali.
settings-transfer-show = Tampilkan kode
settings-transfer-code = Kode dari perangkat lain
settings-transfer-take = Pakai
settings-transfer-scan = Pindai dengan kamera perangkat lain
settings-transfer-ask = Pindah ke perangkat ini?
settings-transfer-ask-new = Kamu akan bermain di sini sebagai pemain di perangkat yang menampilkan kode, dan melihat permainan yang sama.
settings-transfer-ask-other = Kamu akan bermain di sini sebagai pemain di perangkat yang menampilkan kode. Perangkat ini tidak lagi bermain sebagai { $name }.
settings-transfer-move = Pindah ke sini
settings-transfer-stay = Batal
devices-title = Perangkatmu
devices-about = Perangkat ini bisa bermain sebagai kamu di server ini. Keluarkan perangkat yang hilang atau tidak kamu kenal. Permainanmu tetap ada.
devices-added = Ditambahkan { $date }
devices-used = terakhir dipakai { $day }
devices-this = perangkat ini
devices-new = baru
devices-sign-out = Keluarkan
devices-sign-out-added = Keluarkan perangkat yang ditambahkan { $date }
devices-name = Nama perangkat
devices-rename = Beri nama
devices-name-added = Beri nama perangkat yang ditambahkan { $date }
devices-sign-out-others = Keluarkan semua yang lain
devices-sure = Perangkat yang dikeluarkan tidak bisa lagi bermain sebagai kamu. Mejanya tetap berlanjut, dan kode yang pernah kamu tampilkan tidak berlaku lagi.
devices-sure-this = Perangkat ini tidak akan bisa lagi bermain sebagai kamu. Untuk kembali, tampilkan kode di perangkatmu yang lain.
devices-sign-out-sure = Keluarkan sekarang
devices-keep = Jangan keluarkan
devices-done = Sudah dikeluarkan.
devices-notice = { $count } perangkat ditambahkan ke pemainmu, yang terakhir pada { $date }. Apakah itu kamu?
devices-look = Lihat perangkatmu
devices-it-was-me = Itu aku
devices-begin-again = Permainan di perangkat ini masih ada. Di server kamu mulai sebagai pemain baru, atau lanjut dengan kode dari perangkatmu yang lain.

## Messages to devices whose page is closed

push-turn = Giliranmu
push-invitation = Permainan ulang menunggumu
push-finished = Permainan sudah selesai
# $names: the other people at the table.
push-with = Bersama { $names }
push-title = Pesan saat halaman tertutup
push-about = Perangkat ini bisa memberitahumu apa yang terjadi di mejamu saat halaman tertutup. Pesan hanya menyebut mejanya, tidak menyebut kartu.
push-on = Aktifkan di perangkat ini
push-off = Matikan di perangkat ini
push-kinds = Beri tahu aku tentang
push-kind-turn = giliranku
push-kind-invitation = permainan ulang
push-kind-finished = akhir permainan
push-quiet = Jam tenang
push-quiet-begin = Dari
push-quiet-end = Sampai
push-denied = Perambanmu memblokir pesan dari halaman ini. Izinkan pemberitahuan halaman ini di pengaturan peramban, lalu kembali ke sini.
push-unsupported = Peramban ini tidak bisa menampilkan pesan saat halaman tertutup. Di iPhone atau iPad, tambahkan dulu halaman ini ke layar utama.
push-failed = Peramban tidak bisa menghubungi layanan pesannya. Coba lagi nanti.
push-offer = Kirim pesan saat giliranmu tiba?
push-decline = Tanpa pesan di perangkat ini
settings-data = Datamu
settings-data-about = Unduh semua yang disimpan server ini tentangmu, atau hapus. Permainan dengan orang lain tetap milik mereka, tanpa nama dan kata-katamu; milikmu sendiri dihapus. Ini tidak bisa dibatalkan.
settings-data-download = Unduh
settings-data-delete = Hapus dataku dari server ini
settings-data-confirm = Hapus selamanya
settings-data-deleted = Semuanya sudah dihapus.

## How to play

learn-title = Belajar di meja
learn-about = Empat belas pelajaran singkat di meja permainan, sekitar sepuluh menit. Kamu yang bermain; salah pun tidak apa-apa.
learn-begin = Mulai
learn-of = { $place } dari { $all }
learn-skip = Lewati
learn-next = Berikutnya
learn-end = Selesai
learn-done = sudah dipelajari
learn-first-game = Kamu sudah tahu semuanya
learn-first-game-about = Untuk permainan pertamamu, coba castle yang lebih ringan: satu kartu tambahan di tangan, serta musuh dengan darah dan serangan lebih kecil.
learn-first-game-go = Main versi ringan
learn-first-game-real = Main versi asli
rules-title = Aturan
rules-about = Setiap aturan bernomor, bisa dicari, dan ditulis dengan kata-kata kami sendiri.
rules-search = Cari aturan
rules-found =
    { $count ->
        [0] Tidak ada aturan yang cocok.
       *[other] { $count } aturan
    }
rules-nothing-found = Coba kata lain, atau lihat daftar isi:
rules-chapters = Bab
rules-whole-rulebook = Semua aturan
