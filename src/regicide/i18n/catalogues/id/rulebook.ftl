# The rules, clause by clause. Game terms follow the published rulebooks.

summary-title = Aturan dalam satu halaman
summary-goal = Dua belas bangsawan menguasai castle: empat Jack, lalu empat Queen, lalu empat King. Kalahkan semuanya bersama-sama, dan kalian menang.
summary-turn = Giliranmu
summary-play = Mainkan satu kartu dari tangan. Atau menyerah, tanpa memainkan kartu.
summary-powers = Jenis kartu itu bekerja sekuat nilai kartunya. Musuh kebal terhadap jenisnya sendiri.
summary-damage = Musuh terkena serangan sebesar nilai itu. Kalau ia kalah, musuh berikutnya muncul dan kamu main lagi.
summary-survive = Kalau musuh bertahan, ia menyerangmu: buang kartu senilai serangannya, dikurangi perisai. Kalau tidak bisa, permainan kalah.
summary-suits = Kekuatan tiap jenis
summary-hearts = Kartu sebanyak itu pindah dari dek discard ke bawah tavern, dek tempat mengambil kartu.
summary-diamonds = Mulai darimu, pemain bergiliran mengambil kartu sebanyak itu. Yang kartunya sudah penuh dilewati.
summary-clubs = Serangan dihitung dua kali.
summary-spades = Serangan musuh berkurang sebanyak itu sampai ia dikalahkan.
summary-more = Selain itu
summary-combo = Dua sampai empat kartu dengan angka yang sama, jumlahnya maksimal 10. Setiap jenis bekerja dengan jumlah itu.
summary-companion = As bernilai 1 dan menjadi pendamping satu kartu lain. Kedua jenis bekerja dengan jumlahnya.
summary-exact-title = Serangan yang pas
summary-exact = Kalau serangan pas sebesar darahnya, kartu bangsawan itu ditaruh di atas tavern. Di tangan, Jack bernilai 10, Queen 15, King 20.
summary-jester-title = Joker
summary-jester = Joker menghilangkan kekebalan musuh, dan pemainnya memilih siapa yang main berikutnya. Saat solo ada dua di samping meja: masing-masing mengganti kartu di tanganmu sekali.

rule-1 = Persiapan
rule-1-1-title = Kartu
rule-1-1 = As sampai King dari keriting, wajik, hati, dan sekop, ditambah dua Joker: 54 kartu.
rule-1-2-title = Dek castle
rule-1-2 = Kocok keempat King, taruh keempat Queen yang sudah dikocok di atasnya, lalu keempat Jack yang sudah dikocok, semua tertutup. Buka kartu paling atas: itulah musuh saat ini.
rule-1-3-title = Dek tavern
rule-1-3 = Kartu 2 sampai 10, keempat As (hewan pendamping), dan Joker menurut pasal berikut, dikocok bersama.
rule-1-4-title = Joker dan batas kartu
rule-1-4 = Jumlah pemain menentukan banyaknya Joker di dek tavern dan batas kartu di tangan. Solo: 8 kartu tanpa Joker, tetapi dua Joker disisihkan (§12). Dua pemain: 7 kartu tanpa Joker. Tiga: 6 kartu dan satu Joker. Empat: 5 kartu dan dua Joker.
rule-1-5-title = Pembagian kartu
rule-1-5 = Semua pemain mendapat kartu sampai batas kartu di tangan. Dek discard mulai kosong.
rule-1-6-title = Siapa mulai
rule-1-6 = Siapa pun yang terakhir membunuh raja; dengan kata lain para pemain yang memilih, dan kalau tidak ada usul lain, kursi pertama mulai.
rule-1-7-title = Yang diketahui
rule-1-7 = Semua melihat jumlah kartu di setiap tangan dan dek, musuh, kartu yang dimainkan melawannya, dan seluruh dek discard, yang terbuka dan boleh dilihat-lihat. Tidak ada yang melihat kartu di tangan orang lain, atau urutan dek tavern dan dek castle. Akibatnya ada dua. Kartu bangsawan yang ditaruh di atas dek tavern (§5.2) diketahui sampai diambil, dan di tangan yang mengambilnya sampai dipakai. Dan karena dek discard memperlihatkan isinya sebelum dan sesudahnya, semua tahu kartu mana yang dipindahkan hati ke bawah dek tavern, meskipun tidak tahu urutannya. Juga diketahui musuh mana yang belum datang, tetapi tidak urutannya dalam pangkat yang sama.

rule-2 = Nilai kartu
rule-2-1-title = Nilai
rule-2-1 = As bernilai 1, kartu angka sebesar angkanya, Jack 10, Queen 15, King 20, Joker 0; sama saja saat dimainkan atau dibuang.
rule-2-2-title = Musuh
rule-2-2 = Jack punya serangan 10 dan darah 20, Queen serangan 15 dan darah 30, King serangan 20 dan darah 40.

