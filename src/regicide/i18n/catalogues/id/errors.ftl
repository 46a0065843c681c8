# What went wrong: what is wrong, and what was expected. Names are error- and the stable code.

## Moves the rules forbid

error-game-is-won = Permainan sudah dimenangkan.
error-game-is-lost = Permainan sudah berakhir dengan kekalahan.
error-damage-first = Tahan dulu serangannya: buang kartu.
error-no-damage-now = Sekarang tidak ada serangan yang harus ditahan.
error-name-the-next = Joker sudah dimainkan: pilih siapa yang jalan berikutnya, misalnya >2.
error-nothing-to-name = Pemain berikutnya hanya dipilih setelah Joker.
error-no-cards = Mainkan minimal satu kartu, atau menyerah.
error-not-in-hand = { $card } tidak ada di tangan.
error-ranks-differ = Hanya kartu dengan angka yang sama yang bisa dijadikan kombo.
error-royals-in-combo = Jack, Queen, dan King tidak bisa dijadikan kombo, tetapi masing-masing boleh dipasangkan dengan satu As.
error-combo-too-high = Total kombo maksimal { $limit }; yang ini { $total }.
error-ace-in-combo = As dimainkan sendiri atau dengan satu kartu lain saja.
error-jester-not-alone = Joker selalu dimainkan sendiri.
error-all-others-yielded = Semua pemain lain menyerah di giliran terakhir mereka, jadi kamu tidak boleh menyerah.
error-solo-yield = Saat bermain sendiri kamu tidak boleh menyerah.
error-yielded-last-turn = Kamu menyerah di giliran terakhirmu, jadi tidak boleh menyerah lagi.
error-yielding-off = Di permainan ini tidak ada yang boleh menyerah.
error-not-held = { $card } tidak ada di tangan, jadi tidak bisa dibuang.
error-not-covered = Kartu ini hanya senilai { $total }, sedangkan serangannya { $damage }.
error-overpaid = Terlalu banyak kartu: nilainya { $total }, padahal serangannya hanya { $damage }.
error-no-such-seat = Tidak ada pemain { $seat } di permainan ini.
error-flip-not-solo = Joker hanya bisa dibalik saat bermain sendiri.
error-no-jester-left = Tidak ada Joker lagi yang bisa dibalik.

## Options

error-option-out-of-range = Opsi { $name } bernilai { $value }; seharusnya antara { $lowest } dan { $highest }.
error-bad-option = Karakter { $at }: “{ $found }” bukan opsi; seharusnya name=value.
error-unknown-option = Karakter { $at }: tidak ada opsi “{ $found }”; yang ada { $names }.
error-option-value = Karakter { $at }: “{ $found }” bukan nilai untuk { $name }; seharusnya salah satu dari { $values }.
error-option-default = Karakter { $at }: “{ $found }” adalah nilai bawaan { $name }, jadi tidak ditulis.
error-option-repeated = Karakter { $at }: opsi { $name } ditulis dua kali.
error-option-order = Karakter { $at }: opsi “{ $found }” salah urutan; urutannya { $order }.

## Cards, moves, seeds

error-bad-card = Karakter { $at }: “{ $found }” bukan kartu; seharusnya angka atau huruf A 2–9 T J Q K lalu jenis c d h s, atau Je.
error-bad-move = Karakter { $at }: “{ $found }” bukan aksi; seharusnya kartu, x dan kartu, yield, flip, atau > dan nomor kursi 1 sampai 4.
error-repeated-card = Karakter { $at }: { $card } ditulis lebih banyak daripada jumlahnya di dek.
error-bad-seed = Karakter { $at }: seed adalah satu baris teks tanpa karakter kontrol dan tidak boleh kosong.

## Positions and views

