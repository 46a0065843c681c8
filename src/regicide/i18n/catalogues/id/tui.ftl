# Permainan di terminal, selain yang diucapkan dengan kata-kata peramban.

tui-help = Bantuan
tui-leave = Keluar
tui-hand-over = Serahkan keyboard kepada { $who }, lalu { $who } menekan Enter.
tui-keys = 1–9 memilih kartu atau kursi, Enter mengonfirmasi, Esc mengosongkan pilihan. y menyerah, f membalik Joker, c memilih kartu termurah. h meminta petunjuk, w menjelaskan aksi terakhir bot. t membuka obrolan, m menampilkan aksi lain, + dan - menjawab usulan. d beralih antara gelap dan terang, s antara dua dan empat warna jenis kartu, q keluar.
tui-hot-seat = Bergantian di satu keyboard
tui-go-on = Lanjutkan: { $game }
tui-go-on-which = Lanjutkan permainan ({ $count })
tui-find-game = Ketik untuk mencari
kept-game = { $date } · { $players } · { $fallen } dari 12 dikalahkan
kept-waiting = Belum selesai
kept-none = Tidak ada permainan seperti itu.
tui-replay = Tayangan ulang dan ulasan
tui-keep-playing = Terus bermain
tui-back-prompt = Tekan Enter untuk kembali. 
tui-welcome = Open Regicide
tui-replay-keys = ← → aksi   n p tanda   0–4 kartu siapa   r ulas   w mengapa   q keluar
tui-review = Ulas permainan
