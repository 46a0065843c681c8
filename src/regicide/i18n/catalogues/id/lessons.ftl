# Learning at the table.

lesson-goal-title = Kalahkan semuanya
lesson-goal-1 = Dua belas bangsawan menguasai castle: empat Jack, empat Queen, empat King. Darah Jack ini tinggal 8. Pilih kartu yang nilainya minimal 8, lihat akibatnya, lalu mainkan.
lesson-goal-1-not = ⟦3s⟧ masih menyisakan 5 darah Jack. Besar serangan adalah nilai kartunya (§5.1).
lesson-goal-done = Jack kalah dan musuh berikutnya dibuka. Yang mengalahkan musuh langsung bermain lagi (§5.5).
lesson-turn-title = Satu giliran
lesson-turn-1 = Mainkan kartu: jenisnya punya kekuatan, nilainya adalah serangan. Kalau musuh belum kalah, ia membalas, di sini sebesar 10. Mainkan ⟦7s⟧ dan lihat bagaimana sekop meredamnya.
lesson-turn-1-not = Jack akan membalas sebesar 10 penuh (§6.1). ⟦7s⟧ menahan 7 di antaranya.
lesson-turn-2 = Jack menyerang sebesar 3. Buang kartu senilai minimal 3 (§6.2), jangan lebih dari yang perlu: hidupmu bergantung pada kartu di tanganmu.
lesson-turn-2-not = Itu cukup, tetapi kamu kehilangan lebih dari yang perlu. Nilai ⟦3h⟧ pas 3.
lesson-turn-done = Itulah satu giliran: main, kekuatan, serangan, balasan. Kalau bermain bersama, sekarang giliran pemain berikutnya.
lesson-spades-title = Sekop melindungi
lesson-spades-1 = Sekop mengurangi serangan musuh selama ia hidup, siapa pun yang memainkannya (§4.8). Jack ini menyerang sebesar 10. Pasang perisai.
lesson-spades-1-not = Dengan itu serangannya tetap 10 (§6.1). Mainkan sekop: ⟦6s⟧.
lesson-spades-2 = Mulai sekarang serangannya 4. Tahan semurah mungkin.
lesson-spades-2-not = Lebih dari yang perlu: ⟦2d⟧ dan ⟦3h⟧ sudah cukup, dan ⟦7h⟧ tetap di tanganmu.
lesson-spades-done = Perisai dijumlahkan. Kalau musuh kalah, perisainya hilang.
lesson-hearts-title = Hati menyembuhkan
lesson-hearts-1 = Perisai menahan serangan Jack ini di angka 0. Pakai kesempatan ini: kocok dek discard, lalu hati memindahkan kartu sebanyak nilai serangan ke bawah dek tavern (§4.5). Sembuhkan 5.
lesson-hearts-1-not = Tanpa hati tidak ada yang disembuhkan (§4.5). Mainkan ⟦5h⟧.
lesson-hearts-done = Lima kartu kembali ke bawah dek tavern. Kalau dek itu kosong, tidak ada yang bisa mengambil kartu: hati menjaga permainan tetap hidup.
lesson-diamonds-title = Wajik mengambil kartu
lesson-diamonds-1 = Kartumu tinggal sedikit. Dengan wajik, kartu diambil sebanyak nilai serangan; kalau bermain bersama, masing-masing satu berkeliling meja. Kartu di tangan tidak pernah melebihi batas (§4.6). Ambil 6.
lesson-diamonds-1-not = Hati menyembuhkan, wajik mengambil kartu (§4.6). Mainkan ⟦6d⟧.
lesson-diamonds-done = Enam kartu baru, ditambah serangan 6: nilai selalu dihitung.
lesson-clubs-title = Keriting menggandakan
lesson-clubs-1 = Dengan keriting serangan dihitung dua kali (§4.7). Darah Jack ini tinggal 15. Kartu mana yang mengalahkannya?
lesson-clubs-1-not = Belum cukup: hanya keriting yang dihitung dua kali (§4.7). ⟦8c⟧ menjadi 16.
lesson-clubs-done = 8 digandakan menjadi 16: lebih 1 dari yang perlu.
lesson-immune-title = Kekebalan
lesson-immune-1 = Musuh kebal terhadap kekuatan jenis kartunya sendiri (§4.3). Darah Jack keriting ini tinggal 10. Lihat akibat tiap kartumu, lalu kalahkan dia.
lesson-immune-1-not = Jack lain akan menerima 14 dari ⟦7c⟧. Yang ini kebal terhadap keriting: 7 tetap 7 (§4.3).
lesson-immune-done = Yang hilang hanya kekuatannya. Nilainya selalu dihitung sebagai serangan.
lesson-combos-title = Kombo
lesson-combos-1 = Kartu dengan angka yang sama menjadi kombo kalau jumlahnya maksimal 10 (§3.2). Setiap jenis di dalamnya aktif sebesar jumlah itu. Darah Jack ini tinggal 12: mainkan dua kartu sekaligus.
lesson-combos-1-not = Belum cukup. Dua kartu 3 bernilai 6, dan keriting menggandakannya: 12 (§3.2).
lesson-combos-done = Keriting menggandakan, wajik mengambil 6. Sepasang 2 sampai 5, tiga kartu 2 atau 3, empat kartu 2: itulah semua kombo.
lesson-companions-title = Hewan pendamping
lesson-companions-1 = As adalah hewan pendamping: bernilai 1, dipasangkan dengan satu kartu lain, dan kekuatan kedua jenis aktif sebesar jumlahnya (§3.3). Darah Jack ini tinggal 18. Mainkan ⟦Ac⟧ bersama kartu yang paling berguna.
lesson-companions-1-not = ⟦Ac⟧ dengan ⟦8d⟧ menyerang sebesar 18 dan mengisi kartu di tanganmu sampai penuh. Hati tidak punya kekuatan di sini: Jack kebal terhadapnya (§4.3).
lesson-companions-done = 8 tambah 1 adalah 9, digandakan menjadi 18. Dan kartu di tanganmu kini penuh.
lesson-exact-title = Serangan pas
lesson-exact-1 = Musuh yang menerima serangan pas sebesar darahnya ditaruh di atas dek tavern: sebentar lagi ia berjuang untukmu (§5.2). Darahnya tinggal 9.
lesson-exact-1-not = Serangannya harus pas 9 supaya Jack pindah ke pihakmu (§5.2). Mainkan ⟦9h⟧.
lesson-exact-2 = Jack ada di atas dek tavern. Ambil dia: mainkan wajik.
lesson-exact-2-not = Hanya wajik yang mengambil kartu (§4.6). Mainkan ⟦2d⟧.
lesson-exact-done = ⟦Js⟧ milikmu: bernilai 10, dengan kekuatan sekop (§7.1). Queen bernilai 15, King 20.
lesson-careful-title = Bagaimana bisa kalah
lesson-careful-1 = Kalau kamu tidak bisa menahan serangan, semua kalah (§6.3). Jack ini menyerang sebesar 10. Akibat sebuah kartu terlihat sebelum dimainkan: pilih yang masih menyisakan cukup kartu untuk menahannya.
lesson-careful-1-not = Setelah ⟦8h⟧ kartu di tanganmu tinggal bernilai 7, padahal Jack menyerang sebesar 10: kalah (§6.3).
lesson-careful-done = Sebelum bermain, hitung apa yang akan tersisa di tanganmu. Kartu di tangan boleh habis, tetapi kalau begitu tidak ada yang bisa menahan serangan.
lesson-yield-title = Menyerah
lesson-yield-1 = Kamu boleh menyerah. Itu bukan berarti kalah: kamu tidak memainkan kartu dan hanya menahan serangan (§3.6). Kedua kartu 10 milikmu tidak mengalahkan Jack ini, dan serangannya 3. Serahkan pada temanmu: menyerah saja.
lesson-yield-1-not = Bisa saja, tetapi kartunya hilang dan Jack tetap berdiri. Kali ini menyerah saja (§3.6).
lesson-yield-2 = Buang sesedikit mungkin.
lesson-yield-2-not = Simpan kedua kartu 10: ⟦3h⟧ sudah cukup (§6.2).
lesson-yield-done = Kamu tidak boleh menyerah kalau semua pemain lain baru saja menyerah (§9.1), dan sama sekali tidak boleh saat bermain sendiri (§9.2).
lesson-jester-title = Joker
lesson-jester-1 = Dengan tiga atau empat pemain ada Joker di dek tavern. Joker menghilangkan kekebalan musuh dan mencegah serangannya (§8.1, §8.2). Jack ini kebal terhadap sekopmu: mainkan Joker.
lesson-jester-1-not = Selama Jack kebal, sekopmu hanya berguna setengahnya. Mainkan ⟦Je⟧ dulu (§8.2).
lesson-jester-2 = Yang memainkan Joker memilih pemain berikutnya: siapa pun, termasuk dirinya sendiri (§8.3). Kamu yang memegang sekop: pilih dirimu.
lesson-jester-2-not = Kamu yang memegang sekop. Pilih dirimu (§8.3).
lesson-jester-3 = Kekebalannya hilang. Sekarang sekopmu punya kekuatan.
lesson-jester-3-not = ⟦9s⟧ mengurangi serangan sebesar 9 (§4.8). Mainkan.
lesson-jester-done = Jangan ungkapkan kartu apa yang kamu pegang (§10.1). Hanya setelah Joker, semua boleh bilang apakah ingin jalan berikutnya (§10.3).
lesson-flip-title = Solo: membalik Joker
lesson-flip-1 = Saat bermain sendiri, dua Joker disisihkan. Balik satu: semua kartu di tanganmu dibuang dan kamu mengambil delapan kartu baru, bahkan saat menghadapi serangan (§12.1, §12.2). Yang ini tidak bisa kamu tahan: balik Joker.
lesson-flip-done = Menang tanpa membalik Joker adalah emas, dengan satu perak, dengan dua perunggu (§12.3). Sekarang kamu sudah bisa bermain.
learn-hint = Aksi yang diminta pelajaran ini: { $move }.
learn-part-rules = Belajar aturan
learn-part-play = Bermain dengan baik
learn-play-about =
    Sebelas gagasan yang menentukan permainan, masing-masing dalam dua posisi dari permainan nyata. Kerugiannya sudah diukur: berapa
    kemenangan yang hilang kalau pemain kuat bermain melawan gagasan itu.
