# What the browser game and the terminal show: names begin with their topic.

## Everywhere

app-unofficial = Una versió no oficial i de codi obert del joc de Paul Abrahams, Luke Badger i Andy Richdale, amb il·lustracions pròpies. Si t’agrada, compra l’edició original.
app-documentation = Documentació
app-main-menu = Menú principal
nav-play = Juga
nav-today = Avui
nav-puzzles = Problemes
nav-learn = Aprèn
nav-me = Jo
nav-waits = el repartiment d’avui t’espera
app-learn = Com s’hi juga
app-puzzles = Problemes
app-settings = Configuració
app-language = Llengua
app-close = Tanca
app-more = Més
app-to-home = Inici
app-to-table = Ves a la taula
app-lost-page = No s’ha trobat la pàgina
app-lost-page-about = Potser l’enllaç és incomplet o la pàgina ha canviat de lloc. Des d’aquí pots continuar amb:
app-connecting = Connectant…
app-no-answer = El servidor no respon.
app-offline = No tens connexió. Comprova-la i torna-ho a provar.
app-no-answer-about = Comprova la connexió i torna-ho a provar d’aquí a un moment.
app-try-again = Torna-ho a provar
app-guest = Convidat
card-back = carta cap per avall
bot-name-random = Bufó
bot-name-squire = Escuder
bot-name-six-rules = Sis regles
bot-name-counting = Comptapunts
bot-name-level-1 = Recluta
bot-name-level-2 = Missatger
bot-name-level-3 = Explorador
bot-name-level-4 = Arquer
bot-name-level-5 = Guàrdia
bot-name-level-6 = Caçador
bot-name-level-7 = Genet
bot-name-level-8 = Capità
bot-name-knight = Cavaller
bot-name-champion = Campió
bot-name-medallist = Medallista
bot-of-level = { $level } · { $name }
bot-called-random =
    { $number ->
        [1] Fig
        [2] Pip
        [3] Bodkin
       *[other] Tansy
    }
bot-called-squire =
    { $number ->
        [1] Perrin
        [2] Wren
        [3] Hob
       *[other] Linnet
    }
bot-called-guard =
    { $number ->
        [1] Osric
        [2] Hilda
        [3] Wulf
       *[other] Ansel
    }
bot-called-knight =
    { $number ->
        [1] Maud
        [2] Brand
        [3] Gareth
       *[other] Edith
    }
bot-called-champion =
    { $number ->
        [1] Rowan
        [2] Thorn
        [3] Flint
       *[other] Sorrel
    }
bot-called-medallist =
    { $number ->
        [1] Gilda
        [2] Aurel
        [3] Arden
       *[other] Oriel
    }
manner-calm-exact = Com ha de ser
manner-calm-held = Aguanta
manner-calm-open = Ara ja se’l pot ferir
manner-terse-exact = Net
manner-terse-held = Aturat
manner-terse-open = Obert
manner-gruff-exact = Ni un punt de més
manner-gruff-held = Això és tot?
manner-gruff-open = Prou d’amagar-se
manner-merry-exact = Clavat
manner-merry-held = Ni m’ha tocat
manner-merry-open = Tinc un acudit per a tu
bot-about-random = Fa qualsevol jugada legal, sense cap pla. Pensar et toca a tu.
bot-about-squire = Segueix una regla senzilla i mira una jugada endavant, com un principiant.
bot-about-six-rules = Segueix una llista de sis regles que pots aprendre.
bot-about-counting = Compta els punts de cada jugada; tu també pots aprendre a fer-ho.
bot-about-level =
    { $level ->
        [1] Guanya 1 de cada 9 partides amb bots del seu nivell.
       *[other] Guanya { $level } de cada 9 partides amb bots del seu nivell.
    } Falla sobretot quan hi ha poca diferència entre les jugades.
bot-about-knight = Ràpid i ben entrenat, però no pensa per endavant. Poques vegades s’equivoca.
bot-about-champion = Pensa per endavant i guanya gairebé totes les partides que es poden guanyar.
bot-about-medallist = Tan fort com el Campió; en solitari juga per l’or.

## Home

home-hero = Fem caure el castell, plegats.
home-hero-more = Dotze figures corruptes, una baralla i d’una a quatre persones que guanyen o perden plegades. Sense compte i sense instal·lar res.
first-ask = Has jugat mai a Regicide?
first-teach = No, ensenya-me’n
first-teach-more = Aprèn a la taula: deu minuts, lliçons breus i cap risc de perdre.
first-try = No, ho vull provar
first-try-more = Una primera partida fàcil: figures més febles, i cada carta diu com ajuda el seu coll.
first-deal = Sí, reparteix
first-ways = Amics, bots i altres maneres de jugar
home-play = Juga
home-play-solo = En solitari
home-play-solo-more = Vuit cartes, dos comodins, tres medalles.
home-play-solo-go = Reparteix
home-options = Opcions
home-with-bots = Amb bots
home-with-bots-more = Els bots només veuen el que veuria un jugador. Tria el nombre de jugadors.
home-which-bot = Tria un bot
partner-advice-won = Has guanyat almenys tres de les teves quatre últimes partides al nivell { $from }. Al nivell { $level }, la partida depèn més de tu.
partner-advice-lost = Les teves quatre últimes partides al nivell { $from } han estat difícils. Al nivell { $level }, els bots t’ajuden més.
partner-advice-take = Tria el nivell { $level }
spar-title = Un bot per entrenar
spar-about = Juga al teu nivell, el { $level } de 8, i després de la partida explica les seves jugades.
spar-go = Juga-hi
spar-ask = Pregunta per les seves jugades
spar-moves = El perquè de cada jugada
spar-better = Hi havia una jugada millor?
home-how-many-players = Nombre de jugadors
home-how-many-bots = Quants són bots
player-count =
    { $count ->
        [one] 1 jugador
       *[other] { $count } jugadors
    }
