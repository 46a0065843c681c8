# The browser game.

## Everywhere

web-unofficial = Una versió no oficial i de codi obert del joc de Paul Abrahams, Luke Badger i Andy Richdale, amb il·lustracions pròpies. Si t’agrada, compra l’edició original.
web-main-menu = Menú principal
web-learn = Com s’hi juga
web-settings = Configuració
web-language = Llengua
web-close = Tanca
web-more = Més
web-to-home = Inici
web-to-table = Ves a la taula
web-lost-page = No s’ha trobat la pàgina
web-connecting = Connectant…
web-no-answer = El servidor no respon.
web-guest = Convidat
web-card-back = carta cap per avall
web-bot-random = Bufó
web-bot-squire = Escuder
web-bot-knight = Cavaller
web-bot-champion = Campió
web-bot-medallist = Medallista

## Home

web-hero = Feu caure el castell, plegats.
web-hero-more = Dotze figures corruptes, una baralla i d’una a quatre persones que guanyen o perden plegades. Sense compte i sense instal·lar res.
web-play = Juga
web-alone = En solitari
web-alone-more = Vuit cartes, dos comodins, tres medalles.
web-alone-go = Reparteix
web-with-bots = Amb bots
web-with-bots-more = Els bots només veuen el que veuria un jugador. Tria el nombre de jugadors.
web-which-bot = Tria un bot
web-how-many-players = Nombre de jugadors
web-players =
    { $count ->
        [one] 1 jugador
       *[other] { $count } jugadors
    }
web-with-friends = Amb amics
web-with-friends-more = Obre una taula i envia l’enllaç. Els bots poden omplir els seients lliures.
web-make-table = Obre una taula
web-join = Entra amb un codi
web-join-more = Te’l dona qui ha obert la taula.
web-join-go = Entra
web-companion = Assistent de taula
web-companion-about = Per jugar amb cartes de debò: porta els comptes i diu què toca fer. Funciona sense connexió.
web-code = Codi de taula
web-public-tables = Taules públiques
web-no-public-tables = Ara mateix no hi ha ningú esperant. Obre una taula i deixa que et trobin.
web-gathering = esperant jugadors
web-playing = en joc
web-seats-taken = { $taken } de { $all } seients ocupats
web-sit = Seu-hi
web-watch = Mira-la
web-my-games = Les meves partides
web-no-games-yet = Encara no tens partides.
web-nobody-yet = Encara no hi ha ningú més
web-solo = En solitari
web-continue = Continua
web-look-back = Torna-la a veure
web-result-won = Guanyada
web-result-lost = Perduda
web-result-abandoned = Abandonada
web-result-gold = Victòria d’or
web-result-silver = Victòria de plata
web-result-bronze = Victòria de bronze
web-new-table = Taula nova
web-your-name = El teu nom
web-make-public = Pública: tothom la pot trobar
web-make-casual = Xerrada lliure: es pot dir de tot
web-more-options = Més opcions
web-turn-time = Temps per torn
web-no-limit = Sense límit
web-minutes =
    { $count ->
        [one] 1 minut
       *[other] { $count } minuts
    }
web-own-seed = Llavor pròpia
web-own-seed-more = La mateixa llavor reparteix sempre les mateixes cartes. Tothom veurà que s’ha triat.
web-as-published = Regles oficials
web-option-solo-yield = Passar en solitari
web-option-overpay = Descartar més del necessari
web-option-hand = Mida de la mà
web-option-jesters = Comodins
web-option-health = Vida dels enemics
web-option-attack = Atac dels enemics
web-option-yield = Passar
web-option-combo = Suma màxima d’una combinació
web-option-hands = Mans
web-choice-not-twice-running = No dos cops seguits
web-choice-stop = Parar quan n’hi hagi prou
web-choice-off = No permès
web-choice-open = A la vista de tothom

## Before the start

