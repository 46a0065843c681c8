# What went wrong: what is wrong, and what was expected. Names are error- and the stable code.

## Moves the rules forbid

error-game-is-won = La partida està guanyada.
error-game-is-lost = La partida està perduda.
error-damage-first = Primer cal cobrir el mal: descarta cartes.
error-no-damage-now = Ara no hi ha mal per cobrir.
error-name-the-next = S’ha jugat un comodí: tria qui serà el següent, per exemple >2.
error-nothing-to-name = Només després d’un comodí es tria qui serà el següent.
error-no-cards = Cal jugar almenys una carta; si no en vols jugar cap, passa.
error-not-in-hand = No és a la mà: { $card }.
error-ranks-differ = Només es combinen cartes del mateix número.
error-royals-in-combo = Els valets, les reines i els reis no es combinen, però cadascun pot anar amb un as.
error-combo-too-high = Una combinació pot sumar { $limit } com a màxim; aquesta suma { $total }.
error-ace-in-combo = Un as es juga sol o aparellat amb una sola carta més.
error-jester-not-alone = El comodí sempre es juga sol.
error-all-others-yielded = Tots els altres van passar en el seu últim torn, així que no pots passar.
error-solo-yield = En solitari no pots passar.
error-yielded-last-turn = Vas passar en el teu últim torn, així que no pots tornar a passar.
error-yielding-off = En aquesta partida no pot passar ningú.
error-not-held = No és a la mà, així que no es pot descartar: { $card }.
error-not-covered = El descart només val { $total }; el mal és { $damage }.
error-overpaid = Sobren cartes: el descart val { $total } i el mal és només { $damage }.
error-no-such-seat = En aquesta partida no hi ha jugador { $seat }.
error-flip-not-solo = Només en solitari es giren els comodins.
error-no-jester-left = No queda cap comodí per girar.

## Options

error-option-out-of-range = L’opció { $name } és { $value }; ha d’estar entre { $lowest } i { $highest }.
error-bad-option = Caràcter { $at }: «{ $found }» no és cap opció; s’esperava name=value.
error-unknown-option = Caràcter { $at }: no existeix l’opció «{ $found }»; les que hi ha són { $names }.
error-option-value = Caràcter { $at }: «{ $found }» no és cap valor de { $name }; se n’esperava un d’aquests: { $values }.
error-option-default = Caràcter { $at }: «{ $found }» és el valor per defecte de { $name }; no s’escriu.
error-option-repeated = Caràcter { $at }: l’opció { $name } està escrita dues vegades.
error-option-order = Caràcter { $at }: l’opció «{ $found }» està fora d’ordre; l’ordre és { $order }.

## Cards, moves, seeds

error-bad-card = Caràcter { $at }: «{ $found }» no és cap carta; s’esperava un número o figura A 2–9 T J Q K i un coll c d h s, o bé Je.
error-bad-move = Caràcter { $at }: «{ $found }» no és cap jugada; s’esperaven cartes, x amb cartes, yield, flip, o > amb un seient entre 1 i 4.
error-repeated-card = Caràcter { $at }: una carta surt més vegades de les que hi ha a la baralla: { $card }.
error-bad-seed = Caràcter { $at }: la llavor és una línia de text sense caràcters de control i no pot ser buida.

## Positions and views