learn-not-best = Itu bukan aksi yang dicari pelajaran ini. Petunjuk memperlihatkannya.
learn-played-out = Dimainkan sampai selesai: aksi terbaik menang { $best } dari 100 permainan, aksi ini { $made }.
learn-chapter = Bermain dengan baik, bab { $number }: { $title }
learn-chapter-brief = Bab { $number }
learn-try = Coba dalam permainan
learn-try-typed = Untuk mencoba gagasan ini dalam permainan latihan: { $command }

# A practice game for one idea. `acts`: whether the best move acts on the idea; `step`: play, or name the next player.

idea-about = Latihan “{ $title }”. Petunjuk hanya muncul kalau gagasan ini menentukan.
idea-show = Lihat
idea-show-about = Lihat aksinya
idea-show-typed = Ketik hint untuk melihat aksinya.
idea-undecided = Di sini gagasan ini tidak menentukan.
idea-draw-early = { $acts ->
    [yes] Sekarang saatnya mengambil kartu.
   *[no] Mengambil kartu bisa nanti: sekarang ada yang lebih berharga.
  }
idea-keep-diamonds = { $acts ->
    [yes] Bayarlah tanpa wajik.
   *[no] Pengecualian: di sini wajik boleh dipakai membayar.
  }
idea-when-to-kill = { $acts ->
    [yes] Kalahkan sekarang.
   *[no] Jangan kalahkan dulu.
  }
