# The browser game.

## Everywhere

web-unofficial = Una versió no oficial i de codi obert del joc de Paul Abrahams, Luke Badger i Andy Richdale, amb dibuixos propis. Si t’agrada, compra la baralla publicada.
web-main-menu = Menú principal
web-learn = Com s’hi juga
web-settings = Configuració
web-language = Llengua
web-close = Tanca
web-more = Més
web-to-home = Inici
web-to-table = A la taula
web-lost-page = Aquí no hi ha res
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
web-hero-more = Dotze figures corruptes, una baralla, d’una a quatre persones que guanyen o perden plegades. Sense compte ni res per instal·lar.
web-play = Juga
web-alone = En solitari
web-alone-more = Vuit cartes, dos comodins, tres medalles.
web-alone-go = Reparteix
web-with-bots = Amb bots
web-with-bots-more = Només veuen el que veu un jugador. Tria quants seuen a taula.
web-which-bot = Quin bot
web-how-many-players = Quants jugadors
web-players =
    { $count ->
        [one] 1 jugador
       *[other] { $count } jugadors
    }
web-with-friends = Amb amics
web-with-friends-more = Obre una taula i envia l’enllaç. Els bots poden omplir seients.
web-make-table = Obre una taula
web-join = Entra amb un codi
web-join-more = Te’l dona qui ha obert la taula.
web-join-go = Entra
web-companion = Acompanyant
web-companion-about = Cartes de debò en una taula de debò: fa els comptes i diu què cal fer. No necessita connexió.
web-code = Codi de taula
web-public-tables = Taules públiques
web-no-public-tables = Ara no espera ningú. Obre una taula i deixa que et trobin.
web-gathering = esperant jugadors
web-playing = en joc
web-seats-taken = { $taken } de { $all } seients ocupats
web-sit = Seu
web-watch = Mira
web-my-games = Les meves partides
web-no-games-yet = Encara no hi ha partides.
web-nobody-yet = Ningú més encara
web-solo = En solitari
web-continue = Continua
web-look-back = Repassa
web-result-won = Guanyada
web-result-lost = Perduda
web-result-abandoned = Abandonada
web-result-gold = Victòria d’or
web-result-silver = Victòria de plata
web-result-bronze = Victòria de bronze
web-new-table = Una taula nova
web-your-name = El teu nom
web-make-public = Qualsevol pot trobar aquesta taula
web-make-casual = Xerrada lliure: es pot dir tot
web-more-options = Més opcions
web-turn-time = Temps per torn
web-no-limit = Sense límit
web-minutes =
    { $count ->
        [one] 1 minut
       *[other] { $count } minuts
    }
web-own-seed = Una llavor pròpia
web-own-seed-more = La mateixa llavor reparteix les mateixes cartes. Tothom veurà que s’ha triat.
web-as-published = Com a l’original
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
web-choice-stop = Parar en cobrir-lo
web-choice-off = No permès
web-choice-open = A la vista de tothom

## Before the start

web-table-title = Taula { $code }
web-casual = xerrada lliure
web-strict = xerrada segons les regles
web-seats = Jugadors
web-free = lliure
web-seat-free = lliure
web-seat-number = Seient { $number }
web-is-ready = a punt
web-is-not-ready = encara no està a punt
web-you = tu
web-starts = comença
web-sit-here = Sec aquí
web-move-here = Em moc aquí
web-seat-bot = Afegeix un bot
web-free-seat = Allibera el seient de { $who }
web-let-start = Que comenci { $who }
web-be-ready = Estic a punt
web-not-ready = Encara no, espera
web-stand-up = M’aixeco
web-wait-seats =
    { $count ->
        [one] Hi ha un seient lliure.
       *[other] Hi ha { $count } seients lliures.
    }
