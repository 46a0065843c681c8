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

## Numbers and moves

review-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-move-discard = descartar { $cards }
review-move-yield = pasar
review-move-name = sigue { $who }
review-move-flip = girar un comodín
review-slip = desliz
review-mistake = error
review-blunder = error grave

## The report

review-title = Análisis de una partida
review-breaks-off = El registro se interrumpe; la probabilidad de ganar era del { $chance }.
review-cause-moves = Las jugadas costaron { $loss } puntos; la que más, la jugada { $number }.
review-cause-luck = La mala suerte costó { $luck } puntos; las jugadas, { $loss }.
review-cost = Las jugadas costaron { $loss } puntos.
review-point = Un punto es una partida de cada cien, si desde ahí sigue el campeón y ve solo lo que veía el jugador.
review-sum = La suma
review-average = Media de partidas así
review-deal-luck = Suerte del reparto
review-deal = Probabilidad al repartir
review-luck = Suerte de la partida
review-loss = Perdido en jugadas
review-end = Resultado
review-turning-points = Momentos decisivos
review-no-marks = Ninguna jugada perdió con seguridad dos puntos o más.
review-marked = Jugada { $number }, { $who }: { $mark }, { $loss } puntos. Se jugó: { $move } ({ $chance }). Mejor: { $best } ({ $value }). { $reason }
review-stroke = El mayor golpe del azar: { $luck } puntos tras la jugada { $number } ({ $by }).
review-by-cards-healed = cartas curadas
review-by-cards-drawn = cartas robadas
review-by-enemy-revealed = el siguiente enemigo
review-by-hands = lo que tenían los demás
review-by-nothing = el error de las estimaciones
review-players = Jugadores
review-player = { $who }: { $loss } puntos perdidos por decisión, { $best } de mejores jugadas, suerte { $luck }; deslices { $slips }, errores { $mistakes }, errores graves { $blunders }.
review-medal = De la probabilidad de ganar sin girar otro comodín, las jugadas perdieron { $loss } puntos.
review-worlds = Las mejores jugadas se eligieron en { $worlds } mundos muestreados y se valoraron en otros tantos.
review-thresholds = Un desliz pierde 2 puntos o más, un error 5, un error grave 15; solo cuentan pérdidas de al menos el doble de su error estadístico.
review-chart = La probabilidad de ganar antes de cada jugada, del { $deal } al repartir al { $end } al final. En vertical, una pérdida; en diagonal, la suerte.
review-moves = Todas las jugadas
review-column-number = N.º
review-column-player = Jugador
review-column-move = Jugada
review-column-chance = Probabilidad
review-column-best = Mejor
review-column-loss = Pérdida
review-column-luck = Suerte
review-column-remark = Nota

## With all cards known

review-hindsight = Con todas las cartas a la vista
review-hindsight-note = Ningún jugador podía saberlo; no cuesta puntos.
review-winnable = El reparto se podía ganar.
review-unwinnable = El reparto no se podía ganar: se probaron todas las líneas.
review-undecided = No se averiguó a tiempo si el reparto se podía ganar.
review-lost-at = La jugada { $number } la perdió: después ya no había forma de ganar.
review-lost-between = Se perdió en algún punto entre la jugada { $first } y la { $last }.
review-lost-by = Tras la jugada { $number } ya no había forma de ganar.
review-no-seed = El registro no tiene semilla, así que no se conocen los barajados posteriores.

## In the terminal

review-progress = Analizando: { $done } de { $all } jugadas
review-chances = Probabilidad { $chance }, la mejor { $value } ± { $error }
review-better = { $mark }, { $loss } puntos. Mejor: { $best }. { $reason }
review-luck-after = Suerte después: { $luck } puntos ({ $by })
