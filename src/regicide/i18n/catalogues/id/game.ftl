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
two-sentences = { $first } { $second }
seat = Pemain { $number }
with-clause = { $sentence } ({ $clause })

## What happened

event-turn-began =
    { $you ->
        [yes] Giliranmu.
       *[no] Giliran { $who }.
    }
event-cards-played =
    { $you ->
        [yes] Kamu memainkan { $cards }: nilai serangan { $attack }.
       *[no] { $who } memainkan { $cards }: nilai serangan { $attack }.
    }
event-yielded =
    { $you ->
        [yes] Kamu menyerah.
       *[no] { $who } menyerah.
    }
event-power-hearts = Hati: sembuhkan maksimal { $attack } kartu dari dek discard.
event-power-diamonds = Wajik: ambil maksimal { $attack } kartu.
event-power-clubs = Keriting: serangan digandakan.
event-power-spades = Sekop: perisai { $attack }.
event-power-blocked = Musuh kebal: kekuatan { $suit } tidak aktif.
event-cards-healed =
    { $count ->
        [0] Dek discard kosong: tidak ada kartu yang bisa disembuhkan.
       *[other] { $count } kartu ditaruh di bawah dek tavern: { $cards }.
    }
event-cards-drawn =
    { $you ->
        [yes] Kamu mengambil { $count } kartu.
       *[no] { $who } mengambil { $count } kartu.
    }
event-cards-drawn-known =
    { $count ->
        [1]
            { $you ->
                [yes] Kamu mengambil 1 kartu yang diketahui semua: { $cards }.
               *[no] { $who } mengambil 1 kartu yang diketahui semua: { $cards }.
            }
       *[other]
            { $you ->
                [yes] Kamu mengambil { $count } kartu; yang diketahui semua: { $cards }.
               *[no] { $who } mengambil { $count } kartu; yang diketahui semua: { $cards }.
            }
    }
event-cards-received =
    { $you ->
        [yes] Kamu mendapat { $cards }.
       *[no] { $who } mendapat { $cards }.
    }
event-shield-raised = Perisai sekarang { $shield }: serangan musuh menjadi { $attack }.
event-immunity-cancelled = Joker menghilangkan kekebalan musuh terhadap { $suit }.
event-enemy-damaged = Musuh terkena serangan { $amount }: total { $damage } dari { $health } darah.
event-enemy-damaged-double = Serangan digandakan menjadi { $amount }: total { $damage } dari { $health } darah.
event-enemy-defeated = { $enemy } dikalahkan dan ditaruh di dek discard.
event-enemy-defeated-exactly = { $enemy } dikalahkan dengan serangan pas dan ditaruh di atas dek tavern.
event-last-enemy-defeated = { $enemy } dikalahkan.
event-enemy-revealed = Musuh berikutnya: { $enemy }.
event-enemy-struck =
    { $you ->
        [yes] Musuh menyerangmu sebesar { $damage }.
       *[no] Musuh menyerang { $who } sebesar { $damage }.
    }
event-enemy-blocked = Perisai bertahan: { $who } tidak terkena serangan.
event-cards-discarded =
    { $you ->
        [yes] Kamu membuang { $cards }, senilai { $value }.
       *[no] { $who } membuang { $cards }, senilai { $value }.
    }
event-next-named =
    { $you ->
        [yes] Kamu memilih siapa yang jalan berikutnya: { $next }.
       *[no] { $who } memilih siapa yang jalan berikutnya: { $next }.
    }
event-jester-flipped =
    { $left ->
        [0]
            { $you ->
                [yes] Kamu membalik Joker terakhir dan membuang { $cards }.
               *[no] { $who } membalik Joker terakhir dan membuang { $cards }.
            }
       *[other]
            { $you ->
                [yes] Kamu membalik satu Joker dan membuang { $cards }; sisa { $left } Joker.
               *[no] { $who } membalik satu Joker dan membuang { $cards }; sisa { $left } Joker.
            }
    }
event-game-won = King terakhir telah tumbang: kalian menang!
event-game-won-gold = King terakhir telah tumbang: kemenangan emas!
event-game-won-silver = King terakhir telah tumbang: kemenangan perak!
event-game-won-bronze = King terakhir telah tumbang: kemenangan perunggu!
event-game-lost-beaten =
    { $you ->
        [yes] Kamu tidak bisa menahan serangan: permainan berakhir dengan kekalahan (§6.3).
       *[no] { $who } tidak bisa menahan serangan: permainan berakhir dengan kekalahan (§6.3).
    }
event-game-lost-stuck =
    { $you ->
        [yes] Kamu tidak bisa memainkan kartu maupun menyerah: permainan berakhir dengan kekalahan (§11.2).
       *[no] { $who } tidak bisa memainkan kartu maupun menyerah: permainan berakhir dengan kekalahan (§11.2).
    }

## What a play would do

forecast-cancels-immunity = menghilangkan kekebalan
forecast-heals = menyembuhkan { $count }
forecast-draws = mengambil { $count }
forecast-blocked = kekuatan { $suit } tidak aktif
forecast-damage = serangan { $damage }
forecast-wins = memenangkan permainan
forecast-kills-exactly = musuh dikalahkan dengan serangan pas
forecast-kills = musuh dikalahkan
forecast-attack = serangan musuh { $attack }
forecast-costs = bisa ditahan dengan { $value }
forecast-not-covered = tidak bisa ditahan!
forecast-depends-on-draw = tergantung kartu yang diambil
forecast-stuck = lalu { $who } tidak bisa jalan!