error-field-count = Seharusnya ada 10 kolom yang dipisah satu spasi, atau 11 kalau ada opsi; yang ada { $count }.
error-bad-players = Karakter { $at }: “{ $found }” bukan jumlah pemain; seharusnya 1, 2, 3, atau 4.
error-bad-turn = Karakter { $at }: “{ $found }” bukan giliran; seharusnya nomor kursi 1 sampai { $players } dan salah satu dari p d n w l.
error-bad-enemy = Karakter { $at }: “{ $found }” bukan musuh; seharusnya Jack, Queen, atau King, lalu serangan yang diterima dan sekop, misalnya Js/12/5.
error-bad-number = Karakter { $at }: “{ $found }” bukan angka; seharusnya digit tanpa tanda dan tanpa nol di depan.
error-bad-pile = Karakter { $at }: seharusnya kartu, atau - kalau tidak ada.
error-bad-hands = Karakter { $at }: seharusnya kartu di tangan { $players } pemain dengan / di antaranya.
error-hand-order = Karakter { $at }: kartu di tangan “{ $found }” tidak dalam urutan baku; seharusnya { $expected }.
error-bad-castle = Karakter { $at }: tempat “{ $found }” bukan di dek castle; seharusnya Jack, Queen, atau King.
error-bad-yields = Karakter { $at }: “{ $found }” bukan tanda menyerah; seharusnya { $players } tanda y atau -.
error-bad-jesters = Karakter { $at }: “{ $found }” bukan jumlah Joker; seharusnya 0, 1, atau 2.
error-card-twice = Karakter { $at }: { $card } ada di dua tempat; yang kedua di kolom { $field }.
error-card-missing = { $card } tidak ada di mana pun; setiap kartu harus ada di suatu tempat.
error-jester-count = Ada { $count } Joker; permainan ini seharusnya punya { $expected }.
error-castle-order = Karakter { $at }: dek castle salah urutan; setelah musuh ada Jack, lalu Queen, lalu King.
error-castle-incomplete = Karakter { $at }: { $card } harus masih di dek castle: tingkatnya di atas musuh.
error-hand-too-large = Karakter { $at }: ada { $count } kartu di satu tangan; batasnya { $limit }.
error-damage-too-high = Karakter { $at }: serangan { $damage } pasti sudah mengalahkan musuh dengan darah { $health }.
error-damage-too-low = Karakter { $at }: permainan yang dimenangkan memerlukan serangan minimal { $health }; di sini { $damage }.
error-castle-left = Karakter { $at }: dalam permainan yang dimenangkan, dek castle harus kosong.
error-damage-from-nothing = Karakter { $at }: tanpa kartu di meja, serangannya harus 0.
error-spades-from-nothing = Karakter { $at }: tanpa kartu di meja, sekopnya harus 0.
error-no-spade = Karakter { $at }: kalau sekop di atas 0, harus ada kartu sekop di meja.
error-no-jester-played = Karakter { $at }: n datang setelah Joker, jadi kartu terakhir di meja harus Joker.
error-no-damage-coming = Karakter { $at }: pada d harus ada serangan yang datang, padahal perisai menahan semuanya.
error-cannot-cover = Karakter { $at }: kartu di tangan tidak bisa menahan serangan { $damage }, jadi permainan berakhir dengan kekalahan, bukan pada d.
error-no-yield-mark = Karakter { $at }: pada d dengan meja kosong, kursi itu pasti sudah menyerah.
error-no-move = Karakter { $at }: kursi itu tidak bisa jalan, jadi permainan berakhir dengan kekalahan, bukan pada p.
error-not-stuck = Karakter { $at }: permainan belum berakhir: kursi itu masih bisa lanjut.
error-solo-jesters = Karakter { $at }: saat bermain sendiri sisa Joker 0, 1, atau 2; yang tertulis { $found }.
error-jesters-not-solo = Karakter { $at }: Joker hanya dibalik saat bermain sendiri; seharusnya 0, yang tertulis { $found }.
error-bad-unknown = Karakter { $at }: seharusnya kartu yang diketahui, lalu ? dan angka di atas 0, atau - kalau tidak ada; yang tertulis “{ $found }”.
error-group-order = Karakter { $at }: kartu dalam satu kelompok ditulis dalam urutan baku; seharusnya { $expected }.
error-hand-hidden = Karakter { $at }: kartu di tangan pemain { $seat } harus terlihat dalam tampilan ini.
error-card-count = Karakter { $at }: ada { $count } kartu tersembunyi di sini, seharusnya { $expected }.
error-castle-told = Karakter { $at }: kartu lainnya sudah menunjukkan kartu bangsawan mana yang ada di dek castle, jadi tampilan tidak menyebutnya.
error-no-world = Karakter { $at }: tidak ada susunan kartu tersembunyi yang cocok dengan posisi ini.