rule-3 = Langkah satu: main atau menyerah
rule-3-1-title = Satu kartu
rule-3-1 = Satu kartu mana pun dari tangan.
rule-3-2-title = Kombo
rule-3-2 = Dua, tiga, atau empat kartu dengan angka yang sama yang jumlahnya maksimal 10: sepasang 2 sampai 5, tiga kartu 2 atau 3, empat kartu 2.
rule-3-3-title = Hewan pendamping
rule-3-3 = As dimainkan sendiri atau bersama satu kartu lain saja, yang boleh As lain atau kartu bangsawan, tetapi bukan Joker.
rule-3-4-title = As dan kombo
rule-3-4 = As tidak bisa ditambahkan ke kombo. Dua As boleh dimainkan bersama dan saling menjadi hewan pendamping.
rule-3-5-title = Joker
rule-3-5 = Selalu dimainkan sendiri, tanpa kartu lain (§8).
rule-3-6-title = Menyerah
rule-3-6 = Alih-alih bermain, langsung ke langkah empat (§9).
rule-3-7-title = Nilai serangan
rule-3-7 = Jumlah nilai kartu yang dimainkan.

rule-4 = Langkah dua: kekuatan jenis kartu
rule-4-1-title = Setiap jenis sekali
rule-4-1 = Setiap jenis di antara kartu yang dimainkan aktif sekali, sebesar nilai serangan penuh; dua kartu sejenis tidak aktif dua kali.
rule-4-2-title = Wajib
rule-4-2 = Kekuatan tidak boleh diabaikan: yang bisa aktif wajib diaktifkan.
rule-4-3-title = Kekebalan
rule-4-3 = Jenis musuh itu sendiri tidak punya kekuatan melawannya, kecuali Joker sudah menghilangkan kekebalannya (§8.2). Nilainya tetap dihitung sebagai serangan.
rule-4-4-title = Urutan
rule-4-4 = Kekuatan hati diaktifkan sebelum wajik.
rule-4-5-title = Hati menyembuhkan
rule-4-5 = Kocok dek discard; kartu sebanyak nilai serangan, atau semua yang ada, ditaruh tertutup di bawah dek tavern tanpa dilihat. Kartu yang sedang dimainkan melawan musuh tidak termasuk dek discard.
rule-4-6-title = Wajik mengambil kartu
rule-4-6 = Mulai dari pemain yang sedang bermain dan searah jarum jam, setiap pemain mengambil satu kartu sampai terambil sebanyak nilai serangan. Pemain yang kartunya sudah penuh dilewati; berhenti kalau kartu semua pemain penuh atau dek tavern habis, tanpa hukuman.
rule-4-7-title = Keriting menggandakan
rule-4-7 = Seluruh nilai serangan dihitung dua kali saat menyerang musuh.
rule-4-8-title = Sekop melindungi
rule-4-8 = Serangan musuh berkurang sebesar nilai serangan sampai ia dikalahkan. Semua sekop yang dimainkan melawannya, oleh siapa pun, dijumlahkan; serangannya tidak pernah di bawah 0.

rule-5 = Langkah tiga: menyerang musuh
rule-5-1-title = Serangan
rule-5-1 = Sebesar nilai serangan, digandakan oleh keriting, dan terkumpul pada musuh.
rule-5-2-title = Musuh dikalahkan
rule-5-2 = Musuh dikalahkan kalau serangan yang terkumpul mencapai atau melebihi darahnya. Kalau pas sebesar darahnya, kartunya ditaruh tertutup di atas dek tavern; kalau tidak, di dek discard.
rule-5-3-title = Meja dibersihkan
rule-5-3 = Lalu semua kartu yang dimainkan melawannya ditaruh di dek discard, termasuk Joker.
rule-5-4-title = Musuh berikutnya
rule-5-4 = Dibuka dari dek castle. Setelah King terakhir tidak ada lagi: permainan dimenangkan dan berhenti saat itu juga.
rule-5-5-title = Giliran lagi
rule-5-5 = Yang mengalahkan musuh melewati langkah empat dan memulai giliran baru.

rule-6 = Langkah empat: menahan serangan
rule-6-1-title = Serangan musuh
rule-6-1 = Musuh menyerang pemain yang sedang bermain sebesar serangannya dikurangi perisai. Kalau 0, tidak ada yang dibuang dan giliran berpindah.
rule-6-2-title = Menahan
rule-6-2 = Pemain membuang kartu dengan jumlah nilai minimal sebesar serangan setelah dikurangi perisai. Kumpulan kartu mana pun boleh, bahkan yang lebih besar dari yang perlu (tetapi lihat §13.2).
rule-6-3-title = Semua kalah
rule-6-3 = Kalau seorang pemain tidak bisa menahan serangan, semua pemain kalah.
rule-6-4-title = Kartu habis
rule-6-4 = Itu boleh.
rule-6-5-title = Giliran berpindah
rule-6-5 = Searah jarum jam.

rule-7 = Bangsawan di tangan
rule-7-1-title = Musuh yang dikalahkan
rule-7-1 = Begitu ada di tangan, ia kartu seperti yang lain: bernilai 10, 15, atau 20, dengan kekuatan jenisnya, dimainkan sendiri atau dengan satu hewan pendamping.

