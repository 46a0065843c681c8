# The daily deal: its page, its text to share, and `regicide daily`.

## The deal of a day

today-heading = Kartu yang sama untuk semua
today-first-try = Percobaan pertama yang dihitung. Setelah itu susunan kartu ini boleh kamu mainkan sesering apa pun. Par ditampilkan setelah selesai.
today-past = Kartu dari hari yang sudah lewat: mainkan untuk latihan. Tidak dihitung.
today-play = Mainkan susunan ini
today-play-bots = Main dengan bot
today-play-round = Oper satu ponsel
today-continue = Lanjutkan susunan ini
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
today-mark-exact = serangan pas
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
today-par-working = Juara sedang memainkan susunan kartu ini: { $count } dari { $all }.
today-par-stop = Hentikan
today-par-go = Biarkan Juara memainkannya
today-par-you = kamu
today-par-sentence =
    Ia menang { $won } dari { $count }. Hasilmu lebih baik dari { $better } permainannya dan sama dengan { $equal }. Kartunya dikocok
    ulang setiap kali; kartumu sama seperti kartu semua orang hari itu.
today-par-median = Dalam separuh permainannya, ia mengalahkan { $count } bangsawan atau lebih.
today-par-level =
    Untuk satu susunan kartu saja, kamu bermain seperti { $level ->
        [1] pemula (rekan tingkat 1)
        [2] pemula yang hati-hati (rekan tingkat 2)
        [3] pemain biasa (rekan tingkat 3)
        [4] pemain yang baik (rekan tingkat 4)
        [5] pemain klub (rekan tingkat 5)
        [6] pemain klub yang kuat (rekan tingkat 6)
        [7] pemain klub yang sangat kuat (rekan tingkat 7)
        [8] seorang master (rekan tingkat 8)
       *[other] Juara
    }.
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
today-calendar-help =
    { $gold }, { $silver }, { $bronze }: medali. ✓: menang. Angka: jumlah bangsawan yang dikalahkan dalam permainan yang kalah. –:
    dihentikan. Hari yang terlewat hanya memutus rentetan; hari-hari sebelumnya tetap terbuka untuk latihan.

## Sharing

today-share = Bagikan
today-names-no-card = tanpa menyebut kartu
today-share-first = Open Regicide · { $date } · { $players }
today-share-last = { $result } · { $turns }
today-copy = Salin
today-copied = Disalin.
today-copy-result = Salin hasilku
end-daily-counts = Percobaan pertamamu untuk kartu hari ini: inilah yang dihitung.
end-daily-again = Kartu hari itu sudah pernah kamu mainkan: yang dihitung percobaan pertama.

## At a server

today-server = Di server ini
today-server-invite = Atau mainkan di server ini, sendiri atau dengan teman, dan hasilmu dibandingkan dengan yang lain. Yang dihitung adalah permainan yang kamu mulai lebih dulu.
today-server-play = Main di server ini
today-server-nobody = Belum ada hasil lain.
today-server-sentence = { $count } orang menyelesaikannya di sini, { $won } menang.
today-server-better = { $better }% pemain mendapat hasil lebih buruk darimu.
today-server-given-up = Percobaan pertamamu kamu hentikan, jadi tidak ada hasilnya.
today-server-row = { $result }, { $beaten } dari 12
today-people = Orang

## A deal in common

deal-title = Susunan kartu yang sama
deal-about =
    { $who } memainkan susunan kartu ini: { $players }. Mainkan juga. Lalu semua hasil ditampilkan berdampingan, beserta aksi yang
    berbeda.
deal-to-beat = Untuk dilampaui: { $result }
deal-options = Dengan opsi: { $options }
deal-own = Kamu
deal-same-start =
    { $count ->
        [0] Aksi pertama sudah berbeda.
        [1] Aksi pertama sama.
       *[other] { $count } aksi pertama sama.
    }
deal-all-same = Semua aksi sama.
deal-move = Aksi
deal-practice = Yang dibandingkan adalah permainan pertamamu dengan susunan ini.
deal-only-look = Bandingkan tanpa bermain
deal-game = Permainan
deal-royals = Bangsawan
deal-turns = Giliran
deal-first = Permainan pertama
deal-second = Permainan kedua
deal-add = Tambahkan permainan lain dengan susunan kartu ini
deal-add-about = Tempel tautan permainan atau catatan permainan. Tidak ada yang keluar dari peramban ini. Alamat halaman ini lalu memuat semuanya: bagikan ke kelompokmu.
deal-add-go = Tambahkan
deal-add-none = Teks ini tidak berisi tautan ke permainan baru maupun catatan permainan.
deal-add-other = Ini permainan dengan susunan kartu lain.

## In the terminal

today-other-day = Percobaan pertama susunan ini sudah ada; untuk latihan: { $command }