web-table-title = Taula { $code }
web-casual = xerrada lliure
web-strict = xerrada restringida
web-seats = Jugadors
web-free = lliure
web-seat-free = lliure
web-seat-number = Seient { $number }
web-is-ready = a punt
web-is-not-ready = encara no
web-you = tu
web-starts = comença
web-sit-here = Seu aquí
web-move-here = Canvia’t aquí
web-seat-bot = Afegeix un bot
web-free-seat = Treu { $who }
web-let-start =
    { $you ->
        [yes] Començo jo
       *[no] Que comenci { $who }
    }
web-be-ready = Ja estic
web-not-ready = Encara no estic
web-stand-up = Deixa el seient
web-wait-seats =
    { $count ->
        [one] Hi ha un seient lliure.
       *[other] Hi ha { $count } seients lliures.
    }
web-wait-ready = La partida començarà quan tothom estigui a punt.
web-invite = Envia aquest enllaç o codi a qui hagi de jugar.
web-invite-watch = Amb aquest enllaç es pot mirar la partida.
web-share-link = Comparteix l’enllaç
web-copied = Enllaç copiat.
web-seal-about = El repartiment està segellat: { $seal }… Al final tothom el podrà comprovar.

## The table

web-table-side = La taula
web-enemy = L’enemic
web-enemy-number = Enemic { $number } de 12
web-health-of = de { $health } de vida
web-health-bar =
    { $damage ->
        [0] Vida: { $left } de { $health }
       *[other] Vida: { $left } de { $health }; aquesta jugada en treu { $damage }
    }
web-attack = atac
web-shielded = { $full } menys { $shield } d’escut
web-immune = Immune a { $suit }
web-immunity-broken = Immunitat cancel·lada
web-waiting-shield = { $shield } d’escut si es juga un comodí
web-castle = Castell
web-fate-to-come = { $royal }: encara ha de sortir
web-fate-now = { $royal }: enemic actual
web-fate-defeated = { $royal }: ha caigut
web-fate-taken-exactly = { $royal }: ha caigut amb el mal exacte
web-key-defeated = derrotat
web-key-exact = exacte
web-key-now = actual
web-tavern = taverna
web-discard = descart
web-played = Jugat contra aquest enemic
web-discard-title = Pila de descart: { $count }
web-tavern-title = Taverna: { $count }
web-discard-empty = La pila de descart és buida.
web-tavern-about = Ningú no sap l’ordre complet de la pila de taverna, però això ho sap tothom.
web-tavern-top = A sobre
web-tavern-group = Posades a sota (tanda { $number }), en ordre desconegut
web-known-in-hand =
    { $you ->
        [yes] A la teva mà, ho sap tothom
       *[no] A la mà ({ $who }), ho sap tothom
    }
web-here = present
web-away = absent
web-stand-in = juga un bot
web-yielded = ha passat
web-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartes
    }
web-your-hand =
    { $count ->
        [0] La teva mà, buida
        [one] La teva mà, 1 carta
       *[other] La teva mà, { $count } cartes
    }
web-hand-empty = No hi ha cartes a la mà
web-known-to-all = { $card } (informació pública)
web-your-turn = El teu torn
web-turn-of =
    { $you ->
        [yes] Jugues tu
       *[no] Juga { $who }
    }
web-survive = Aguanta el cop
web-who-next = Qui és el següent?
web-won = Guanyada
web-game-lost = Perduda
web-abandoned = Abandonada
web-steps = Passos d’un torn
web-step-play = Jugar
web-step-powers = Poders
web-step-damage = Mal
web-step-survive = Aguantar
web-open-log = Obre la crònica i la xerrada
web-log-and-talk = Crònica i xerrada
web-log-unread =
    { $count ->
        [0] Crònica i xerrada
        [one] Crònica i xerrada, 1 novetat
       *[other] Crònica i xerrada, { $count } novetats
    }
web-menu = Menú
web-watchers =
    { $count ->
        [one] 1 persona està mirant.
       *[other] { $count } persones estan mirant.
    }
web-announce-turn = El teu torn. { $enemy }: vida { $health }, atac { $attack }.

## Choosing

