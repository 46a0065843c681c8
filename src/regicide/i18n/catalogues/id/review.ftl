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