idea-where-to-shield = { $acts ->
    [yes] Perisai penting di sini.
   *[no] Tidak perlu perisai di sini: ada yang lebih berharga.
  }
idea-heal-early = { $acts ->
    [yes] Sekarang saatnya hati.
   *[no] Hati bisa nanti: sekarang ada yang lebih berharga.
  }
idea-what-to-pay = { $acts ->
    [yes] Bayarlah dengan yang paling kurang berguna dalam permainan, bukan dengan nilai terendah.
   *[no] Pengecualian: kartu yang tampak kurang berguna akan segera dibutuhkan.
  }
idea-pairs = { $acts ->
    [yes] Mainkan pendamping bersama kartu lain.
   *[no] Simpan pendampingnya: aksi lain lebih berharga.
  }
idea-exact-kills =
    { $acts ->
        [yes] Pilih serangan pas itu.
       *[no] Lepaskan serangan pas itu: ada yang lebih berharga.
    }
idea-whom-to-name = { $step ->
    [name] { $acts ->
        [yes] Pilih pemain yang kartunya paling banyak.
       *[no] Pengecualian: jangan pilih pemain yang kartunya paling banyak.
      }
   *[play] { $acts ->
        [yes] Mainkan Joker sekarang.
       *[no] Simpan Joker untuk nanti.
      }
  }
