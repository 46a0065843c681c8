# The review of a game: what its moves lost, and what chance gave. The terminal, the command line and the page use it.

## Why the best move is better

reason-wins = { $best }: cau l’últim enemic, i la partida està guanyada.
reason-unpaid = { $made }: l’enemic ataca amb { $attack }, i la mà que queda val { $value }.
reason-stuck =
    { $count ->
        [0] { $made }: ja no es pot jugar ni passar, i la partida està perduda.
       *[other] { $made }: ja no es pot jugar ni passar, i només hi pot ajudar un comodí.
    }
reason-kill-early =
    { $count ->
        [0] { $made }: l’enemic cau massa aviat. No queda cap carta a la mà contra la pròxima figura, que ataca amb { $attack }.
        [one] { $made }: l’enemic cau massa aviat. Queda a la mà 1 carta, de valor { $value }, contra la pròxima figura, que ataca amb { $attack }.
       *[other] { $made }: l’enemic cau massa aviat. Queden a la mà { $count } cartes, que sumen { $value }, contra la pròxima figura, que ataca amb { $attack }.
    }
reason-kill-ends-draws = { $made }: l’enemic cau massa aviat. S’acaba el temps per robar i curar abans de la pròxima figura.
reason-kill-late = { $made }: l’enemic podria caure ara, però continua dret i ataca amb { $attack }.
reason-kill-late-unhurt = { $made }: l’enemic podria caure ara, però continua dret.
reason-exact-kill = { $best }: el mal exacte posa la figura a sobre de la taverna. A la mà val { $value }.
reason-exact-costly = { $made }: el mal és exacte, però la mà que queda val { $value }, i la pròxima figura ataca amb { $attack }.
reason-lucky-draw = { $made }: l’enemic ataca amb { $attack }, la mà que queda val { $value } i la resta depèn de robar amb sort.
reason-shield = { $best }: l’enemic ataca amb { $attack }, i no amb { $value }.
reason-shield-idle = { $made }: l’escut costa { $value } de mal, i l’enemic aguanta més.
reason-damages = { $best }: l’enemic rep { $value } més de mal.
reason-draws =
    { $count ->
        [one] { $best }: es roba 1 carta ara.
       *[other] { $best }: es roben { $count } cartes ara.
    }
reason-draws-wasted = { $made }: les mans són gairebé plenes, i els diamants només roben { $count } de { $value }.
reason-heals =
    { $count ->
        [one] { $best }: 1 carta torna a sota de la taverna.
       *[other] { $best }: { $count } cartes tornen a sota de la taverna.
    }
reason-hearts-small-pile = { $made }: la pila de descart és petita, i els cors només curen { $count } de { $value }.
reason-last-diamond = { $made }: es perd l’últim diamant de la mà: { $card }.
reason-needed-kill = { $made }: es perd una carta que fa falta per derrotar un enemic: { $card }.
reason-needed-draw = { $made }: es perd una carta que fa falta per robar: { $card }.
reason-needed-heal = { $made }: es perd una carta que fa falta per curar: { $card }.
reason-needed-shield = { $made }: es perd una carta que fa falta com a escut: { $card }.
reason-needed-pay = { $made }: es perd una carta que fa falta per cobrir un cop: { $card }.
reason-needed-jester = { $made }: el comodí fa falta més endavant.
reason-saves-cards = { $made }: es gasten { $count } cartes, i n’hi havia prou amb { $value }.
reason-next-holds =
    { $count ->
        [one] { $best }: qui continua té 1 carta; amb l’altra tria, { $value }.
       *[other] { $best }: qui continua té { $count } cartes; amb l’altra tria, { $value }.
    }
reason-yields =
    { $count ->
        [one] { $best }: no es gasta cap carta, i qui continua en té 1.
       *[other] { $best }: no es gasta cap carta, i qui continua en té { $count }.
    }
reason-yields-nothing =
    { $attack ->
        [0] { $made }: l’enemic conserva la vida: { $value }.
       *[other] { $made }: l’enemic conserva la vida ({ $value }) i ataca amb { $attack }.
    }
