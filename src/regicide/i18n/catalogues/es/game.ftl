# Cards, seats, events and forecasts. Game terms follow the published rulebooks.

## Pieces

suit-clubs = tréboles
suit-diamonds = diamantes
suit-hearts = corazones
suit-spades = picas
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
rank-jack = Sota
rank-queen = Reina
rank-king = Rey
jester = Comodín
card = { $rank } de { $suit }
no-cards = ninguna carta
list-separator = ,{" "}
two-sentences = { $first } { $second }
seat = Jugador { $number }
with-clause = { $sentence } ({ $clause })

## What happened

event-turn-began =
    { $you ->
        [yes] Es tu turno.
       *[no] Turno: { $who }.
    }
event-cards-played =
    { $you ->
        [yes] Juegas: { $cards }. Valor de ataque: { $attack }.
       *[no] { $who } juega: { $cards }. Valor de ataque: { $attack }.
    }
event-yielded =
    { $you ->
        [yes] Pasas.
       *[no] { $who } pasa.
    }
event-power-hearts =
    { $attack ->
        [one] Los corazones curan hasta 1 carta de la pila de descarte.
       *[other] Los corazones curan hasta { $attack } cartas de la pila de descarte.
    }
event-power-diamonds =
    { $attack ->
        [one] Con los diamantes se roba hasta 1 carta.
       *[other] Con los diamantes se roban hasta { $attack } cartas.
    }
event-power-clubs = Los tréboles duplican el daño.
event-power-spades = Las picas dan un escudo de { $attack }.
event-power-blocked = El enemigo es inmune: el palo de { $suit } no tiene poder.
event-cards-healed =
    { $count ->
        [0] La pila de descarte está vacía: no hay nada que curar.
        [one] 1 carta va bajo el mazo de la posada: { $cards }.
       *[other] { $count } cartas van bajo el mazo de la posada: { $cards }.
    }
event-cards-drawn =
    { $you ->
        [yes]
            { $count ->
                [one] Robas 1 carta.
               *[other] Robas { $count } cartas.
            }
       *[no]
            { $count ->
                [one] { $who } roba 1 carta.
               *[other] { $who } roba { $count } cartas.
            }
    }
event-cards-drawn-known =
    { $you ->
        [yes]
            { $count ->
                [one] Robas 1 carta que todos conocen: { $cards }.
               *[other] Robas { $count } cartas; las que todos conocen: { $cards }.
            }
       *[no]
            { $count ->
                [one] { $who } roba 1 carta que todos conocen: { $cards }.
               *[other] { $who } roba { $count } cartas; las que todos conocen: { $cards }.
            }
    }
event-cards-received =
    { $you ->
        [yes] Recibes: { $cards }.
       *[no] { $who } recibe: { $cards }.
    }
event-shield-raised = Escudo: { $shield }. El ataque del enemigo queda en { $attack }.
event-immunity-cancelled = El comodín anula la inmunidad del enemigo al palo de { $suit }.
event-enemy-damaged = { $amount } de daño: el enemigo lleva { $damage } de { $health }.
event-enemy-damaged-double = { $amount } de daño, ya duplicado: el enemigo lleva { $damage } de { $health }.
event-enemy-defeated = Enemigo derrotado: { $enemy }. Va a la pila de descarte.
event-enemy-defeated-exactly = Enemigo derrotado con daño exacto: { $enemy }. Va encima del mazo de la posada.
event-last-enemy-defeated = Enemigo derrotado: { $enemy }.
event-enemy-revealed = Siguiente enemigo: { $enemy }.
event-enemy-struck =
    { $you ->
        [yes] El enemigo te ataca: { $damage } de daño.
       *[no] El enemigo ataca a { $who }: { $damage } de daño.
    }
event-enemy-blocked =
    { $you ->
        [yes] El escudo aguanta: no recibes daño.
       *[no] El escudo aguanta: { $who } no recibe daño.
    }
event-cards-discarded =
    { $you ->
        [yes] Descartas: { $cards }. Valor total: { $value }.
       *[no] { $who } descarta: { $cards }. Valor total: { $value }.
    }
event-next-named =
    { $you ->
        [yes] Eliges quién será el siguiente: { $next }.
       *[no] { $who } elige quién será el siguiente: { $next }.
    }
event-jester-flipped =
    { $you ->
        [yes]
            { $left ->
                [0] Usas el último comodín. Descarte: { $cards }.
                [one] Usas un comodín y queda 1. Descarte: { $cards }.
               *[other] Usas un comodín y quedan { $left }. Descarte: { $cards }.
            }
       *[no]
            { $left ->
                [0] { $who } usa el último comodín. Descarte: { $cards }.
                [one] { $who } usa un comodín y queda 1. Descarte: { $cards }.
               *[other] { $who } usa un comodín y quedan { $left }. Descarte: { $cards }.
            }
    }
event-game-won = Ha caído el último rey: ¡partida ganada!
event-game-won-gold = Ha caído el último rey: ¡victoria de oro!
event-game-won-silver = Ha caído el último rey: ¡victoria de plata!
event-game-won-bronze = Ha caído el último rey: ¡victoria de bronce!
event-game-lost-beaten =
    { $you ->
        [yes] No puedes encajar el daño: partida perdida (§6.3).
       *[no] { $who } no puede encajar el daño: partida perdida (§6.3).
    }
event-game-lost-stuck =
    { $you ->
        [yes] No puedes ni jugar ni pasar: partida perdida (§11.2).
       *[no] { $who } no puede ni jugar ni pasar: partida perdida (§11.2).
    }

## What a play would do

forecast-cancels-immunity = anula la inmunidad
forecast-heals = cura { $count }
forecast-draws = roba { $count }
forecast-blocked = sin poder de { $suit }
forecast-damage = { $damage } de daño
forecast-wins = gana la partida
forecast-kills-exactly = derrota al enemigo con daño exacto
forecast-kills = derrota al enemigo
forecast-attack = ataque enemigo { $attack }
forecast-costs = se encaja descartando { $value }
forecast-not-covered = ¡no se puede encajar!
forecast-depends-on-draw = encajarlo dependerá del robo
forecast-stuck =
    { $you ->
        [yes] ¡y no podrás ni jugar ni pasar!
       *[no] ¡y { $who } no podrá ni jugar ni pasar!
    }
