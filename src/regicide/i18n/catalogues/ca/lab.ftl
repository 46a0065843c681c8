# The laboratory: many games.

## The arena's help

cli-arena = Fa jugar moltes partides als bots i en resumeix els resultats.
cli-arena-players = Quants juguen, d’1 a 4; per defecte, tants com bots.
cli-arena-bots = Un bot per seient, separats per comes, o un per a tots els seients.
cli-arena-games = Quantes partides.
cli-arena-seeds = Prefix de les llavors: amb castle, la partida 7 fa servir la llavor castle-7. Les mateixes llavors donen les mateixes partides, sigui quin sigui el nombre de processos.
cli-arena-ms = Mil·lisegons per jugada, per als bots que accepten un pressupost. Els mesura el rellotge: les partides no són reproduïbles.
cli-arena-rollouts = Simulacions per jugada, per als bots que accepten un pressupost. Les partides són reproduïbles.
cli-arena-records = Desa cada partida en aquesta carpeta, amb el diari; en repetir l’ordre, juga les que falten.
cli-arena-journal = Desa els resultats en aquest fitxer; en repetir l’ordre, juga les que falten.
cli-arena-csv = Escriu una taula de les partides en aquest fitxer.
cli-arena-parquet = El mateix en Parquet.
cli-arena-plot = Dibuixa en aquest fitxer fins on han arribat les partides: .png, .svg o .pdf.
cli-arena-ladder = Afegeix el resultat a aquesta classificació, amb les versions exactes, i la mostra; repeteix l’ordre per jugar el que falti.
cli-arena-jobs = Quants processos; per defecte, un per nucli.
cli-arena-dask = Juga al clúster Dask d’aquest planificador, com 127.0.0.1:8786. Els seus nodes han de tenir regicide instal·lat.

## What the arena says

lab-title =
    { $games ->
        [one] 1 partida
       *[other] { $games } partides
    }, { $players ->
        [one] en solitari
       *[other] { $players } jugadors
    }: { $bots } (llavors de { $first } a { $last })
lab-won = Guanyades: { $won } de { $games }, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (interval del 95 %: de { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } % a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
lab-medals = Medalles: { $medals }
lab-medal = { $medal } { $count }
lab-defeated = Enemics derrotats: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } de 12 de mitjana
lab-decisions = Decisions: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } per partida
lab-move-time = Temps per jugada: { $times }
lab-bot-time = { $bot } { NUMBER($ms, maximumSignificantDigits: 3) } ms
lab-lost-beaten = Perdudes per no poder cobrir el mal (§6.3): { $count }
lab-lost-stuck = Perdudes per no poder ni jugar ni passar (§11.2): { $count }
lab-where-lost = Partides perdudes segons els enemics derrotats abans:
lab-kept =
    { $count ->
        [one] A { $file } ja hi ha 1 partida.
       *[other] A { $file } ja hi ha { $count } partides.
    }
lab-progress = guanyades: { $won } de { $games }
lab-no-bar = Sense barra de progrés: la biblioteca rich no està instal·lada.
lab-interrupted =
    { $count ->
        [one] Interromput després d’1 partida de { $games }.
       *[other] Interromput després de { $count } partides de { $games }.
    }
lab-go-on = El que s’ha jugat és a { $file }; repeteix l’ordre amb { $option } per continuar.
lab-plot-title = { $bots }: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de { $games } guanyades
lab-plot-defeated = enemics derrotats
lab-plot-games = partides
lab-plot-lost = perdudes
lab-plot-won = guanyades

## What can go wrong

lab-one-crew = --jobs i --dask no es poden fer servir alhora.
lab-one-journal = --records porta el seu propi diari; treu --journal.
lab-plot-kind = --plot dibuixa .png, .svg i .pdf; s’ha trobat { $file }.
error-arena-seats = Bots indicats: { $bots }; seients: { $players }. Indica un bot per seient, o un per a tots.
error-arena-not-a-journal = { $file } no és cap diari de l’arena i no s’ha tocat.
error-arena-damaged-journal = { $file }: la línia { $line } no es pot llegir. El fitxer no s’ha tocat.
error-arena-other-settings = { $file } és d’altres partides: allà { $name } = «{ $theirs }», aquí «{ $ours }». Tria un altre fitxer o una altra carpeta.
error-arena-journal-in-use = Una altra arena està escrivint a { $file } ara mateix.
error-arena-illegal-move = { $bot } ha fet la jugada il·legal { $move } a la partida amb la llavor { $seed }.
error-arena-worker-died = Un procés ha mort mentre jugava. El que s’havia jugat abans es conserva.
error-arena-no-cluster = No hi ha cap planificador Dask a { $address }.
error-arena-no-workers = El clúster Dask de { $address } no té nodes de treball.
error-arena-cluster-unfit = Els nodes de { $address } no poden jugar: { $why }
error-arena-cluster-lost = El clúster Dask de { $address } ha desaparegut. El que s’havia jugat abans es conserva.
error-arena-missing-library = La biblioteca { $library } no està instal·lada. Instal·la-la amb pip install "open-regicide[{ $extra }]" o python3 dev.py setup dev.

