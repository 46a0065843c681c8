# Pendamping meja: hitungan untuk permainan di meja sungguhan.

## The page, and setting up

companion-lay-castle = Castle: kocok empat King, empat Queen, dan empat Jack masing-masing. King di bawah, lalu Queen, lalu Jack paling atas, tertutup.
companion-lay-tavern =
    { $jesters ->
        [0] Dek tavern: kocok As dan kartu 2 sampai 10.
       *[other] Dek tavern: kocok As, kartu 2 sampai 10, dan { $jesters } Joker.
    }
companion-lay-hands =
    { $players ->
        [1] Ambil { $limit } kartu ke tangan.
       *[other] Setiap pemain mengambil { $limit } kartu.
    }
companion-lay-aside = Sisihkan { $count } Joker: balik satu untuk mengganti semua kartu di tangan.
companion-begin = Kartu sudah siap

## The table

companion-reveal = Bangsawan mana yang dibuka?
companion-tell = Ketuk kartu yang dimainkan.
companion-then = lalu { $left }
companion-suit-h = sembuh
companion-suit-d = ambil
companion-suit-c = ganda
companion-suit-s = perisai
companion-by-cards = kartu
companion-suits =
    { $count ->
        [0] Tanpa jenis
       *[other] Pilih { $count } jenis
    }
companion-not-covered = Tidak tertahan
companion-undo = Urungkan
companion-redo = Ulangi
companion-done = Selesai. { $then }
companion-time = waktu bermain
companion-medal-gold = Emas masih mungkin.
companion-medal-silver = Perak masih mungkin.
companion-medal-bronze = Perunggu masih mungkin.
companion-sure = Permainan belum selesai: hentikan

## What the table must do now. What stands before | is printed large

companion-heal = Sembuhkan { $count } | Kocok dek discard, taruh { $count } kartu di bawah dek tavern, tertutup.
companion-draw =
    { $players ->
        [1] Ambil { $count } | Sampai { $limit } kartu di tangan.
       *[other] Ambil { $count } | Satu per satu searah jarum jam dari { $who }. Yang sudah punya { $limit } dilewati.
    }
companion-shield = Perisai { $shield } | Serangan musuh kini { $attack }.
companion-shield-counts = Sekop tadi kini dihitung: perisai { $shield } | Serangan musuh kini { $attack }.
companion-double = Serangan digandakan | { $count } menjadi { $damage }.
companion-damage = Serangan { $damage } | Sisa darah { $left }.
companion-damage-exact = Serangan { $damage } | Pas dengan sisa darah.
companion-damage-over = Serangan { $damage } | Lebih { $over } dari yang perlu.
companion-again = { $who } main lagi | Kartu yang dimainkan melawan musuh ini masuk dek discard.
companion-suffer = { $who } diserang { $damage } | Buang kartu senilai itu atau lebih.
companion-suffer-stop = { $who } diserang { $damage } | Buang satu per satu, berhenti saat cukup.

## What cannot be

companion-why-royal-twice = { $card } sudah dikalahkan.
companion-why-royal-out-of-order = { $card } tidak bisa keluar sekarang: giliran { $rank }.
companion-why-not-beaten = Belum ada yang bisa memegang { $card }: belum dikalahkan.
companion-why-lies-there = { $card } sudah dimainkan melawan musuh ini.
companion-why-none = Tidak ada lagi yang bisa dimainkan.