reason-jester = { $best }: l’enemic no ataca ara, i contra ell serveixen tots els colls.
reason-flip-early =
    { $count ->
        [0] { $made }: el comodí fa falta més endavant.
        [one] { $made }: es llença 1 carta que encara podia servir.
       *[other] { $made }: es llencen { $count } cartes que encara podien servir.
    }
reason-flip-late = { $best }: una mà nova val més ara que després.
reason-lost-here = { $made }: aquest enemic guanya més sovint.
reason-lost-next = { $made }: la pròxima figura guanya més sovint.
reason-runs-dry = { $made }: la taverna s’esgota més sovint.
reason-fewer-cards = { $made }: queden menys cartes contra la pròxima figura.
reason-later = { $best }: dona el seu fruit més endavant.

## What follows the better move, and what the games show that were played to the end

reason-follows =
    { $turns ->
        [0] Amb la millor jugada, l’enemic cau ara; cartes a la mà en aquell moment: { $cards }.
        [one] Amb la millor jugada, l’enemic cau en el torn següent; cartes a la mà en aquell moment: { $cards }.
       *[other] Amb la millor jugada, l’enemic cau en uns { $turns } torns; cartes a la mà en aquell moment: { $cards }.
    }
reason-follows-last =
    { $turns ->
        [0] Amb la millor jugada, l’últim enemic cau ara.
        [one] Amb la millor jugada, l’últim enemic cau en el torn següent.
       *[other] Amb la millor jugada, l’últim enemic cau en uns { $turns } torns.
    }
reason-shown = { $fact }: { $made }; amb la millor jugada: { $best }.
reason-shown-lost-here = Derrotes davant d’aquest enemic, de 100 partides
reason-shown-lost-next = Derrotes davant de la pròxima figura, de 100 partides
reason-shown-lost-dry = Derrotes amb la taverna buida, de 100 partides
reason-shown-turns = Torns fins que cau l’enemic
reason-shown-cards = Cartes a la mà quan surt la pròxima figura
reason-shown-tavern = Cartes a la taverna quan surt la pròxima figura
reason-shown-drawn = Cartes robades fins que cau la pròxima figura
reason-shown-paid = Cartes pagades a aquest enemic
reason-shown-royal = La figura es torna a fer servir, en 100 partides
reason-shown-flips = Comodins girats, en 100 partides
reason-shown-used = La carta es fa servir per a això, en 100 partides

## Why a move was made: during play from what everyone can see

why-wins = Cau l’últim enemic, i la partida està guanyada.
why-exact = El mal exacte posa la figura a sobre de la taverna. A la mà val { $value }.
why-kill =
    { $attack ->
        [0] L’enemic cau, i qui l’ha derrotat continua jugant.
       *[other] L’enemic cau abans d’atacar amb { $attack }.
    }
why-jester = L’enemic no ataca ara, i contra ell serveixen tots els colls.
why-draws = Cartes que caben a les mans: { $missing }; cartes robades: { $count }.
why-heals = Cartes a la taverna: { $tavern }; cartes que hi tornen a sota: { $count }.
why-shield = L’escut redueix l’atac de l’enemic de { $attack } a { $left }.
why-damage = Vida que li queda a l’enemic: { $left }; de moment continua dret.
why-yield =
    { $attack ->
        [0] L’enemic no pot atacar, així que passar no costa res.
       *[other] No es juga cap carta, i l’enemic ataca amb { $attack }.
    }
why-pays = El cop de { $attack } es cobreix amb cartes que sumen { $value }.
why-names =
    { $most ->
        [yes] Cartes a la mà de qui continua: { $count }; cap mà no en té més.
       *[no] Cartes a la mà de qui continua: { $count }.
    }
why-flips = Es roba una mà nova. Comodins restants: { $left }.
why-hand = La tria de les cartes depèn també de la mà del bot. La repetició mostra aquesta mà després de la partida.

## The same after the game, from what its player knew