## Training

cli-lab = Eines per a qui fa bots.
cli-train = Entrena una xarxa de valor amb les seves pròpies partides.
cli-train-file = On es desa l’entrenament després de cada avaluació; en repetir l’ordre, continua des d’allà.
cli-train-games = Quantes partides dura l’entrenament.
cli-train-seed = Un nombre que fa reproduïble l’entrenament, amb el mateix nombre de fils.
cli-train-threads = Quantes còpies aprenen alhora.
cli-train-units = Amb quantes unitats ocultes aprèn la xarxa; per defecte, amb totes.
cli-train-weights = Escriu la xarxa en aquest fitxer al final, com la llegeixen els bots.
cli-train-join = Uneix la xarxa amb la d’aquest fitxer abans d’escriure-la: la mitjana de les dues respostes.
cli-train-plot = Dibuixa en aquest fitxer com ha millorat la xarxa.
lab-train-progress = { $games } de { $all } partides; { $won } % del conjunt fix guanyat.
lab-time-left = Temps restant aproximat: { $time }.
lab-train-stopped = Aturat. Repeteix l’ordre per continuar amb { $file }.
lab-train-done = Fet: { $file }.
lab-train-games = partides d’aprenentatge
lab-train-won = % del conjunt fix guanyat
error-train-other-course = { $file } és d’un altre entrenament, no del demanat.

## Bots

cli-bots = Mostra els bots.
bot-random = qualsevol jugada legal
bot-squire = una regla senzilla: mira una jugada endavant, segons les previsions
bot-six-rules = una llista de sis regles que una persona pot seguir
bot-counting = compta punts com podria fer-ho una persona, una jugada endavant
bot-level = nivell { $level } de 8: la xarxa de valor, amb errors entre jugades gairebé igual de bones
bot-knight = la xarxa de valor, sense mirar endavant
bot-champion = la xarxa de valor i una cerca; juga per guanyar
bot-medallist = el mateix, però en solitari juga per la medalla
bot-engine = qualsevol programa que parli el protocol de motor
bot-policy = una política per als entorns: una funció d’un fitxer de Python
error-bot-trouble = El bot «{ $name }» no ha respost amb una jugada legal i una estimació: { $answer }
error-bot-silent = El bot «{ $name }» no ha respost: el seu programa ha acabat o ha trigat més de { $seconds } segons.
error-bot-missing = No es pot iniciar el programa «{ $name }».
error-bot-slow = El bot «{ $name }» ha fet servir de mitjana { $spent } ms de CPU per jugada. El seu pressupost és de { $ms } ms.
error-policy-missing = No hi ha cap funció a «{ $place }». Indica un fitxer de Python i una funció seva: FILE:NAME.
error-policy-illegal = La política ha triat l’acció { $action }, que té la màscara a 0.

## Trying an engine

