# The companion: bookkeeping for a game at a real table.

## The page, and setting up

companion-lay-castle = Castillo: baraja por separado los cuatro reyes, las cuatro reinas y las cuatro sotas. Apílalos boca abajo: los reyes al fondo, encima las reinas y arriba las sotas.
companion-lay-tavern =
    { $jesters ->
        [0] Posada: baraja los ases y las cartas del 2 al 10.
        [one] Posada: baraja los ases, las cartas del 2 al 10 y 1 comodín.
       *[other] Posada: baraja los ases, las cartas del 2 al 10 y { $jesters } comodines.
    }
companion-lay-hands =
    { $players ->
        [1] Roba una mano de { $limit } cartas.
       *[other] Cada jugador roba una mano de { $limit } cartas.
    }
companion-lay-aside =
    { $count ->
        [one] Aparta 1 comodín: dale la vuelta para cambiar de mano.
       *[other] Aparta { $count } comodines: da la vuelta a uno para cambiar de mano.
    }
companion-begin = Cartas listas

## The table

companion-reveal = ¿Qué figura ha salido?
companion-tell = Toca lo que se ha jugado.
companion-then = después { $left }
companion-suit-h = curar
companion-suit-d = robar
companion-suit-c = doble
companion-suit-s = escudo
companion-by-cards = por cartas
companion-suits =
    { $count ->
        [0] Sin palo
        [one] Elige el palo
       *[other] Elige { $count } palos
    }
companion-not-covered = No puede encajarlo
companion-undo = Deshacer
companion-redo = Rehacer
companion-done = Hecho. { $then }
companion-time = tiempo de juego
companion-medal-gold = El oro aún es posible.
companion-medal-silver = La plata aún es posible.
companion-medal-bronze = El bronce aún es posible.
companion-lost = Partida perdida
companion-sure = Abandonar esta partida

## What the table must do now. What stands before | is printed large

companion-heal =
    { $count ->
        [one] Curar 1 | Baraja la pila de descarte y pon hasta 1 carta bajo el mazo de la posada, boca abajo.
       *[other] Curar { $count } | Baraja la pila de descarte y pon hasta { $count } cartas bajo el mazo de la posada, boca abajo.
    }
companion-draw =
    { $players ->
        [1] Robar { $count } | Hasta tener { $limit } en la mano.
       *[other] Robar { $count } | Una carta cada uno, en sentido horario desde { $who }. Se omite a quien ya tenga { $limit }.
    }
companion-shield = Escudo { $shield } | El ataque del enemigo queda en { $attack }.
companion-shield-counts = Cuentan las picas anteriores: escudo { $shield } | El ataque del enemigo queda en { $attack }.
companion-double = El daño se duplica | De { $count } a { $damage }.
companion-damage = { $damage } de daño | Vida restante: { $left }.
companion-damage-exact = { $damage } de daño | Justo lo que le queda.
companion-damage-over = { $damage } de daño | { $over } más de lo necesario.
companion-again =
    { $you ->
        [yes] Vuelves a jugar | Todas las cartas jugadas contra este enemigo van a la pila de descarte.
       *[no] Vuelve a jugar { $who } | Todas las cartas jugadas contra este enemigo van a la pila de descarte.
    }
companion-suffer =
    { $you ->
        [yes] Recibes { $damage } de daño | Descarta cartas por ese valor o más.
       *[no] { $who } recibe { $damage } de daño | Descarta cartas por ese valor o más.
    }
companion-suffer-stop =
    { $you ->
        [yes] Recibes { $damage } de daño | Descarta de una en una y detente cuando baste.
       *[no] { $who } recibe { $damage } de daño | Descarta de una en una y detente cuando baste.
    }

## What cannot be

companion-why-royal-twice = Ya ha caído: { $card }.
companion-why-royal-out-of-order = Ahora no puede salir: { $card }. Toca: { $rank }.
companion-why-not-beaten = Aún no ha caído, así que nadie puede tenerla: { $card }.
companion-why-lies-there = Ya se ha jugado contra este enemigo: { $card }.
companion-why-none = No queda ninguna por jugar.
companion-why-no-enemy = Indica primero qué figura ha salido.