idea-when-to-yield = { $acts ->
    [yes] Menyerahlah di sini.
   *[no] Jangan menyerah: mainkan kartu.
  }
idea-when-to-flip = { $acts ->
    [yes] Sekarang saatnya membalik Joker.
   *[no] Jangan balik Joker dulu.
  }
idea-came = { $came ->
    [0] Dalam permainan ini gagasan itu tidak menentukan satu pun aksimu.
   *[other] Gagasan itu menentukan { $came } aksimu. Kamu mengikutinya { $followed } dari { $came } kali.
  }
idea-move = { $followed ->
    [yes] Aksi { $number }: { $move }. Sesuai gagasan.
   *[no] Aksi { $number }: { $move }. Melawan gagasan.
  }
idea-better = Lebih baik: { $move }.
idea-again = Susunan kartu lain
idea-next = Bab berikutnya

# Counting points in a practice game: the chosen play beside the best.

points-title = Menghitung poin
points-line = { $certain ->
    [loss] Langsung kalah. Terbaik: { $best } dengan { $move }.
   *[no] { $points } poin. Terbaik: { $best } dengan { $move }.
  }
points-best = { $certain ->
    [win] Langsung menang.
   *[no] { $points } poin: tidak ada aksi lain yang lebih tinggi.
  }
points-terms = Rincian
points-yours = Aksimu
points-most = Terbaik
points-sum = Jumlah
points-wait = Pada giliranmu, rinciannya ada di sini.
points-win = menang
points-loss = kalah
points-of-hand-points = Kartu di tanganmu setelahnya
points-of-draw-points = Kartu yang diambil
points-of-pile-points = Tavern dan dek discard
points-of-enemy-points = Musuh
points-of-kill-points = Mengalahkan
points-of-blow-points = Serangan berikutnya
points-of-partner-points = Pemain berikutnya
points-of-risk-points = Menyerah, membalik Joker, keberuntungan

lesson-draw-early-title = Ambil kartu sejak awal, untuk semua
lesson-draw-early-price =
    Pemain kuat yang baru mengambil kartu saat kartu di tangan tinggal setengah menang 74 kali lebih sedikit dalam seratus permainan
    dengan dua pemain, dan 93 kali lebih sedikit dengan empat.