home-pass-device = Passeu-vos el mòbil
home-pass-device-more = De dues a quatre persones amb un sol dispositiu. Les mans queden amagades entre torns.
home-pass-device-go = Trieu els jugadors
home-player-number = Jugador { $number }
home-needs-server = Una taula per a diversos dispositius necessita un servidor. Escriu l’adreça d’un.
home-server-address = Adreça d’un servidor
home-server-go = Ves-hi
home-server-bad = Això no és cap adreça. Exemple: regicide.example.org.
home-open-record = Obre una partida desada
home-with-friends = Amb amics
home-with-friends-more = Obre una taula i envia l’enllaç. Els bots poden omplir els seients lliures.
home-make-table = Obre una taula
home-join = Entra amb un codi
home-join-more = Enganxa l’enllaç o el codi que t’han enviat.
home-join-go = Entra
home-evenings = Vetllades
home-evenings-about = Els mateixos repartiments segellats per a diversos equips
home-clubs = Clubs
home-clubs-about = Amics que juguen vetllades
home-companion = Assistent de taula
home-companion-about = Per jugar amb cartes de debò: porta els comptes i diu què toca fer. Funciona sense connexió.
today-title = Repartiment del dia
today-invite = Un repartiment al dia, el mateix per a tothom.
today-waits = La teva partida d’avui t’espera.
today-done = Avui ja has jugat. Compara el teu resultat.
today-beaten = Figures derrotades: { $count } de 12
today-row =
    { $count ->
        [0] Encara sense ratxa
        [one] Ratxa: 1 dia
       *[other] Ratxa: { $count } dies
    }
home-welcome = Hola de nou, { $name }
home-welcome-back = Hola de nou
home-waits = Pendent
home-turns =
    { $count ->
        [one] És el teu torn en una taula.
       *[other] És el teu torn en { $count } taules.
    }
home-week = Els últims set dies, figures derrotades: { $days }
puzzles-today = Problema del dia
home-puzzle-waits = Només una jugada és correcta. Compta la primera resposta.
home-puzzle-solved = Resolt avui.
home-puzzle-tried = Provat avui. Demà n’hi haurà un altre.
home-badge = Insígnia més propera
home-badge-done = { $done } de { $of }
home-badges-all = Tens totes les insígnies
home-code = Codi de taula
home-no-table = No s’ha trobat la taula
home-bad-code = Això no és cap codi de taula. Un codi té vuit caràcters, consonants i xifres del 2 al 9, com ara KDFR-27XN.
home-join-again = Comprova l’enllaç o el codi i torna-ho a provar.
home-public-tables = Taules públiques
home-no-public-tables = Ara mateix no hi ha ningú esperant. Obre una taula i deixa que et trobin.
phase-gathering = esperant jugadors
phase-playing = en joc
home-seats-taken = { $taken } de { $all } seients ocupats
home-sit = Asseu-t’hi
home-watch = Mira-la
home-my-games = Les meves partides
statistics-title = Estadístiques
home-no-games-yet = Encara no tens partides.
home-nobody-yet = Encara no hi ha ningú més
home-solo = En solitari
home-continue = Continua
home-look-back = Torna-la a veure
home-review = Anàlisi
result-won = Guanyada
result-lost = Perduda
result-abandoned = Abandonada
result-gold = Victòria d’or
result-silver = Victòria de plata
result-bronze = Victòria de bronze
result-bot-share = un bot ha fet { $count } de { $moves } jugades
result-hints =
    { $count ->
        [one] amb una pista
       *[other] amb { $count } pistes
    }
result-with-help = amb ajuda
result-no-medal = Guanyada sense medalla
result-bot-finished = l’ha acabada un bot
home-new-table = Taula nova
home-your-name = El teu nom
home-make-public = Pública: tothom la pot trobar
home-make-casual = Xerrada lliure: es pot dir de tot
home-make-help = Pistes: es pot demanar la millor jugada
home-make-spectators = Qui no té seient pot mirar
home-more-options = Més opcions
home-tempo = Ritme
tempo-live = En directe
tempo-live-about = Tothom juga alhora.
tempo-turn-by-turn = Per torns
tempo-turn-by-turn-about = No cal coincidir: cadascú juga quan pot.
tempo-days =
    { $count ->
        [1] un dia per torn
        [7] una setmana per torn
       *[other] { $count } dies per torn
    }
tempo-no-limit = sense límit de temps
tempo-late-bot = un bot juga el torn de qui fa tard
tempo-late-wait = la taula espera qui fa tard
home-when-late = Quan s’acaba el temps
home-late-bot = Un bot juega aquell torn
home-late-bot-about = La partida ja no donarà medalla.
home-late-wait = La taula espera
home-turn-time = Temps per torn
home-no-limit = Sense límit
minutes =
    { $count ->
        [one] 1 minut
       *[other] { $count } minuts
    }