## Games

error-bad-tag = Karakter { $at }: “{ $found }” bukan tag; seharusnya [Name "value"].
error-tag-order = Karakter { $at }: tag ditulis dua kali atau salah urutan; urutannya { $order }, lalu yang lain.
error-unknown-tag = Karakter { $at }: tag { $found } tidak dikenal; seharusnya { $expected }. Tag yang tidak dikenal ditulis setelahnya.
error-tag-missing = Tag { $tag } tidak ada.
error-bad-result = Karakter { $at }: “{ $found }” bukan hasil; seharusnya won, lost, atau *.
error-bad-date = Karakter { $at }: “{ $found }” bukan tanggal; contoh yang benar 2026-11-15.
error-illegal-move = Karakter { $at }: aksi { $number }, “{ $found }”, melanggar aturan. { $why }
error-healed-missing = Karakter { $at }: hati memindahkan { $number } kartu; di permainan tanpa seed, kartunya harus ditulis, misalnya 7h{"{"}2c3d{"}"}.
error-healed-unwanted = Karakter { $at }: kalau ada seed, kartu yang dipindahkan hati tidak ditulis.
error-healed-wrong = Karakter { $at }: hati hanya bisa memindahkan kartu dari dek discard.
error-unwritable = “{ $found }” tidak bisa ditulis dalam permainan: ada ganti baris, nama tag yang salah, atau komentar di tempat yang salah.

## Talking to an engine, and commands

error-unknown-command = Tidak ada perintah “{ $found }”; yang ada { $known }.
error-usage = Seharusnya: { $usage }
error-not-text = Setiap baris harus berupa teks UTF-8.
error-no-position = Belum ada posisi; jalankan deal atau position dulu.
error-no-such-view = Tidak ada kursi { $seat }; seharusnya 0 untuk penonton, atau 1 sampai { $players }.
error-game-is-over = Permainan sudah selesai.
error-no-such-bot = Tidak ada bot “{ $name }”; yang ada { $known }.
error-no-such-idea = Hanya bab “Bermain dengan baik” yang punya permainan latihan: { $first } sampai { $last }.
error-no-such-language = Tidak ada bahasa “{ $name }”; pilih dari { $known }.
error-core-missing = { $file } tidak ada atau tidak cocok dengan versi ini; kompilasi dengan python3 dev.py setup.
error-illegal-action = Aksi { $action } tidak sah di permainan { $game }.
error-other-game = { $file } berisi permainan lain; hilangkan --players, --bots, --seed, dan --options untuk melanjutkannya.
error-several-games = { $file } berisi beberapa permainan; simpan salah satunya di berkas tersendiri untuk melanjutkannya.
error-damaged-daily = { $file } berisi percobaan pertama susunan kartu ini, tetapi rusak. { $why } Berkas itu tidak diubah; pindahkan untuk memulai dari awal.
error-changed-file = { $file } diubah oleh orang lain; tidak ada yang ditimpa.
error-game-in-use = { $file } sedang dibuka di terminal lain. Lanjutkan di sana, atau tutup dulu di sana.
error-read-only-file = { $file } hanya bisa dibaca; tidak ada yang ditimpa.
error-bad-net = Bobot ini bukan milik jaringan nilai versi ini.
error-empty-budget = Anggaran minimal 1; { $name } bernilai { $value }.
error-nothing-to-review = Catatan ini tidak punya aksi: tidak ada yang bisa diulas.
error-unreadable-file = { $file } tidak bisa dibaca: apakah berkasnya ada, dan apakah kamu punya izin?
error-is-folder = { $file } adalah folder; sebutkan sebuah berkas.
error-unreadable-game = { $file }, baris { $line }: { $why }
error-unwritable-file = { $file } tidak bisa ditulis: apakah foldernya ada, apakah kamu punya izin, dan apakah masih ada ruang di disk?
error-not-utf8 = { $file } bukan teks UTF-8.

## Meja langsung