web-wait-ready = La partida començarà quan tothom estigui a punt.
web-invite = Envia aquest enllaç o codi a qui hagi de jugar.
web-invite-watch = Amb aquest enllaç altres persones poden mirar.
web-share-link = Comparteix l’enllaç
web-copied = Enllaç copiat.
web-seal-about = El repartiment està segellat: { $seal }… Al final tothom el pot comprovar.

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
web-shielded = { $full } menys un escut de { $shield }
web-immune = Immune a { $suit }
web-immunity-broken = Immunitat cancel·lada
web-waiting-shield = { $shield } d’escut a l’espera d’un comodí
web-castle = Castell
web-fate-to-come = { $royal }: encara ha de venir
web-fate-now = { $royal }: l’enemic d’ara
web-fate-defeated = { $royal }: ha caigut
web-fate-taken-exactly = { $royal }: ha caigut amb el mal exacte
web-key-defeated = derrotat
web-key-exact = exacte
web-key-now = ara
web-tavern = taverna
web-discard = descart
web-played = Jugat contra aquest enemic
web-discard-title = Pila de descart: { $count }
web-tavern-title = Taverna: { $count }
web-discard-empty = La pila de descart és buida.
web-tavern-about = Ningú no sap l’ordre de la taverna, però hi ha coses que sap tothom.
web-tavern-top = A sobre
web-tavern-group = Posades a sota, tanda { $number }, en ordre desconegut
web-known-in-hand = A la mà de { $who }, conegudes per tothom
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
web-hand-empty = Cap carta a la mà
web-known-to-all = { $card }: tothom ho sap
web-your-turn = El teu torn
web-turn-of = Juga { $who }
web-survive = Aguanta el cop
web-who-next = Qui juga després?
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
        [one] Crònica i xerrada, 1 de nou
       *[other] Crònica i xerrada, { $count } de nous
    }
web-menu = Menú
web-watchers =
    { $count ->
        [one] Mira 1 persona.
       *[other] Miren { $count } persones.
    }
web-announce-turn = El teu torn. { $enemy }: vida { $health }, atac { $attack }.

## Choosing

web-watching = Estàs mirant.
web-wait-turn = Juga { $who }.
web-wait-name = { $who } tria qui juga després.
web-choose = Tria cartes per jugar
web-choose-or-yield = Tria cartes o passa
web-choose-cards = Tria cartes
web-clear = Esborra
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
web-after-stuck = { $who } es quedaria sense jugada: la partida es perdria.
web-after-exact = L’enemic va a sobre de la taverna, i tornes a jugar.
web-after-kill =
    { $waste ->
        [0] L’enemic cau, i tornes a jugar.
       *[other] { $waste } de més. L’enemic cau, i tornes a jugar.
    }
web-after-jester = Ara no hi ha atac: tries qui juga després.
web-after-no-strike = L’enemic no pot tornar el cop.
web-after-covered = L’enemic ataca amb { $attack }. El més barat: { $cards }.
web-after-depends = L’enemic ataca amb { $attack }. Cobrir-lo depèn del que robis.
web-after-not-covered = L’enemic ataca amb { $attack }: no el podries cobrir i la partida es perdria.
web-need = Descarta almenys { $damage }
web-chosen = triat
web-over = { $over } de més
web-cheapest = El més barat: { $cards } = { $value }
web-take-it = Tria-ho
web-who-next-more = Es poden dir desitjos, res sobre les mans.
web-you-again = Tu un altre cop
web-goes-next = Després: { $who }
web-choose-next = Tria qui juga després
web-your-wish = T’agradaria jugar després?
web-flip = Gira un comodí
web-jesters-left =
    { $count ->
        [0] No queden comodins.
        [one] Queda 1 comodí.
       *[other] Queden { $count } comodins.
    }
web-flip-about = Descarta la mà i roba { $limit }.
web-flip-ask = Gires un comodí?
web-flip-costs = Descartes la mà i robes { $limit } cartes.
web-medal-left-gold = L’or encara és possible.
web-medal-left-silver = Després, el millor que pots guanyar és plata.
web-medal-left-bronze = Després, el millor que pots guanyar és bronze.

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
web-talk-strict = Només el que permeten les regles: res sobre les mans.
web-talk-casual = Taula de xerrada lliure: digues el que vulguis.
web-speak = Digues alguna cosa
web-send = Envia
web-said = { $who }: { $text }
web-phrase-my-hand-size =
    { $hand ->
        [one] Tinc 1 carta
       *[other] Tinc { $hand } cartes
    }
web-phrase-tavern-size = Taverna: { $tavern }
web-phrase-discard-size = Pila de descart: { $discard }
web-phrase-enemy-health = Vida de l’enemic: { $health }
web-phrase-enemy-attack = Atac de l’enemic: { $attack }
web-phrase-who-may-yield = Han passat en l’últim torn: { $yielded }
web-phrase-me-next = Jo, amb gust
web-phrase-not-me-next = Jo, millor que no
web-phrase-anyone-next = M’és igual
web-phrase-hello = Hola
web-phrase-thanks = Gràcies
web-phrase-one-moment = Un moment
web-phrase-good-game = Bona partida
web-did-take-seat = { $who } seu.
web-did-leave-seat = { $who } s’aixeca.
web-did-seat-bot = { $who } asseu { $bot }.
web-did-free-seat = { $who } allibera un seient.
web-did-ask-undo = { $who } demana desfer l’última jugada.
web-did-ask-abandon = { $who } demana acabar la partida.
web-did-agree = { $who } hi està d’acord.
web-did-disagree = { $who } no hi està d’acord.
web-did-pause = { $who } posa la partida en pausa.
web-did-resume = { $who } reprèn la partida.
web-did-stand-in = { $bot } juga per { $about }.
web-did-hand-back = { $who } ha tornat.

