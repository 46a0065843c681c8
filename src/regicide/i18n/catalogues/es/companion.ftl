# El acompañante: las cuentas de una partida en una mesa de verdad.

## The page, and setting up

companion-lay-castle = Castillo: baraja por separado los cuatro reyes, las cuatro reinas y las cuatro sotas. Abajo los reyes, encima las reinas, arriba las sotas, boca abajo.
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
        [one] Aparta 1 comodín: gíralo para cambiar de mano.
       *[other] Aparta { $count } comodines: gira uno para cambiar de mano.
    }
companion-begin = Las cartas están listas

## The table

companion-reveal = ¿Qué noble se ha girado?
companion-tell = Toca lo que se ha jugado.
companion-then = después { $left }
companion-suit-h = curar
companion-suit-d = robar
companion-suit-c = doble
companion-suit-s = escudo
companion-by-cards = cartas
companion-suits =
    { $count ->
        [0] Sin palo
        [one] Elige el palo
       *[other] Elige { $count } palos
    }
companion-not-covered = Imposible
companion-undo = Deshacer
companion-redo = Rehacer
companion-done = Hecho. { $then }
companion-time = tiempo de juego
companion-medal-gold = El oro aún es posible.
companion-medal-silver = La plata aún es posible.
companion-medal-bronze = El bronce aún es posible.
companion-sure = La partida no ha terminado: abandonarla

## What the table must do now. What stands before | is printed large

companion-heal = Curar { $count } | Baraja la pila de descarte y pon { $count } cartas bajo la posada, boca abajo.
companion-draw =
    { $players ->
        [1] Robar { $count } | Hasta una mano de { $limit }.
       *[other] Robar { $count } | Una cada uno, en sentido horario desde { $who }. Se saltan las manos de { $limit }.
    }
companion-shield = Escudo { $shield } | El ataque del enemigo queda en { $attack }.
companion-shield-counts = Cuentan las picas anteriores: escudo { $shield } | El ataque del enemigo queda en { $attack }.
companion-double = El daño se duplica | De { $count } a { $damage }.
companion-damage = { $damage } de daño | Quedan { $left } de vida.
companion-damage-exact = { $damage } de daño | Justo lo que le queda.
companion-damage-over = { $damage } de daño | { $over } más de lo necesario.
companion-again = Sigue { $who } | Las cartas jugadas contra este enemigo van a la pila de descarte.
companion-suffer = { $who } recibe { $damage } | Descarta cartas por ese valor o más.
companion-suffer-stop = { $who } recibe { $damage } | Descarta de una en una y para cuando llegue.

## What cannot be

companion-why-royal-twice = { $card } ya cayó.
companion-why-royal-out-of-order = { $card } no puede salir ahora: toca { $rank }.
companion-why-not-beaten = Nadie puede tener aún { $card }: no ha sido derrotada.
companion-why-lies-there = { $card } ya está jugada contra este enemigo.
companion-why-none = No queda ninguna por jugar.
