# Statistics of a player's games: the page and `regicide statistics`.

## The page

statistics-empty = Belum ada apa-apa. Selesaikan satu permainan, maka permainan itu dihitung; ulaslah, maka keberuntungan dan kerugian poin juga dihitung.
statistics-no-games = Belum ada apa-apa. Selesaikan satu permainan, dan permainan itu akan dihitung.
statistics-play = Mainkan kartu hari ini
statistics-kept = Semua ini disimpan di perangkat ini.
statistics-which = Permainan mana
statistics-kind-all = Semua permainan
statistics-kind-solo = Solo
statistics-kind-bots = Dengan bot
statistics-kind-people = Dengan orang
statistics-kind-daily = Kartu harian
statistics-as-table = Dalam bentuk tabel
statistics-games = Permainan
statistics-won = Menang
statistics-rate = Persentase
statistics-interval = Interval
statistics-from-to = { $low } sampai { $high }%

## Numbers at the top

statistics-fact-won = menang, dari { $games } permainan
statistics-fact-best = bangsawan dikalahkan di permainan terbaikmu
statistics-fact-exact = serangan pas per permainan
statistics-fact-row =
    { $row ->
       *[other] menang berturut-turut, terpanjang { $longest }
    }
statistics-fact-helped =
    { $count ->
       *[other] permainan dengan bantuan, tanpa medali
    }

## Charts

statistics-rates = Permainan dimenangkan
statistics-by-players = menurut jumlah pemain
statistics-by-company = menurut teman main
statistics-by-options = menurut opsi
statistics-published = aturan resmi
statistics-rates-sentence =
    Kamu menang { $won } dari { $count }, { $rate }%. Dengan keyakinan 95%, persentase sebenarnya antara { $low } dan { $high }%.
statistics-rates-few = Kamu menang { $won } dari { $count }.
statistics-reached = Seberapa jauh
statistics-reached-about = permainan menurut bangsawan dikalahkan
statistics-reached-sentence = Dalam separuh permainanmu, kamu mengalahkan { $count } bangsawan atau lebih.
statistics-royals = Bangsawan
statistics-losses = Di mana berakhir
statistics-losses-about = { $count } permainan kalah, menurut bangsawan
statistics-losses-sentence = Paling sering kalah dari { $card }: { $count }.
statistics-ways = Cara kalah
statistics-way-stuck = tidak ada aksi yang sah
statistics-way-dry = tavern sudah habis
statistics-way-damage = kartu di tangan tidak cukup untuk menahan serangan
statistics-medals = Medali, solo
statistics-medals-sentence = { $gold } emas, { $silver } perak, { $bronze } perunggu dalam { $count } permainan.
statistics-loss = Kerugian poin per keputusan
statistics-loss-about = { $count } permainan diulas, makin rendah makin baik
statistics-loss-sentence = Rata-rata { $loss } poin per keputusan. Satu poin adalah satu dari seratus permainan.
statistics-habits = Yang paling merugikanmu
statistics-habits-about = Dari { $count } permainan yang diulas: jenis kesalahan yang paling merugikan di tiap permainan
statistics-habit-cost = { $count } permainan, { $loss } poin
statistics-luck = Keberuntungan
statistics-luck-sentence =
    { $error ->
        [none] { $luck } poin dalam permainan ini. Dalam banyak permainan, ini menjadi seimbang.
       *[other] Rata-rata { $luck } poin per permainan, ± { $error }. Dalam banyak permainan, ini menjadi seimbang.
    }
statistics-server = Di server ini
statistics-server-sentence = Di sana kamu menang { $won } dari { $count } permainan; kini { $row } berturut-turut, terbanyak { $longest }.
statistics-date = Tanggal

## Seals

statistics-seals = Lencana
statistics-seals-about = { $count } dari { $all }, menurut permainanmu
statistics-seal-earned = { $name }: diraih, { $about }
statistics-seal-open = { $name }: belum, { $about }
earned-title = { $count } lencana baru
earned-more = dan { $count } lagi
earned-row = { $count } kemenangan berturut-turut
earned-longest-row = { $count } kemenangan berturut-turut: rekor barumu
earned-best-royals =
    { $count } bangsawan dikalahkan: hasil terbaikmu { $players ->
        [1] saat bermain solo
       *[other] dengan { $players } pemain
    } (sebelumnya: { $before })
earned-best-turns =
    Menang dalam { $count } giliran: kemenangan tercepatmu { $players ->
        [1] saat bermain solo
       *[other] dengan { $players } pemain
    } (sebelumnya: { $before })
earned-next = Lencana berikutnya: { $name } ({ $about })
seal-victory = Regicide
seal-victory-about = menangi satu permainan
seal-gold = Emas
seal-gold-about = menang solo tanpa membalik Joker
seal-two = Berdua
seal-two-about = menang berdua
seal-three = Bertiga
seal-three-about = menang bertiga
seal-four = Berempat
seal-four-about = menang berempat
seal-friends = Bersama teman
seal-friends-about = menang bersama orang lain
seal-daily = Kartu harian
seal-daily-about = menangi kartu harian
seal-hardened = Tahan banting
seal-hardened-about = menang melawan musuh dengan darah dan serangan lebih besar
seal-swift = Cepat
seal-swift-about = menang dalam 33 giliran atau kurang
seal-dry = Tetes terakhir
seal-dry-about = menang setelah tavern kosong
seal-jacks = Empat Jack
seal-jacks-about = kalahkan semua Jack dengan serangan pas
seal-queens = Empat Queen
seal-queens-about = kalahkan semua Queen dengan serangan pas
seal-kings = Empat King
seal-kings-about = kalahkan semua King dengan serangan pas
seal-eight = Ilmu pasti
seal-eight-about = kalahkan delapan bangsawan dengan serangan pas dalam satu permainan
seal-blow = Satu pukulan
seal-blow-about = serang sebesar 40 atau lebih dalam satu aksi
seal-combo = Tiga serupa
seal-combo-about = mainkan tiga kartu atau lebih sekaligus
seal-duel = Duel raja
seal-duel-about = mainkan King melawan King
seal-shield = Tak tersentuh
seal-shield-about = buat serangan King menjadi 0
seal-healer = Penyembuh
seal-healer-about = kembalikan 20 kartu sekaligus
seal-feast = Pesta
seal-feast-about = ambil sepuluh kartu dalam satu aksi
seal-measure = Pas takaran
seal-measure-about = sepuluh kali membuang kartu senilai persis serangan dalam satu permainan

## History

statistics-history = Riwayat
statistics-result = Hasil
statistics-result-all = Semua hasil
statistics-result-won = Menang
statistics-result-lost = Kalah
statistics-result-open = Belum selesai
statistics-row = { $players } · { $result } · { $beaten } dari 12
statistics-none = Tidak ada permainan seperti ini.
statistics-csv = Ekspor sebagai CSV
statistics-records = Ekspor semua catatan permainan
statistics-delete-all = Hapus semua ini…
statistics-delete-sure = Hapus { $count } permainan selamanya

## In the terminal

statistics-unreadable = { $count } permainan tidak bisa dibaca:
statistics-unfinished = { $count } permainan belum selesai dan tidak dihitung.