home-own-seed = Llavor pròpia
home-own-seed-more = La mateixa llavor reparteix sempre les mateixes cartes. Tothom veurà que s’ha triat.
home-as-published = Regles oficials ({ $value })
home-difficulty = Dificultat
difficulty-gentle = Suau
difficulty-gentle-about = Una carta més a la mà i enemics més febles. Ideal per a la primera partida.
difficulty-official = Regles oficials
difficulty-official-about = El joc tal com es va publicar. Les primeres partides se solen perdre.
difficulty-hard = Difícil
difficulty-hard-about = Enemics amb més vida i atac, per a qui guanya massa sovint.
difficulty-merciless = Sense pietat
difficulty-merciless-about = Enemics amb molta més vida i atac. Fins i tot el Campió perd una de cada tres partides.
option-solo-yield = Passar en solitari
option-overpay = Descartar més del necessari
option-hand = Mida de la mà
option-jesters = Comodins
option-health = Vida dels enemics
option-attack = Atac dels enemics
option-yield = Passar
option-combo = Suma màxima d’una combinació
option-hands = Mans
option-value-not-twice-running = No dos cops seguits
option-value-stop = Parar quan n’hi hagi prou
option-value-off = No permès
option-value-open = A la vista de tothom
option-value-changed = { $change } ({ $value })
option-published-solo-yield = mai
option-published-overpay = permès
option-published-yield = permès
option-published-hands = amagades

## Una partida en aquest dispositiu

local-title = Una partida en aquest dispositiu
local-opening = Obrint la partida…
local-here = en aquest dispositiu
local-practice = pràctica
local-practice-about = És una pràctica: no dona medalla ni compta enlloc.
local-delete = Esborra
local-keep = Conserva
local-not-kept = Aquest navegador no desa res d’aquesta pàgina: les partides jugades aquí es perden en tancar-la.
local-replay-title = Repetició
pass-to = Passeu el mòbil a { $name }
pass-hidden = Totes les mans estan amagades.
pass-show = Soc { $name }: mostra la meva mà

## Before the start

room-title = Taula { $code }
room-casual = xerrada lliure
room-strict = xerrada restringida
room-help = amb pistes
room-no-spectators = sense espectadors
room-seats = Jugadors
room-free = lliure
room-seat-free = lliure
room-seat-number = Seient { $number }
room-is-ready = a punt
room-is-not-ready = encara no
you = tu
room-starts = comença
room-move-here = Canvia’t aquí
room-seat-more = Més sobre el seient { $number }
room-seat-bot = Afegeix un bot
room-free-seat = Expulsa { $who }
room-let-start =
    { $you ->
        [yes] Començo jo
       *[no] Que comenci { $who }
    }
room-be-ready = Estic a punt
room-not-ready = No estic a punt
room-stand-up = Deixa el seient
room-wait-seats =
    { $count ->
        [one] Hi ha un seient lliure.
       *[other] Hi ha { $count } seients lliures.
    }
room-wait-ready = La partida començarà quan tothom estigui a punt.
room-starts-without-you = La partida començarà quan s’ocupi l’últim seient, encara que no hi siguis.
room-full = No queden seients lliures
room-full-more = Queda’t en aquesta pàgina per mirar la partida: apareixerà aquí quan comenci. O obre la teva pròpia taula.
room-invite = Envia aquest enllaç o codi a qui hagi de jugar.
room-invite-watch = Amb aquest enllaç es pot mirar la partida.
room-share-link = Comparteix l’enllaç
room-copied = Enllaç copiat.
share-by-hand = El navegador no ha permès copiar. Copia tu aquesta adreça:
room-qr-code = Codi QR
room-qr-code-about = Escaneja’l amb un mòbil per obrir la taula.
room-seal-about = El repartiment està segellat: { $seal }… Al final tothom el podrà comprovar.
invite-title =
    { $who } et convida a una taula de { $count ->
        [2] dos
        [3] tres
       *[other] quatre
    }
invite-open-title =
    Una taula de { $count ->
        [2] dos
        [3] tres
       *[other] quatre
    } té un lloc per a tu
invite-what = Regicide és un joc de cartes cooperatiu: es guanya o es perd en equip. Una partida dura una mitja hora. No cal cap compte.
invite-sit = Asseu-t’hi
invite-learn = És nou per a tu? Aprèn-ne en deu minuts
invite-chosen = Com es juga en aquesta taula
invite-chosen-by = El que { $who } ha triat per a aquesta taula
invite-turn = Com és un torn
invite-turn-play-title = Juga una carta
invite-turn-play = El seu número és el mal a la figura del centre.
invite-turn-suit-title = El seu coll ajuda
invite-turn-suit = El 7 de piques protegeix: la figura colpeja amb 7 menys.
invite-turn-survive-title = Aguanta el cop
invite-turn-survive = Descarta cartes que valguin el mateix: el 4 de cors cobreix 3. Després juga el següent.
invite-power-h = curar
invite-power-d = robar
invite-power-c = doblar
invite-power-s = protegir
preview-table = Et conviden a una partida de Regicide
preview-table-seats = Una taula d’Open Regicide: { $taken } de { $all } seients ocupats
preview-table-turns = Una taula d’Open Regicide per jugar per torns: { $taken } de { $all } seients ocupats
preview-table-about = Quatre colls, dotze figures, un equip: un joc de cartes cooperatiu. Seu amb un toc, sense compte i sense instal·lar res.
preview-replay = Una partida d’Open Regicide
preview-replay-about = Torna-la a veure jugada a jugada, amb totes les mans.

## The table

