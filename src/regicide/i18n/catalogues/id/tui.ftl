# Permainan di terminal, selain yang diucapkan dengan kata-kata peramban.

tui-help = Bantuan
tui-leave = Keluar
tui-hand-over = Berikan keyboard kepada { $who }, yang lalu menekan Enter.
tui-keys = 1–9 memilih kartu atau kursi, Enter melakukannya, Esc mengembalikan semuanya. y menyerah, f membalik Joker, c memilih buangan termurah. t berbicara, m menampilkan hal lain yang bisa dilakukan, + dan - menjawab usulan. d beralih gelap dan terang, s antara dua dan empat warna jenis, q keluar.
tui-hot-seat = Bergantian memakai keyboard
tui-go-on = Lanjutkan permainan terakhir
tui-welcome = Open Regicide
tui-replay-keys = ← → aksi   Home End ujung   0–4 kartu siapa   q keluar
