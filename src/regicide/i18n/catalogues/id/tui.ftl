# Permainan di terminal, selain yang diucapkan dengan kata-kata peramban.

tui-help = Bantuan
tui-leave = Keluar
tui-hand-over = Berikan papan ketik kepada { $who }, lalu tekan Enter.
tui-keys = 1–9 memilih kartu atau kursi, Enter melakukannya, Esc mengembalikan semuanya. y menyerah, f membalik Joker, c mengambil penutup termurah. t berbicara, m menampilkan hal lain yang bisa dilakukan, + dan - menjawab usulan. d beralih gelap dan terang, s antara dua dan empat warna, q keluar.
tui-hot-seat = Bergantian papan ketik
tui-go-on = Lanjutkan permainan terakhir
tui-welcome = Open Regicide
tui-replay-keys = ← → langkah   Home End ujung   0–4 tangan siapa   q keluar