error-field-count = S’esperaven 10 camps separats per un espai, o 11 amb opcions; n’hi ha { $count }.
error-bad-players = Caràcter { $at }: «{ $found }» no és cap nombre de jugadors; s’esperava 1, 2, 3 o 4.
error-bad-turn = Caràcter { $at }: «{ $found }» no és cap torn; s’esperava un seient entre 1 i { $players } i una lletra de p d n w l.
error-bad-enemy = Caràcter { $at }: «{ $found }» no és cap enemic; s’esperava una figura, el mal i les piques, com Js/12/5.
error-bad-number = Caràcter { $at }: «{ $found }» no és cap número; s’esperaven xifres sense signe ni zeros al davant.
error-bad-pile = Caràcter { $at }: s’esperaven cartes, o - si no n’hi ha cap.
error-bad-hands = Caràcter { $at }: s’esperava una mà per seient ({ $players } en total), amb / entremig.
error-hand-order = Caràcter { $at }: la mà «{ $found }» no està en l’ordre canònic; s’esperava { $expected }.
error-bad-castle = Caràcter { $at }: «{ $found }» no va al castell; s’esperava un valet, una reina o un rei.
error-bad-yields = Caràcter { $at }: «{ $found }» no són marques de passar; s’esperava «y» o «-» per cada seient ({ $players } en total).
error-bad-jesters = Caràcter { $at }: «{ $found }» no és cap nombre de comodins; s’esperava 0, 1 o 2.
error-card-twice = Caràcter { $at }: una carta és en dos llocs: { $card }; el segon és el camp { $field }.
error-card-missing = Falta una carta: { $card }; hi han de ser totes.
error-jester-count = Comodins: n’hi ha { $count }, i en aquesta partida n’hi ha d’haver { $expected }.
error-castle-order = Caràcter { $at }: el castell està fora d’ordre; després de l’enemic van els valets, després les reines i després els reis.
error-castle-incomplete = Caràcter { $at }: falta al castell una carta de rang superior a l’enemic: { $card }.
error-hand-too-large = Caràcter { $at }: una mà té { $count } cartes; el límit és { $limit }.
error-damage-too-high = Caràcter { $at }: amb { $damage } de mal, un enemic de { $health } de vida ja estaria derrotat.
error-damage-too-low = Caràcter { $at }: una partida guanyada requereix almenys { $health } de mal; aquí n’hi ha { $damage }.
error-castle-left = Caràcter { $at }: en una partida guanyada el castell ha de ser buit.
error-damage-from-nothing = Caràcter { $at }: sense cartes a la taula, el mal ha de ser 0.
error-spades-from-nothing = Caràcter { $at }: sense cartes a la taula, les piques han de ser 0.
error-no-spade = Caràcter { $at }: si les piques passen de 0, hi ha d’haver una pica a la taula.
error-no-jester-played = Caràcter { $at }: n ve després d’un comodí: l’última carta de la taula n’ha de ser un.
error-no-damage-coming = Caràcter { $at }: en d ha d’arribar mal, i l’escut no en deixa passar gens.
error-cannot-cover = Caràcter { $at }: la mà no pot cobrir { $damage } de mal: la partida està perduda i no pot ser d.
error-no-yield-mark = Caràcter { $at }: en d i amb la taula buida, aquest seient ha d’haver passat.
error-no-move = Caràcter { $at }: aquest seient no té cap jugada: la partida està perduda i no pot ser p.
error-not-stuck = Caràcter { $at }: la partida no està perduda: aquest seient encara podria continuar.
error-solo-jesters = Caràcter { $at }: en solitari queden 0, 1 o 2 comodins; aquí hi diu { $found }.
error-jesters-not-solo = Caràcter { $at }: només en solitari hi ha comodins per girar; s’esperava 0 i hi diu { $found }.
error-bad-unknown = Caràcter { $at }: s’esperaven cartes conegudes i després ? amb un número més gran que 0, o - si no n’hi ha cap; hi diu «{ $found }».
error-group-order = Caràcter { $at }: un grup porta les cartes en l’ordre canònic; s’esperava { $expected }.
error-hand-hidden = Caràcter { $at }: en aquesta vista s’ha de veure la mà del jugador { $seat }.
error-card-count = Caràcter { $at }: cartes amagades aquí: { $count }; n’hi hauria d’haver { $expected }.
error-castle-told = Caràcter { $at }: les altres cartes ja diuen quines figures queden al castell, així que la vista no les anomena.
error-no-world = Caràcter { $at }: cap repartiment de les cartes amagades pot donar aquesta posició.

## Games