cli-engine-check = Posa a prova un programa que parla el protocol del motor i informa de cada comprovació.
cli-engine-check-command = El programa amb els seus arguments, entre cometes.
cli-engine-check-only = Només les comprovacions de: rules, bot.
cli-engine-check-seconds = Segons que el programa pot trigar a respondre (per defecte, 10).
check-passed = OK      { $name }
check-failed = ERROR   { $name }: { $why }
check-summary = Comprovacions superades: { $passed } de { $all }.
check-name-handshake = diu el seu nom i el protocol
check-name-deals = les llavors reparteixen les cartes correctes
check-name-perft = compta el nombre correcte de posicions
check-name-moves = jugades legals, posicions i vistes de partides senceres
check-name-bad-commands = les ordres errònies reben el seu error i no canvien res
check-name-choices = respon a go amb una jugada legal i una estimació
check-name-bad-questions = les preguntes errònies a un bot reben el seu error
check-name-views-only = les seves tries depenen només de la vista i es repeteixen amb el mateix rng
check-name-time = respecta un límit en mil·lisegons
check-name-ratings = go all valora totes les jugades legals, la millor primer
check-name-quit = acaba després de quit
error-check-missing = No es pot iniciar el programa «{ $name }».
error-check-late = No ha arribat a temps una resposta completa a «{ $command }». Una resposta acaba amb una línia buida.
error-check-stays = No ha acabat després de «quit».
error-check-ended = El programa ha acabat en lloc de respondre a «{ $command }».
error-check-flood = La resposta a «{ $command }» és massa llarga.
error-check-not-text = La resposta a «{ $command }» no és text UTF-8.
error-check-answer = Ha respost a «{ $command }» amb «{ $found }»; s’esperava «{ $expected }».
error-check-changed = L’ordre «{ $command }» ha fallat i tot i així ha canviat la posició.
error-check-hidden = La resposta a «{ $command }» canvia segons cartes que la vista amaga.
error-check-unrepeatable = La mateixa ordre ha donat dues respostes: «{ $command }».
error-check-slow = Se li han demanat { $ms } mil·lisegons i ha trigat { $seconds } segons.

## Ladders

ladder-title =
    Classificació, { $players ->
        [one] en solitari
       *[other] { $players } jugadors
    }, opcions { $options }:
ladder-line = { $place }. { $bots }: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } % a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %) de { $games } partides [{ $about }]
ladder-rollouts = simulacions
ladder-ms = ms
error-ladder-damaged = { $file }: la línia { $line } no és d’una classificació. El fitxer no s’ha tocat.

## Datasets

cli-dataset = Escriu cada decisió de moltes partides de bots, en fitxers Parquet amb una fitxa de dades.
cli-dataset-folder = La carpeta dels fitxers; repeteix l’ordre per jugar el que falti.
cli-dataset-minari = Crea també un conjunt de dades de Minari amb aquest nom, com ara regicide/solo-v0.
dataset-done =
    { $folder }: { $games ->
        [one] 1 partida
       *[other] { $games } partides
    }, { $decisions ->
        [one] 1 decisió
       *[other] { $decisions } decisions
    }.
dataset-minari-done =
    Conjunt de dades de Minari { $name }: { $episodes ->
        [one] 1 episodi
       *[other] { $episodes } episodis
    }.
error-dataset-folder-taken = { $folder } existeix i no és un conjunt de dades; tria una altra carpeta. No s’ha canviat res.
error-dataset-has-more = { $folder } té partides fins al número { $games }; demana’n almenys aquestes.
error-dataset-no-minari = Minari no està instal·lat. Instal·la’l amb pip install "minari[hdf5]" pillow.
error-dataset-minari-name = «{ $name }» no és un nom per a un conjunt de dades de Minari; se n’esperava un com regicide/solo-v0.
error-dataset-minari-taken = Minari ja té un conjunt de dades { $name }; tria un altre nom.

## Benchmark

cli-benchmark = Juga una tasca de la prova comparativa i mostra la puntuació, o llista les tasques.
cli-benchmark-task = La tasca. Sense, es llisten les tasques.
cli-benchmark-bot = El bot que es mesura: un nom, engine:COMMAND o policy:FILE:NAME. Ocupa tots els seients; o indica’n un per seient, separats per comes.
cli-benchmark-games = Quantes partides; amb --partners, al costat de cadascun.
cli-benchmark-deals = Els repartiments: test, validation o training (per defecte, test).
cli-benchmark-partners = Dona al teu bot el primer seient, i els altres a companys de força graduada. L’únic valor és levels.
benchmark-table =
    { $players ->
        [one] en solitari
       *[other] { $players } jugadors
    }, opcions { $options }
benchmark-classes = Classes, per mil·lisegons de CPU per jugada: { $classes }, oberta
benchmark-partners = Companys amb qui aprendre: { $bots }
benchmark-held-out = Companys reservats: { $bots }
benchmark-beside = Al costat de { $bot }: { $won } de { $games }, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (de { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } % a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
benchmark-beside-all = Puntuació al costat de tots els companys: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (de { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } % a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
benchmark-beside-held = Puntuació al costat dels companys reservats: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (de { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } % a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
benchmark-class = Classe: fins a { $ms } ms de CPU per jugada
benchmark-class-open = Classe: oberta
benchmark-lines = Per a una classificació:
benchmark-ad-hoc = --partners necessita un sol bot i una tasca de dos jugadors o més.
error-no-such-task = No hi ha cap tasca «{ $name }». Les conegudes: { $known }.
