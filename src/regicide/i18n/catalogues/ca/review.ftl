# The review of a game: what its moves lost, and what chance gave. The terminal, the command line and the page use it.

## Why the best move is better

reason-exact-kill = Derrota l’enemic amb el mal exacte, i la figura va a sobre de la pila de taverna.
reason-defeats = Derrota l’enemic.
reason-survives = Permet continuar: l’altra jugada perd la partida a l’instant.
reason-keeps = Es queda: { $card }.
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
reason-keeps-jester = Es queda un comodí.
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
review-being-checked = en comprovació

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
review-worlds = El campió va triar les millors jugades; es van valorar en { $worlds } mons mostrejats.
review-playouts = El campió va jugar fins al final les dues jugades de cada marca, fins a { $playouts } vegades.
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
review-no-seed = El registre no té llavor, així que no es coneixen les remenades posteriors.

## In the terminal

review-progress = Analitzant: { $done } de { $all } jugades
review-checking = Comprovant la marca de la jugada { $number }
review-chances = Probabilitat { $chance }, la millor { $value } ± { $error }
review-better = { $mark }, { $loss } punts. Millor: { $best }. { $reason }
review-luck-after = Sort després: { $luck } punts ({ $by })

## The page of a review

review-page-title = Anàlisi
review-page-no-moves = En aquesta partida no s’ha fet cap jugada: no hi ha res per analitzar.
review-page-broken-off =
    { $number ->
        [one] El registre s’interromp després d’1 jugada
       *[other] El registre s’interromp després de { $number } jugades
    }
review-page-broken-off-about = S’analitza fins aquí.
review-page-struck =
    { $you ->
        [yes] { $enemy } t’ha colpejat amb { $attack }, i tota la teva mà valia { $value }.
       *[no] { $enemy } ha colpejat { $who } amb { $attack }, i tota la seva mà valia { $value }.
    }
review-page-stuck =
    { $you ->
        [yes] No podies ni jugar ni passar contra { $enemy }.
       *[no] { $who } no podia ni jugar ni passar contra { $enemy }.
    }
review-page-tavern-dry = La taverna s’ha quedat buida després de la jugada { $number }.
review-page-cost =
    { $count ->
        [0] Les jugades han costat { $loss } punts, i cap no porta marca; la sort ha aportat { $luck }. En repartir n’hi havia { $deal }.
        [one] Les jugades han costat { $loss } punts, i una porta marca; la sort ha aportat { $luck }. En repartir n’hi havia { $deal }.
       *[other] Les jugades han costat { $loss } punts, i { $count } porten marca; la sort ha aportat { $luck }. En repartir n’hi havia { $deal }.
    }
review-page-medal = Sense girar cap comodí, la probabilitat en repartir era de { $deal } de 100; les jugades n’han costat { $loss } punts.
review-page-turning-point = Moment decisiu { $number }
review-page-sum = Com la probabilitat en repartir s’ha convertit en el resultat
review-page-sum-deal = En repartir
review-page-sum-luck = Sort
review-page-sum-moves = Jugades
review-page-sum-end = Resultat
review-page-sum-average = un repartiment mitjà: { $average }
review-page-strokes = { $good } i { $bad }
review-page-sum-marked =
    { $count ->
        [one] 1 amb marca: { $loss }
       *[other] { $count } amb marca: { $loss }
    }
review-page-progress = Progrés de l’anàlisi
review-page-read = { $count } de { $all } jugades analitzades
review-page-checking = 
    { $count ->
        [one] Es comprova una marca: les seves jugades es juguen fins al final.
       *[other] Es comproven { $count } marques: les seves jugades es juguen fins al final.
    }