rule-8 = Joker (tiga dan empat pemain)
rule-8-1-title = Tanpa serangan
rule-8-1 = Nilai serangannya 0; langkah tiga dan empat dilewati.
rule-8-2-title = Kekebalan hilang
rule-8-2 = Sejak itu musuh yang sedang dihadapi tidak kebal terhadap apa pun. Joker kedua tidak mengubah apa-apa lagi, tetapi yang memainkannya memilih lagi.
rule-8-3-title = Siapa berikutnya
rule-8-3 = Yang memainkannya memilih pemain berikutnya: siapa pun, termasuk dirinya sendiri. Itu keputusan tersendiri, dibuat saat Joker sudah di meja.
rule-8-4-title = Keinginan
rule-8-4 = Sebelum keputusan itu pemain boleh mengatakan secara umum apakah ingin jalan berikutnya (§10.3).
rule-8-5-title = Kartu sebelumnya
rule-8-5 = Sekop yang sudah dimainkan melawan musuh sekop mulai dihitung, sebesar nilai serangan saat dimainkan. Keriting yang sudah dimainkan melawan musuh keriting tetap tidak digandakan; hati dan wajik tidak diulang.
rule-8-6-title = Dibuang
rule-8-6 = Joker yang dibuang untuk menahan serangan bernilai 0.

rule-9 = Menyerah
rule-9-1-title = Tidak boleh semua berturut-turut
rule-9-1 = Kamu tidak boleh menyerah kalau semua pemain lain menyerah pada giliran terakhir mereka. Giliran setelah musuh dikalahkan atau setelah Joker adalah giliran seperti yang lain.
rule-9-2-title = Solo
rule-9-2 = Tidak ada pemain lain yang meneruskan permainan, jadi kamu tidak boleh menyerah (tetapi lihat §13.1).

rule-10 = Bicara
rule-10-1-title = Kartu di tangan rahasia
rule-10-1 = Jangan mengatakan apa pun yang mengungkapkan atau mengisyaratkan kartu di tangan, atau apa yang sebaiknya dimainkan orang lain.
rule-10-2-title = Informasi publik
rule-10-2 = Selalu boleh dikatakan: jumlah kartu, keadaan dek, apa yang sudah dimainkan.
rule-10-3-title = Setelah Joker
rule-10-3 = Sampai pemain berikutnya mulai (§8.4), keinginan boleh dinyatakan secara umum.
rule-10-4-title = Permainan santai
rule-10-4 = Semuanya boleh dikatakan: para pemain yang memutuskan (§13.3).

rule-11 = Akhir
rule-11-1-title = Menang
rule-11-1 = Kalau King terakhir dikalahkan.
rule-11-2-title = Kalah
rule-11-2 = Kalau serangan tidak bisa ditahan (§6.3), atau kalau pemain pada langkah satu tidak bisa bermain, tidak bisa menyerah, dan, saat solo, tidak bisa membalik Joker.

rule-12 = Bermain sendiri (solo)
rule-12-1-title = Membalik Joker
rule-12-1 = Dua Joker disisihkan. Masing-masing boleh dibalik sekali: buang semua kartu di tangan, lalu ambil kartu sampai batas kartu di tangan, atau sebanyak yang ada; yang baru dibuang tidak termasuk. Itu tidak dihitung sebagai mengambil kartu dengan wajik, jadi kekebalan tidak menghalanginya, dan itu tidak menghilangkan kekebalan.
rule-12-2-title = Kapan
rule-12-2 = Di awal langkah satu, atau di awal langkah empat sebelum menahan serangan, bahkan kalau kartu di tangan tidak cukup untuk menahannya. Membalik dua kali dalam satu langkah dan membalik saat kartu di tangan habis diperbolehkan. Kalau tidak ada serangan, tidak ada langkah empat untuk membalik.
rule-12-3-title = Medali
rule-12-3 = Menang tanpa membalik Joker adalah kemenangan emas, dengan satu perak, dengan dua perunggu.

rule-13 = Opsi
rule-13-1-title = Menyerah saat solo
rule-13-1 = Tidak boleh, atau tidak dua kali berturut-turut.
rule-13-2-title = Membuang lebih dari yang perlu
rule-13-2 = Boleh; atau, dengan opsi ini, kartu dibuang satu per satu dan berhenti saat cukup. Maka sebuah kumpulan kartu sah kalau jumlahnya dikurangi kartu terbesarnya masih di bawah serangan.
rule-13-3-title = Tingkat kesulitan
rule-13-3 = Dalam gabungan apa pun: batas kartu di tangan 1 atau 2 lebih kecil atau lebih besar (membalik Joker mengisi sampai batas itu); 1 atau 2 Joker lebih sedikit, tidak pernah di bawah nol (solo: lebih sedikit Joker untuk dibalik); darah semua musuh dari −10 sampai +10 dan serangannya dari −5 sampai +5 (bangsawan di tangan tetap bernilai sama); tanpa menyerah; batas nilai kombo dari 4 sampai 18; obrolan bebas (§10.4); kartu di tangan terbuka, terlihat oleh semua.