## What else can be done

web-reconnecting = Reconnectant. El teu seient encara és teu.
web-asks-undo = { $who } voldria desfer l’última jugada.
web-asks-abandon = { $who } voldria acabar la partida.
web-agree = D’acord
web-disagree = En contra
web-take-back = Deixa-ho
web-paused = La partida està en pausa.
web-pause = Pausa
web-resume = Continua
web-bot-plays-for-you = Un bot juga per tu.
web-hand-back = Continuo jo
web-undo = Desfés la meva última jugada
web-bot-for-me = Que un bot jugui per mi
web-bot-for = Que un bot jugui per { $who }
web-abandon = Acaba la partida
web-abandon-sure = La partida es queda a mitges, si tothom hi està d’acord.
web-leave = Deixa la taula

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
web-end-short-you = La teva mà s’ha quedat a { $short } de cobrir el cop.
web-end-short = La mà de { $who } s’ha quedat a { $short } de cobrir el cop, i perd tota la taula.
web-end-stuck = { $who } no podia ni jugar ni passar.
web-its-attack = El seu atac
web-whole-hand = Tota la teva mà
web-figure-moves = jugades
web-figure-beaten = derrotats
web-figure-exact = exactes
web-figure-blow = cop més gros
web-new-deal = Nou repartiment
web-same-deal = Mateix repartiment
web-to-rematch = A la taula nova
web-share = Comparteix
web-record = Acta
web-seal-true = El repartiment estava fixat des del principi: comprovat
web-seal-false = El repartiment no coincideix amb el segell
web-seal-other-deal = La llavor segellada no reparteix les cartes que s’han jugat
web-seal-unknown = Comprova tu el repartiment
web-seal-chosen = Algú ha triat la llavor d’aquest repartiment.
web-seal-how = El SHA-256 d’aquest text
web-seal-commitment = ha de ser el que s’ha mostrat des del principi:
web-seal-deals = La llavor que conté ha de donar les mans, els enemics i les cartes robades que s’han vist aquí.

## Looking back

web-replay-title = Partida { $code }
web-move-of = Jugada { $number } de { $all }
web-the-deal = El repartiment
web-moment = Moment de la partida
web-first = Primer moment
web-previous = Jugada anterior
web-next = Jugada següent
web-last = Últim moment
web-whose-view = Quina mà veure
web-all-hands = Totes les mans

## Settings

web-set-theme = Tema
web-set-theme-auto = Com l’aparell
web-set-theme-light = Clar
web-set-theme-dark = Fosc
web-set-suits = Colors dels colls
web-set-suits-two = Dos
web-set-suits-four = Quatre
web-set-size = Mida de les cartes
web-set-size-small = Petita
web-set-size-normal = Normal
web-set-size-large = Gran
web-set-motion = Moviment
web-set-motion-auto = Com l’aparell
web-set-motion-full = Complet
web-set-motion-less = Menys
web-sound = Sons
web-player = Jugador
web-save = Desa
web-saved = Desat.
web-transfer-about = Per jugar amb la mateixa identitat en un altre aparell, mostra aquí un codi i escriu-lo allà. Val un sol cop.
web-transfer-show = Mostra un codi
web-transfer-code = Codi d’un altre aparell
web-transfer-take = Fes-lo servir

## How to play

web-learn-title = Aprèn a la taula
web-learn-invite = No hi has jugat mai? Catorze situacions petites, uns deu minuts, res no pot sortir malament.
web-learn-about = Catorze situacions petites en una taula de debò, uns deu minuts. Les jugades les fas tu; res no pot sortir malament.
web-lesson-begin = Comença
web-lesson-of = { $place } de { $all }
web-lesson-skip = Salta
web-lesson-next = Següent
web-lesson-end = Al final
web-lesson-done = apresa
web-first-game = Ja ho saps tot
web-first-game-about = Per a la primera partida hi ha un castell més amable: una carta més a la mà, enemics amb menys vida i atac.
web-first-game-go = Juga una partida amable
web-first-game-real = Juga la de debò
web-rules = Les regles
web-rules-about = Cada regla pel seu número, amb les nostres paraules i un cercador.
web-rules-search = Cerca a les regles
web-rules-found =
    { $count ->
        [0] Cap regla no ho diu.
        [one] 1 regla
       *[other] { $count } regles
    }
web-rules-chapters = Capítols
web-whole-rulebook = Totes les regles