lesson-draw-early-1 = Dengan wajik semua mengambil kartu bergiliran. Pemain lain memegang dua dan satu kartu; Queen menyerang sebesar 15. Apa yang paling kalian butuhkan?
lesson-draw-early-1-not = ⟦5c⟧ menyerang sebesar 10. Lalu serangan 15 menghabiskan keempat kartumu yang tersisa.
lesson-draw-early-done = Tujuh kartu baru untuk tiga pemain. Wajik paling berharga selama masih ada tempat untuk semua kartunya.
lesson-draw-early-again-1 = Queen baru menyerang sebesar 15. Kamu memegang lima kartu bernilai 37, temanmu satu. Sekarang apa?
lesson-draw-early-again-1-not = ⟦9c⟧ menyerang sebesar 18. Lalu kamu membayar 15, dan temanmu menghadapi Queen dengan satu kartu.
lesson-draw-early-again-done = Kartu di tanganmu penuh, dan temanmu punya lima kartu.
lesson-keep-diamonds-title = Wajik bukan uang
lesson-keep-diamonds-price = Pemain kuat yang membayar dengan wajik setiap kali bisa, menang 95 kali lebih sedikit dalam seratus permainan dengan dua pemain, dan 60 kali lebih sedikit saat sendiri.
lesson-keep-diamonds-1 = Queen menyerang sebesar 7. Bayar dengan yang paling tidak kamu butuhkan.
lesson-keep-diamonds-1-not = ⟦8d⟧ tampak lebih murah daripada ⟦Ts⟧. Kalau dimainkan, nilainya delapan kartu baru.
lesson-keep-diamonds-done = Kartu sepuluh yang membayar, dan kedua wajik masih bisa mengambil kartu.
lesson-keep-diamonds-again-1 = Jack menyerang sebesar 6. Satu kartu pas menutupnya, dua kartu lebih mahal. Yang mana kamu bayarkan?
lesson-keep-diamonds-again-1-not = ⟦6d⟧ pas. Tetapi itu wajik terakhirmu: setelah itu tidak ada yang bisa mengambil kartu.
lesson-keep-diamonds-again-done = Kamu membayar dua kartu dan menyimpan yang bisa mengambil enam.
lesson-when-to-kill-title = Kapan mengalahkan
lesson-when-to-kill-price = Pemain kuat yang mengalahkan musuh setiap kali bisa, menang 44 kali lebih sedikit dalam seratus permainan dengan dua pemain; yang mengalahkan hanya kalau tidak ada cara lain untuk bertahan, 93 kali lebih sedikit.
lesson-when-to-kill-1 = Darah Queen tinggal 18 dan serangannya hanya 5. Yang berikutnya masih utuh dan menyerang sebesar 15. Apa yang kamu lakukan?
lesson-when-to-kill-1-not = ⟦Jc⟧ mengalahkannya. Tetapi kemudian kamu menghadapi 15 dengan ⟦2s⟧ dan ⟦9d⟧.
lesson-when-to-kill-done = Belum. Sebelum mengalahkan, jumlahkan sisa kartu di tangan dan 5 untuk setiap kartu yang akan diambil: lakukan kalau itu mencapai serangan berikutnya.
lesson-when-to-kill-again-1 = Darah Jack tinggal 11 dan serangannya 1. Ia kebal terhadap wajik. Tunggu, atau kalahkan dengan kelebihan 3?
lesson-when-to-kill-again-1-not = ⟦4s⟧ membiarkan Jack berdiri, dan selama ia berdiri wajikmu tidak mengambil apa-apa.
lesson-when-to-kill-again-done = Kamu langsung bermain lagi, dan ⟦4d⟧ mengambil kartu melawan musuh berikutnya. Kelebihan 3 tidak merugikan.
lesson-where-to-shield-title = Perisai di tempat yang penting
lesson-where-to-shield-price = Tanpa sekop melawan Queen dan King, pemain kuat menang 82 kali lebih sedikit dalam seratus permainan dengan empat pemain; selalu memasang perisai sampai 0 dulu merugikan 12.
lesson-where-to-shield-1 = King dengan darah 40 menyerang sebesar 20, dan semua memegang tiga atau empat kartu. Ia kebal terhadap hati. Pilih kartumu.
lesson-where-to-shield-1-not = ⟦9h⟧ hanya menyerang 9 dari 40 dan tidak menyembuhkan. Serangan penuh 20 datang lagi dan lagi.
lesson-where-to-shield-done = Setiap serangan King ini sekarang 8 lebih ringan, untuk kalian semua. Ia akan menyerang beberapa kali.
lesson-where-to-shield-again-1 = King menyerang sebesar 20. Pemain lain memegang satu dan dua kartu. Perisai atau kartu?
lesson-where-to-shield-again-1-not = ⟦8s⟧ menyisakan serangan 12. Kamu membayarnya, dan pemain berikutnya menghadapi 12 dengan satu kartu.
lesson-where-to-shield-again-done = Sepuluh kartu untuk tiga pemain lebih dulu. Perisai hanya menolong yang mampu membayar sisanya.
lesson-heal-early-title = Hati sebelum terlambat
lesson-heal-early-price = Pemain kuat yang memainkan hati hanya saat tavern tinggal lima kartu atau kurang menang 57 kali lebih sedikit dalam seratus permainan dengan dua pemain.
lesson-heal-early-1 = Tavern masih punya 26 kartu, dek discard 13, dan serangan Jack hanya 2. Untuk apa kesempatan ini kamu pakai?
lesson-heal-early-1-not = ⟦8d⟧ hanya mengambil enam dari delapan, padahal dengan serangan sekecil ini menyembuhkan itu murah.
lesson-heal-early-done = Tujuh kartu kembali. Serangan kecil adalah saatnya hati, sepenuh apa pun tavern kelihatannya.
lesson-heal-early-again-1 = Di tavern tinggal tiga kartu, di dek discard ada 24. Darah Queen tinggal 19. Kartu mana?
lesson-heal-early-again-1-not = ⟦8c⟧ menyerang sebesar 16, tetapi dengan tiga kartu di tavern wajik tidak bisa menolong kalian.
lesson-heal-early-again-done = Sepuluh kartu di bawah tavern: sekarang wajik bisa mengambil lagi. Lebih baik jangan sampai begini.
lesson-what-to-pay-title = Membayar dengan apa
lesson-what-to-pay-price = Pemain kuat yang membayar nilai terkecil dengan kartu paling sedikit menang 40 kali lebih sedikit dalam seratus permainan dengan dua pemain, dan 60 kali lebih sedikit saat sendiri.
lesson-what-to-pay-1 = Queen menyerang sebesar 7 dan darahnya tinggal 2. Kartu mana yang tidak akan kamu butuhkan?
lesson-what-to-pay-1-not = ⟦2h⟧ dan ⟦6h⟧ paling murah. Tetapi ⟦2h⟧ kartu yang mengalahkan Queen dengan serangan pas.
lesson-what-to-pay-done = Kamu membayar 10, bukan 8, dan menyimpan serangan pas serta wajik. Hitung apa yang masih bisa dilakukan sebuah kartu, bukan nilainya.
lesson-what-to-pay-again-1 = Jack menyerang sebesar 5. Satu kartu cukup, atau dua. Apa yang kamu lepas?
lesson-what-to-pay-again-1-not = Satu kartu, tetapi yang terbaik: ⟦6d⟧ mengambil enam. ⟦2c⟧ dan ⟦3s⟧ kurang berguna.
lesson-what-to-pay-again-done = Bayar dengan yang paling kecil gunanya: keriting dulu, wajik dan As paling akhir, wajik terakhir jangan pernah.
lesson-pairs-title = Pendamping berpasangan
lesson-pairs-price = Pemain kuat yang tidak pernah memasangkan pendamping menang 75 kali lebih sedikit dalam seratus permainan dengan dua pemain. Memainkan pendamping hanya berpasangan tidak merugikan secara terukur.
lesson-pairs-1 = Kamu memegang dua kartu; Queen menyerang sebesar 5 dan darahnya tinggal 10. Bagaimana kamu bertahan?
lesson-pairs-1-not = ⟦2d⟧ sendirian mengambil dua, satu untuk temanmu, dan serangan penuh 5 datang. ⟦As⟧ bisa ikut.
lesson-pairs-done = Bersama-sama mereka mengambil tiga, dan perisai mengurangi serangan sebesar 3.
lesson-pairs-again-1 = King dengan darah 32, kebal terhadap hati, dan empat kartu di tanganmu. Pasangan mana yang paling berguna?
lesson-pairs-again-1-not = ⟦9d⟧ sendirian menyerang sebesar 9. Dengan ⟦Ac⟧ menjadi 20 dan mengambil satu kartu lagi.
lesson-pairs-again-done = Pendamping sendirian hanya bernilai 1; dengan kartu tinggi, jenisnya berlaku untuk seluruh jumlah.
lesson-exact-kills-title = Seberapa berharga serangan pas
lesson-exact-kills-price =
    Pemain kuat yang selalu memilih serangan pas menang 25 kali lebih sedikit dalam seratus permainan dengan dua pemain; yang tidak
    pernah memilihnya, 8 kali lebih sedikit.