error-bad-tag = Caràcter { $at }: «{ $found }» no és cap etiqueta; s’esperava [Name "value"].
error-tag-order = Caràcter { $at }: l’etiqueta està repetida o fora d’ordre; l’ordre és { $order }, i després les altres.
error-unknown-tag = Caràcter { $at }: l’etiqueta { $found } és desconeguda; s’esperava { $expected }. Les etiquetes desconegudes van després.
error-tag-missing = Falta l’etiqueta { $tag }.
error-bad-result = Caràcter { $at }: «{ $found }» no és cap resultat; s’esperava won, lost o *.
error-bad-date = Caràcter { $at }: «{ $found }» no és cap data; se n’esperava una com 2026-11-15.
error-illegal-move = Caràcter { $at }: la jugada { $number }, «{ $found }», és il·legal. { $why }
error-healed-missing = Caràcter { $at }: en una partida sense llavor s’escriuen les cartes que mouen els cors (aquí, { $number }), com 7h{"{"}2c3d{"}"}.
error-healed-unwanted = Caràcter { $at }: amb llavor no s’escriu el que mouen els cors.
error-healed-wrong = Caràcter { $at }: els cors només poden moure cartes de la pila de descart.
error-unwritable = «{ $found }» no es pot escriure en una partida: salt de línia, nom d’etiqueta no vàlid o comentari fora de lloc.

## Talking to an engine, and commands

error-unknown-command = No existeix l’ordre «{ $found }»; les que hi ha són { $known }.
error-usage = S’esperava: { $usage }
error-not-text = Una línia ha de ser text UTF-8.
error-no-position = Encara no hi ha cap posició; envia abans deal o position.
error-no-such-view = No hi ha seient { $seat }; s’esperava 0 per mirar des de fora, o entre 1 i { $players }.
error-game-is-over = La partida s’ha acabat.
error-no-such-bot = No existeix el bot «{ $name }»; els que hi ha són { $known }.
error-no-such-idea = Només els capítols de «Juga bé» tenen partida de pràctica: del { $first } al { $last }.
error-no-such-language = No existeix la llengua «{ $name }»; tria entre { $known }.
error-core-missing = Falta { $file } o no correspon a aquesta versió; compila’l amb python3 dev.py setup.
error-illegal-action = L’acció { $action } és il·legal a la partida { $game }.
error-other-game = { $file } conté una altra partida; treu --players, --bots, --seed i --options per continuar-la.
error-several-games = { $file } conté diverses partides; desa’n una en un fitxer propi per continuar-la.
error-damaged-daily = { $file } té el primer intent d’aquest repartiment i està malmès. { $why } No s’ha tocat; aparta’l per començar de nou.
error-changed-file = Algú altre ha canviat { $file }; no s’ha sobreescrit res.
error-game-in-use = La partida de { $file } està oberta en un altre terminal. Continua allà o tanca-la abans.
error-read-only-file = { $file } és només de lectura; no s’ha sobreescrit res.
error-bad-net = Aquests pesos no són els d’una xarxa de valor d’aquesta versió.
error-empty-budget = Un pressupost ha de ser almenys 1; { $name } és { $value }.
error-nothing-to-review = La partida no té jugades: no hi ha res per analitzar.
error-unreadable-file = No es pot llegir { $file }: existeix i tens permís?
error-is-folder = { $file } és una carpeta; indica un fitxer.
error-unreadable-game = { $file }, línia { $line }: { $why }
error-unwritable-file = No es pot escriure { $file }: existeix la carpeta, tens permís i queda espai al disc?
error-not-utf8 = { $file } no és un text UTF-8.

## Live tables

