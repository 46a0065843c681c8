# The review of a game: what its moves lost, and what chance gave. The terminal, the command line and the page use it.

## Why the best move is better

reason-wins = { $best }: cae el último enemigo, y la partida está ganada.
reason-unpaid = { $made }: el enemigo ataca con { $attack }, y la mano que queda vale { $value }.
reason-stuck =
    { $count ->
        [0] { $made }: ya no se puede jugar ni pasar, y la partida está perdida.
       *[other] { $made }: ya no se puede jugar ni pasar, y solo puede ayudar un comodín.
    }
reason-kill-early =
    { $count ->
        [0] { $made }: el enemigo cae demasiado pronto. No queda ninguna carta en la mano contra la próxima figura, que ataca con { $attack }.
        [one] { $made }: el enemigo cae demasiado pronto. Queda en la mano 1 carta, de valor { $value }, contra la próxima figura, que ataca con { $attack }.
       *[other] { $made }: el enemigo cae demasiado pronto. Quedan en la mano { $count } cartas, que suman { $value }, contra la próxima figura, que ataca con { $attack }.
    }
reason-kill-ends-draws = { $made }: el enemigo cae demasiado pronto. Se acaba el tiempo para robar y curar antes de la próxima figura.
reason-kill-late = { $made }: el enemigo podría caer ya, pero sigue en pie y ataca con { $attack }.
reason-kill-late-unhurt = { $made }: el enemigo podría caer ya, pero sigue en pie.
reason-exact-kill = { $best }: el daño exacto pone la figura encima de la posada. En la mano vale { $value }.
reason-exact-costly = { $made }: el daño es exacto, pero la mano que queda vale { $value }, y la próxima figura ataca con { $attack }.
reason-lucky-draw = { $made }: el enemigo ataca con { $attack }, la mano que queda vale { $value } y el resto depende de robar con suerte.
reason-shield = { $best }: el enemigo ataca con { $attack }, y no con { $value }.
reason-shield-idle = { $made }: el escudo cuesta { $value } de daño, y el enemigo aguanta más.
reason-damages = { $best }: el enemigo recibe { $value } más de daño.
reason-draws =
    { $count ->
        [one] { $best }: se roba 1 carta ahora.
       *[other] { $best }: se roban { $count } cartas ahora.
    }
reason-draws-wasted = { $made }: las manos están casi llenas, y los diamantes solo roban { $count } de { $value }.
reason-heals =
    { $count ->
        [one] { $best }: 1 carta vuelve debajo de la posada.
       *[other] { $best }: { $count } cartas vuelven debajo de la posada.
    }
reason-hearts-small-pile = { $made }: la pila de descarte es pequeña, y los corazones solo curan { $count } de { $value }.
reason-last-diamond = { $made }: se pierde el último diamante de la mano: { $card }.
reason-needed-kill = { $made }: se pierde una carta que hace falta para derrotar a un enemigo: { $card }.
reason-needed-draw = { $made }: se pierde una carta que hace falta para robar: { $card }.
reason-needed-heal = { $made }: se pierde una carta que hace falta para curar: { $card }.
reason-needed-shield = { $made }: se pierde una carta que hace falta como escudo: { $card }.
reason-needed-pay = { $made }: se pierde una carta que hace falta para encajar un golpe: { $card }.
reason-needed-jester = { $made }: el comodín hace falta más adelante.
reason-saves-cards = { $made }: se gastan { $count } cartas, y bastaba con { $value }.
reason-next-holds =
    { $count ->
        [one] { $best }: quien sigue tiene 1 carta; con la otra elección, { $value }.
       *[other] { $best }: quien sigue tiene { $count } cartas; con la otra elección, { $value }.
    }
reason-yields =
    { $count ->
        [one] { $best }: no se gasta ninguna carta, y quien sigue tiene 1.
       *[other] { $best }: no se gasta ninguna carta, y quien sigue tiene { $count }.
    }
reason-yields-nothing =
    { $attack ->
        [0] { $made }: el enemigo conserva su vida: { $value }.
       *[other] { $made }: el enemigo conserva su vida ({ $value }) y ataca con { $attack }.
    }
reason-jester = { $best }: el enemigo no ataca ahora, y contra él sirven todos los palos.
reason-flip-early =
    { $count ->
        [0] { $made }: el comodín hace falta más adelante.
        [one] { $made }: se tira 1 carta que aún podía servir.
       *[other] { $made }: se tiran { $count } cartas que aún podían servir.
    }
