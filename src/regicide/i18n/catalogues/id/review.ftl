# The review of a game: what its moves lost, and what chance gave. The terminal, the command line and the page use it.

## Why the best move is better

reason-wins = { $best }: musuh terakhir kalah, dan kalian menang.
reason-unpaid = { $made }: musuh menyerang sebesar { $attack }, padahal sisa kartu di tangan bernilai { $value }.
reason-stuck =
    { $count ->
        [0] { $made }: tidak bisa main dan tidak bisa menyerah lagi, jadi permainan kalah.
       *[other] { $made }: tidak bisa main dan tidak bisa menyerah lagi, dan hanya Joker yang bisa menolong.
    }
reason-kill-early =
    { $count ->
        [0] { $made }: musuh dikalahkan terlalu cepat. Tidak ada kartu tersisa untuk bangsawan berikutnya, yang menyerang sebesar { $attack }.
       *[other] { $made }: musuh dikalahkan terlalu cepat. Tersisa { $count } kartu bernilai { $value } untuk bangsawan berikutnya, yang menyerang sebesar { $attack }.
    }
reason-kill-ends-draws = { $made }: musuh dikalahkan terlalu cepat. Habis waktu untuk mengambil kartu dan menyembuhkan sebelum bangsawan berikutnya.
reason-kill-late = { $made }: musuh sudah bisa dikalahkan, tetapi tetap bertahan dan menyerang sebesar { $attack }.
reason-kill-late-unhurt = { $made }: musuh sudah bisa dikalahkan, tetapi tetap bertahan.
reason-exact-kill = { $best }: serangan pas menaruh kartu bangsawan di atas tavern. Di tangan nilainya { $value }.
reason-exact-costly = { $made }: serangannya pas, tetapi sisa kartu di tangan bernilai { $value }, sedangkan bangsawan berikutnya menyerang sebesar { $attack }.
reason-lucky-draw = { $made }: musuh menyerang sebesar { $attack }, sisa kartu di tangan bernilai { $value }, dan kekurangannya bergantung pada kartu yang diambil.
reason-shield = { $best }: musuh menyerang sebesar { $attack }, bukan { $value }.
reason-shield-idle = { $made }: demi perisai, serangan ke musuh berkurang { $value }, dan musuh bertahan lebih lama.
reason-damages = { $best }: serangan ke musuh lebih besar { $value }.
reason-draws = { $best }: { $count } kartu diambil sekarang.
reason-draws-wasted = { $made }: kartu di tangan hampir penuh, sehingga wajik hanya mengambil { $count } dari { $value }.
reason-heals = { $best }: { $count } kartu kembali ke bawah tavern.
reason-hearts-small-pile = { $made }: dek discard masih sedikit, sehingga hati hanya menyembuhkan { $count } dari { $value }.
reason-last-diamond = { $made }: wajik terakhir di tangan dilepas: { $card }.
reason-needed-kill = { $made }: kartu yang dibutuhkan untuk mengalahkan musuh dilepas: { $card }.
reason-needed-draw = { $made }: kartu yang dibutuhkan untuk mengambil kartu dilepas: { $card }.
reason-needed-heal = { $made }: kartu yang dibutuhkan untuk menyembuhkan dilepas: { $card }.
reason-needed-shield = { $made }: kartu yang dibutuhkan sebagai perisai dilepas: { $card }.
reason-needed-pay = { $made }: kartu yang dibutuhkan untuk menahan serangan dilepas: { $card }.
reason-needed-jester = { $made }: Joker dibutuhkan nanti.
reason-saves-cards = { $made }: { $count } kartu dipakai, padahal { $value } sudah cukup.
reason-next-holds = { $best }: pemain ini memegang { $count } kartu; yang lain { $value }.
reason-yields = { $best }: tidak ada kartu yang terpakai, dan pemain berikutnya memegang { $count }.
reason-yields-nothing =
    { $attack ->
        [0] { $made }: darah musuh tetap { $value }.
       *[other] { $made }: darah musuh tetap { $value }, dan musuh menyerang sebesar { $attack }.
    }