web-watching = Estàs mirant la partida.
web-wait-turn =
    { $you ->
        [yes] Jugues tu.
       *[no] Juga { $who }.
    }
web-wait-name =
    { $you ->
        [yes] Tries qui serà el següent.
       *[no] { $who } tria qui serà el següent.
    }
web-choose = Tria cartes per jugar
web-choose-or-yield = Tria cartes o passa
web-choose-cards = Tria cartes
web-clear = Neteja
web-yield = Passa
web-sending = Enviant…
web-play-these = Juga { $cards }
web-discard-these = Descarta { $cards }
web-missing =
    { $missing ->
        [one] En falta 1 per aguantar
       *[other] En falten { $missing } per aguantar
    }
web-sort-rank = Ordena per valor
web-sort-suit = Ordena per coll
web-damage = { $damage } de mal
web-exact = mal exacte
web-kill = cau l’enemic
web-wins = guanya la partida
web-value = Atac { $value }
web-heals = cura { $count }
web-you-draw = tu +{ $count }
web-who-draws = { $who } +{ $count }
web-draws-none = ningú no pot robar
web-doubled = doblat: { $damage }
web-shields = atac enemic { $attack }
web-cancels = cancel·la la immunitat
web-blocked = sense poder: immune
web-after-wins = Cau l’últim rei.
web-after-stuck =
    { $you ->
        [yes] No podries ni jugar ni passar: partida perduda.
       *[no] { $who } no podria ni jugar ni passar: partida perduda.
    }
web-after-exact = L’enemic va a sobre de la pila de taverna, i tornes a jugar.
web-after-kill =
    { $waste ->
        [0] L’enemic cau, i tornes a jugar.
       *[other] { $waste } de més. L’enemic cau, i tornes a jugar.
    }
web-after-jester = L’enemic no ataca: tries qui serà el següent.
web-after-no-strike = L’enemic no pot contraatacar.
web-after-covered = L’enemic ataca amb { $attack }. Descart més barat: { $cards }.
web-after-depends = L’enemic ataca amb { $attack }. Cobrir-lo depèn del que robis.
web-after-not-covered = L’enemic ataca amb { $attack }: no el podries cobrir i la partida es perdria.
web-need = Descarta almenys { $damage }
web-chosen = en total
web-over = { $over } de més
web-cheapest = Descart més barat: { $cards } = { $value }
web-take-it = Tria’l
web-who-next-more = Es pot dir si es vol ser el següent, però no què hi ha a la mà.
web-you-again = Tu un altre cop
web-goes-next = Següent: { $who }
web-choose-next = Tria el següent
web-your-wish = Vols ser el següent?
web-flip = Gira un comodí
web-jesters-left =
    { $count ->
        [0] No queden comodins.
        [one] Queda 1 comodí.
       *[other] Queden { $count } comodins.
    }
web-flip-about = Descarta la mà i agafa cartes noves fins a tenir-ne { $limit }.
web-flip-ask = Vols girar un comodí?
web-flip-costs = Descartes la mà i agafes cartes noves fins a tenir-ne { $limit }.
web-medal-left-gold = L’or encara és possible.
web-medal-left-silver = Després només podràs aspirar a la plata.
web-medal-left-bronze = Després només podràs aspirar al bronze.

## What a move does, one thing at a time

web-scene-heal =
    { $amount ->
        [one] +1 curada
       *[other] +{ $amount } curades
    }
web-scene-draw = robar { $amount }
web-scene-double = el doble
web-scene-shield = escut { $amount }
web-scene-blocked = sense poder
web-scene-cancel = immunitat cancel·lada
web-scene-damage = { $amount } de mal
web-scene-kill = derrotat
web-scene-exact = exacte
web-scene-strike = colpeja amb { $amount }

## Talk and log

web-tab-log = Crònica
web-tab-talk = Xerrada
web-log-empty = Encara no ha passat res.
web-talk-empty = Encara no s’ha dit res.
web-talk-strict = Només el que permeten les regles: res del contingut de les mans.
web-talk-casual = Taula de xerrada lliure: digues el que vulguis.
web-speak = Digues alguna cosa
web-send = Envia
web-said =
    { $you ->
        [yes] Tu: { $text }
       *[no] { $who }: { $text }
    }
