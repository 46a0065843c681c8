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

## Numbers and moves

review-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-move-discard = descartar { $cards }
review-move-yield = passar
review-move-name = segueix { $who }
review-move-flip = girar un comodí
review-slip = relliscada
review-mistake = error
review-blunder = error greu

## The report

review-title = Anàlisi d’una partida
review-breaks-off = El registre s’interromp; la probabilitat de guanyar era del { $chance }.
review-cause-moves = Les jugades van costar { $loss } punts; la que més, la jugada { $number }.
review-cause-luck = La mala sort va costar { $luck } punts; les jugades, { $loss }.
review-cost = Les jugades van costar { $loss } punts.
review-point = Un punt és una partida de cada cent, si a partir d’allà continua el campió i veu només el que veia el jugador.
review-sum = La suma
review-average = Mitjana de partides així
review-deal-luck = Sort del repartiment
review-deal = Probabilitat en repartir
review-luck = Sort de la partida
review-loss = Perdut en jugades
review-end = Resultat
review-turning-points = Moments decisius
review-no-marks = Cap jugada va perdre amb seguretat dos punts o més.
review-marked = Jugada { $number }, { $who }: { $mark }, { $loss } punts. Es va jugar: { $move } ({ $chance }). Millor: { $best } ({ $value }). { $reason }
review-stroke = El cop d’atzar més gran: { $luck } punts després de la jugada { $number } ({ $by }).
review-by-cards-healed = cartes curades
review-by-cards-drawn = cartes robades
review-by-enemy-revealed = el següent enemic
review-by-hands = el que tenien els altres
review-by-nothing = l’error de les estimacions
review-players = Jugadors
review-player = { $who }: { $loss } punts perduts per decisió, { $best } de millors jugades, sort { $luck }; relliscades { $slips }, errors { $mistakes }, errors greus { $blunders }.
review-medal = De la probabilitat de guanyar sense girar un altre comodí, les jugades van perdre { $loss } punts.
review-worlds = Les millors jugades es van triar en { $worlds } mons mostrejats i es van valorar en uns altres tants.
review-thresholds = Una relliscada perd 2 punts o més, un error 5, un error greu 15; només compten pèrdues d’almenys el doble del seu error estadístic.
review-chart = La probabilitat de guanyar abans de cada jugada, del { $deal } en repartir al { $end } al final. En vertical, una pèrdua; en diagonal, la sort.
review-moves = Totes les jugades
review-column-number = Núm.
review-column-player = Jugador
review-column-move = Jugada
review-column-chance = Probabilitat
review-column-best = Millor
review-column-loss = Pèrdua
review-column-luck = Sort
review-column-remark = Nota

## With all cards known

review-hindsight = Amb totes les cartes a la vista
review-hindsight-note = Cap jugador ho podia saber; no costa punts.
review-winnable = El repartiment es podia guanyar.
review-unwinnable = El repartiment no es podia guanyar: es van provar totes les línies.
review-undecided = No es va esbrinar a temps si el repartiment es podia guanyar.
review-lost-at = La jugada { $number } la va perdre: després ja no hi havia manera de guanyar.
review-lost-between = Es va perdre en algun punt entre la jugada { $first } i la { $last }.
review-lost-by = Després de la jugada { $number } ja no hi havia manera de guanyar.
review-no-seed = El registre no té llavor, així que no es coneixen les barreges posteriors.

## In the terminal

review-progress = Analitzant: { $done } de { $all } jugades
review-chances = Probabilitat { $chance }, la millor { $value } ± { $error }
review-better = { $mark }, { $loss } punts. Millor: { $best }. { $reason }
review-luck-after = Sort després: { $luck } punts ({ $by })