table-region = La taula
table-enemy = L’enemic
table-enemy-number = Enemic { $number } de 12
table-health-of = de { $health } de vida
table-health-bar =
    { $damage ->
        [0] Vida: { $left } de { $health }
       *[other] Vida: { $left } de { $health }; aquesta jugada en treu { $damage }
    }
table-attack = atac
table-shielded = { $full } menys { $shield } d’escut
table-then-attack = després { $attack }
table-no-blow = sense cop
table-immune = Immune a { $suit }
table-immunity-broken = Immunitat cancel·lada
table-waiting-shield = { $shield } d’escut si es juga un comodí
table-castle = Castell
fate-to-come = { $royal }: encara ha de sortir
fate-now = { $royal }: enemic actual
fate-defeated = { $royal }: ha caigut
fate-taken-exactly = { $royal }: ha caigut amb el mal exacte
castle-key-defeated = derrotat
castle-key-exact = exacte
castle-key-now = actual
table-tavern = taverna
table-discard = descart
table-played = Jugat contra aquest enemic
table-discard-title = Pila de descart: { $count }
table-tavern-title = Taverna: { $count }
table-discard-empty = La pila de descart és buida.
table-tavern-about = Ningú no sap l’ordre complet de la pila de taverna, però això ho sap tothom.
table-tavern-unknown = No se sap res de les cartes de la taverna.
table-tavern-top = A sobre
table-tavern-group = Posades a sota (tanda { $number }), en ordre desconegut
table-known-in-hand =
    { $you ->
        [yes] A la teva mà (ho sap tothom)
       *[no] A la mà: { $who } (ho sap tothom)
    }
table-here = present
table-away = absent
table-stand-in = juga un bot
table-yielded = ha passat
table-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartes
    }
table-your-hand =
    { $count ->
        [0] La teva mà, buida
        [one] La teva mà, 1 carta
       *[other] La teva mà, { $count } cartes
    }
table-hand-empty = No hi ha cartes a la mà
table-known-to-all = { $card } (informació pública)
table-your-turn = El teu torn
turns-others =
    { $count ->
        [one] T’espera una altra taula.
       *[other] T’esperen { $count } taules més.
    }
turns-next = Taula següent
turns-until = fins al { $when }
table-turn-of =
    { $you ->
        [yes] Jugues tu
       *[no] Juga { $who }
    }
table-struck =
    { $you ->
        [yes] Reps el cop
       *[no] { $who } rep el cop
    }
table-turn-away = { $who } és fora
table-pause = En pausa
table-survive = Aguanta el cop
table-who-next = Qui és el següent?
table-won = Guanyada
table-game-lost = Perduda
table-abandoned = Abandonada
table-steps = Passos d’un torn
step-play = Jugar
step-powers = Poders
step-damage = Mal
step-survive = Aguantar
talk-open-log = Obre la crònica i la xerrada
talk-and-log = Crònica i xerrada
talk-unread =
    { $count ->
        [0] Crònica i xerrada
        [one] Crònica i xerrada, 1 novetat
       *[other] Crònica i xerrada, { $count } novetats
    }
table-menu = Menú
table-watchers =
    { $count ->
        [one] 1 persona està mirant.
       *[other] { $count } persones estan mirant.
    }
table-announce-turn = El teu torn. { $enemy }: vida { $health }, atac { $attack }.

## Choosing

table-watching = Estàs mirant la partida.
table-wait-turn =
    { $you ->
        [yes] Jugues tu.
       *[no] Juga { $who }.
    }
table-wait-for-choice =
    { $you ->
        [yes] Tries qui serà el següent.
       *[no] { $who } tria qui serà el següent.
    }
choose-cards-to-play = Tria cartes per jugar
choose-cards-or-yield = Tria cartes o passa
choose-only-flip = No tens cap carta per jugar. Només et queda girar un comodí.
choose-only-yield = No tens cap carta per jugar. Només pots passar.
choose-yield-or-flip = No tens cap carta per jugar. Passa o gira un comodí.
choose-cards = Tria cartes
choose-clear = Desmarca
move-yield = Passa
choose-sending = Enviant…
choose-play-these = Juga { $cards }
choose-discard-these = Descarta { $cards }
choose-missing =
    { $missing ->
        [one] En falta 1 per aguantar
       *[other] En falten { $missing } per aguantar
    }
choose-sort-rank = Ordena per valor
choose-sort-suit = Ordena per coll
effect-damage = { $damage } de mal
effect-exact = mal exacte
effect-kill = cau l’enemic
effect-wins = guanya la partida
effect-value = Atac { $value }
effect-heals = cura { $count }
effect-you-draw = tu +{ $count }
effect-who-draws = { $who } +{ $count }
effect-draws-none = ningú no pot robar
effect-doubled = doblat: { $damage }
effect-shields = atac enemic { $attack }
effect-cancels = cancel·la la immunitat
effect-blocked = sense poder: immune
after-wins = Cau l’últim rei.
after-stuck =
    { $you ->
        [yes] No podries ni jugar ni passar: partida perduda.
       *[no] { $who } no podria ni jugar ni passar: partida perduda.
    }
after-exact = L’enemic va a sobre de la pila de taverna, i tornes a jugar.
after-kill =
    { $waste ->
        [0] L’enemic cau, i tornes a jugar.
       *[other] { $waste } de més. L’enemic cau, i tornes a jugar.
    }