reason-jester = { $best }: musuh tidak menyerang sekarang, dan semua jenis kartu mempan terhadapnya.
reason-flip-early =
    { $count ->
        [0] { $made }: Joker dibutuhkan nanti.
       *[other] { $made }: { $count } kartu yang masih berguna terbuang.
    }
reason-flip-late = { $best }: kartu baru lebih berharga sekarang daripada nanti.
reason-lost-here = { $made }: musuh ini lebih sering menang.
reason-lost-next = { $made }: bangsawan berikutnya lebih sering menang.
reason-runs-dry = { $made }: tavern lebih sering habis.
reason-fewer-cards = { $made }: lebih sedikit kartu tersisa untuk bangsawan berikutnya.
reason-later = { $best }: manfaatnya baru terasa nanti.

## What follows the better move, and what the games show that were played to the end

reason-follows =
    { $turns ->
        [0] Dengan aksi yang lebih baik, musuh langsung kalah; kartu di tangan semua pemain saat itu: { $cards }.
        [1] Dengan aksi yang lebih baik, musuh kalah pada giliran berikutnya; kartu di tangan semua pemain saat itu: { $cards }.
       *[other] Dengan aksi yang lebih baik, musuh kalah dalam sekitar { $turns } giliran; kartu di tangan semua pemain saat itu: { $cards }.
    }
reason-follows-last =
    { $turns ->
        [0] Dengan aksi yang lebih baik, musuh terakhir langsung kalah.
        [1] Dengan aksi yang lebih baik, musuh terakhir kalah pada giliran berikutnya.
       *[other] Dengan aksi yang lebih baik, musuh terakhir kalah dalam sekitar { $turns } giliran.
    }
reason-shown = { $fact }: { $made }; dengan aksi yang lebih baik: { $best }.
reason-shown-lost-here = Kalah dari musuh ini, dari 100 permainan
reason-shown-lost-next = Kalah dari bangsawan berikutnya, dari 100 permainan
reason-shown-lost-dry = Kalah dengan tavern kosong, dari 100 permainan
reason-shown-turns = Giliran sampai musuh kalah
reason-shown-cards = Kartu di tangan saat bangsawan berikutnya muncul
reason-shown-tavern = Kartu di tavern saat bangsawan berikutnya muncul
reason-shown-drawn = Kartu yang diambil sampai bangsawan berikutnya kalah
reason-shown-paid = Kartu yang dibuang karena musuh ini
reason-shown-royal = Kartu bangsawan itu dipakai lagi, dari 100 permainan
reason-shown-flips = Joker yang dibalik, dalam 100 permainan
reason-shown-used = Kartu dipakai untuk itu, dari 100 permainan

## Why a move was made: during play from what everyone can see

why-wins = Musuh terakhir kalah, dan permainan dimenangkan.
why-exact = Serangan pas menaruh kartu bangsawan di atas tavern. Di tangan nilainya { $value }.
why-kill =
    { $attack ->
        [0] Musuh kalah, dan pemain yang sama melanjutkan.
       *[other] Musuh kalah sebelum menyerang sebesar { $attack }.
    }
why-jester = Musuh tidak menyerang sekarang, dan semua jenis kartu mempan terhadapnya.
why-draws = Kartu yang masih muat di tangan: { $missing }; kartu yang diambil: { $count }.
why-heals = Kartu di tavern: { $tavern }; kartu yang kembali ke bawahnya: { $count }.
why-shield = Perisai menurunkan serangan musuh dari { $attack } menjadi { $left }.
why-damage = Darah musuh tersisa { $left }, jadi ia masih bertahan.
why-yield =
    { $attack ->
        [0] Musuh tidak bisa menyerang, jadi menyerah tidak merugikan.
       *[other] Tidak ada kartu yang dimainkan, dan musuh menyerang sebesar { $attack }.
    }
why-pays = Serangan sebesar { $attack } ditahan dengan kartu bernilai { $value }.
why-names =
    { $most ->
        [yes] Kartu di tangan pemain berikutnya: { $count }; tidak ada pemain yang memegang lebih banyak.
       *[no] Kartu di tangan pemain berikutnya: { $count }.
    }