error-not-seated = Kamu tidak punya kursi di meja ini.
error-not-the-host = Hanya tuan rumah meja yang boleh melakukannya.
error-not-yourself = Kamu tidak bisa mengeluarkan diri sendiri; tinggalkan saja mejanya.
error-removed = Tuan rumah mengeluarkanmu dari meja ini.
error-not-gathering = Permainan sudah dimulai; kursi hanya bisa diatur sebelum mulai.
error-not-playing = Sekarang tidak ada permainan di meja ini.
error-not-over = Main ulang hanya bisa setelah permainan selesai.
error-no-seat-there = Tidak ada kursi itu; seharusnya 0 sampai { $last }.
error-seat-is-taken = Kursi itu sudah terisi.
error-seat-is-free = Kursi itu sudah kosong.
error-no-bot-of-that-name = Tidak ada bot itu di sini; yang ada { $names }.
error-not-your-turn = Bukan giliranmu.
error-out-of-date = Permainan sudah berubah; lihat meja dan coba lagi.
error-played-by-a-bot = Kursi itu sedang dimainkan bot.
error-no-help = Meja ini tidak memberi petunjuk.
error-paused = Permainan sedang dijeda.
error-not-paused = Permainan tidak sedang dijeda.
error-no-such-phrase = Tidak ada kalimat itu; yang ada { $names }.
error-strict-talk = Di meja dengan obrolan terbatas hanya kalimat yang tersedia yang boleh diucapkan (§10.1).
error-wishes-after-a-jester = Hanya setelah Joker kamu boleh bilang apakah ingin jalan berikutnya (§10.3).
error-bad-speech = Seharusnya satu baris, 1 sampai { $limit } karakter.
error-nothing-to-undo = Tidak ada aksi yang bisa dibatalkan.
error-cards-were-revealed = Sejak itu ada kartu yang dibuka atau dikocok, jadi aksi itu tidak bisa dibatalkan.
error-already-proposed = Sudah ada usulan; jawab itu dulu.
error-nothing-proposed = Tidak ada usulan.
error-already-answered = Kamu sudah setuju.
error-still-there = Pemain itu masih ada dan belum kehabisan waktu.
error-no-bot-to-relieve = Kamu sudah bermain sendiri di kursimu.
error-rematch-exists = Meja untuk main ulang sudah ada: bergabunglah.
error-of-an-evening = Tim lain mungkin masih memainkan susunan kartu ini: di acara tidak ada main ulang.
error-too-many-words = Kamu sudah mengirim { $limit } pesan ke meja ini; selanjutnya kamu hanya bisa bermain.
error-table-is-full-of-words = Meja ini sudah mencapai batas { $limit } pesan; tidak ada lagi yang bisa duduk.
error-unreadable-message =
    { $expected ->
        [json] Ini bukan pesan dalam JSON.
        [field] Seharusnya ada kolom { $field }.
        [no-field] Kolom { $field } seharusnya tidak ada di sini.
        [text] { $field }: seharusnya teks.
        [text-length] { $field }: seharusnya teks, jumlah karakter { $limit }.
        [text-form] { $field }: seharusnya teks berbentuk { $limit }.
        [number] { $field }: seharusnya bilangan bulat.
        [number-range] { $field }: seharusnya bilangan bulat { $limit }.
        [truth] { $field }: seharusnya true atau false.
        [object] { $field }: seharusnya objek.
        [list] { $field }: seharusnya daftar.
        [list-length] { $field }: seharusnya daftar, jumlah isi { $limit }.
        [time] { $field }: seharusnya waktu dalam milidetik Unix.
       *[known-value] { $field }: seharusnya nilai lain.
    }