error-not-seated = No tens seient en aquesta taula.
error-not-the-host = Només qui organitza la taula ho pot fer.
error-not-yourself = No et pots expulsar; si vols marxar, surt de la taula.
error-removed = T’han expulsat d’aquesta taula.
error-not-gathering = La partida ha començat: els seients només es canvien abans.
error-not-playing = Ara no es juga cap partida en aquesta taula.
error-not-over = La revenja es demana quan s’acaba la partida.
error-no-seat-there = No hi ha aquest seient; s’esperava de 0 a { $last }.
error-seat-is-taken = Aquest seient està ocupat.
error-seat-is-free = Aquest seient ja és lliure.
error-no-bot-of-that-name = Aquí no hi ha aquest bot; tria’n un d’aquests: { $names }.
error-not-your-turn = No és el teu torn.
error-out-of-date = La partida ha avançat mentrestant; mira la taula i torna-ho a provar.
error-played-by-a-bot = En aquest seient hi juga un bot.
error-no-help = En aquesta taula no hi ha pistes.
error-paused = La partida està en pausa.
error-not-paused = La partida no està en pausa.
error-no-such-phrase = No hi ha aquesta frase; tria’n una d’aquestes: { $names }.
error-strict-talk = En una taula de xerrada restringida només es poden dir les frases preparades (§10.1).
error-wishes-after-a-jester = Només després d’un comodí es pot dir si es vol ser el següent (§10.3).
error-bad-speech = S’esperava una línia d’1 a { $limit } caràcters.
error-nothing-to-undo = No hi ha cap jugada per desfer.
error-cards-were-revealed = Des de llavors s’han revelat o remenat cartes: no es pot desfer.
error-already-proposed = Ja hi ha una proposta; respon-hi primer.
error-nothing-proposed = No hi ha cap proposta.
error-already-answered = Ja has acceptat.
error-still-there = Aquest jugador encara està connectat i té temps.
error-no-bot-to-relieve = Al teu seient ja hi jugues tu.
error-rematch-exists = Ja hi ha una revenja: uneix-t’hi.
error-of-an-evening = Els altres equips potser encara jugaran aquest repartiment: en una vetllada no hi ha revenja.
error-too-many-words = Ja has enviat { $limit } missatges a aquesta taula; a partir d’ara només pots jugar.
error-table-is-full-of-words = Aquesta taula ha arribat al límit de { $limit } missatges; ningú més no s’hi pot asseure.
error-unreadable-message =
    { $expected ->
        [json] Això no és un missatge en JSON.
        [field] S’esperava el camp { $field }.
        [no-field] El camp { $field } no s’esperava aquí.
        [text] { $field }: s’esperava un text.
        [text-length] { $field }: s’esperava un text, nombre de caràcters { $limit }.
        [text-form] { $field }: s’esperava un text de la forma { $limit }.
        [number] { $field }: s’esperava un nombre enter.
        [number-range] { $field }: s’esperava un nombre enter { $limit }.
        [truth] { $field }: s’esperava true o false.
        [object] { $field }: s’esperava un objecte.
        [list] { $field }: s’esperava una llista.
        [list-length] { $field }: s’esperava una llista, nombre d’elements { $limit }.
        [time] { $field }: s’esperava un temps en mil·lisegons d’Unix.
       *[known-value] { $field }: s’esperava un altre valor.
    }
error-no-such-table = No hi ha cap taula amb aquest codi.
error-unknown-secret = Aquest servidor no coneix aquest dispositiu: se n’ha tancat la sessió, se n’ha esborrat el jugador o el seu secret és d’un altre servidor.
error-signed-out = Un altre dispositiu del jugador ha tancat la sessió d’aquest.
error-secret-needed = Per a això cal el secret d’un jugador.
error-foreign-origin = Les pàgines d’altres llocs web no ho poden fer.
error-strange-host = Aquest servidor no respon a aquest nom.
error-bad-name = S’esperava un nom d’1 a { $limit } caràcters visibles.
error-too-many-bots =
    { $players ->
        [one] L’únic seient és teu: no posis bots.
       *[other] Un dels { $players } seients és teu: posa menys bots.
    }