reason-flip-late = { $best }: una mano nueva vale más ahora que después.
reason-lost-here = { $made }: este enemigo gana más a menudo.
reason-lost-next = { $made }: la próxima figura gana más a menudo.
reason-runs-dry = { $made }: la posada se agota más a menudo.
reason-fewer-cards = { $made }: quedan menos cartas contra la próxima figura.
reason-later = { $best }: da su fruto más adelante.

## What follows the better move, and what the games show that were played to the end

reason-follows =
    { $turns ->
        [0] Con la mejor jugada, el enemigo cae ya; cartas en mano en ese momento: { $cards }.
        [one] Con la mejor jugada, el enemigo cae en el turno siguiente; cartas en mano en ese momento: { $cards }.
       *[other] Con la mejor jugada, el enemigo cae en unos { $turns } turnos; cartas en mano en ese momento: { $cards }.
    }
reason-follows-last =
    { $turns ->
        [0] Con la mejor jugada, el último enemigo cae ya.
        [one] Con la mejor jugada, el último enemigo cae en el turno siguiente.
       *[other] Con la mejor jugada, el último enemigo cae en unos { $turns } turnos.
    }
reason-shown = { $fact }: { $made }; con la mejor jugada: { $best }.
reason-shown-lost-here = Derrotas ante este enemigo, de 100 partidas
reason-shown-lost-next = Derrotas ante la próxima figura, de 100 partidas
reason-shown-lost-dry = Derrotas con la posada vacía, de 100 partidas
reason-shown-turns = Turnos hasta que cae el enemigo
reason-shown-cards = Cartas en mano cuando sale la próxima figura
reason-shown-tavern = Cartas en la posada cuando sale la próxima figura
reason-shown-drawn = Cartas robadas hasta que cae la próxima figura
reason-shown-paid = Cartas pagadas a este enemigo
reason-shown-royal = La figura se vuelve a usar, en 100 partidas
reason-shown-flips = Comodines usados, en 100 partidas
reason-shown-used = La carta se usa para eso, en 100 partidas

## Why a move was made: during play from what everyone can see

why-wins = Cae el último enemigo, y la partida está ganada.
why-exact = El daño exacto pone la figura encima de la posada. En la mano vale { $value }.
why-kill =
    { $attack ->
        [0] El enemigo cae, y quien lo ha derrotado sigue jugando.
       *[other] El enemigo cae antes de atacar con { $attack }.
    }
why-jester = El enemigo no ataca ahora, y contra él sirven todos los palos.
why-draws = Cartas que caben en las manos: { $missing }; cartas robadas: { $count }.
why-heals = Cartas en la posada: { $tavern }; cartas que vuelven debajo: { $count }.
why-shield = El escudo reduce el ataque del enemigo de { $attack } a { $left }.
why-damage = Vida que le queda al enemigo: { $left }; de momento sigue en pie.
why-yield =
    { $attack ->
        [0] El enemigo no puede atacar, así que pasar no cuesta nada.
       *[other] No se juega ninguna carta, y el enemigo ataca con { $attack }.
    }
why-pays = El golpe de { $attack } se encaja con cartas que suman { $value }.
why-names =
    { $most ->
        [yes] Cartas en la mano de quien sigue: { $count }; ninguna mano tiene más.
       *[no] Cartas en la mano de quien sigue: { $count }.
    }
why-flips = Se roba una mano nueva. Comodines restantes: { $left }.
why-hand = La elección de las cartas depende también de la mano del bot. La repetición muestra esa mano después de la partida.

## The same after the game, from what its player knew

why-only = No había otra jugada posible.
why-close = Casi igual de buena: { $other }.
why-next = La segunda mejor: { $other }. { $stake }: { $chance } de 100 con esta jugada, { $other_chance } con la otra.
why-better = Mejor: { $other }. { $stake }: { $chance } de 100 con esta jugada, { $other_chance } con la otra.

## Three things to take away from a lost game

takeaways-title = Para recordar
takeaways-decided = Qué decidió la partida
takeaways-decided-move =
    { $you ->
        [yes] Tu jugada { $number }.
       *[no] Jugada { $number }, { $who }.
    }