after-jester = L’enemic no ataca: tries qui serà el següent.
after-no-strike = L’enemic no pot contraatacar.
after-covered = L’enemic ataca amb { $attack }. Descart més barat: { $cards }.
after-depends = L’enemic ataca amb { $attack }. Cobrir-lo depèn del que robis.
after-not-covered = L’enemic ataca amb { $attack }: no el podries cobrir i la partida es perdria.
choose-need = Descarta almenys { $damage }
choose-cannot-cover = { $damage } de mal, i tota la teva mà val { $value }. Només et salva un comodí.
choose-chosen = en total
choose-over = { $over } de més
choose-cheapest = Descart més barat: { $cards } = { $value }
choose-take-it = Tria’l
choose-who-next-more = Es pot dir si es vol ser el següent, però no què hi ha a la mà.
choose-you-again = Tu un altre cop
choose-goes-next = Següent: { $who }
choose-next-player = Tria el següent
choose-your-wish = Vols ser el següent?
move-flip = Gira un comodí
choose-jesters-left =
    { $count ->
        [0] No queden comodins.
        [one] Queda 1 comodí.
       *[other] Queden { $count } comodins.
    }
choose-flip-about = Descarta la mà i agafa cartes noves fins a tenir-ne { $limit }.
choose-flip-ask = Vols girar un comodí?
choose-flip-costs = Descartes la mà i agafes cartes noves fins a tenir-ne { $limit }.
medal-left-gold = L’or encara és possible.
medal-left-silver = Després només podràs aspirar a la plata.
medal-left-bronze = Després només podràs aspirar al bronze.

## Hints

hint-ask = Pista
hint-cost = Una pista mostra la millor jugada. Tota la taula veu que l’has demanada, i la partida no dona medalla.
hint-show = Mostra la pista
hint-wait = Pensant…
hint-best = { $move }: es guanya el { $chance } % de les partides si continua jugant el Campió.
hint-next = La segona millor: { $move }, { $chance } %.
hint-medal = Sense girar cap comodí: { $chance } %.
hint-even = Totes dues són gairebé igual de bones.
hint-choose = Tria aquesta jugada
hint-no-medal = Aquesta partida no dona medalla.
hint-numbers = Xifres
hint-card = pista
hint-pays = cobreix
hint-other = La segona millor: { $move }
hint-first = La millor: { $move }

## What a move does, one thing at a time

story-heal =
    { $amount ->
        [one] +1 curada
       *[other] +{ $amount } curades
    }
story-double = el doble
story-shield = escut { $amount }
story-blocked = sense poder
story-cancel = immunitat cancel·lada
story-damage = { $amount } de mal
story-overkill = { $amount } més del que calia
story-exact = cop exacte
story-covers = cobreix { $value }
moment-first-queen = la primera Reina
moment-first-king = el primer Rei
moment-last-enemy = l’últim enemic
moment-narrow = pels pèls, amb l’última carta
story-pause = Atura l’animació
story-resume = Continua
story-step = Pas següent
story-skip = Posa’t al dia
story-missed =
    { $moves ->
        [one] Mentre no hi eres: 1 jugada.
       *[other] Mentre no hi eres: { $moves } jugades.
    }
story-missed-defeated = Derrotats: { $cards }
recap-title = Des del teu últim torn
recap-all-again = Torna a mostrar-ho tot
recap-drawn =
    { $count ->
        [one] 1 robada
       *[other] { $count } robades
    }
recap-paid = cop de { $damage } cobert amb { $cards }
story-offer-sound = Vols activar el so de la taula?
story-accept-sound = Amb so
story-decline-sound = No, gràcies
lane-about = Avisos de la taula
lane-notice = Avís
lane-read = Llegeix
lane-yes = Sí
lane-no = No
lane-wait = Espera
lane-let-bot = Que jugui un bot
lane-waiting =
    { $count ->
        [one] Queda 1 avís per llegir.
       *[other] Queden { $count } avisos per llegir.
    }

## Talk and log

talk-tab-log = Crònica
talk-tab-talk = Xerrada
talk-log-empty = Encara no ha passat res.
talk-empty = Encara no s’ha dit res.
talk-undone = desfeta
talk-tell-again = Torna a veure aquesta jugada
why-ask = Per què aquesta jugada?
why-failed = No s’ha pogut trobar la raó. Comprova la connexió i torna-ho a provar.
talk-strict = Només el que permeten les regles: res del contingut de les mans.
talk-casual = Taula de xerrada lliure: digues el que vulguis.
talk-speak = Digues alguna cosa
talk-send = Envia
talk-said =
    { $you ->
        [yes] Tu: { $text }
       *[no] { $who }: { $text }
    }
phrase-my-hand-size =
    { $hand ->
        [one] Tinc 1 carta
       *[other] Tinc { $hand } cartes
    }
phrase-tavern-size = Taverna: { $tavern }
phrase-discard-size = Pila de descart: { $discard }
phrase-enemy-health = Vida de l’enemic: { $health }
phrase-enemy-attack = Atac de l’enemic: { $attack }
phrase-who-may-yield = Han passat en el seu últim torn: { $yielded }
phrase-me-next = M’agradaria ser jo
phrase-not-me-next = Preferiria que no
phrase-anyone-next = M’és igual
phrase-hello = Hola
phrase-thanks = Gràcies
phrase-one-moment = Un moment
phrase-good-game = Bona partida
phrase-well-played = Ben jugat
phrase-ouch = Ai
phrase-sorry = Perdó
phrase-phew = Uf
talk-reactions = Reaccions
talk-mute = Amaga les reaccions dels altres
did-take-seat =
    { $you ->
        [yes] T’asseus.
       *[no] { $who } s’asseu.
    }