why-only = No hi havia cap altra jugada possible.
why-close = Gairebé igual de bona: { $other }.
why-next = La segona millor: { $other }. { $stake }: { $chance } de 100 amb aquesta jugada, { $other_chance } amb l’altra.
why-better = Millor: { $other }. { $stake }: { $chance } de 100 amb aquesta jugada, { $other_chance } amb l’altra.

## Three things to take away from a lost game

takeaways-title = Per recordar
takeaways-decided = Què ha decidit la partida
takeaways-decided-move =
    { $you ->
        [yes] La teva jugada { $number }.
       *[no] Jugada { $number }, { $who }.
    }
takeaways-decided-luck = L’atzar, després de la jugada { $number }: no ho ha decidit cap jugada.
takeaways-decided-none = Cap jugada no l’ha decidida tota sola.
takeaways-habit = El costum que hi ha al darrere
takeaways-habit-early-kills = Derrotar l’enemic abans de tenir la mà a punt per a la pròxima figura.
takeaways-habit-late-kills = Deixar drets els enemics que podien caure.
takeaways-habit-payments = Gastar cartes que feien falta després.
takeaways-habit-draws = Jugar els diamants a deshora.
takeaways-habit-hearts = Jugar els cors a deshora.
takeaways-habit-blows = Cops que costen més del necessari.
takeaways-habit-next-player = Torns que van a qui menys pot fer.
takeaways-habit-flips = Girar els comodins a deshora.
takeaways-habit-other = Cap en particular: les jugades marcades no tenen res en comú.
takeaways-habit-none = Cap: no hi ha jugades marcades.
takeaways-next = Què provar la pròxima vegada
takeaways-next-early-kills = Abans de derrotar un enemic, suma la mà que queda i 5 per cada carta que robaràs. Si no arriba a l’atac de la pròxima figura, primer roba, cura o posa un escut.
takeaways-next-late-kills = Si la mà que queda arriba a l’atac de la pròxima figura, derrota l’enemic ara.
takeaways-next-payments = Paga amb les cartes que menys valdran després: primer els trèvols, al final els diamants i els asos, i mai l’últim diamant.
takeaways-next-draws = Roba abans que les mans siguin mig buides.
takeaways-next-hearts = Juga els cors abans que la taverna sigui gairebé buida.
takeaways-next-blows = Abans de cada jugada, compara el cop amb la mà que queda. Contra reines i reis, posa un escut.
takeaways-next-next-player = Tria qui tingui més cartes. Passa si qui continua pot fer més que tu.
takeaways-next-flips = Gira un comodí només quan res més no permeti continuar.
takeaways-next-other = Continua des d’un moment decisiu i prova l’altra jugada.
takeaways-next-none = Juga la pròxima partida de la mateixa manera.
takeaways-numbers = En números
takeaways-fall = { $stake }: { $before } → { $after }.
takeaways-marks = Jugades marcades d’aquest tipus: { $moves } de { $marked }; punts perduts: { $loss }.

## Numbers and moves

review-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-move-discard = descartar { $cards }
review-move-yield = passar
review-move-name = segueix { $who }
review-move-flip = girar un comodí
review-chance-of =
    { $medal ->
        [gold] Probabilitat d’or
        [silver] Probabilitat de plata
        [bronze] Probabilitat de bronze
        [best] Probabilitat de la millor medalla encara possible
       *[none] Probabilitat de guanyar
    }
review-medal-name =
    { $medal ->
        [gold] or
        [silver] plata
       *[bronze] bronze
    }
review-medal-change = En joc fins aquí: { $medal }, amb una probabilitat del { $chance }.
review-slip = relliscada
review-mistake = error
review-blunder = error greu
review-being-checked = en comprovació

## The report

