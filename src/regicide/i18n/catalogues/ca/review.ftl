# The review of a game: what its moves lost, and what chance gave. The terminal, the command line and the page use it.

## Why the best move is better

reason-exact-kill = Derrota l’enemic amb el mal exacte, i la figura va a sobre de la pila de taverna.
reason-defeats = Derrota l’enemic.
reason-survives = Permet continuar: després de l’altra jugada no es pot cobrir el mal.
reason-keeps = Conserva { $card }.
reason-draws =
    { $count ->
        [one] Roba 1 carta més.
       *[other] Roba { $count } cartes més.
    }
reason-heals =
    { $count ->
        [one] Cura 1 carta més.
       *[other] Cura { $count } cartes més.
    }
reason-blocks = L’enemic ataca amb { $count } menys.
reason-damages = Fa { $count } més de mal.
reason-keeps-jester = Conserva un comodí.
reason-saves-cards =
    { $count ->
        [one] Costa 1 carta menys.
       *[other] Costa { $count } cartes menys.
    }
reason-later = El que prepara es veu més endavant.