why-flips = Semua kartu di tangan diganti. Joker tersisa: { $left }.
why-hand = Pilihan kartunya juga bergantung pada kartu di tangan bot. Tayangan ulang memperlihatkannya setelah permainan.

## The same after the game, from what its player knew

why-only = Tidak ada aksi lain yang mungkin.
why-close = Hampir sama baiknya: { $other }.
why-next = Terbaik berikutnya: { $other }. { $stake }: { $chance } dari 100 dengan aksi ini, { $other_chance } dengan aksi itu.
why-better = Lebih baik: { $other }. { $stake }: { $chance } dari 100 dengan aksi ini, { $other_chance } dengan aksi itu.

## Three things to take away from a lost game

takeaways-title = Untuk diingat
takeaways-decided = Yang menentukan
takeaways-decided-move =
    { $you ->
        [yes] Aksimu nomor { $number }.
       *[no] Aksi { $number }, { $who }.
    }
takeaways-decided-luck = Nasib, setelah aksi { $number }: tidak ada aksi yang menentukannya.
takeaways-decided-none = Tidak ada satu aksi pun yang menentukan hasilnya.
takeaways-habit = Kebiasaan di baliknya
takeaways-habit-early-kills = Mengalahkan musuh sebelum kartu di tangan siap untuk bangsawan berikutnya.
takeaways-habit-late-kills = Membiarkan musuh yang sudah bisa dikalahkan.
takeaways-habit-payments = Melepas kartu yang dibutuhkan nanti.
takeaways-habit-draws = Memainkan wajik pada waktu yang salah.
takeaways-habit-hearts = Memainkan hati pada waktu yang salah.
takeaways-habit-blows = Serangan musuh memakan kartu lebih banyak daripada seharusnya.
takeaways-habit-next-player = Giliran jatuh ke pemain yang bisa berbuat lebih sedikit.
takeaways-habit-flips = Membalik Joker pada waktu yang salah.
takeaways-habit-other = Tidak ada yang menonjol: aksi bertanda tidak punya kesamaan.
takeaways-habit-none = Tidak ada: tidak ada aksi bertanda.
takeaways-next = Yang bisa dicoba berikutnya
takeaways-next-early-kills = Sebelum mengalahkan musuh, jumlahkan sisa kartu di tangan, ditambah 5 untuk setiap kartu yang akan diambil. Kalau kurang dari serangan bangsawan berikutnya, ambil kartu, sembuhkan, atau pasang perisai dulu.
takeaways-next-late-kills = Kalau sisa kartu di tangan mencapai serangan bangsawan berikutnya, kalahkan musuh sekarang.
takeaways-next-payments = Bayar dengan kartu yang nanti paling tidak berguna: keriting dulu, wajik dan As paling akhir, dan jangan pernah wajik terakhir.
takeaways-next-draws = Ambil kartu sebelum separuh kartu di tangan habis.
takeaways-next-hearts = Mainkan hati sebelum tavern hampir habis.
takeaways-next-blows = Sebelum setiap aksi, bandingkan serangan musuh dengan sisa kartu di tangan. Pasang perisai melawan Queen dan King.
takeaways-next-next-player = Pilih pemain dengan kartu terbanyak. Menyerahlah kalau pemain berikutnya bisa berbuat lebih banyak darimu.
takeaways-next-flips = Balik Joker hanya kalau tidak ada cara lain untuk bertahan.
takeaways-next-other = Lanjutkan dari titik balik dan coba aksi yang lain.
takeaways-next-none = Mainkan permainan berikutnya dengan cara yang sama.
takeaways-numbers = Dalam angka
takeaways-fall = { $stake }: { $before } → { $after }.
takeaways-marks = Aksi bertanda jenis ini: { $moves } dari { $marked }; kerugian: { $loss } poin.

## Numbers and moves

review-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-move-discard = buang { $cards }
review-move-yield = menyerah
review-move-name = giliran { $who }
review-move-flip = balik Joker
review-chance-of =
    { $medal ->
        [gold] Peluang emas
        [silver] Peluang perak
        [bronze] Peluang perunggu
        [best] Peluang medali terbaik yang masih mungkin
       *[none] Peluang menang
    }