did-leave-seat =
    { $you ->
        [yes] Deixes el seient.
       *[no] { $who } deixa el seient.
    }
did-seat-bot =
    { $you ->
        [yes] Afegeixes { $bot }.
       *[no] { $who } afegeix { $bot }.
    }
did-free-seat =
    { $you ->
        [yes] Alliberes un seient.
       *[no] { $who } allibera un seient.
    }
did-remove-player =
    { $you ->
        [yes] Expulses algú de la taula.
       *[no] { $who } expulsa algú de la taula.
    }
did-ask-undo =
    { $you ->
        [yes] Demanes desfer l’última jugada.
       *[no] { $who } demana desfer l’última jugada.
    }
did-ask-hint =
    { $you ->
        [yes] Demanes una pista.
       *[no] { $who } demana una pista.
    }
did-ask-abandon =
    { $you ->
        [yes] Demanes acabar la partida.
       *[no] { $who } demana acabar la partida.
    }
did-agree =
    { $you ->
        [yes] Hi estàs d’acord.
       *[no] { $who } hi està d’acord.
    }
did-disagree =
    { $you ->
        [yes] No hi estàs d’acord.
       *[no] { $who } no hi està d’acord.
    }
did-pause =
    { $you ->
        [yes] Poses la partida en pausa.
       *[no] { $who } posa la partida en pausa.
    }
did-resume =
    { $you ->
        [yes] Reprens la partida.
       *[no] { $who } reprèn la partida.
    }
did-stand-in =
    { $you ->
        [yes] { $bot } et substitueix.
       *[no] { $bot } substitueix { $about }.
    }
did-hand-back =
    { $you ->
        [yes] Has tornat.
       *[no] { $who } ha tornat.
    }

## What else can be done

table-reconnecting = Reconnectant… Et guardem el seient.
asks-undo =
    { $you ->
        [yes] Has proposat desfer l’última jugada.
       *[no] { $who } proposa desfer l’última jugada.
    }
asks-abandon =
    { $you ->
        [yes] Has proposat acabar la partida.
       *[no] { $who } proposa acabar la partida.
    }
action-agree = D’acord
action-disagree = No
action-take-back = Deixem-ho
table-paused = La partida està en pausa.
table-paused-by =
    { $you ->
        [yes] Vas posar la partida en pausa el { $when }.
       *[no] { $who } va posar la partida en pausa el { $when }.
    }
table-is-paused = en pausa
status-title = Estat d’aquest servidor
status-works = El servidor funciona.
notice-draining = El servidor s’aturarà aviat per manteniment. Posa en pausa o acaba la partida; la podràs continuar després on s’ha quedat.
notice-new-device = S’ha afegit un dispositiu al teu jugador. No has estat tu? Tanca’n la sessió a la configuració del joc al navegador.
notice-away = { $who } és fora.
notice-late =
    { $you ->
        [yes] Se t’ha acabat el temps: els altres poden fer que un bot jugui per tu.
       *[no] A { $who } se li ha acabat el temps.
    }
action-pause = Pausa
action-resume = Reprèn
action-bot-plays-for-you = Un bot està jugant per tu.
action-hand-back = Recupera el seient
action-undo = Desfés la meva última jugada
action-bot-for-me = Que un bot jugui per mi
action-bot-for = Que un bot jugui per { $who }
action-abandon = Acaba la partida
action-abandon-sure = Si tothom hi està d’acord, la partida s’acabarà aquí.
action-leave = Surt de la taula
people-title = Les persones d’aquesta taula
people-remove = Expulsa { $who }
people-remove-sure = Un bot ocuparà el seient i { $who } no podrà tornar.
people-report = Denuncia el nom { $who }
people-report-words = Denuncia { $who }: «{ $text }»
people-report-about = Qui administra aquest servidor veurà el nom, el missatge, la taula i el teu motiu.
people-reported = Denúncia enviada.
report-reason = Motiu
report-insult = Insult
report-threat = Amenaça
report-spam = Missatges brossa
report-other = Una altra cosa
action-count = Compta les cartes
action-points-on = Compta els punts
action-points-off = No comptis els punts
action-rules = Regles
action-alerts-on = Avisa’m quan sigui el meu torn
action-alerts-off = No m’avisis més
action-alerts-blocked = Aquest navegador no mostra avisos d’aquesta pàgina. Els pots permetre a la configuració.
keys-title = Tecles i gestos
keys-digits = De l’1 al 9, i 0 per a la desena: triar una carta
keys-space = Espai: triar la carta enfocada, o treure-la
keys-enter = Retorn: fer la jugada del botó daurat
keys-hint = H: una pista
keys-escape = Esc: desmarcar-ho tot
keys-help = ?: aquest menú
keys-double-click = Doble clic: jugar una sola carta de seguida
keys-drag = Arrossegar sobre l’enemic: jugar la carta o tota la selecció
count-title = Cartes que no has vist: { $count }
count-where = A la taverna: { $tavern }. En altres mans: { $hands }.
count-suit = { $suit }, { $count }: { $cards }
count-jesters =
    { $count ->
        [one] Hi ha 1 comodí entre elles.
       *[other] Hi ha { $count } comodins entre elles.
    }