takeaways-decided-luck = El azar, tras la jugada { $number }: no lo decidió ninguna jugada.
takeaways-decided-none = Ninguna jugada la decidió por sí sola.
takeaways-habit = La costumbre que hay detrás
takeaways-habit-early-kills = Derrotar al enemigo antes de tener la mano lista para la próxima figura.
takeaways-habit-late-kills = Dejar en pie a enemigos que podían caer.
takeaways-habit-payments = Gastar cartas que hacían falta después.
takeaways-habit-draws = Jugar los diamantes a destiempo.
takeaways-habit-hearts = Jugar los corazones a destiempo.
takeaways-habit-blows = Golpes que cuestan más de lo necesario.
takeaways-habit-next-player = Turnos que van a quien menos puede hacer.
takeaways-habit-flips = Usar los comodines a destiempo.
takeaways-habit-other = Ninguna en particular: las jugadas marcadas no tienen nada en común.
takeaways-habit-none = Ninguna: no hay jugadas marcadas.
takeaways-next = Qué probar la próxima vez
takeaways-next-early-kills = Antes de derrotar a un enemigo, suma la mano que queda y 5 por cada carta que vas a robar. Si no llega al ataque de la próxima figura, primero roba, cura o pon un escudo.
takeaways-next-late-kills = Si la mano que queda llega al ataque de la próxima figura, derrota al enemigo ya.
takeaways-next-payments = Paga con las cartas que menos valdrán después: primero los tréboles, al final los diamantes y los ases, y nunca el último diamante.
takeaways-next-draws = Roba antes de que las manos estén medio vacías.
takeaways-next-hearts = Juega los corazones antes de que la posada esté casi vacía.
takeaways-next-blows = Antes de cada jugada, compara el golpe con la mano que queda. Contra reinas y reyes, pon un escudo.
takeaways-next-next-player = Elige a quien tenga más cartas. Pasa si quien sigue puede hacer más que tú.
takeaways-next-flips = Usa un comodín solo cuando nada más permita seguir.
takeaways-next-other = Continúa desde un momento decisivo y prueba la otra jugada.
takeaways-next-none = Juega la próxima partida de la misma manera.
takeaways-numbers = En números
takeaways-fall = { $stake }: { $before } → { $after }.
takeaways-marks = Jugadas marcadas de este tipo: { $moves } de { $marked }; puntos perdidos: { $loss }.

## Numbers and moves

review-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-move-discard = descartar { $cards }
review-move-yield = pasar
review-move-name = sigue { $who }
review-move-flip = usar un comodín
review-chance-of =
    { $medal ->
        [gold] Probabilidad de oro
        [silver] Probabilidad de plata
        [bronze] Probabilidad de bronce
        [best] Probabilidad de la mejor medalla aún posible
       *[none] Probabilidad de ganar
    }
review-medal-name =
    { $medal ->
        [gold] oro
        [silver] plata
       *[bronze] bronce
    }
review-medal-change = En juego hasta aquí: { $medal }, con una probabilidad del { $chance }.
review-slip = desliz
review-mistake = error
review-blunder = error grave
review-being-checked = en comprobación

## The report

review-title = Análisis de una partida
review-breaks-off = La partida guardada se interrumpe. { $stake }: { $chance }.
review-cause-moves = Las jugadas costaron { $loss } puntos; la que más, la jugada { $number }.
review-cause-luck = La mala suerte costó { $luck } puntos; las jugadas, { $loss }.
review-cost = Las jugadas costaron { $loss } puntos.
review-point = Un punto es una partida de cada cien, si desde ahí sigue el Campeón y ve solo lo que veía el jugador.
review-stakes =
    Está en juego la mejor medalla aún posible: oro sin usar ningún comodín, plata con uno, bronce con dos. El análisis solo cuenta como
    ganada una partida que da esa medalla o una mejor.
review-sum = La suma
review-average = Media de partidas así
review-deal-luck = Suerte del reparto
review-deal = Probabilidad al repartir
review-luck = Suerte de la partida
review-loss = Perdido en jugadas
review-sum-medals = Siguiente medalla
review-end = Resultado
review-turning-points = Momentos decisivos
review-no-marks = Ninguna jugada perdió con seguridad dos puntos o más.
review-marked = Jugada { $number }, { $who }: { $mark }, { $loss } puntos. Se jugó: { $move } ({ $chance }). Mejor: { $best } ({ $value }). { $reason }
review-stroke = El mayor golpe del azar: { $luck } puntos tras la jugada { $number } ({ $by }).
review-by-cards-healed = cartas curadas
review-by-cards-drawn = cartas robadas
review-by-enemy-revealed = el siguiente enemigo
review-by-hands = lo que tenían los demás
review-by-nothing = el margen de error
review-players = Jugadores
review-player =
    { $who }: { $loss } puntos perdidos por decisión, mejores jugadas { $best }, suerte { $luck };
    deslices { $slips }, errores { $mistakes }, errores graves { $blunders }.