review-title = Anàlisi d’una partida
review-breaks-off = La partida desada s’interromp. { $stake }: { $chance }.
review-cause-moves = Les jugades han costat { $loss } punts; la que més, la jugada { $number }.
review-cause-luck = La mala sort ha costat { $luck } punts; les jugades, { $loss }.
review-cost = Les jugades han costat { $loss } punts.
review-point = Un punt és una partida de cada cent, si a partir d’allà continua el Campió i veu només el que veia el jugador.
review-stakes = Està en joc la millor medalla encara possible: or sense girar cap comodí, plata amb un, bronze amb dos. L’anàlisi només compta com a guanyada una partida que dona aquesta medalla o una de millor.
review-sum = La suma
review-average = Mitjana de partides així
review-deal-luck = Sort del repartiment
review-deal = Probabilitat en repartir
review-luck = Sort de la partida
review-loss = Perdut en jugades
review-sum-medals = Medalla següent
review-end = Resultat
review-turning-points = Moments decisius
review-no-marks = Cap jugada no ha perdut amb seguretat dos punts o més.
review-marked =
    Jugada { $number }, { $who }: { $mark }, { $loss } punts. S’ha jugat: { $move } ({ $chance }).
    Millor: { $best } ({ $value }). { $reason }
review-stroke = El cop d’atzar més gran: { $luck } punts després de la jugada { $number } ({ $by }).
review-by-cards-healed = cartes curades
review-by-cards-drawn = cartes robades
review-by-enemy-revealed = el següent enemic
review-by-hands = el que tenien els altres
review-by-nothing = el marge d’error
review-players = Jugadors
review-player =
    { $who }: { $loss } punts perduts per decisió, millors jugades { $best }, sort { $luck };
    relliscades { $slips }, errors { $mistakes }, errors greus { $blunders }.
review-worlds = El Campió ha triat les millors jugades; s’han valorat en { $worlds } mons mostrejats.
review-playouts = El Campió ha jugat fins al final les dues jugades de cada marca, fins a { $playouts } vegades.
review-thresholds =
    Una relliscada perd 2 punts o més, un error 5, un error greu 15; només compten pèrdues d’almenys el doble del
    seu marge d’error.
review-chart = { $stake } abans de cada jugada, del { $deal } en repartir al { $end } al final. En vertical, una pèrdua; en diagonal, la sort.
review-chart-medals = On la línia s’interromp, passa a estar en joc la medalla següent.
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
review-unwinnable = El repartiment no es podia guanyar: s’han provat totes les línies.
review-undecided = No s’ha esbrinat a temps si el repartiment es podia guanyar.
review-lost-at = La jugada { $number } ho ha espatllat: després ja no hi havia manera de guanyar.
review-lost-between = S’ha perdut en algun punt entre la jugada { $first } i la { $last }.
review-lost-by = Després de la jugada { $number } ja no hi havia manera de guanyar.
review-no-seed = La partida desada no té llavor, així que no es coneixen les remenades posteriors.

## In the terminal

review-progress = Analitzant: { $done } de { $all } jugades
review-checking = Comprovant la marca de la jugada { $number }
review-chances = { $stake }: { $chance }, la millor { $value } ± { $error }
review-better = { $mark }, { $loss } punts. Millor: { $best }. { $reason }
review-luck-after = Sort després: { $luck } punts ({ $by })

## The page of a review

review-page-title = Anàlisi
review-page-no-moves = En aquesta partida no s’ha fet cap jugada: no hi ha res per analitzar.
review-page-broken-off =
    { $number ->
        [one] La partida desada s’interromp després d’1 jugada
       *[other] La partida desada s’interromp després de { $number } jugades
    }
review-page-broken-off-about = S’analitza fins allà.
review-page-struck =
    { $you ->
        [yes] Has rebut un cop de { $attack }, i tota la teva mà valia { $value }. Enemic: { $enemy }.
       *[no] { $who } ha rebut un cop de { $attack }, i tota la seva mà valia { $value }. Enemic: { $enemy }.
    }
review-page-stuck =
    { $you ->
        [yes] No podies ni jugar ni passar. Enemic: { $enemy }.
       *[no] { $who } no podia ni jugar ni passar. Enemic: { $enemy }.
    }