web-phrase-my-hand-size =
    { $hand ->
        [one] Tinc 1 carta
       *[other] Tinc { $hand } cartes
    }
web-phrase-tavern-size = Taverna: { $tavern }
web-phrase-discard-size = Pila de descart: { $discard }
web-phrase-enemy-health = Vida de l’enemic: { $health }
web-phrase-enemy-attack = Atac de l’enemic: { $attack }
web-phrase-who-may-yield = Han passat en el seu últim torn: { $yielded }
web-phrase-me-next = M’agradaria
web-phrase-not-me-next = Preferiria que no
web-phrase-anyone-next = M’és igual
web-phrase-hello = Hola
web-phrase-thanks = Gràcies
web-phrase-one-moment = Un moment
web-phrase-good-game = Bona partida
web-did-take-seat =
    { $you ->
        [yes] Seus.
       *[no] { $who } seu.
    }
web-did-leave-seat =
    { $you ->
        [yes] Deixes el seient.
       *[no] { $who } deixa el seient.
    }
web-did-seat-bot =
    { $you ->
        [yes] Afegeixes { $bot }.
       *[no] { $who } afegeix { $bot }.
    }
web-did-free-seat =
    { $you ->
        [yes] Alliberes un seient.
       *[no] { $who } allibera un seient.
    }
web-did-ask-undo =
    { $you ->
        [yes] Demanes desfer l’última jugada.
       *[no] { $who } demana desfer l’última jugada.
    }
web-did-ask-abandon =
    { $you ->
        [yes] Demanes acabar la partida.
       *[no] { $who } demana acabar la partida.
    }
web-did-agree =
    { $you ->
        [yes] Hi estàs d’acord.
       *[no] { $who } hi està d’acord.
    }
web-did-disagree =
    { $you ->
        [yes] No hi estàs d’acord.
       *[no] { $who } no hi està d’acord.
    }
web-did-pause =
    { $you ->
        [yes] Poses la partida en pausa.
       *[no] { $who } posa la partida en pausa.
    }
web-did-resume =
    { $you ->
        [yes] Reprens la partida.
       *[no] { $who } reprèn la partida.
    }
web-did-stand-in =
    { $you ->
        [yes] { $bot } et substitueix.
       *[no] { $bot } substitueix { $about }.
    }
web-did-hand-back =
    { $you ->
        [yes] Has tornat.
       *[no] { $who } ha tornat.
    }

## What else can be done

web-reconnecting = Reconnectant… Et guardem el seient.
web-asks-undo =
    { $you ->
        [yes] Has proposat desfer l’última jugada.
       *[no] { $who } proposa desfer l’última jugada.
    }
web-asks-abandon =
    { $you ->
        [yes] Has proposat acabar la partida.
       *[no] { $who } proposa acabar la partida.
    }
web-agree = D’acord
web-disagree = No
web-take-back = Deixem-ho
web-paused = La partida està en pausa.
web-pause = Pausa
web-resume = Reprèn
web-bot-plays-for-you = Un bot està jugant per tu.
web-hand-back = Recupera el seient
web-undo = Desfés la meva última jugada
web-bot-for-me = Que un bot jugui per mi
web-bot-for = Que un bot jugui per { $who }
web-abandon = Acaba la partida
web-abandon-sure = Si tothom hi està d’acord, la partida s’acabarà aquí.
web-leave = Surt de la taula

## The end

web-castle-fallen = El castell ha caigut
web-still-stands = { $enemy } encara és dempeus
web-how-it-ended = Com ha acabat
web-see-table = Mira la taula
web-end-abandoned = Tothom ha acordat deixar-ho aquí.
web-end-won = Les dotze figures han caigut: guanya tota la taula.
web-end-gold = Or: les dotze figures derrotades sense girar cap comodí.
web-end-silver = Plata: les dotze figures derrotades amb un comodí girat.
web-end-bronze = Bronze: les dotze figures derrotades amb dos comodins girats.
web-end-short-you =
    { $short ->
        [one] T’ha faltat 1 per cobrir el cop.
       *[other] T’han faltat { $short } per cobrir el cop.
    }