lesson-exact-kills-1 = Darah Queen tinggal 8 dan serangannya 15. Kartu mana yang mengalahkannya?
lesson-exact-kills-1-not = ⟦6c⟧ menyerang sebesar 12: Queen hilang selamanya. Dengan 8 pas, ia pindah ke pihakmu.
lesson-exact-kills-done = Queen di atas dek tavern bernilai 15 di tangan yang mengambilnya. Yang ini layak dikejar.
lesson-exact-kills-again-1 = Darah Queen tinggal 10, dan tiga kartumu bisa menjadi serangan pas. Sesudahnya datang Queen lain. Apa yang kamu lakukan?
lesson-exact-kills-again-1-not = ⟦Th⟧ menjadi serangan pas. Tetapi Queen berikutnya menyerang sebesar 15, dan kamu menghadapinya dengan tiga kartu.
lesson-exact-kills-again-done = Kartu dulu: lima yang baru. Serangan pas bukan alasan menghadapi bangsawan berikutnya dengan tangan kosong.
lesson-whom-to-name-title = Joker, dan siapa yang dipilih
lesson-whom-to-name-price = Pemain kuat yang memilih pemain dengan kartu paling sedikit menang 35 kali lebih sedikit dalam seratus permainan dengan empat pemain; yang menyimpan Joker hanya untuk keadaan darurat, 38 kali lebih sedikit.
lesson-whom-to-name-1 = Kamu baru memainkan Joker melawan Queen baru. Kamu memegang empat kartu, yang lain satu dan lima. Siapa berikutnya?
lesson-whom-to-name-1-not = Kamu bisa lanjut sendiri, tetapi serangan 15 akan menghabiskan separuh kartumu. Lima kartu lebih kuat menahannya.
lesson-whom-to-name-done = Pemain dengan kartu terbanyak bisa bermain dan masih bisa membayar. Kalau ragu, pilih dia.
lesson-whom-to-name-again-1 = Queen menyerang sebesar 11 dan kebal terhadap wajik. Kamu punya dua wajik bagus, dan Joker. Apa yang kamu mainkan?
lesson-whom-to-name-again-1-not = ⟦5s⟧ mengurangi serangan sebesar 5, dan Joker menunggu keadaan darurat. Dipakai sekarang, ia mencegah seluruh serangan dan membebaskan wajikmu.
lesson-whom-to-name-again-done = Tidak ada serangan, dan semua jenis berfungsi. Sekarang pilih: dengan lima kartu kamu bisa lanjut sendiri.
lesson-when-to-yield-title = Kapan menyerah
lesson-when-to-yield-price = Pemain kuat yang tidak pernah menyerah menang 11 kali lebih sedikit dalam seratus permainan dengan empat pemain; yang selalu menyerah saat serangan 0, 10 kali lebih sedikit.
lesson-when-to-yield-1 = Darah Jack tinggal 3 dan serangannya 0. Kamu memegang tiga kartu, pemain berikutnya empat. Siapa yang sebaiknya mengalahkannya?
lesson-when-to-yield-1-not = ⟦6c⟧ mengalahkan, dan kamu menghadapi Jack baru dengan dua kartu. Yang mengalahkan harus menghadapi yang berikutnya.
lesson-when-to-yield-done = Di sini menyerah tidak merugikan. Itu tepat kalau pemain berikutnya bisa berbuat lebih banyak darimu.
lesson-when-to-yield-again-1 = Serangan Queen 0 dan darahnya tinggal 5. Kamu memegang dua kartu, temanmu satu. Menyerah tanpa rugi, atau bermain?
lesson-when-to-yield-again-1-not = Menyerah memang gratis, tetapi temanmu memegang satu kartu. Serangan 0 adalah saat terbaik untuk mengambil kartu.
lesson-when-to-yield-again-done = Tiga kartu, dan tidak ada serangan yang harus dibayar. Serangan 0 adalah saatnya wajik dan hati.
lesson-when-to-flip-title = Solo: kapan membalik Joker
lesson-when-to-flip-price = Pemain kuat yang membalik Joker dengan lima kartu atau kurang menang 38 kali lebih sedikit dalam seratus permainan. Membalik hanya kalau tidak ada cara lain untuk bertahan tidak merugikan secara terukur.
lesson-when-to-flip-1 = Dua kartu melawan Jack baru, dan tinggal satu Joker. Balik untuk kartu baru, atau bermain?
lesson-when-to-flip-1-not = Kartu baru memang menggoda. Tetapi ⟦6d⟧ mengambil enam kartu, dan Joker terakhir tetap ada untuk saat yang lebih buruk.
lesson-when-to-flip-done = Enam kartu baru, dan Joker masih ada.
lesson-when-to-flip-again-1 = Queen baru menyerang sebesar 15. Kartumu bernilai 18, tanpa wajik atau sekop. Sekarang apa?
lesson-when-to-flip-again-1-not = Setelah ⟦4c⟧ kamu punya 14 melawan 15: kamu tetap harus membalik, dan kedua hati terbuang.
lesson-when-to-flip-again-done = Tidak ada aksi yang bisa bertahan: itulah saatnya membalik.

