# The review of a game: what its moves lost, and what chance gave. The terminal, the command line and the page use it.

## Why the best move is better

reason-exact-kill = Musuh dikalahkan dengan serangan pas, sehingga kartunya ditaruh di atas dek tavern.
reason-defeats = Musuh dikalahkan.
reason-survives = Bisa bertahan: setelah langkah yang lain, serangan tidak bisa ditahan.
reason-keeps = { $card } tetap disimpan.
reason-draws = Mengambil { $count } kartu lebih banyak.
reason-heals = Menyembuhkan { $count } kartu lebih banyak.
reason-blocks = Serangan musuh berkurang { $count }.
reason-damages = Serangannya lebih besar { $count }.
reason-keeps-jester = Menyimpan satu Joker.
reason-saves-cards = Menghemat { $count } kartu.
reason-later = Manfaatnya baru terlihat nanti.

## Numbers and moves

review-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-move-discard = buang { $cards }
review-move-yield = menyerah
review-move-name = giliran { $who }
review-move-flip = balik Joker
review-slip = kekeliruan
review-mistake = kesalahan
review-blunder = kesalahan besar

## The report

review-title = Ulasan permainan
review-breaks-off = Catatan terputus; peluang menang saat itu { $chance }.
review-cause-moves = Langkah-langkah menghilangkan { $loss } poin, paling banyak langkah { $number }.
review-cause-luck = Nasib buruk menghilangkan { $luck } poin, langkah-langkah { $loss }.
review-cost = Langkah-langkah menghilangkan { $loss } poin.
review-point = Satu poin berarti satu dari seratus permainan, jika Juara melanjutkan dari sana dan hanya melihat apa yang dilihat pemain.
review-sum = Jumlahnya
review-average = Rata-rata permainan seperti ini
review-deal-luck = Keberuntungan pembagian kartu
review-deal = Peluang saat kartu dibagikan
review-luck = Keberuntungan selama permainan
review-loss = Hilang karena langkah
review-end = Hasil
review-turning-points = Titik balik
review-no-marks = Tidak ada langkah yang pasti menghilangkan dua poin atau lebih.
review-marked = Langkah { $number }, { $who }: { $mark }, { $loss } poin. Dimainkan: { $move } ({ $chance }). Lebih baik: { $best } ({ $value }). { $reason }
review-stroke = Pukulan nasib terbesar: { $luck } poin setelah langkah { $number } ({ $by }).
review-by-cards-healed = kartu yang disembuhkan
review-by-cards-drawn = kartu yang diambil
review-by-enemy-revealed = musuh berikutnya
review-by-hands = kartu pemain lain
review-by-nothing = kesalahan perkiraan
review-players = Pemain
review-player = { $who }: { $loss } poin hilang per keputusan, { $best } langkah terbaik, keberuntungan { $luck }; kekeliruan { $slips }, kesalahan { $mistakes }, kesalahan besar { $blunders }.
review-medal = Dari peluang menang tanpa membalik Joker lagi, langkah-langkah menghilangkan { $loss } poin.
review-worlds = Langkah terbaik dipilih dengan { $worlds } dunia contoh dan dinilai dengan sejumlah yang lain.
review-thresholds = Kekeliruan menghilangkan 2 poin atau lebih, kesalahan 5, kesalahan besar 15; hanya kehilangan minimal dua kali galat statistiknya yang dihitung.
review-chart = Peluang menang sebelum setiap langkah, dari { $deal } saat kartu dibagikan sampai { $end } di akhir. Garis tegak adalah kehilangan, garis miring adalah keberuntungan.
review-moves = Semua langkah
review-column-number = No.
review-column-player = Pemain
review-column-move = Langkah
review-column-chance = Peluang
review-column-best = Terbaik
review-column-loss = Kehilangan
review-column-luck = Keberuntungan
review-column-remark = Catatan

## With all cards known

review-hindsight = Jika semua kartu diketahui
review-hindsight-note = Tidak ada pemain yang bisa mengetahuinya; tidak mengurangi poin.
review-winnable = Pembagian ini bisa dimenangkan.
review-unwinnable = Pembagian ini tidak bisa dimenangkan: semua jalan sudah dicoba.
review-undecided = Belum diketahui apakah pembagian ini bisa dimenangkan: waktu habis.
review-lost-at = Langkah { $number } membuatnya kalah: sesudahnya tidak ada jalan untuk menang.
review-lost-between = Kekalahan terjadi di antara langkah { $first } dan langkah { $last }.
review-lost-by = Setelah langkah { $number } tidak ada jalan untuk menang.
review-no-seed = Catatan ini tidak punya seed, jadi kocokan berikutnya tidak diketahui.

## In the terminal

review-progress = Mengulas: { $done } dari { $all } langkah
review-chances = Peluang { $chance }, terbaik { $value } ± { $error }
review-better = { $mark }, { $loss } poin. Lebih baik: { $best }. { $reason }
review-luck-after = Keberuntungan sesudahnya: { $luck } poin ({ $by })