error-no-such-transfer = Aquest codi no existeix, s’ha fet servir o ha caducat.
error-no-such-device = No hi ha cap dispositiu així; la llista mostra els que tenen la sessió oberta.
error-last-device = Aquest és el teu únic dispositiu. Si en tanques la sessió, perds el teu jugador; si és el que vols, esborra el jugador.
error-no-pushes = Aquest servidor no envia missatges a dispositius amb la pàgina tancada.
error-bad-subscription = Aquest servidor no pot enviar missatges a aquest navegador: la seva adreça o les seves claus no són les d’un servei de missatges.
error-new-device = Aquest dispositiu s’ha afegit fa menys d’un dia. Encara no pot tancar la sessió d’altres de més antics ni esborrar el jugador.
error-too-many-devices = Un jugador pot tenir com a màxim { $limit } dispositius. Tanca abans la sessió d’un.
error-no-record-yet = La partida es pot baixar quan s’acaba.
error-no-such-evening = No hi ha cap vetllada amb aquest codi.
error-not-your-evening = Això només ho pot fer qui organitza la vetllada.
error-evening-not-open = La vetllada encara no ha començat.
error-evening-over = La vetllada s’ha acabat.
error-evening-not-over = Altres equips potser encara jugaran aquest repartiment: tot es veurà quan s’acabi la vetllada.
error-bad-times = Una vetllada dura entre deu minuts i { $days } dies a partir d’ara.
error-no-such-team = En aquesta vetllada no hi ha cap equip amb aquest codi.
error-too-many-teams = Una vetllada té com a màxim { $limit } equips.
error-team-is-closed = Aquest equip és ple, o ja ets en un altre.
error-team-has-begun = El teu equip ja ha començat: en un altre jugaries dues vegades el mateix repartiment.
error-in-no-team = Primer seu en un equip.
error-host-does-not-play = Organitzes aquesta vetllada sense jugar.
error-no-such-club = No ets a cap club amb aquest codi, o l’enllaç ja no funciona.
error-not-your-club = Això només ho pot fer qui dirigeix el club, i només amb qui hi és.
error-club-is-full = Un club té com a màxim { $limit } membres.
error-too-many-clubs = Pots ser com a màxim a { $limit } clubs.
error-seats-free = Entre persones i bots heu d’ocupar tots els seients de l’equip: { $players }.
error-too-large = S’esperaven { $limit } bytes com a màxim.
error-too-fast = Massa peticions; espera un moment.
error-too-busy = El servidor està ocupat. Torna-ho a provar d’aquí a un moment.
error-too-many-sockets = Massa connexions des d’aquesta adreça.
error-too-slow = La connexió és massa lenta; torna a entrar.
error-hello-first = S’esperava primer una salutació (hello).
error-hello-once = Aquí només s’espera una salutació (hello), un cop.
error-stopping = El servidor s’està reiniciant; torna d’aquí a un moment.
error-storage-away = Ara mateix no es pot accedir a l’emmagatzematge; torna d’aquí a un moment.
error-no-such-page = Aquí no hi ha res.
error-no-such-method = Això no es pot fer aquí.
error-failed = Alguna cosa ha fallat al servidor; res no ha canviat.
error-address-taken = No es pot escoltar a { $host }, port { $port }: { $why }. Si ja hi ha un altre servidor, tria un altre port amb --port.
error-no-data-folder = No es pot crear la carpeta { $folder }; tria’n una altra amb --data.
error-unwanted-words = Qui administra aquest servidor no permet una paraula d’aquest text.
error-no-spectators = Qui organitza aquesta taula no admet espectadors.
error-nothing-to-report = Allà no hi ha ningú més per denunciar.
error-unreadable-words = No es pot llegir la llista de paraules no desitjades { $file } (REGICIDE_UNWANTED_WORDS); s’espera un fitxer de text en UTF-8.
error-tables-closed = Qui administra el servidor no permet taules noves en aquest moment.
error-bad-setting = { $name } és «{ $text }»; s’esperava { $expected ->
    [seconds] un nombre de segons, 0 o més
    [positive-seconds] un nombre de segons més gran que 0
    [positive-days] un nombre de dies més gran que 0
    [people] un nombre de persones d’1 a 10000
    [on-or-off] on o off
    [origins] adreces com https://games.example.org, separades per comes
    [hosts] noms com games.example.org, sense port, separats per comes
    [networks] adreces o xarxes com 127.0.0.1 o 10.0.0.0/8, separades per comes
    [readable] un fitxer que es pugui llegir
    [contact] una adreça com ara mailto:operador@example.org o https://example.org/contacte
    [folder] una carpeta on es pugui escriure
    [function] una funció de Python, com my_module:my_function
    [postgresql-url] una adreça com postgresql://user:password@host:5432/name
   *[redis-url] una adreça com redis://user:password@host:6379/0
 }.