web-end-short =
    { $short ->
        [one] A { $who } li ha faltat 1 per cobrir el cop: perd tota la taula.
       *[other] A { $who } li han faltat { $short } per cobrir el cop: perd tota la taula.
    }
web-end-stuck =
    { $you ->
        [yes] No podies ni jugar ni passar.
       *[no] { $who } no podia ni jugar ni passar.
    }
web-its-attack = El seu atac
web-whole-hand = Tota la teva mà
web-figure-moves = jugades
web-figure-beaten = derrotats
web-figure-exact = exactes
web-figure-blow = cop més gros
web-new-deal = Nou repartiment
web-same-deal = Mateix repartiment
web-to-rematch = Ves a la taula nova
web-share = Comparteix
web-record = Baixa-la
web-seal-true = Comprovat: el repartiment estava fixat des del principi
web-seal-false = El repartiment no coincideix amb el segell
web-seal-other-deal = La llavor segellada no reparteix les cartes que s’han jugat
web-seal-unknown = Comprova tu el repartiment
web-seal-chosen = Algú ha triat la llavor d’aquest repartiment.
web-seal-how = El SHA-256 d’aquest text
web-seal-commitment = ha de coincidir amb el que es va mostrar al principi:
web-seal-deals = La llavor que conté ha de donar les mans, els enemics i les cartes robades que s’han vist aquí.

## Looking back

web-replay-title = Partida { $code }
web-move-of = Jugada { $number } de { $all }
web-the-deal = El repartiment
web-moment = Punt de la partida
web-first = Principi
web-previous = Jugada anterior
web-next = Jugada següent
web-last = Final
web-whose-view = Quina mà veure
web-all-hands = Totes les mans

## Settings

web-set-theme = Tema
web-set-theme-auto = Segons el dispositiu
web-set-theme-light = Clar
web-set-theme-dark = Fosc
web-set-suits = Colors dels colls
web-set-suits-two = Dos
web-set-suits-four = Quatre
web-set-size = Mida de les cartes
web-set-size-small = Petita
web-set-size-normal = Normal
web-set-size-large = Gran
web-set-motion = Animacions
web-set-motion-auto = Segons el dispositiu
web-set-motion-full = Completes
web-set-motion-less = Reduïdes
web-sound = Sons
web-player = Jugador
web-save = Desa
web-saved = Desat.
web-transfer-about = Per jugar amb la mateixa identitat en un altre dispositiu, mostra aquí un codi i escriu-lo allà. Només serveix un cop.
web-transfer-show = Mostra un codi
web-transfer-code = Codi d’un altre dispositiu
web-transfer-take = Fes-lo servir

## How to play

web-learn-title = Aprèn a la taula
web-learn-invite = No hi has jugat mai? Catorze lliçons breus, uns deu minuts i cap risc de perdre.
web-learn-about = Catorze lliçons breus en una taula jugable, uns deu minuts. Les jugades les fas tu i equivocar-se no costa res.
web-lesson-begin = Comença
web-lesson-of = { $place } de { $all }
web-lesson-skip = Salta
web-lesson-next = Següent
web-lesson-end = Acaba
web-lesson-done = apresa
web-first-game = Ja ho saps tot
web-first-game-about = Per a la teva primera partida hi ha un castell més fàcil: una carta més a la mà i enemics amb menys vida i atac.
web-first-game-go = Juga una partida fàcil
web-first-game-real = Juga la de debò
web-rules = Les regles
web-rules-about = Totes les regles, numerades i amb cercador, amb les nostres paraules.
web-rules-search = Cerca a les regles
web-rules-found =
    { $count ->
        [0] Cap regla no hi coincideix.
        [one] 1 regla
       *[other] { $count } regles
    }
web-rules-chapters = Capítols
web-whole-rulebook = Totes les regles