review-worlds = El Campeón eligió las mejores jugadas; se valoraron en { $worlds } mundos muestreados.
review-playouts = El Campeón jugó hasta el final las dos jugadas de cada marca, hasta { $playouts } veces.
review-thresholds =
    Un desliz pierde 2 puntos o más, un error 5, un error grave 15; solo cuentan pérdidas de al menos el doble de
    su margen de error.
review-chart = { $stake } antes de cada jugada, del { $deal } al repartir al { $end } al final. En vertical, una pérdida; en diagonal, la suerte.
review-chart-medals = Donde la línea se interrumpe, pasa a estar en juego la siguiente medalla.
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
review-lost-at = La jugada { $number } lo echó a perder: después ya no había forma de ganar.
review-lost-between = Se perdió en algún punto entre la jugada { $first } y la { $last }.
review-lost-by = Tras la jugada { $number } ya no había forma de ganar.
review-no-seed = La partida guardada no tiene semilla, así que no se conocen los barajados posteriores.

## In the terminal

review-progress = Analizando: { $done } de { $all } jugadas
review-checking = Comprobando la marca de la jugada { $number }
review-chances = { $stake }: { $chance }, la mejor { $value } ± { $error }
review-better = { $mark }, { $loss } puntos. Mejor: { $best }. { $reason }
review-luck-after = Suerte después: { $luck } puntos ({ $by })

## The page of a review

review-page-title = Análisis
review-page-no-moves = En esta partida no se hizo ninguna jugada: no hay nada que analizar.
review-page-broken-off =
    { $number ->
        [one] La partida guardada se interrumpe tras 1 jugada
       *[other] La partida guardada se interrumpe tras { $number } jugadas
    }
review-page-broken-off-about = Se analiza hasta ahí.
review-page-struck =
    { $you ->
        [yes] Recibiste un golpe de { $attack }, y toda tu mano valía { $value }. Enemigo: { $enemy }.
       *[no] { $who } recibió un golpe de { $attack }, y toda su mano valía { $value }. Enemigo: { $enemy }.
    }
review-page-stuck =
    { $you ->
        [yes] No podías ni jugar ni pasar. Enemigo: { $enemy }.
       *[no] { $who } no podía ni jugar ni pasar. Enemigo: { $enemy }.
    }
review-page-tavern-dry = La posada se quedó vacía tras la jugada { $number }.
review-page-cost =
    { $count ->
        [0] Las jugadas costaron { $loss } puntos, y ninguna lleva marca; suerte: { $luck }. Probabilidad al repartir: { $deal } de 100.
        [one] Las jugadas costaron { $loss } puntos, y una de ellas lleva marca; suerte: { $luck }. Probabilidad al repartir: { $deal } de 100.
       *[other] Las jugadas costaron { $loss } puntos, y { $count } de ellas llevan marca; suerte: { $luck }. Probabilidad al repartir: { $deal } de 100.
    }
review-page-turning-point = Momento decisivo { $number }
review-page-sum = Cómo la probabilidad al repartir se convirtió en el resultado
review-page-sum-deal = Al repartir
review-page-sum-luck = Suerte
review-page-sum-moves = Jugadas
review-page-sum-medals = Siguiente medalla
review-page-sum-end = Resultado
review-page-sum-average = un reparto medio: { $average }
review-page-strokes = { $good } y { $bad }
review-page-sum-marked =
    { $count ->
        [one] 1 con marca: { $loss }
       *[other] { $count } con marca: { $loss }
    }
review-page-progress = Progreso del análisis
review-page-read = { $count } de { $all } jugadas analizadas
review-page-checking = 
    { $count ->
        [one] Se comprueba una marca: sus jugadas se juegan hasta el final.
       *[other] Se comprueban { $count } marcas: sus jugadas se juegan hasta el final.
    }