error-no-such-table = Tidak ada meja dengan kode itu.
error-unknown-secret = Server ini tidak mengenal perangkat ini: perangkat sudah dikeluarkan, pemainnya sudah dihapus, atau rahasianya milik server lain.
error-signed-out = Perangkat ini dikeluarkan oleh perangkat lain milik pemain ini.
error-secret-needed = Untuk ini perlu rahasia seorang pemain.
error-foreign-origin = Halaman situs lain tidak boleh melakukan ini.
error-strange-host = Server ini tidak bisa diakses dengan nama itu.
error-bad-name = Nama seharusnya 1 sampai { $limit } karakter yang terlihat.
error-too-many-bots = Satu dari { $players } kursi milikmu: kurangi bot.
error-no-such-transfer = Kode itu tidak dikenal, sudah dipakai, atau kedaluwarsa.
error-no-such-device = Tidak ada perangkat seperti itu; daftar menunjukkan perangkat yang masih masuk.
error-last-device = Ini satu-satunya perangkatmu. Kalau dikeluarkan, pemainmu ikut hilang; kalau memang itu maumu, hapus saja pemainnya.
error-no-pushes = Server ini tidak mengirim pesan ke perangkat yang halamannya tertutup.
error-bad-subscription = Server ini tidak bisa mengirim pesan ke peramban ini: alamat atau kuncinya bukan milik layanan pesan.
error-new-device = Perangkat ini ditambahkan kurang dari sehari yang lalu, jadi belum bisa mengeluarkan perangkat yang lebih lama atau menghapus pemain.
error-too-many-devices = Seorang pemain bisa punya paling banyak { $limit } perangkat. Keluarkan satu dulu.
error-no-record-yet = Catatan permainan tersedia setelah permainan selesai.
error-no-such-evening = Tidak ada acara dengan kode itu.
error-not-your-evening = Hanya penyelenggara acara yang boleh melakukan itu.
error-evening-not-open = Acara belum dimulai.
error-evening-over = Acara sudah selesai.
error-evening-not-over = Tim lain mungkin masih memainkan susunan kartu ini: semuanya ditunjukkan setelah acara selesai.
error-bad-times = Acara berlangsung paling singkat sepuluh menit, dan paling lama { $days } hari sejak sekarang.
error-no-such-team = Tidak ada tim dengan kode itu di acara ini.
error-too-many-teams = Satu acara paling banyak punya { $limit } tim.
error-team-is-closed = Tim ini penuh, atau kamu sudah ada di tim lain.
error-team-has-begun = Timmu sudah mulai: di tim lain kamu akan memainkan satu susunan kartu dua kali.
error-in-no-team = Duduklah dulu di salah satu tim.
error-host-does-not-play = Kamu menyelenggarakan acara ini tanpa ikut bermain.
error-no-such-club = Kamu tidak ada di klub dengan kode itu, atau tautannya tidak berlaku lagi.
error-not-your-club = Hanya ketua klub yang boleh melakukan itu, dan hanya terhadap anggotanya.
error-club-is-full = Satu klub paling banyak punya { $limit } anggota.
error-too-many-clubs = Kamu paling banyak bisa ada di { $limit } klub.
error-seats-free = Pemain dan bot harus mengisi semua { $players } kursi.
error-too-large = Maksimal { $limit } byte.
error-too-fast = Terlalu banyak permintaan; tunggu sebentar.
error-too-busy = Server sedang sibuk. Coba lagi sebentar lagi.
error-too-many-sockets = Terlalu banyak sambungan dari alamat ini.
error-too-slow = Sambungan terlalu lambat; sambungkan lagi.
error-hello-first = Seharusnya hello dulu.
error-hello-once = Di sini seharusnya hanya satu hello, tidak ada yang lain.
error-stopping = Server sedang dimulai ulang; kembalilah sebentar lagi.
error-storage-away = Penyimpanan sedang tidak terjangkau; coba lagi sebentar lagi.
error-no-such-page = Tidak ada apa-apa di sini.
error-no-such-method = Ini tidak bisa dilakukan di sini.
error-failed = Ada yang salah di server; tidak ada yang berubah.
error-address-taken = Tidak bisa membuka { $host } port { $port }: { $why }. Kalau sudah ada server lain, pilih port lain dengan --port.
error-no-data-folder = Folder { $folder } tidak bisa dibuat; pilih yang lain dengan --data.
error-unwanted-words = Pengelola server ini tidak mengizinkan sebuah kata dalam teks ini.
error-no-spectators = Tuan rumah meja ini tidak mengizinkan penonton.
error-nothing-to-report = Tidak ada orang lain di sana yang bisa dilaporkan.
error-unreadable-words = Daftar kata yang tidak diinginkan { $file } (REGICIDE_UNWANTED_WORDS) tidak bisa dibaca; seharusnya berkas teks UTF-8.
error-tables-closed = Pengelola server sedang tidak mengizinkan meja baru.
error-bad-setting = { $name } berisi “{ $text }”; seharusnya { $expected ->
    [seconds] jumlah detik, 0 atau lebih
    [positive-seconds] jumlah detik di atas 0
    [positive-days] jumlah hari di atas 0
    [people] jumlah orang dari 1 sampai 10000
    [on-or-off] on atau off
    [origins] alamat seperti https://games.example.org, dipisahkan koma
    [hosts] nama seperti games.example.org, tanpa port, dipisahkan koma
    [networks] alamat atau jaringan seperti 127.0.0.1 atau 10.0.0.0/8, dipisahkan koma
    [readable] berkas yang bisa dibaca
    [contact] alamat seperti mailto:operator@example.org atau https://example.org/kontak
    [folder] folder yang bisa ditulis
    [function] fungsi Python, seperti my_module:my_function
    [postgresql-url] alamat seperti postgresql://user:password@host:5432/name
   *[redis-url] alamat seperti redis://user:password@host:6379/0
 }.
