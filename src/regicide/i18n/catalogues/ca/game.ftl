# Cards, seats, events and forecasts. Game terms follow the published rulebooks.

## Pieces

suit-clubs = trèvols
suit-diamonds = diamants
suit-hearts = cors
suit-spades = piques
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
rank-jack = Valet
rank-queen = Reina
rank-king = Rei
jester = Comodí
card = { $rank } de { $suit }
no-cards = cap carta
list-separator = ,{" "}
two-sentences = { $first } { $second }
seat = Jugador { $number }
with-clause = { $sentence } ({ $clause })

## What happened

event-turn-began =
    { $you ->
        [yes] És el teu torn.
       *[no] Torn: { $who }.
    }
event-cards-played =
    { $you ->
        [yes] Jugues: { $cards }. Valor d’atac: { $attack }.
       *[no] { $who } juga: { $cards }. Valor d’atac: { $attack }.
    }
event-yielded =
    { $you ->
        [yes] Passes.
       *[no] { $who } passa.
    }
event-power-hearts =
    { $attack ->
        [one] Els cors curen fins a 1 carta de la pila de descart.
       *[other] Els cors curen fins a { $attack } cartes de la pila de descart.
    }
event-power-diamonds =
    { $attack ->
        [one] Amb els diamants es roba fins a 1 carta.
       *[other] Amb els diamants es roben fins a { $attack } cartes.
    }
event-power-clubs = Els trèvols fan el doble de mal.
event-power-spades = Les piques donen un escut de { $attack }.
event-power-blocked = L’enemic és immune: el coll de { $suit } no té poder.
event-cards-healed =
    { $count ->
        [0] La pila de descart és buida: no hi ha res per curar.
        [one] 1 carta va sota la pila de taverna: { $cards }.
       *[other] { $count } cartes van sota la pila de taverna: { $cards }.
    }
event-cards-drawn =
    { $you ->
        [yes]
            { $count ->
                [one] Robes 1 carta.
               *[other] Robes { $count } cartes.
            }
       *[no]
            { $count ->
                [one] { $who } roba 1 carta.
               *[other] { $who } roba { $count } cartes.
            }
    }
event-cards-drawn-known =
    { $you ->
        [yes]
            { $count ->
                [one] Robes 1 carta que tothom coneix: { $cards }.
               *[other] Robes { $count } cartes; les que tothom coneix: { $cards }.
            }
       *[no]
            { $count ->
                [one] { $who } roba 1 carta que tothom coneix: { $cards }.
               *[other] { $who } roba { $count } cartes; les que tothom coneix: { $cards }.
            }
    }
event-cards-received =
    { $you ->
        [yes] Reps: { $cards }.
       *[no] { $who } rep: { $cards }.
    }
event-shield-raised = Escut: { $shield }. L’atac de l’enemic queda en { $attack }.
event-immunity-cancelled = El comodí cancel·la la immunitat de l’enemic al coll de { $suit }.
event-enemy-damaged = { $amount } de mal: l’enemic en porta { $damage } de { $health }.
event-enemy-damaged-double = { $amount } de mal, ja doblat: l’enemic en porta { $damage } de { $health }.
event-enemy-defeated = Enemic derrotat: { $enemy }. Va a la pila de descart.
event-enemy-defeated-exactly = Enemic derrotat amb el mal exacte: { $enemy }. Va a sobre de la pila de taverna.
event-last-enemy-defeated = Enemic derrotat: { $enemy }.
event-enemy-revealed = Següent enemic: { $enemy }.
event-enemy-struck =
    { $you ->
        [yes] L’enemic t’ataca: { $damage } de mal.
       *[no] L’enemic ataca { $who }: { $damage } de mal.
    }
event-enemy-blocked =
    { $you ->
        [yes] L’escut aguanta: no reps cap mal.
       *[no] L’escut aguanta: { $who } no rep cap mal.
    }
event-cards-discarded =
    { $you ->
        [yes] Descartes: { $cards }. Valor total: { $value }.
       *[no] { $who } descarta: { $cards }. Valor total: { $value }.
    }
event-next-named =
    { $you ->
        [yes] Tries qui serà el següent: { $next }.
       *[no] { $who } tria qui serà el següent: { $next }.
    }
event-jester-flipped =
    { $you ->
        [yes]
            { $left ->
                [0] Gires l’últim comodí. Descart: { $cards }.
                [one] Gires un comodí i en queda 1. Descart: { $cards }.
               *[other] Gires un comodí i en queden { $left }. Descart: { $cards }.
            }
       *[no]
            { $left ->
                [0] { $who } gira l’últim comodí. Descart: { $cards }.
                [one] { $who } gira un comodí i en queda 1. Descart: { $cards }.
               *[other] { $who } gira un comodí i en queden { $left }. Descart: { $cards }.
            }
    }
event-game-won = Ha caigut l’últim rei: partida guanyada!
event-game-won-gold = Ha caigut l’últim rei: victòria d’or!
event-game-won-silver = Ha caigut l’últim rei: victòria de plata!
event-game-won-bronze = Ha caigut l’últim rei: victòria de bronze!
event-game-lost-beaten =
    { $you ->
        [yes] No pots cobrir el mal: partida perduda (§6.3).
       *[no] { $who } no pot cobrir el mal: partida perduda (§6.3).
    }
event-game-lost-stuck =
    { $you ->
        [yes] No pots ni jugar ni passar: partida perduda (§11.2).
       *[no] { $who } no pot ni jugar ni passar: partida perduda (§11.2).
    }

## What a play would do

forecast-cancels-immunity = cancel·la la immunitat
forecast-heals = cura { $count }
forecast-draws = roba { $count }
forecast-blocked = sense poder de { $suit }
forecast-damage = { $damage } de mal
forecast-wins = guanya la partida
forecast-kills-exactly = derrota l’enemic amb el mal exacte
forecast-kills = derrota l’enemic
forecast-attack = atac enemic { $attack }
forecast-costs = es cobreix descartant { $value }
forecast-not-covered = no es pot cobrir!
forecast-depends-on-draw = cobrir-lo dependrà del que es robi
forecast-stuck =
    { $you ->
        [yes] i no podràs ni jugar ni passar!
       *[no] i { $who } no podrà ni jugar ni passar!
    }