review-page-stop = Parar
review-page-resume = Analizar de nuevo
review-page-not-yet = Todavía sin analizar.
review-page-graph = { $stake }: { $deal } de 100 al repartir, { $last } antes de la jugada { $number }.
review-page-graph-medal = Desde la jugada { $number } está en juego la siguiente medalla. { $stake }: { $chance } de 100.
review-page-graph-empty = Todavía no se sabe nada.
review-page-graph-fell = Tras la jugada { $number } ya no llegó a 50.
review-page-graph-low = Su punto más bajo fue { $low }, antes de la jugada { $number }.
review-page-legend = Leyenda
review-page-legend-move = en vertical: una jugada
review-page-legend-luck = pendiente: suerte
review-page-legend-medal = punteada: la siguiente medalla
review-page-legend-bars = cada jugada: perdido, suerte
review-page-legend-band = margen del 95 %
review-page-legend-exact = cayó con daño exacto
review-page-stop-before = Momento decisivo anterior
review-page-stop-next = Momento decisivo siguiente
review-page-keys = Las flechas mueven el cursor; [ y ] saltan entre momentos decisivos.
review-page-table = Lo mismo en una tabla
review-page-column-move = Jugada
review-page-column-enemy = Enemigo
review-page-column-who = Quién y qué
review-page-column-best = Mejor
review-page-column-made = Hecha
review-page-column-lost = Perdido
review-page-column-luck = Suerte después
review-page-column-error = ±
review-page-column-medal = Medalla
review-page-fell = { $before } → { $after } de 100:
review-page-in-hundred = { $chance } de 100
review-page-best = la mejor jugada
review-page-too-close = demasiado igualado
review-page-no-word = muy poco para una marca
review-page-all-cards = Todas las cartas
review-page-moves-here = La mejor jugada y la que se hizo
review-page-try = Probar desde aquí
review-page-mistakes = Practicar estas jugadas
review-page-turned = Lo que la decidió
review-page-move-against = Jugada { $number }, { $enemy }
review-page-points = { $points } puntos
review-page-played =
    { $you ->
        [yes] Jugaste
       *[no] { $who } jugó
    }
review-page-discarded =
    { $you ->
        [yes] Descartaste
       *[no] { $who } descartó
    }
review-page-better = Era mejor
review-page-look = Mirar
review-page-largest-luck = Suerte, tras la jugada { $number }.
review-page-luck-hands = Lo decidió la mano del siguiente jugador.
review-page-luck-no-fault = Esto no lo decide ninguna jugada.
review-page-which-moves = Jugadas que se ven
review-page-marked = Con marca: { $count }
review-page-all = Todas: { $count }
review-page-luck = suerte { $luck }
review-page-people = Alrededor de la mesa
review-page-lost-each = puntos perdidos por jugada
review-page-best-share = mejor, o demasiado igualado
review-page-luck-after = suerte tras sus jugadas
review-page-of = { $count } de { $all }
review-page-found-exact = Encontró: { $enemy } con daño exacto, en la jugada { $number }.
review-page-found-best =
    { $count ->
        [one] Encontró la mejor jugada, u otra igual de buena, 1 vez de { $all }.
       *[other] Encontró la mejor jugada, u otra igual de buena, { $count } veces de { $all }.
    }
review-page-words = Qué significan las marcas
review-page-from-to = de { $from } a { $to } puntos
review-page-from = { $from } puntos o más
review-page-unmarked = sin marca
review-page-unmarked-about = menos, o demasiado igualado
review-page-in-this-game = { $count } en esta partida, { $loss }
review-page-words-about =
    Una jugada recibe una marca solo si su pérdida es al menos el doble de su margen de error. Las jugadas se prueban en
    { $worlds } repartos de las cartas ocultas; la misma partida da el mismo análisis en todas partes.
review-page-was-winnable = ¿Se podía ganar?
review-page-answer-winnable = Sí
review-page-answer-lost = No
review-page-answer-undecided = Sin decidir
review-page-deal-winnable = Demostrado: hay una serie de jugadas que gana este reparto.
review-page-deal-lost = Demostrado: ninguna serie de jugadas gana este reparto.
review-page-deal-undecided = No se halló ni una victoria ni una demostración en el tiempo previsto.
review-page-lost-after = Perdida con certeza tras la jugada { $number }.
review-page-lost-with = La jugada { $number } fue la última oportunidad: antes aún se podía ganar, después ya no.
review-page-lost-between = Se podía ganar antes de la jugada { $first }; perdida con certeza tras la jugada { $last }. Entre ambas no está decidido.
review-page-move = Jugada { $number }
review-page-look-at = Mirar la jugada { $number }
review-page-solving = Buscando una victoria…
review-page-not-solved = Sin comprobar.
review-page-hindsight-about = Solo este recuadro mira las manos y los mazos ocultos. Ningún jugador podía conocerlos, así que no cuesta puntos.
review-page-try-from = Probar desde la jugada { $number }
review-page-practice = Para practicar: no da medalla ni cuenta para nada.
review-page-hidden-cards = Cartas ocultas
review-page-as-they-were = Como estaban
review-page-as-they-were-about = Ya has visto algunas.
review-page-dealt-again = Repartidas de nuevo
review-page-dealt-again-about = Se vuelven a barajar las cartas que no veía quien juega.
review-page-other-seats = Los otros asientos
review-page-others-bots = Bots Campeón
review-page-others-here = Personas en este dispositivo
review-page-play-on = Seguir jugando