review-medal-name =
    { $medal ->
        [gold] emas
        [silver] perak
       *[bronze] perunggu
    }
review-medal-change = Medali yang dikejar sampai di sini: { $medal }, dengan peluang { $chance }.
review-slip = kekeliruan kecil
review-mistake = kesalahan
review-blunder = kesalahan besar
review-being-checked = sedang diperiksa

## The report

review-title = Ulasan permainan
review-breaks-off = Catatan permainan terputus. { $stake }: { $chance }.
review-cause-moves = Aksi merugikan { $loss } poin; yang terbesar aksi { $number }.
review-cause-luck = Nasib buruk merugikan { $luck } poin, aksi { $loss }.
review-cost = Aksi merugikan { $loss } poin.
review-point = Satu poin berarti satu dari seratus permainan, kalau Juara melanjutkan dari sana dan hanya melihat apa yang dilihat pemain.
review-stakes =
    Yang dikejar adalah medali terbaik yang masih mungkin: emas tanpa membalik Joker, perak dengan satu, perunggu dengan dua.
    Permainan dihitung menang hanya kalau menghasilkan medali itu atau yang lebih baik.
review-sum = Rincian peluang
review-average = Rata-rata permainan seperti ini
review-deal-luck = Keberuntungan susunan kartu
review-deal = Peluang saat kartu dibagikan
review-luck = Keberuntungan selama permainan
review-loss = Rugi karena aksi
review-sum-medals = Medali berikutnya
review-end = Hasil
review-turning-points = Titik balik
review-no-marks = Tidak ada aksi yang pasti merugikan dua poin atau lebih.
review-marked = Aksi { $number }, { $who }: { $mark }, { $loss } poin. Dimainkan: { $move } ({ $chance }). Lebih baik: { $best } ({ $value }). { $reason }
review-stroke = Pengaruh nasib terbesar: { $luck } poin setelah aksi { $number } ({ $by }).
review-by-cards-healed = kartu yang disembuhkan
review-by-cards-drawn = kartu yang diambil
review-by-enemy-revealed = musuh berikutnya
review-by-hands = kartu pemain lain
review-by-nothing = galat perkiraan
review-players = Pemain
review-player =
    { $who }: rugi { $loss } poin per keputusan, aksi terbaik { $best }, keberuntungan { $luck };
    kekeliruan kecil { $slips }, kesalahan { $mistakes }, kesalahan besar { $blunders }.
review-worlds = Juara memilih aksi terbaik; nilainya dihitung dengan { $worlds } dunia contoh.
review-playouts = Juara memainkan kedua aksi dari setiap tanda sampai selesai, paling banyak { $playouts } kali.
review-thresholds =
    Kekeliruan kecil merugikan 2 poin atau lebih, kesalahan 5, kesalahan besar 15; hanya kerugian minimal dua kali galatnya
    yang dihitung.
review-chart = { $stake } sebelum setiap aksi, dari { $deal } saat kartu dibagikan sampai { $end } di akhir. Garis tegak adalah kerugian, garis miring adalah keberuntungan.
review-chart-medals = Di tempat garis terputus, medali berikutnya yang dikejar.
review-moves = Semua aksi
review-column-number = No.
review-column-player = Pemain
review-column-move = Aksi
review-column-chance = Peluang
review-column-best = Terbaik
review-column-loss = Rugi
review-column-luck = Keberuntungan
review-column-remark = Keterangan

## With all cards known

review-hindsight = Kalau semua kartu diketahui
review-hindsight-note = Tidak ada pemain yang bisa mengetahuinya; tidak mengurangi poin.
review-winnable = Susunan kartu ini bisa dimenangkan.
review-unwinnable = Susunan kartu ini tidak bisa dimenangkan: semua jalan sudah dicoba.
review-undecided = Belum diketahui apakah susunan kartu ini bisa dimenangkan: waktu habis.
review-lost-at = Aksi { $number } menggagalkannya: sesudahnya tidak ada jalan untuk menang.
review-lost-between = Kekalahan terjadi di antara aksi { $first } dan aksi { $last }.
review-lost-by = Setelah aksi { $number } tidak ada jalan untuk menang.
review-no-seed = Catatan ini tidak punya seed, jadi kocokan berikutnya tidak diketahui.

