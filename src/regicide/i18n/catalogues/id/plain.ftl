# The line-by-line game.

plain-welcome = Open Regicide, versi tidak resmi dari permainan kartu Regicide. Ketik help untuk bantuan.
plain-game =
    { $players ->
        [1] Permainan solo dengan seed { $seed }.
       *[other] Permainan untuk { $players } pemain dengan seed { $seed }.
    }
plain-resumed = Melanjutkan permainan dari { $file }, setelah { $count } aksi.
plain-begin-another = Untuk memulai permainan lain, tambahkan --new.
plain-enemy = Musuh: { $enemy }. Darah { $left } dari { $health }. Serangan { $attack }.
plain-enemy-shielded = Musuh: { $enemy }. Darah { $left } dari { $health }. Serangan { $attack } setelah dikurangi perisai { $shield }.
plain-immune = Musuh ini kebal terhadap { $suit }.
plain-immunity-cancelled = Joker sudah menghilangkan kekebalannya.
plain-table = Sudah dimainkan melawan musuh ini: { $cards }.
plain-decks = Dek castle { $castle }, dek tavern { $tavern }, dek discard { $discard }.
plain-jesters = Joker yang masih bisa dibalik: { $count }.
plain-hand-size = { $who } memegang { $count } kartu.
plain-hand =
    { $you ->
        [yes] Kartu di tanganmu: { $cards }.
       *[no] Kartu di tangan { $who }: { $cards }.
    }
plain-hand-card = { $text } { $card }
plain-step-play =
    { $you ->
        [yes] Mainkan kartu.
       *[no] { $who }: mainkan kartu.
    }
plain-step-play-or-yield =
    { $you ->
        [yes] Mainkan kartu atau menyerah.
       *[no] { $who }: mainkan kartu atau menyerah.
    }
plain-step-suffer =
    { $you ->
        [yes] Buang kartu senilai minimal { $damage }.
       *[no] { $who }: buang kartu senilai minimal { $damage }.
    }
plain-step-name =
    { $you ->
        [yes] Pilih siapa yang jalan berikutnya.
       *[no] { $who }: pilih siapa yang jalan berikutnya.
    }
plain-move-says = { $number }. { $move }: { $says }
plain-discard-says = senilai { $value }
plain-flip-says = buang semua kartu di tangan dan ambil kartu baru; medali turun menjadi { $medal }
plain-flip-unearned = buang semua kartu di tangan dan ambil kartu baru
plain-nominate-says = { $who } jalan berikutnya
plain-other-discards = Atau kartu lain senilai minimal { $damage }, ditulis seperti { $example }.
plain-prompt = Aksi:{" "}
plain-no-number = Tidak ada aksi { $number }; pilih 1 sampai { $count }, atau tulis aksi seperti { $example }.
plain-hand-over = Serahkan keyboard kepada { $who }, lalu { $who } menekan Enter.
plain-medal-gold = emas
plain-medal-silver = perak
plain-medal-bronze = perunggu
plain-saved = Permainan disimpan di { $file }; jalankan perintah yang sama untuk melanjutkan.
plain-saved-rematch = Permainan ulang disimpan di { $file }; pakai --record dengan berkas ini untuk melanjutkannya.
plain-not-saved = Permainan ini tidak akan disimpan. { $why } Berkas lain bisa diberikan dengan --record FILE.
plain-help-moves =
    Aksi ditulis dengan kartunya: 7h, 3c3d, Ac8d. T adalah sepuluh, Je adalah Joker.
    Jenis kartu: c keriting, d wajik, h hati, s sekop.
    x di depan kartu berarti membuangnya untuk menahan serangan: xAs9c. yield untuk menyerah, flip untuk membalik Joker saat bermain solo, >2 untuk memilih pemain 2.
plain-help =
    Ketik nomor untuk menjalankan aksi itu. table menampilkan meja lagi, log menampilkan apa yang sudah terjadi, discard menampilkan dek discard.
    hint menampilkan aksi terbaik; permainan lalu tidak memberi medali. why menjelaskan aksi terakhir bot.
    quit untuk keluar; permainan disimpan setelah setiap aksi, dan perintah yang sama melanjutkannya.
    Pesan menyebut pasal aturan, misalnya §3.2: “regicide rules 3.2” menampilkannya.
plain-hint-again = Ketik hint sekali lagi untuk melihatnya.
plain-log-empty = Belum terjadi apa-apa.
plain-discard-pile = Dek discard: { $cards }.
plain-hand-known =
    { $count ->
        [1] { $who } memegang 1 kartu: { $cards }.
       *[other] { $who } memegang { $count } kartu, di antaranya { $cards }.
    }
plain-top = Di atas dek tavern: { $cards }.
plain-over = Permainan ini sudah selesai.
plain-recorded = Permainan tercatat di { $file }; putar ulang dengan regicide replay.
plain-unknown = “{ $found }” bukan aksi maupun perintah; ketik help untuk bantuan.
