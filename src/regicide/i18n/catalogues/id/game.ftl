# Cards, seats, events and forecasts. Game terms follow the published rulebooks.

## Pieces

suit-clubs = keriting
suit-diamonds = wajik
suit-hearts = hati
suit-spades = sekop
rank-ace = As
rank-two = 2
rank-three = 3
rank-four = 4
rank-five = 5
rank-six = 6
rank-seven = 7
rank-eight = 8
rank-nine = 9
rank-ten = 10
rank-jack = Jack
rank-queen = Queen
rank-king = King
jester = Joker
card = { $rank } { $suit }
no-cards = 0 kartu
list-separator = ,{" "}
seat = Pemain { $number }
with-clause = { $sentence } ({ $clause })

## What happened

event-turn-began = Giliran { $who }.
event-cards-played = { $who } memainkan { $cards }: nilai serangan { $attack }.
event-yielded = { $who } menyerah.
event-power-hearts = Hati: sembuhkan hingga { $attack } kartu dari dek discard.
event-power-diamonds = Wajik: ambil hingga { $attack } kartu.
event-power-clubs = Keriting: serangan digandakan.
event-power-spades = Sekop: perisai { $attack }.
event-power-blocked = Musuh kebal: { $suit } tidak punya kekuatan.
event-cards-healed =
    { $count ->
        [0] Dek discard kosong: tidak ada kartu yang bisa disembuhkan.
       *[other] { $count } kartu masuk ke bawah dek tavern: { $cards }.
    }
event-cards-drawn = { $who } mengambil { $count } kartu.
event-cards-drawn-known =
    { $count ->
        [1] { $who } mengambil 1 kartu yang sudah diketahui semua: { $cards }.
       *[other] { $who } mengambil { $count } kartu, di antaranya yang sudah diketahui semua: { $cards }.
    }
event-cards-received = { $who } mendapat { $cards }.
event-shield-raised = Perisai sekarang { $shield }: serangan musuh menjadi { $attack }.
event-immunity-cancelled = Joker menghilangkan kekebalan musuh terhadap { $suit }.
event-enemy-damaged = Serangan { $amount } masuk: total { $damage } dari { $health } darah.
event-enemy-damaged-double = Serangan ganda { $amount } masuk: total { $damage } dari { $health } darah.
event-enemy-defeated = { $enemy } kalah dan masuk ke dek discard.
event-enemy-defeated-exactly = { $enemy } kalah dengan serangan yang pas dan masuk ke atas dek tavern.
event-last-enemy-defeated = { $enemy } kalah.
event-enemy-revealed = Musuh berikutnya: { $enemy }.
event-enemy-struck = Musuh menyerang { $who } sebesar { $damage }.
event-enemy-blocked = Perisai bertahan: { $who } tidak terkena serangan.
event-cards-discarded = { $who } membuang { $cards }, senilai { $value }.
event-next-named = { $who } memilih siapa yang jalan berikutnya: { $next }.
event-jester-flipped =
    { $left ->
        [0] { $who } membalik Joker terakhir dan membuang { $cards }.
       *[other] { $who } membalik satu Joker dan membuang { $cards }; sisa { $left } Joker.
    }
event-game-won = King terakhir telah tumbang: kalian menang!
event-game-won-gold = King terakhir telah tumbang: kemenangan emas!
event-game-won-silver = King terakhir telah tumbang: kemenangan perak!
event-game-won-bronze = King terakhir telah tumbang: kemenangan perunggu!
event-game-lost-beaten = { $who } tidak bisa menahan serangan: permainan berakhir dengan kekalahan (§6.3).
event-game-lost-stuck = { $who } tidak bisa memainkan kartu maupun menyerah: permainan berakhir dengan kekalahan (§11.2).

## What a play would do

forecast-cancels-immunity = menghilangkan kekebalan
forecast-heals = menyembuhkan { $count }
forecast-draws = mengambil { $count }
forecast-blocked = tanpa kekuatan { $suit }
forecast-damage = serangan { $damage }
forecast-wins = memenangkan permainan
forecast-kills-exactly = musuh kalah dengan serangan pas
forecast-kills = musuh kalah
forecast-attack = serangan musuh { $attack }
forecast-costs = ditahan dengan { $value }
forecast-not-covered = tidak bisa ditahan!
forecast-depends-on-draw = bisa ditahan atau tidak tergantung kartu yang diambil
forecast-stuck = lalu { $who } tidak punya aksi!
