# Pendamping meja: hitungan untuk permainan di meja sungguhan.

## The page, and setting up

companion-lay-castle = Dek castle: kocok empat King, empat Queen, dan empat Jack secara terpisah. Tumpuk tertutup: King di bawah, lalu Queen, Jack paling atas.
companion-lay-tavern =
    { $jesters ->
        [0] Dek tavern: kocok As dan kartu 2 sampai 10.
       *[other] Dek tavern: kocok As, kartu 2 sampai 10, dan { $jesters } Joker.
    }
companion-lay-hands =
    { $players ->
        [1] Ambil { $limit } kartu.
       *[other] Bagikan { $limit } kartu ke setiap pemain.
    }
companion-lay-aside = Sisihkan { $count } Joker: balik satu untuk mengganti semua kartu di tangan.
companion-begin = Kartu sudah siap

## The table

companion-reveal = Bangsawan mana yang dibuka?
companion-tell = Ketuk kartu yang dimainkan.
companion-then = menjadi { $left }
companion-suit-h = sembuh
companion-suit-d = ambil
companion-suit-c = ganda
companion-suit-s = perisai
companion-by-cards = per kartu
companion-suits =
    { $count ->
        [0] Tanpa jenis kartu
       *[other] Pilih { $count } jenis kartu
    }
companion-not-covered = Tidak bisa menahan
companion-undo = Urungkan
companion-redo = Ulangi
companion-done = Selesai. { $then }
companion-time = waktu bermain
companion-medal-gold = Emas masih mungkin.
companion-medal-silver = Perak masih mungkin.
companion-medal-bronze = Perunggu masih mungkin.
companion-lost = Permainan kalah
companion-sure = Hentikan permainan ini

## What the table must do now. What stands before | is printed large

companion-heal = Sembuhkan { $count } | Kocok dek discard, taruh maksimal { $count } kartu di bawah dek tavern, tertutup.
companion-draw =
    { $players ->
        [1] Ambil { $count } | Maksimal { $limit } kartu di tangan.
       *[other] Ambil { $count } | Satu kartu tiap pemain, searah jarum jam mulai dari { $who }. Yang sudah punya { $limit } dilewati.
    }
companion-shield = Perisai { $shield } | Serangan musuh kini { $attack }.
companion-shield-counts = Sekop tadi kini dihitung: perisai { $shield } | Serangan musuh kini { $attack }.
companion-double = Serangan digandakan | { $count } menjadi { $damage }.
companion-damage = Serangan { $damage } | Sisa darah { $left }.
companion-damage-exact = Serangan { $damage } | Pas dengan sisa darah.
companion-damage-over = Serangan { $damage } | Lebih { $over } dari yang perlu.
companion-again =
    { $you ->
        [yes] Kamu main lagi | Semua kartu yang dimainkan melawan musuh ini ditaruh di dek discard.
       *[no] { $who } main lagi | Semua kartu yang dimainkan melawan musuh ini ditaruh di dek discard.
    }
companion-suffer =
    { $you ->
        [yes] Kamu diserang { $damage } | Buang kartu senilai minimal { $damage }.
       *[no] { $who } diserang { $damage } | Buang kartu senilai minimal { $damage }.
    }
companion-suffer-stop =
    { $you ->
        [yes] Kamu diserang { $damage } | Buang satu per satu, berhenti saat cukup.
       *[no] { $who } diserang { $damage } | Buang satu per satu, berhenti saat cukup.
    }

## What cannot be

companion-why-royal-twice = { $card } sudah dikalahkan.
companion-why-royal-out-of-order = { $card } belum bisa keluar: berikutnya { $rank }.
companion-why-not-beaten = { $card } belum bisa ada di tangan siapa pun: belum dikalahkan.
companion-why-lies-there = { $card } sudah dimainkan melawan musuh ini.
companion-why-none = Tidak ada lagi yang bisa dimainkan.
companion-why-no-enemy = Masukkan dulu bangsawan yang dibuka.