count-to-come = Figures que encara han de sortir
count-none-to-come = Cap: aquesta és l’última.
count-known = El que sap tothom

## The end

end-castle-fallen = El castell ha caigut
end-still-stands = Encara és dempeus: { $enemy }
end-how-it-ended = Com ha acabat
end-see-table = Mira la taula
end-abandoned = Tothom ha acordat deixar-ho aquí.
end-what-decided = Què ha decidit la partida?
end-reviewing = Analitzant la partida…
end-won = Les dotze figures han caigut: guanya tota la taula.
end-won-alone = Les dotze figures han caigut.
end-gold = Or: les dotze figures derrotades sense girar cap comodí.
end-silver = Plata: les dotze figures derrotades amb un comodí girat.
end-bronze = Bronze: les dotze figures derrotades amb dos comodins girats.
end-bot-finished =
    { $you ->
        [yes] Un bot ha acabat aquesta partida per tu.
       *[no] Un bot ha acabat aquesta partida per { $who }.
    }
end-bot-helped =
    { $you ->
        [yes] Un bot ha jugat una estona per tu.
       *[no] Un bot ha jugat una estona per { $who }.
    }
end-bot-share = Ha fet { $count } de { $moves } jugades.
end-hints =
    { $count ->
        [one] S’ha donat una pista, i per això aquesta partida no dona medalla.
       *[other] S’han donat { $count } pistes, i per això aquesta partida no dona medalla.
    }
end-known-deal = Aquest repartiment ja s’havia jugat fins al final, i per això aquesta partida no dona medalla. Un de nou, sí.
end-short-you =
    { $short ->
        [one] T’ha faltat 1 per cobrir el cop.
       *[other] T’han faltat { $short } per cobrir el cop.
    }
end-short =
    { $short ->
        [one] A { $who } li ha faltat 1 per cobrir el cop: perd tota la taula.
       *[other] A { $who } li han faltat { $short } per cobrir el cop: perd tota la taula.
    }
end-stuck =
    { $you ->
        [yes] No podies ni jugar ni passar.
       *[no] { $who } no podia ni jugar ni passar.
    }
end-its-attack = El seu atac
end-whole-hand = Tota la teva mà
end-hand-of = Tota la mà ({ $who })
end-missing =
    { $short ->
        [one] en falta 1
       *[other] en falten { $short }
    }
end-flag = El castell en runes, amb la teva bandera
figure-moves = jugades
figure-beaten = derrotats
figure-exact = exactes
figure-blow = cop més gros
action-new-deal = Nou repartiment
action-same-deal = Repeteix el repartiment
end-to-rematch = Ves a la taula nova
rematch-asked = { $who } vol jugar una altra partida.
rematch-come = Juga
rematch-stay = Queda’t
end-share = Comparteix
end-evening = A la vetllada
end-evening-about = Altres equips potser encara jugaran aquest repartiment: no els n’expliquis res. Després de la vetllada podràs repassar la partida.
end-challenge = Repta un amic
end-record = Baixa-la
end-more = Més
seal-checking = Comprovant el repartiment…
seal-true = Comprovat: el repartiment estava fixat des del principi
seal-false = El repartiment no coincideix amb el segell
seal-other-deal = La llavor segellada no reparteix les cartes que s’han jugat
seal-unknown = Comprova tu el repartiment
seal-chosen = Algú ha triat la llavor d’aquest repartiment.
seal-how = El SHA-256 d’aquest text
seal-commitment = ha de coincidir amb el que es va mostrar al principi:
seal-deals = La llavor que conté ha de donar les mans, els enemics i les cartes robades que s’han vist aquí.

## Looking back

replay-title = Partida { $code }
replay-move-of = Jugada { $number } de { $all }
replay-the-deal = El repartiment
replay-moment = Punt de la partida
replay-controls = Controls
replay-hands = Mans
replay-first = Principi
replay-previous = Jugada anterior
replay-next = Jugada següent
replay-last = Final
replay-whose-view = Quina mà veure
replay-all-hands = Totes les mans
replay-play = Reprodueix
replay-pause = Pausa
replay-speed = Velocitat
replay-speed-slow = Lenta
replay-speed-normal = Normal
replay-speed-fast = Ràpida
replay-moves = Jugades
replay-help = Tecles i marques
replay-key-arrows = una jugada enrere o endavant
replay-key-ends = el principi o el final
replay-key-space = reproduir o posar en pausa
replay-space-bar = Espai
replay-marks = Les marques sobre la barra indiquen on cau una figura; les daurades, un cop exacte. L’última marca és el final.
replay-share-moment = L’adreça d’aquesta pàgina inclou la jugada: comparteix-la per mostrar aquest moment.
replay-expected = Una repetició necessita el codi d’una partida acabada, com a { $example }.
replay-code = Codi de la partida
replay-open = Obre la repetició

## Settings

