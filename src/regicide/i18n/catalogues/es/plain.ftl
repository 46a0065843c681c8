# The line-by-line game.

plain-welcome = Open Regicide, una versión no oficial del juego de cartas. Escribe help para ver la ayuda.
plain-game =
    { $players ->
        [one] Partida en solitario con la semilla { $seed }.
       *[other] Partida de { $players } jugadores con la semilla { $seed }.
    }
plain-resumed =
    { $count ->
        [one] Continúa la partida de { $file }, tras 1 jugada.
       *[other] Continúa la partida de { $file }, tras { $count } jugadas.
    }
plain-begin-another = Para empezar otra partida, añade --new.
plain-enemy = Enemigo: { $enemy }. Vida { $left } de { $health }. Ataque { $attack }.
plain-enemy-shielded = Enemigo: { $enemy }. Vida { $left } de { $health }. Ataque { $attack } tras restar un escudo de { $shield }.
plain-immune = Es inmune al palo de { $suit }.
plain-immunity-cancelled = Un comodín ha anulado su inmunidad.
plain-table = Jugado contra este enemigo: { $cards }.
plain-decks = Castillo { $castle }, posada { $tavern }, pila de descarte { $discard }.
plain-jesters = Comodines que quedan por usar: { $count }.
plain-hand-size =
    { $count ->
        [one] { $who } tiene 1 carta.
       *[other] { $who } tiene { $count } cartas.
    }
plain-hand =
    { $you ->
        [yes] Tu mano: { $cards }.
       *[no] Mano de { $who }: { $cards }.
    }
plain-hand-card = { $text } { $card }
plain-step-play =
    { $you ->
        [yes] Juega cartas.
       *[no] { $who }: juega cartas.
    }
plain-step-play-or-yield =
    { $you ->
        [yes] Juega cartas o pasa.
       *[no] { $who }: juega cartas o pasa.
    }
plain-step-suffer =
    { $you ->
        [yes] Descarta cartas por un valor de { $damage } o más.
       *[no] { $who }: descarta cartas por un valor de { $damage } o más.
    }
plain-step-name =
    { $you ->
        [yes] Elige quién será el siguiente.
       *[no] { $who }: elige quién será el siguiente.
    }
plain-move-says = { $number }. { $move }: { $says }
plain-discard-says = vale { $value }
plain-flip-says = descarta la mano y repón cartas; la medalla baja a { $medal }
plain-flip-unearned = descarta la mano y repón cartas
plain-nominate-says =
    { $you ->
        [yes] serás el siguiente
       *[no] { $who } será el siguiente
    }
plain-other-discards = O descarta otras cartas por un valor de { $damage } o más, escritas como { $example }.
plain-prompt = Jugada:{" "}
plain-no-number = No hay jugada { $number }; se esperaba de 1 a { $count }, o una jugada como { $example }.
plain-hand-over = Ahora le toca a { $who }: pásale el teclado y que pulse Intro.
plain-medal-gold = oro
plain-medal-silver = plata
plain-medal-bronze = bronce
plain-saved = La partida está guardada en { $file }; usa la misma orden para continuarla.
plain-saved-rematch = La revancha está guardada en { $file }; usa --record con este archivo para continuarla.
plain-not-saved = Esta partida no se guardará. { $why } Con --record FILE puedes indicar otro archivo.
plain-help-moves =
    Una jugada se escribe con sus cartas: 7h, 3c3d, Ac8d. T es un diez y Je, el comodín.
    Los palos son c tréboles, d diamantes, h corazones y s picas.
    x delante de las cartas las descarta para encajar daño: xAs9c. yield es pasar, flip usa un comodín en solitario, >2 elige al jugador 2.
plain-help =
    Escribe un número para hacer esa jugada. table vuelve a mostrar la mesa; log, lo que ha pasado; discard, la pila de descarte.
    hint muestra la mejor jugada; la partida ya no da medalla. why explica la última jugada de un bot.
    quit sale de la partida, que se guarda después de cada jugada; la misma orden la continúa.
    Los mensajes citan apartados de las reglas, como §3.2: «regicide rules 3.2» lo muestra.
plain-hint-again = Escribe hint otra vez para verla.
plain-log-empty = Todavía no ha pasado nada.
plain-discard-pile = Pila de descarte: { $cards }.
plain-hand-known =
    { $count ->
        [one] { $who } tiene 1 carta: { $cards }.
       *[other] { $who } tiene { $count } cartas, entre ellas { $cards }.
    }
plain-top = Encima del mazo de la posada: { $cards }.
plain-over = Esta partida ha terminado.
plain-recorded = La partida está guardada en { $file }; regicide replay la reproduce.
plain-unknown = «{ $found }» no es ni una jugada ni una orden; escribe help para ver la ayuda.