error-workers-need-postgres = Beberapa proses membutuhkan PostgreSQL (REGICIDE_DATABASE_URL) dan server Valkey atau Redis (REGICIDE_BUS_URL); satu proses berjalan tanpa keduanya.
error-worker-failed = Sebuah proses pekerja berakhir sebelum siap; log menyebutkan alasannya.
error-no-fork = Sistem ini tidak bisa melakukan fork; alih-alih --workers, jalankan beberapa server di port yang berbeda.
error-no-error-reporter = Fungsi { $function } dari REGICIDE_ERROR_REPORTER tidak bisa dimuat: { $why }
error-push-missing-library = Pustaka { $library } belum terpasang. Pasang dengan pip install "open-regicide[push]" atau python3 dev.py setup dev.
error-bad-push-key = { $file } tidak berisi kunci untuk pesan; regicide admin push-key membuatnya.
error-file-exists = { $file } sudah ada; pilih yang lain.
error-backup-unwritable = Cadangan { $file } tidak bisa ditulis: { $why }
error-backup-unreadable = { $file } bukan cadangan dari program ini.
error-no-database = Tidak ada basis data di { $file }; sebutkan foldernya dengan --data, atau PostgreSQL dengan REGICIDE_DATABASE_URL.
error-servers-running = Masih ada { $count } server yang berjalan; jalankan dahulu: regicide admin drain. Server yang dimatikan paksa masih dianggap berjalan selama 30 detik.
error-servers-not-stopped = { $count } server tidak berhenti tepat waktu. Kalau ada yang dimatikan paksa, tunggu 30 detik: selama itu masih dianggap berjalan.
error-two-databases = REGICIDE_DATABASE_URL sudah diatur, sedangkan --data menunjuk basis data lain; pakai salah satu saja.
error-notice-unfit = Pesan boleh berisi paling banyak { $most } karakter, dan semuanya harus terlihat.
error-no-such-backup = Tidak ada berkas { $file }.
error-storage-not-empty = Penyimpanan ini sudah berisi pemain atau meja; dengan --replace cadangan menggantikannya.
error-no-such-player = Tidak ada pemain dengan id ini; regicide admin show-table menampilkan id di sebuah meja.
error-bad-invitation = “{ $found }” bukan undangan; seharusnya tautan seperti http://127.0.0.1:8642/t/KDFR-27XN.
error-server-refused = Server menolak: { $why }
error-server-unreachable = { $server } tidak merespons sebagai server permainan; apakah tautannya benar?
error-join-needs-terminal = Meja di server membutuhkan terminal; kalau tidak ada, buka tautannya di peramban.
error-join-signed-out = { $why } Meja berlanjut tanpa terminal ini. “regicide join” berikutnya dimulai dengan pemain baru.

## Storage, and the bus between servers