advice-title = Nasihat umum yang keliru
advice-about =
    Berapa kali lebih sedikit pemain kuat menang dalam seratus permainan kalau selalu menuruti nasihat ini. Solo tanpa Joker,
    kecuali pada baris tentang membalik Joker.
advice-advice = Nasihat
advice-solo = Solo
advice-two = 2 pemain
advice-three = 3 pemain
advice-four = 4 pemain
advice-row-exact = Selalu pilih serangan pas
advice-row-kill = Kalahkan musuh begitu bisa
advice-row-cover = Kalahkan hanya kalau sisa kartu di tangan cukup menahan serangan berikutnya
advice-row-draws = Mainkan wajik hanya kalau semua kartunya terambil
advice-row-hearts = Simpan hati sampai tavern tinggal sepuluh kartu atau kurang
advice-row-shield = Melawan Queen dan King, pasang perisai sampai 0 dulu
advice-row-value = Bayar dengan nilai terkecil
advice-row-cards = Bayar dengan kartu paling sedikit
advice-row-jester = Pakai Joker hanya melawan sekop atau keriting
advice-row-self = Setelah Joker, pilih dirimu sendiri
advice-row-flip-five = Balik Joker dengan lima kartu atau kurang
advice-row-flip-diamond = Balik Joker tanpa wajik yang berfungsi
advice-free = Hampir tanpa rugi kalau dituruti: jangan membayar dengan wajik terakhir, mainkan pendamping hanya berpasangan, simpan pendamping saat membayar, pilih pemain dengan kartu terbanyak.