settings-theme = Tema
settings-theme-auto = Segons el dispositiu
settings-theme-light = Clar
settings-theme-dark = Fosc
settings-suits = Colors dels colls
settings-suits-two = Dos
settings-suits-four = Quatre
settings-size = Mida de les cartes
settings-size-small = Petita
settings-size-normal = Normal
settings-size-large = Gran
settings-motion = Animacions
settings-motion-auto = Segons el dispositiu
settings-motion-full = Completes
settings-motion-less = Reduïdes
settings-speed = Ritme de l’animació
settings-speed-calm = Tranquil
settings-speed-normal = Normal
settings-speed-fast = Ràpid
settings-speed-instant = A l’instant
settings-sound = Sons
settings-volume = Volum
settings-player = Jugador
settings-save = Desa
settings-saved = Desat.
settings-to-table = Torna a la taula
settings-transfer-about = Per jugar amb la mateixa identitat en un altre dispositiu, mostra aquí un codi i escaneja’l o escriu-lo allà. Només serveix un cop.
settings-transfer-show = Mostra un codi
settings-transfer-code = Codi d’un altre dispositiu
settings-transfer-take = Fes-lo servir
settings-transfer-scan = Escaneja’l amb la càmera de l’altre dispositiu
settings-transfer-ask = Vols passar a aquest dispositiu?
settings-transfer-ask-new = Jugaràs aquí amb la identitat del dispositiu que mostra el codi, i veuràs les mateixes partides.
settings-transfer-ask-other = Jugaràs aquí amb la identitat del dispositiu que mostra el codi. Aquest dispositiu deixarà de jugar com a { $name }.
settings-transfer-move = Passa aquí
settings-transfer-stay = Cancel·la
devices-title = Els teus dispositius
devices-about = Aquests dispositius poden jugar amb la teva identitat en aquest servidor. Tanca la sessió dels que hagis perdut o no coneguis. Les teves partides es conserven.
devices-added = Afegit el { $date }
devices-used = últim ús: { $day }
devices-this = aquest dispositiu
devices-new = nou
devices-sign-out = Tanca la sessió
devices-sign-out-added = Tanca la sessió del dispositiu afegit el { $date }
devices-name = Nom del dispositiu
devices-rename = Posa nom
devices-name-added = Posa nom al dispositiu afegit el { $date }
devices-sign-out-others = Tanca les altres sessions
devices-sure = Un dispositiu sense sessió ja no pot jugar amb la teva identitat. Les seves taules continuen, i els codis que hagis mostrat deixen de servir.
devices-sure-this = Aquest dispositiu deixarà de poder jugar amb la teva identitat. Per tornar, mostra un codi en un altre dels teus dispositius.
devices-sign-out-sure = Tanca-la ara
devices-keep = Mantén-la oberta
devices-done = Sessió tancada.
devices-notice =
    { $count ->
        [one] S’ha afegit un dispositiu al teu jugador el { $date }. Has estat tu?
       *[other] S’han afegit { $count } dispositius al teu jugador, l’últim el { $date }. Has estat tu?
    }
devices-look = Mira els teus dispositius
devices-it-was-me = He estat jo
devices-begin-again = Les partides d’aquest dispositiu encara són aquí. Al servidor comences com a jugador nou, o continues amb un codi d’un altre dels teus dispositius.

## Messages to devices whose page is closed

push-turn = És el teu torn
push-invitation = T’espera una altra partida
push-finished = La partida s’ha acabat
# $names: the other people at the table.
push-with = Amb { $names }
push-title = Missatges amb la pàgina tancada
push-about = Aquest dispositiu et pot avisar del que passa a les teves taules mentre la pàgina és tancada. Un missatge diu quina taula és, i res de les cartes.
push-on = Activa’ls en aquest dispositiu
push-off = Desactiva’ls en aquest dispositiu
push-kinds = Avisa’m
push-kind-turn = quan sigui el meu torn
push-kind-invitation = d’una altra partida
push-kind-finished = del final d’una partida
push-quiet = Hores de silenci
push-quiet-begin = Des de
push-quiet-end = Fins a
push-denied = El teu navegador bloqueja els missatges d’aquesta pàgina. Permet-ne les notificacions a la configuració del navegador i torna.
push-unsupported = Aquest navegador no pot mostrar missatges amb la pàgina tancada. En un iPhone o iPad, afegeix abans la pàgina a la pantalla d’inici.
push-failed = El navegador no ha pogut connectar amb el seu servei de missatges. Torna-ho a provar més tard.
push-offer = Un missatge quan sigui el teu torn?
push-decline = Sense missatges en aquest dispositiu
settings-data = Les teves dades
settings-data-about = Emporta’t tot el que aquest servidor guarda sobre tu, o esborra-ho. Les partides amb altres continuen sent seves, sense el teu nom ni les teves paraules; les teves s’esborren. No es pot desfer.
settings-data-download = Baixa-ho
settings-data-delete = Esborra’m d’aquest servidor
settings-data-confirm = Esborra per sempre
settings-data-deleted = S’ha esborrat tot.

## How to play

learn-title = Aprèn a la taula
learn-about = Catorze lliçons breus en una taula jugable, uns deu minuts. Les jugades les fas tu i equivocar-se no costa res.
learn-begin = Comença
learn-of = { $place } de { $all }
learn-skip = Salta
learn-next = Següent
learn-end = Acaba
learn-done = apresa
learn-first-game = Ja ho saps tot
learn-first-game-about = Per a la teva primera partida hi ha un castell més fàcil: una carta més a la mà i enemics amb menys vida i atac.
learn-first-game-go = Juga una partida fàcil
learn-first-game-real = Juga la de debò
rules-title = Les regles
rules-about = Totes les regles, numerades i amb cercador, amb les nostres paraules.
rules-search = Cerca a les regles
rules-found =
    { $count ->
        [0] Cap regla no hi coincideix.
        [one] 1 regla
       *[other] { $count } regles
    }
rules-nothing-found = Prova amb una altra paraula o mira l’índex:
rules-chapters = Capítols
rules-whole-rulebook = Totes les regles