error-storage-unreachable = Penyimpanan di { $where } tidak bisa dihubungi: { $why }
error-storage-unopenable = Penyimpanan di { $where } tidak bisa dibuka: { $why }
error-storage-bad-address = Alamat penyimpanan, REGICIDE_DATABASE_URL, tidak bisa dibaca ({ $where }); seharusnya seperti postgresql://user:password@host:5432/name, atau sebuah berkas.
error-storage-newer = Penyimpanan di { $where } dibuat oleh versi program yang lebih baru; tidak ada yang diubah.
error-storage-failed = Penyimpanan di { $where } gagal: { $why }
error-storage-conflict = Penyimpanan di { $where } sudah berisi hal lain dengan nama ini; tidak ada yang diubah.
error-storage-closed = Penyimpanan di { $where } sudah ditutup.
error-storage-missing-library = Pustaka { $library } tidak terpasang. Pasang dengan pip install "open-regicide[cluster]" atau python3 dev.py setup dev.
error-bus-missing-library = Pustaka { $library } tidak terpasang. Pasang dengan pip install "open-regicide[cluster]" atau python3 dev.py setup dev.
error-bus-bad-address = Alamat bus, REGICIDE_BUS_URL, tidak bisa dibaca; seharusnya seperti redis://user:password@host:6379/0.

## Tags that disagree with the deal

disagreement-players = Tag Players tidak cocok dengan tag Deal; yang dipakai tag Deal.
disagreement-options = Tag Options tidak cocok dengan tag Deal; yang dipakai tag Deal.
disagreement-seed = Tag Seed menghasilkan kartu yang berbeda dari tag Deal; yang dipakai tag Deal.
disagreement-seats = Kursi yang diberi nama lebih banyak daripada di tag Deal; yang dipakai tag Deal.
disagreement-result = Tag Result tidak cocok dengan aksi-aksinya; yang dipakai aksinya.

## Permainan di perangkat ini

error-local-failed = Ada yang salah di perangkat ini. Semua yang tersimpan masih ada: coba lagi.
error-storage-full = Ruang penyimpanan peramban habis, jadi tidak ada yang berubah. Kosongkan ruang atau hapus permainan lama, lalu coba lagi.
error-save-failed = Peramban tidak bisa menyimpan permainan, jadi tidak ada yang berubah. Coba lagi atau muat ulang halaman.
error-unreadable-save = Permainan tersimpan ini rusak dan tidak bisa dibuka.
error-newer-save = Permainan ini disimpan oleh versi halaman yang lebih baru. Muat ulang halaman untuk mendapatkan versi itu.
error-no-local-table = Permainan itu tidak ada di perangkat ini. Permainan hanya tersimpan di peramban tempat ia dimainkan.
error-bad-local-table = Kartu tidak bisa dibagikan dengan seed dan opsi ini.
error-net-missing = Bot ini belum diunduh. Sambungkan ke internet sekali, lalu lanjutkan.
error-bot-failed = Bot gagal menjalankan aksi. Muat ulang halaman: permainan berlanjut dari sini.
error-cut-link = Tautan ini tidak lengkap atau sudah diubah. Minta tautan lengkapnya.
error-newer-link = Tautan ini dibuat oleh versi halaman yang lebih baru. Muat ulang halaman untuk mendapatkan versi itu.
error-only-practice = Permainan latihan dimulai di tengah permainan lain: tidak bisa disimpan sebagai berkas atau dibagikan lewat tautan.
error-review-failed = Ulasan terhenti karena gangguan. Coba lagi.
error-review-net-missing = Ulasan memerlukan berkas yang belum diunduh. Sambungkan ke internet sekali, lalu coba lagi.
error-no-record = Ini bukan catatan permainan; seharusnya teks dengan tag Players, Seed, dan Deal.
error-record-without-seed = Catatan ini tidak punya seed, jadi kartunya tidak bisa dibagikan.
error-record-bad-deal = Kartu tidak bisa dibagikan dengan seed dan opsi catatan ini.
error-record-bad-move = Aksi { $number } di catatan ini, “{ $move }”, melanggar aturan.
error-record-other-deal = Susunan kartu di catatan ini bukan yang dihasilkan seed-nya.
error-no-core = Halaman ini memerlukan WebAssembly, yang tidak ada di peramban ini. Perbarui peramban atau gunakan yang lain.