error-workers-need-postgres = Diversos processos necessiten PostgreSQL (REGICIDE_DATABASE_URL) i un servidor Valkey o Redis (REGICIDE_BUS_URL); un sol procés funciona sense ells.
error-worker-failed = Un procés de treball ha acabat abans d’estar a punt; el log diu per què.
error-no-fork = Aquest sistema no pot bifurcar processos; en lloc de --workers, inicia diversos servidors en ports diferents.
error-no-error-reporter = No es pot carregar la funció { $function } de REGICIDE_ERROR_REPORTER: { $why }
error-push-missing-library = La biblioteca { $library } no està instal·lada. Instal·la-la amb pip install "open-regicide[push]" o python3 dev.py setup dev.
error-bad-push-key = { $file } no conté cap clau per a missatges; regicide admin push-key en crea una.
error-file-exists = { $file } ja existeix; tria’n un altre.
error-backup-unwritable = No es pot escriure la còpia de seguretat { $file }: { $why }
error-backup-unreadable = { $file } no és una còpia de seguretat d’aquest programa.
error-no-database = No hi ha cap base de dades a { $file }; indica’n la carpeta amb --data, o PostgreSQL amb REGICIDE_DATABASE_URL.
error-servers-running = { $count ->
    [one] Encara hi ha un servidor
   *[other] Encara hi ha { $count } servidors
 } en marxa; executa primer regicide admin drain. Un servidor tancat a la força encara consta en marxa durant 30 segons.
error-servers-not-stopped = { $count ->
    [one] Un servidor no s’ha aturat
   *[other] { $count } servidors no s’han aturat
 } a temps. Si algun s’ha tancat a la força, espera 30 segons: fins aleshores consta en marxa.
error-two-databases = REGICIDE_DATABASE_URL està definida i --data indica una altra base de dades; fes-ne servir només una.
error-notice-unfit = Un missatge pot tenir com a màxim { $most } caràcters, i tots han de ser visibles.
error-no-such-backup = No existeix el fitxer { $file }.
error-storage-not-empty = Aquest emmagatzematge ja conté jugadors o taules; amb --replace la còpia els substitueix.
error-no-such-player = No hi ha cap jugador amb aquest identificador; regicide admin show-table mostra els d’una taula.
error-bad-invitation = «{ $found }» no és cap invitació; s’esperava un enllaç com http://127.0.0.1:8642/t/KDFR-27XN.
error-server-refused = El servidor ho ha rebutjat: { $why }
error-server-unreachable = { $server } no respon com a servidor de Regicide; és correcte l’enllaç?
error-join-needs-terminal = Per a una taula d’un servidor cal un terminal; si no n’hi ha, obre l’enllaç en un navegador.
error-join-signed-out = { $why } La taula continua sense aquest terminal. El pròxim «regicide join» comença amb un jugador nou.

## Storage, and the bus between servers

