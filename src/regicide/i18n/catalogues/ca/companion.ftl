# The companion: bookkeeping for a game at a real table.

## The page, and setting up

companion-lay-castle = Castell: remena per separat els quatre reis, les quatre reines i els quatre valets. Apila’ls cap per avall: els reis al fons, a sobre les reines i a dalt els valets.
companion-lay-tavern =
    { $jesters ->
        [0] Taverna: remena els asos i les cartes del 2 al 10.
        [one] Taverna: remena els asos, les cartes del 2 al 10 i 1 comodí.
       *[other] Taverna: remena els asos, les cartes del 2 al 10 i { $jesters } comodins.
    }
companion-lay-hands =
    { $players ->
        [1] Roba una mà de { $limit } cartes.
       *[other] Cada jugador roba una mà de { $limit } cartes.
    }
companion-lay-aside =
    { $count ->
        [one] Aparta 1 comodí: gira’l per canviar de mà.
       *[other] Aparta { $count } comodins: gira’n un per canviar de mà.
    }
companion-begin = Cartes a punt

## The table

companion-reveal = Quina figura ha sortit?
companion-tell = Toca què s’ha jugat.
companion-then = després { $left }
companion-suit-h = curar
companion-suit-d = robar
companion-suit-c = doble
companion-suit-s = escut
companion-by-cards = per cartes
companion-suits =
    { $count ->
        [0] Sense coll
        [one] Tria el coll
       *[other] Tria { $count } colls
    }
companion-not-covered = No el pot cobrir
companion-undo = Desfés
companion-redo = Refés
companion-done = Fet. { $then }
companion-time = temps de joc
companion-medal-gold = L’or encara és possible.
companion-medal-silver = La plata encara és possible.
companion-medal-bronze = El bronze encara és possible.
companion-lost = Partida perduda
companion-sure = Abandona aquesta partida

## What the table must do now. What stands before | is printed large

companion-heal =
    { $count ->
        [one] Cura 1 | Remena la pila de descart i posa fins a 1 carta sota la pila de taverna, cap per avall.
       *[other] Cura { $count } | Remena la pila de descart i posa fins a { $count } cartes sota la pila de taverna, cap per avall.
    }
companion-draw =
    { $players ->
        [1] Roba { $count } | Fins a tenir-ne { $limit } a la mà.
       *[other] Roba { $count } | Una carta cadascun, en sentit horari, començant per { $who }. Se salta qui ja en té { $limit }.
    }
companion-shield = Escut { $shield } | L’atac de l’enemic queda en { $attack }.
companion-shield-counts = Compten les piques anteriors: escut { $shield } | L’atac de l’enemic queda en { $attack }.
companion-double = El mal es dobla | De { $count } a { $damage }.
companion-damage = { $damage } de mal | Vida restant: { $left }.
companion-damage-exact = { $damage } de mal | Just el que li queda.
companion-damage-over = { $damage } de mal | { $over } més del necessari.
companion-again =
    { $you ->
        [yes] Tornes a jugar | Totes les cartes jugades contra aquest enemic van a la pila de descart.
       *[no] Torna a jugar { $who } | Totes les cartes jugades contra aquest enemic van a la pila de descart.
    }
companion-suffer =
    { $you ->
        [yes] Reps { $damage } de mal | Descarta cartes que valguin això o més.
       *[no] { $who } rep { $damage } de mal | Descarta cartes que valguin això o més.
    }
companion-suffer-stop =
    { $you ->
        [yes] Reps { $damage } de mal | Descarta d’una en una i atura’t quan n’hi hagi prou.
       *[no] { $who } rep { $damage } de mal | Descarta d’una en una i atura’t quan n’hi hagi prou.
    }

## What cannot be

companion-why-royal-twice = Ja ha caigut: { $card }.
companion-why-royal-out-of-order = Ara no pot sortir: { $card }. Toca: { $rank }.
companion-why-not-beaten = Encara no ha caigut, així que ningú no la pot tenir: { $card }.
companion-why-lies-there = Ja s’ha jugat contra aquest enemic: { $card }.
companion-why-none = No en queda cap per jugar.
companion-why-no-enemy = Indica primer quina figura ha sortit.
