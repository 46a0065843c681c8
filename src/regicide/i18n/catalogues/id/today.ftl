# The daily deal: its page, its text to share, and `regicide daily`.

## The deal of a day

today-heading = Pembagian yang sama untuk semua
today-first-try = Percobaan pertama yang dihitung. Setelah itu kamu boleh memainkannya sesering apa pun. Par ditampilkan setelah selesai.
today-past = Pembagian dari hari yang sudah lewat: mainkan untuk latihan. Tidak dihitung.
today-play = Mainkan pembagian ini
today-play-bots = Main dengan bot
today-play-round = Oper satu ponsel
today-continue = Lanjutkan pembagian ini
today-practise = Main lagi, untuk latihan

## The result

today-all-beaten = Kedua belas bangsawan dikalahkan
today-given-up = Dihentikan
today-helped = Dengan bantuan: tanpa medali.
today-turns = { $count } giliran
today-exact = { $count } serangan pas
today-rank-j = Jack
today-rank-q = Queen
today-rank-k = King
today-mark-exact = dikalahkan pas
today-mark-beaten = dikalahkan
today-mark-fell = kalah melawan ini
today-mark-unreached = belum dicapai

## Par

today-par = Dibanding par
today-par-about =
    { $players ->
        [1] Juara, bermain demi medali, { $count } kali
       *[other] Juara, { $count } kali
    }
today-par-working = Juara sedang memainkan pembagian ini: { $count } dari { $all }.
today-par-stop = Hentikan
today-par-go = Biarkan Juara memainkannya
today-par-you = kamu
today-par-sentence = Ia memenangi { $won } dari { $count }. Hasilmu lebih baik dari { $better } permainannya dan sama dengan { $equal }. Kocokannya baru setiap kali; kocokanmu adalah kocokan hari itu.
today-par-median = Separuh permainannya mengalahkan { $count } bangsawan atau lebih.
today-as-table = Dalam bentuk tabel
today-result = Hasil
today-games = Permainan
today-share-of = Bagian

## Days in a row, and the calendar

today-longest = terpanjang { $count }
today-month-before = Bulan sebelumnya
today-month-after = Bulan berikutnya
today-day-played = { $date }: { $result }
today-not-played = belum dimainkan
today-playing = dimulai, belum selesai
today-to-come = akan datang
today-letter-gold = E
today-letter-silver = P
today-letter-bronze = U
today-calendar-help = { $gold }, { $silver }, { $bronze }: medali. ✓: menang. Angka: bangsawan yang dikalahkan saat kalah. –: dihentikan. Hari terlewat hanya memutus deretan; hari lalu tetap terbuka untuk latihan.

## Sharing

today-share = Bagikan
today-names-no-card = tanpa menyebut kartu
today-share-first = Open Regicide · { $date } · { $players }
today-share-last = { $result } · { $turns }
today-copy = Salin
today-copied = Disalin.
today-copy-result = Salin hasilku
end-daily-counts = Percobaan pertamamu untuk pembagian hari ini: inilah yang dihitung.
end-daily-again = Pembagian ini sudah pernah kamu mainkan: yang dihitung percobaan pertama.

## At a server

today-server = Di server ini
today-server-invite = Atau mainkan di server ini, sendiri atau dengan teman, dan hasilmu dibandingkan dengan yang lain. Yang dihitung adalah permainan yang kamu mulai lebih dulu.
today-server-play = Main di server ini
today-server-nobody = Belum ada hasil lain.
today-server-sentence = { $count } orang menyelesaikannya di sini, { $won } menang.
today-server-better = { $better }% orang hasilnya lebih buruk darimu.
today-server-given-up = Percobaan pertamamu kamu hentikan, jadi tidak ada hasilnya.
today-server-row = { $result }, { $beaten } dari 12
today-people = Orang

## A deal in common

deal-title = Pembagian yang sama
deal-about = { $who } memainkan pembagian ini: { $players }. Mainkan juga. Lalu semua hasil ditampilkan berdampingan, beserta di mana pilihan kalian berbeda.
deal-to-beat = Untuk dilampaui: { $result }
deal-options = Dengan opsi: { $options }
deal-own = Kamu
deal-same-start =
    { $count ->
        [0] Aksi pertama sudah berbeda.
       *[other] { $count } aksi pertama sama.
    }
deal-all-same = Semua aksi sama.
deal-move = Aksi
deal-practice = Yang dibandingkan ialah permainan pertamamu.
deal-only-look = Bandingkan tanpa bermain
deal-game = Permainan
deal-royals = Bangsawan
deal-turns = Giliran
deal-first = Permainan pertama
deal-second = Permainan kedua
deal-add = Tambahkan permainan lain dari pembagian ini
deal-add-about = Tempel tautan permainan atau catatannya. Tidak ada yang keluar dari peramban ini. Alamat halaman ini lalu memuat semuanya: bagikan ke kelompokmu.
deal-add-go = Tambahkan
deal-add-none = Teks ini tidak berisi tautan ke permainan baru maupun catatan.
deal-add-other = Ini permainan dari pembagian lain.

## In the terminal

today-other-day = Percobaan pertama pembagian ini sudah ada; untuk latihan: { $command }