review-page-tavern-dry = La taverna s’ha quedat buida després de la jugada { $number }.
review-page-cost =
    { $count ->
        [0] Les jugades han costat { $loss } punts, i cap no porta marca; sort: { $luck }. Probabilitat en repartir: { $deal } de 100.
        [one] Les jugades han costat { $loss } punts, i una porta marca; sort: { $luck }. Probabilitat en repartir: { $deal } de 100.
       *[other] Les jugades han costat { $loss } punts, i { $count } porten marca; sort: { $luck }. Probabilitat en repartir: { $deal } de 100.
    }
review-page-turning-point = Moment decisiu { $number }
review-page-sum = Com la probabilitat en repartir s’ha convertit en el resultat
review-page-sum-deal = En repartir
review-page-sum-luck = Sort
review-page-sum-moves = Jugades
review-page-sum-medals = Medalla següent
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
review-page-graph = { $stake }: { $deal } de 100 en repartir, { $last } abans de la jugada { $number }.
review-page-graph-medal = Des de la jugada { $number } està en joc la medalla següent. { $stake }: { $chance } de 100.
review-page-graph-empty = Encara no se sap res.
review-page-graph-fell = Després de la jugada { $number } ja no ha arribat a 50.
review-page-graph-low = El punt més baix ha estat { $low }, abans de la jugada { $number }.
review-page-legend = Llegenda
review-page-legend-move = en vertical: una jugada
review-page-legend-luck = pendent: sort
review-page-legend-medal = puntejada: la medalla següent
review-page-legend-bars = cada jugada: perdut, sort
review-page-legend-band = marge del 95 %
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
review-page-fell = { $before } → { $after } de 100:
review-page-in-hundred = { $chance } de 100
review-page-best = la millor jugada
review-page-too-close = massa igualat
review-page-no-word = massa poc per a una marca
review-page-all-cards = Totes les cartes
review-page-moves-here = La millor jugada i la que s’ha fet
review-page-try = Prova des d’aquí
review-page-mistakes = Practica aquestes jugades
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
review-page-luck-hands = Ho ha decidit la mà del jugador següent.
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
review-page-words-about =
    Una jugada rep una marca només si la pèrdua és almenys el doble del seu marge d’error. Les jugades es proven en { $worlds }
    repartiments de les cartes amagades; la mateixa partida dona la mateixa anàlisi a tot arreu.
review-page-was-winnable = Es podia guanyar?
review-page-answer-winnable = Sí
review-page-answer-lost = No
review-page-answer-undecided = Sense decidir
review-page-deal-winnable = Demostrat: hi ha una sèrie de jugades que guanya aquest repartiment.
review-page-deal-lost = Demostrat: cap sèrie de jugades no guanya aquest repartiment.
review-page-deal-undecided = No s’ha trobat ni una victòria ni una demostració en el temps previst.
review-page-lost-after = Perduda amb certesa després de la jugada { $number }.
review-page-lost-with = La jugada { $number } ha estat l’última oportunitat: abans encara es podia guanyar, després ja no.
review-page-lost-between = Es podia guanyar abans de la jugada { $first }; perduda amb certesa després de la jugada { $last }. Entremig no està decidit.
review-page-move = Jugada { $number }
review-page-look-at = Mira la jugada { $number }
review-page-solving = Buscant una victòria…
review-page-not-solved = Sense comprovar.
review-page-hindsight-about = Només aquest requadre mira les mans i les piles amagades. Cap jugador no les podia conèixer, així que no costa punts.
review-page-try-from = Prova des de la jugada { $number }
review-page-practice = Per practicar: no dona medalla ni compta enlloc.
review-page-hidden-cards = Cartes amagades
review-page-as-they-were = Com eren
review-page-as-they-were-about = Ara ja n’has vist algunes.
review-page-dealt-again = Repartides de nou
review-page-dealt-again-about = Es tornen a remenar les cartes que no veia qui juga.
review-page-other-seats = Els altres seients
review-page-others-bots = Bots Campió
review-page-others-here = Persones en aquest dispositiu
review-page-play-on = Continua jugant
