# The review of a game: what its moves lost, and what chance gave. The terminal, the command line and the page use it.

## Why the best move is better

reason-exact-kill = Derrota al enemigo con daño exacto, y la figura va encima del mazo de la posada.
reason-defeats = Derrota al enemigo.
reason-survives = Permite seguir: tras la otra jugada no se puede encajar el daño.
reason-keeps = Conserva { $card }.
reason-draws =
    { $count ->
        [one] Roba 1 carta más.
       *[other] Roba { $count } cartas más.
    }
reason-heals =
    { $count ->
        [one] Cura 1 carta más.
       *[other] Cura { $count } cartas más.
    }
reason-blocks = El enemigo ataca con { $count } menos.
reason-damages = Hace { $count } más de daño.
reason-keeps-jester = Conserva un comodín.
reason-saves-cards =
    { $count ->
        [one] Cuesta 1 carta menos.
       *[other] Cuesta { $count } cartas menos.
    }
reason-later = Lo que prepara se ve más adelante.