sheet-title = Lembar ringkas untuk meja
sheet-about = Enam aturan dan cara menghitung poin, satu halaman untuk dicetak.
sheet-print = Cetak
sheet-rules-title = Enam aturan
sheet-rules-wins = Hanya dengan ini, 25 dari 100 permainan dimenangkan dengan dua pemain, 40 dengan tiga, 22 dengan empat, dan 17 sendirian.
sheet-rules-about = Lihat aksi yang pasti bisa kamu bayar. Aturan pertama yang cocok menentukan.
sheet-rule-1 = Wajik yang berfungsi dan mengambil lima kartu atau lebih seluruhnya.
sheet-rule-2 = Kalau tavern tinggal 11 kartu atau kurang, hati yang mengembalikan empat atau lebih.
sheet-rule-3 = Mengalahkan musuh, kelebihan paling banyak 12, kalau sisa kartu di tangan ditambah 5 untuk setiap kartu yang diambil mencapai serangan bangsawan berikutnya.
sheet-rule-4 = Joker. Pilih pemain dengan kartu terbanyak.
sheet-rule-5 =
    Kalau tidak, tanpa mengalahkan musuh, jumlah terbesar dari serangan, perisai, 4 untuk setiap kartu yang diambil, 1 untuk setiap kartu
    yang disembuhkan, dan nilai sisa kartu di tangan menurut aturan 6.
sheet-rule-6 = Bayar dengan yang nilainya terkecil: nilai kartu dikurangi 2; keriting dikurangi 2 lagi, wajik ditambah 2, As ditambah 6, wajik terakhir ditambah 20.
sheet-count-title = Menghitung poin
sheet-count-wins = Hanya dengan ini, 51 dari 100 permainan dimenangkan dengan dua pemain, 71 dengan tiga, 45 dengan empat, dan 48 sendirian.
sheet-count-about = Bayangkan akhir giliranmu, setelah serangan dibayar, lalu jumlahkan. Pilih yang menyisakan poin terbanyak, juga saat membayar.
sheet-count-what = Yang dihitung
sheet-count-group = Bersama
sheet-count-solo = Solo
sheet-count-hand = Setiap kartu di tangan: nilainya dan
sheet-count-club = Keriting, tambahan
sheet-count-diamond = Wajik, tambahan
sheet-count-ace = As, tambahan
sheet-count-jester = Joker, seluruhnya
sheet-count-no-diamond = Tidak ada wajik di tangan; separuh kalau kamu akan mengambil kartu
sheet-count-drawn = Setiap kartu yang kamu ambil
sheet-count-others = Setiap kartu yang diambil pemain lain
sheet-count-tavern = Setiap kartu di tavern, sampai 17 (solo 18)
sheet-count-discards = Setiap kartu di dek discard, sampai 20
sheet-count-attack = Setiap poin serangan musuh
sheet-count-health = Setiap poin darah yang tersisa
sheet-count-product = Serangan × darah
sheet-count-kill = Mengalahkan; lalu hitung bangsawan berikutnya yang masih utuh
sheet-count-exact-jack = Serangan pas pada Jack
sheet-count-exact-queen = Serangan pas pada Queen
sheet-count-exact-king = Serangan pas pada King
sheet-count-next-blow = Setelah mengalahkan, setiap poin kelebihan serangan berikutnya atas nilai kartu di tanganmu; kartu yang diambil dihitung 5½
sheet-count-next-player = Setiap poin kelebihan serangan atas 5 × kartu pemain berikutnya dikurangi satu
sheet-count-yield = Menyerah
sheet-count-flip = Membalik Joker
sheet-count-lucky = Hanya bisa dibayar kalau beruntung mengambil kartu
sheet-name = Setelah Joker, pilih pemain dengan kartu terbanyak.