## In the terminal

review-progress = Mengulas: { $done } dari { $all } aksi
review-checking = Memeriksa tanda aksi { $number }
review-chances = { $stake }: { $chance }, terbaik { $value } ± { $error }
review-better = { $mark }, { $loss } poin. Lebih baik: { $best }. { $reason }
review-luck-after = Keberuntungan sesudahnya: { $luck } poin ({ $by })

## The page of a review

review-page-title = Ulasan
review-page-no-moves = Belum ada aksi dalam permainan ini, jadi tidak ada yang bisa diulas.
review-page-broken-off = Catatan permainan terputus setelah { $number } aksi
review-page-broken-off-about = Diulas sampai di situ.
review-page-struck =
    { $you ->
        [yes] { $enemy } menyerangmu sebesar { $attack }, padahal semua kartumu hanya bernilai { $value }.
       *[no] { $enemy } menyerang { $who } sebesar { $attack }, padahal semua kartunya hanya bernilai { $value }.
    }
review-page-stuck =
    { $you ->
        [yes] Kamu tidak bisa memainkan kartu maupun menyerah melawan { $enemy }.
       *[no] { $who } tidak bisa memainkan kartu maupun menyerah melawan { $enemy }.
    }
review-page-tavern-dry = Tavern habis setelah aksi { $number }.
review-page-cost = Aksi merugikan { $loss } poin, { $count } di antaranya bertanda; keberuntungan { $luck }. Peluang saat kartu dibagikan: { $deal } dari 100.
review-page-turning-point = Titik balik { $number }
review-page-sum = Bagaimana peluang saat kartu dibagikan menjadi hasil akhir
review-page-sum-deal = Saat dibagikan
review-page-sum-luck = Keberuntungan
review-page-sum-moves = Aksi
review-page-sum-medals = Medali berikutnya
review-page-sum-end = Hasil
review-page-sum-average = rata-rata susunan kartu: { $average }
review-page-strokes = { $good } dan { $bad }
review-page-sum-marked = { $count } bertanda: { $loss }
review-page-progress = Kemajuan ulasan
review-page-read = { $count } dari { $all } aksi diulas
review-page-checking = { $count } tanda sedang diperiksa: aksinya dimainkan sampai selesai.
review-page-stop = Berhenti
review-page-resume = Ulas lagi
review-page-not-yet = Belum diulas.
review-page-graph = { $stake }: { $deal } dari 100 saat kartu dibagikan, { $last } sebelum aksi { $number }.
review-page-graph-medal = Sejak aksi { $number }, medali berikutnya yang dikejar. { $stake }: { $chance } dari 100.
review-page-graph-empty = Belum ada data.
review-page-graph-fell = Setelah aksi { $number } peluang tetap di bawah 50.
review-page-graph-low = Titik terendahnya { $low }, sebelum aksi { $number }.
review-page-legend = Keterangan grafik
review-page-legend-move = lurus ke bawah: aksi
review-page-legend-luck = miring: keberuntungan
review-page-legend-medal = titik-titik: medali berikutnya
review-page-legend-bars = tiap aksi: rugi, keberuntungan
review-page-legend-band = rentang 95%
review-page-legend-exact = kalah dengan serangan pas
review-page-stop-before = Titik balik sebelumnya
review-page-stop-next = Titik balik berikutnya
review-page-keys = Tombol panah menggerakkan kursor; [ dan ] melompat antartitik balik.
review-page-table = Dalam bentuk tabel
review-page-column-move = Aksi
review-page-column-enemy = Musuh
review-page-column-who = Siapa dan apa
review-page-column-best = Terbaik
review-page-column-made = Dilakukan
review-page-column-lost = Rugi
review-page-column-luck = Keberuntungan sesudahnya
review-page-column-error = ±
review-page-column-medal = Medali
review-page-fell = { $before } → { $after } dari 100:
review-page-in-hundred = { $chance } dari 100
review-page-best = aksi terbaik
review-page-too-close = selisih terlalu tipis
review-page-no-word = terlalu kecil untuk ditandai
review-page-all-cards = Semua kartu
review-page-moves-here = Aksi terbaik dan aksi yang dilakukan
review-page-try = Coba dari sini
review-page-mistakes = Latih aksi-aksi ini
review-page-turned = Yang menentukan
review-page-move-against = Aksi { $number }, { $enemy }
review-page-points = { $points } poin
review-page-played = { $who } memainkan
review-page-discarded = { $who } membuang
review-page-better = Lebih baik
review-page-look = Lihat
review-page-largest-luck = Keberuntungan, setelah aksi { $number }.
review-page-luck-hands = Kartu di tangan pemain berikutnya yang menentukan.
review-page-luck-no-fault = Tidak ada aksi yang menentukannya.
review-page-which-moves = Aksi yang ditampilkan
review-page-marked = Bertanda: { $count }
review-page-all = Semua: { $count }
review-page-luck = keberuntungan { $luck }
review-page-people = Di sekeliling meja
review-page-lost-each = kerugian poin per aksi
review-page-best-share = terbaik, atau selisih terlalu tipis
review-page-luck-after = keberuntungan sesudahnya
review-page-of = { $count } dari { $all }
review-page-found-exact = Menemukan serangan pas terhadap { $enemy }, aksi { $number }.
review-page-found-best = Menemukan aksi terbaik, atau yang setara, { $count } kali dari { $all }.
review-page-words = Arti tanda
review-page-from-to = { $from } sampai { $to } poin
review-page-from = { $from } poin atau lebih
review-page-unmarked = tanpa tanda
review-page-unmarked-about = lebih kecil, atau selisih terlalu tipis
review-page-in-this-game = { $count } dalam permainan ini, { $loss }
review-page-words-about =
    Sebuah aksi diberi tanda hanya kalau kerugiannya minimal dua kali galatnya. Aksi dicoba dalam { $worlds } kemungkinan susunan
    kartu tersembunyi; permainan yang sama memberi ulasan yang sama di mana pun.