review-page-stop = Atura
review-page-resume = Torna a analitzar
review-page-not-yet = Encara per analitzar.
review-page-chance = Probabilitat de guanyar
review-page-graph = La probabilitat de guanyar era de { $deal } de 100 en repartir i de { $last } abans de la jugada { $number }.
review-page-graph-empty = Encara no se sap res.
review-page-graph-fell = Després de la jugada { $number } ja no va arribar a 50.
review-page-graph-low = El punt més baix va ser { $low }, abans de la jugada { $number }.
review-page-legend = Signes del gràfic
review-page-legend-move = en vertical: una jugada
review-page-legend-luck = pendent: sort
review-page-legend-bars = cada jugada: perdut, sort
review-page-legend-band = 19 de cada 20 vegades a dins
review-page-legend-exact = ha caigut amb el mal exacte
review-page-stop-before = Moment decisiu anterior
review-page-stop-next = Moment decisiu següent
review-page-keys = Les fletxes mouen el cursor; [ i ] salten entre moments decisius.
review-page-table = El mateix en una taula
review-page-column-move = Jugada
review-page-column-enemy = Enemic
review-page-column-who = Qui i què
review-page-column-best = Millor
review-page-column-made = Feta
review-page-column-lost = Perdut
review-page-column-luck = Sort després
review-page-column-error = ±
review-page-column-medal = Medalla
review-page-medal-about = guanyar sense girar cap altre comodí
review-page-fell = { $before } → { $after } de 100:
review-page-in-hundred = { $chance } de 100
review-page-best = la millor jugada
review-page-too-close = massa igualat per distingir-ho
review-page-no-word = massa poc per a una marca
review-page-all-cards = Totes les cartes
review-page-moves-here = La millor jugada i la que s’ha fet
review-page-try = Prova des d’aquí
review-page-turned = El que l’ha decidit
review-page-move-against = Jugada { $number }, { $enemy }
review-page-points = { $points } punts
review-page-played =
    { $you ->
        [yes] Has jugat
       *[no] { $who } ha jugat
    }
review-page-discarded =
    { $you ->
        [yes] Has descartat
       *[no] { $who } ha descartat
    }
review-page-better = Era millor
review-page-look = Mira
review-page-largest-luck = Sort, després de la jugada { $number }.
review-page-luck-hands = Ha decidit el que tenia a la mà qui seguia.
review-page-luck-no-fault = Cap jugada no ho decideix.
review-page-which-moves = Jugades que es veuen
review-page-marked = Amb marca: { $count }
review-page-all = Totes: { $count }
review-page-luck = sort { $luck }
review-page-people = Al voltant de la taula
review-page-lost-each = punts perduts per jugada
review-page-best-share = millor, o massa igualat
review-page-luck-after = sort després de les seves jugades
review-page-of = { $count } de { $all }
review-page-found-exact = Ha trobat: { $enemy } amb el mal exacte, a la jugada { $number }.
review-page-found-best =
    { $count ->
        [one] Ha trobat la millor jugada, o una d’igual de bona, 1 vegada de { $all }.
       *[other] Ha trobat la millor jugada, o una d’igual de bona, { $count } vegades de { $all }.
    }
review-page-words = Què volen dir les marques
review-page-from-to = de { $from } a { $to } punts
review-page-from = { $from } punts o més
review-page-unmarked = sense marca
review-page-unmarked-about = menys, o massa igualat
review-page-in-this-game = { $count } en aquesta partida, { $loss }
review-page-words-about = Una jugada rep una marca només si la pèrdua és almenys el doble del seu error. Les jugades es proven en { $worlds } repartiments de les cartes amagades; la mateixa partida dona la mateixa anàlisi a tot arreu.
review-page-was-winnable = Es podia guanyar?
review-page-answer-winnable = Sí
review-page-answer-lost = No
review-page-answer-undecided = Sense decidir
review-page-deal-winnable = Demostrat: hi ha una sèrie de jugades que guanya aquest repartiment.
review-page-deal-lost = Demostrat: cap sèrie de jugades no guanya aquest repartiment.
review-page-deal-undecided = No s’ha trobat ni una victòria ni una demostració en el temps previst.
review-page-lost-after = Perduda amb certesa després de la jugada { $number }.
review-page-lost-with = La jugada { $number } va ser l’últim moment: abans encara hi havia una victòria, després cap.
review-page-lost-between = Es podia guanyar abans de la jugada { $first }; perduda amb certesa després de la jugada { $last }. Entremig no està decidit.
review-page-move = Jugada { $number }
review-page-look-at = Mira la jugada { $number }
review-page-solving = Buscant una victòria…
review-page-not-solved = Això no s’ha mirat.
review-page-hindsight-about = Aquest requadre mira les mans i les piles amagades: ningú no ho podia saber i no costa punts a ningú. La resta de la pàgina no ho fa.
review-page-try-from = Prova des de la jugada { $number }
review-page-practice = Per practicar: no dona medalla ni compta enlloc.
review-page-hidden-cards = Cartes amagades
review-page-as-they-were = Com eren
review-page-as-they-were-about = Ara ja n’has vist algunes.
review-page-dealt-again = Repartides de nou
review-page-dealt-again-about = Es remena el que no podia veure qui juga.
review-page-other-seats = Els altres seients
review-page-others-bots = Bots campions
review-page-others-here = Persones en aquest dispositiu
review-page-play-on = Continua jugant