error-storage-unreachable = No es pot accedir a l’emmagatzematge de { $where }: { $why }
error-storage-unopenable = No es pot obrir l’emmagatzematge de { $where }: { $why }
error-storage-bad-address = No s’entén l’adreça de l’emmagatzematge, REGICIDE_DATABASE_URL ({ $where }); s’espera una cosa com postgresql://user:password@host:5432/name, o un fitxer.
error-storage-newer = L’emmagatzematge de { $where } és d’una versió més nova d’aquest programa; no s’ha canviat res.
error-storage-failed = L’emmagatzematge de { $where } ha fallat: { $why }
error-storage-conflict = L’emmagatzematge de { $where } ja guarda una altra cosa amb aquest nom; no s’ha canviat res.
error-storage-closed = L’emmagatzematge de { $where } està tancat.
error-storage-missing-library = La biblioteca { $library } no està instal·lada. Instal·la-la amb pip install "open-regicide[cluster]" o python3 dev.py setup dev.
error-bus-missing-library = La biblioteca { $library } no està instal·lada. Instal·la-la amb pip install "open-regicide[cluster]" o python3 dev.py setup dev.
error-bus-bad-address = No s’entén l’adreça del bus, REGICIDE_BUS_URL; s’espera una cosa com redis://user:password@host:6379/0.

## Tags that disagree with the deal

disagreement-players = L’etiqueta Players no coincideix amb el repartiment; val el repartiment.
disagreement-options = L’etiqueta Options no coincideix amb el repartiment; val el repartiment.
disagreement-seed = Les cartes que dona la llavor no són les del repartiment; val el repartiment.
disagreement-seats = Hi ha més seients amb nom que al repartiment; val el repartiment.
disagreement-result = L’etiqueta Result no coincideix amb les jugades; valen les jugades.

## Partides en aquest dispositiu

error-local-failed = Alguna cosa ha fallat en aquest dispositiu. Tot el que s’havia desat encara hi és: torna-ho a provar.
error-storage-full = Al navegador no li queda espai: res no ha canviat. Allibera espai o esborra partides antigues i torna-ho a provar.
error-save-failed = El navegador no ha pogut desar la partida, de manera que res no ha canviat. Torna-ho a provar o recarrega la pàgina.
error-unreadable-save = Aquesta partida desada està malmesa i no es pot obrir.
error-newer-save = Una versió més nova de la pàgina va desar aquesta partida. Recarrega la pàgina per obtenir aquella versió.
error-no-local-table = Aquesta partida no és en aquest dispositiu. Les partides es queden al navegador on es van jugar.
error-bad-local-table = Amb aquesta llavor i aquestes opcions no surt cap partida.
error-net-missing = Aquest bot encara no s’ha baixat. Connecta’t un cop a internet i continua.
error-bot-failed = El bot no ha pogut jugar. Recarrega la pàgina: la partida continua des d’aquí.
error-cut-link = Aquest enllaç és incomplet o s’ha modificat. Demana l’enllaç sencer.
error-newer-link = Aquest enllaç es va crear amb una versió més nova de la pàgina. Recarrega la pàgina per obtenir aquella versió.
error-only-practice = Una partida de pràctica comença al mig d’una altra: no es pot desar com a fitxer ni compartir amb un enllaç.
error-review-failed = L’anàlisi s’ha aturat per un error. Torna-ho a provar.
error-review-net-missing = L’anàlisi necessita un fitxer que encara no s’ha baixat. Connecta’t un cop a internet i torna-ho a provar.
error-no-record = Això no és una partida desada; s’esperava un text amb les etiquetes Players, Seed i Deal.
error-record-without-seed = Aquesta partida no té llavor, de manera que la pàgina no pot repartir les cartes.
error-record-bad-deal = Amb la llavor i les opcions d’aquesta partida no es pot repartir.
error-record-bad-move = La jugada { $number } d’aquesta partida, «{ $move }», és il·legal.
error-record-other-deal = El repartiment d’aquesta partida no és el que dona la seva llavor.
error-no-core = Aquesta pàgina necessita WebAssembly, que aquest navegador no té. Actualitza’l o fes-ne servir un altre.