review-page-was-winnable = Bisakah ini dimenangkan?
review-page-answer-winnable = Ya
review-page-answer-lost = Tidak
review-page-answer-undecided = Belum pasti
review-page-deal-winnable = Terbukti: ada rangkaian aksi yang memenangkan susunan kartu ini.
review-page-deal-lost = Terbukti: tidak ada rangkaian aksi yang memenangkan susunan kartu ini.
review-page-deal-undecided = Tidak ditemukan kemenangan maupun bukti dalam waktu yang ada.
review-page-lost-after = Pasti kalah setelah aksi { $number }.
review-page-lost-with = Aksi { $number } adalah kesempatan terakhir: sebelumnya masih bisa menang, sesudahnya tidak.
review-page-lost-between = Masih bisa menang sebelum aksi { $first }; pasti kalah setelah aksi { $last }. Di antaranya belum pasti.
review-page-move = Aksi { $number }
review-page-look-at = Lihat aksi { $number }
review-page-solving = Mencari jalan menang…
review-page-not-solved = Belum diperiksa.
review-page-hindsight-about = Hanya kotak ini yang melihat kartu di tangan dan dek yang tersembunyi. Tidak ada pemain yang bisa mengetahuinya, jadi tidak mengurangi poin.
review-page-try-from = Coba dari aksi { $number }
review-page-practice = Untuk latihan: tidak memberi medali dan tidak dihitung.
review-page-hidden-cards = Kartu tersembunyi
review-page-as-they-were = Seperti semula
review-page-as-they-were-about = Beberapa sudah kamu lihat.
review-page-dealt-again = Dibagikan lagi
review-page-dealt-again-about = Kartu yang tidak terlihat oleh pemain saat itu dikocok lagi.
review-page-other-seats = Kursi lain
review-page-others-bots = Bot Juara
review-page-others-here = Orang-orang di perangkat ini
review-page-play-on = Lanjut bermain
