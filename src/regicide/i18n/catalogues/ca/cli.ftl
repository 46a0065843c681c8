# The command line: help texts.

cli-about = Regicide, el joc de cartes cooperatiu: juga-hi, examina partides i fes anar el motor de regles. Sense ordre, s’obre al navegador.
cli-unofficial = Una versió no oficial del joc de Paul Abrahams, Luke Badger i Andy Richdale.
cli-play = Juga una partida al terminal, en solitari o passant-vos el teclat.
cli-daily = Juga el repartiment del dia, el mateix per a tothom. Compta el primer intent.
cli-daily-date = Un altre dia: el resultat, o el repartiment per practicar.
cli-daily-calendar = Mostra els resultats del mes i no juga.
cli-daily-no-par = El Campió no juga el repartiment per comparar.
cli-daily-json = No juga: escriu com va el dia i cada primer intent en JSON, per a programes.
cli-statistics = Compta les partides desades d’un fitxer o una carpeta: victòries, medalles, insígnies.
cli-statistics-path = Un fitxer amb una o més partides, o una carpeta amb aquests fitxers; per defecte, la de les partides desades.
cli-play-players = Quantes persones juguen, d’1 a 4.
cli-play-seed = La llavor del repartiment; per defecte, una a l’atzar.
cli-play-options = Opcions que canvien les regles, com overpay=stop,hand=+1.
cli-play-plain = Línia a línia: per a lectors de pantalla i scripts.
cli-play-record = Desa la partida en aquest fitxer després de cada jugada i, si ja existeix, la continua.
cli-play-new = Comença una partida nova encara que la mateixa ordre n’hagi deixat una a mitges.
cli-games = Llista les partides desades en aquest ordinador, primer l’última jugada.
cli-games-waiting = Només les que es poden continuar.
cli-games-players = Només les d’aquest nombre de jugadors.
cli-games-bots = Només les d’aquests bots.
cli-rules = Mostra les regles, o les que responen una pregunta.
cli-rules-question = Paraules, una pregunta o el número d’una regla; sense res, totes.
cli-learn = Aprèn les regles en lliçons curtes, des de la primera que falti.
cli-learn-number = La lliçó amb què començar.
cli-learn-json = Sense lliçó: llista les lliçons, i quines estan fetes, en JSON, per a programes.
cli-learn-game = Juga una partida de pràctica amb la idea d’aquest capítol de «Juga bé».
cli-replay = Descriu amb paraules una partida desada, jugada a jugada.
cli-deal = Mostra la posició que reparteix una llavor.
cli-perft = Compta les fulles de l’arbre d’una posició a cada profunditat, fins a la indicada.
cli-engine = Parla el protocol del motor per l’entrada i la sortida estàndard.
cli-engine-core = El motor que es fa servir.
cli-engine-policy = Respon a go amb una política per als entorns: FILE:NAME, una funció d’un fitxer de Python.
cli-version = Mostra la versió.
cli-lang = La llengua: en, es, ca, id o zh.
cli-json = Escriu JSON, per a programes.
cli-examples = Exemples:
cli-error = Error: { $message }
replay-move = Jugada { $number }: { $move }
replay-deal = El repartiment. Primer enemic: { $enemy }.
replay-hand = Mà ({ $who }): { $cards }.
replay-unfinished = La partida no s’ha acabat.
cli-usage = Ús:
cli-commands = Ordres:
cli-arguments = Arguments:
cli-options = Opcions:
cli-help = Mostra aquesta ajuda.
cli-command-argument = ORDRE
cli-see-help = Consulta { $command }.
cli-replay-file = La partida, tal com la desa regicide play --record.
cli-deal-players = Quantes persones juguen, d’1 a 4.
cli-deal-seed = Qualsevol text d’una línia; entre cometes si té espais.
cli-perft-position = Una posició, tal com la mostra regicide deal.
cli-perft-depth = Quantes jugades de profunditat.
cli-no-such-command = No existeix l’ordre { $name }.
cli-no-such-option = No existeix l’opció { $name }.
cli-missing = Falta { $name }.
cli-unexpected = No s’esperava res més després dels arguments; sobra { $found }.
cli-bad-value = { $found } no val per a { $name }: s’esperava { $expected }.
cli-needs-value = { $name } necessita un valor.
cli-number-between = un número entre { $lowest } i { $highest }
cli-day-until = un dia fins al { $day }, escrit així
cli-number-from = un número a partir de { $lowest }
cli-file-name = el nom d’un fitxer; l’entrada i la sortida estàndard no serveixen aquí
cli-not-both = { $first } i { $second } no van junts; treu-ne un.
cli-bad-text = { $name }: { $message }
cli-with-help = { $sentence } { $see }
replay-seat = { $who } és { $name }.
cli-trouble = No es pot escriure la sortida: { $why }.
cli-trouble-file = No es pot llegir o escriure { $file }: { $why }.
cli-solve = Amb totes les cartes a la vista, troba una línia guanyadora o demostra que no n’hi ha cap.
cli-solve-game = Una llavor, o una posició tal com la mostra regicide deal.
cli-solve-players = Quants juguen el repartiment de la llavor, d’1 a 4; per defecte, 1.
cli-solve-seed = Per a una posició: la llavor amb què es remena en jugar cors. Sense ella no es remena.
cli-solve-hearts = Per a una posició: el número de la pròxima remenada de cors de la llavor; la primera d’una partida és 4.
cli-solve-seconds = Segons al cap dels quals s’atura; per defecte, 10.
cli-solve-memory = Megabytes que es poden fer servir com a màxim, aproximadament; per defecte, 1024.
cli-solve-only-seed = --players i --options són per a una llavor; una posició ja els inclou.
cli-solve-only-position = --seed i --hearts són per a una posició; una llavor ja els inclou.
cli-solve-hearts-alone = --hearts compta les remenades d’una llavor: falta --seed.
solve-winnable =
    { $moves ->
        [one] Es pot guanyar en 1 jugada. ({ $positions } posicions, { $seconds } s)
       *[other] Es pot guanyar en { $moves } jugades. ({ $positions } posicions, { $seconds } s)
    }
solve-unwinnable = No es pot guanyar: s’han provat totes les jugades legals. ({ $positions } posicions, { $seconds } s)
solve-undecided-time = Sense decidir: ha faltat temps. ({ $positions } posicions, { $seconds } s)
solve-undecided-memory = Sense decidir: ha faltat memòria. ({ $positions } posicions, { $seconds } s)
solve-undecided-stopped = Sense decidir: s’ha aturat. ({ $positions } posicions, { $seconds } s)
solve-as-is = No s’ha donat cap llavor: els cors recuperen els descarts més antics, sense remenar.
solve-progress = { $seconds } s, { $positions } posicions; enemics derrotats com a màxim: { $defeated }
cli-serve = Posa en marxa un servidor de taules en línia, per a aquesta màquina o, amb --host, per a altres.
cli-serve-host = L’adreça on escoltar; per defecte, 127.0.0.1, accessible només des d’aquesta màquina.
cli-serve-port = El port; per defecte, 8642. Amb 0 se n’agafa un de lliure.
cli-serve-data = La carpeta on es guarden les taules.
cli-serve-workers = Quants processos serveixen; per defecte, 1. Si n’hi ha més d’un, calen PostgreSQL i un bus.
cli-serve-ready = Les taules són obertes a { $address }
cli-serve-environment = REGICIDE_DATABASE_URL indica una base de dades PostgreSQL i REGICIDE_BUS_URL un servidor Valkey o Redis, per a diversos servidors alhora; REGICIDE_ORIGINS, altres llocs les pàgines dels quals poden parlar amb aquest.
cli-admin = Administra un servidor: estat, còpies, esborrats, missatges, aturada.
cli-admin-environment = La base de dades és la de regicide serve: la carpeta de --data o REGICIDE_DATABASE_URL. Amb REGICIDE_BUS_URL els servidors se n’assabenten a l’instant; si no, en uns segons.
cli-status = Mostra què conté la base de dades i quins servidors estan en marxa.
cli-backup = Desa-ho tot en un fitxer mentre els servidors continuen en marxa.
cli-backup-file = El fitxer nou.
cli-backup-done = Desat a { $file }
cli-restore = Carrega una còpia de seguretat, també de l’altra classe de base de dades. Cap servidor no pot estar en marxa.
cli-restore-file = La còpia de seguretat.
cli-restore-replace = Posa la còpia en lloc del que conté la base de dades.
cli-restore-done = Restaurat des de { $file }
cli-export = Escriu en una carpeta totes les partides acabades.
cli-export-folder = La carpeta.
cli-export-done =
    { $count ->
        [one] 1 partida
       *[other] { $count } partides
    } a { $folder }
cli-show-table = Mostra els jugadors d’una taula amb els seus identificadors.
cli-show-table-code = El codi de la taula.
cli-remove-table = Esborra una taula i tot el que s’hi ha jugat.
cli-remove-table-code = El codi de la taula.
cli-remove-table-done = S’ha esborrat la taula { $code }.
cli-remove-player = Esborra un jugador, i el seu nom i les seves paraules de totes les taules.
cli-remove-player-player = L’identificador del jugador, com el mostra show-table.
cli-remove-player-done = S’ha esborrat el jugador { $player }.
cli-evenings = Mostra les vetllades: codi, quan comença i acaba cadascuna, nombre de repartiments i nom.
cli-evenings-done = { $count ->
    [one] { $count } vetllada
   *[other] { $count } vetllades
  }
cli-make-evening = Crea una vetllada: els mateixos repartiments segellats per a cada equip que hi arribi per l’enllaç.
cli-make-evening-name = El nom de la vetllada.
cli-make-evening-players = Quants seients té un equip.
cli-make-evening-deals = Quants repartiments.
cli-make-evening-hours = D’aquí a quantes hores s’acaba.
cli-make-evening-done = Els equips hi arriben per aquesta pàgina: { $path }
cli-close-evening = Acaba ja una vetllada i n’obre els repartiments; si cap equip no ha començat, s’esborra.
cli-close-evening-code = El codi de la vetllada.
cli-close-evening-done = La vetllada { $code } s’ha acabat.
cli-export-evening = Escriu els resultats d’una vetllada en un fitxer CSV, també els que encara no es poden veure.
cli-export-evening-code = El codi de la vetllada.
cli-export-evening-file = El fitxer que s’escriu.
cli-export-evening-done = Els resultats són a { $file }.
cli-reports = Mostra el que han denunciat els jugadors, el més recent primer: hora, taula, id i nom de la persona, motiu, paraules, id de qui denuncia.
cli-reports-done = { $count ->
    [one] 1 denúncia
   *[other] { $count } denúncies
 }
cli-close-tables = No permet taules noves; les partides continuen.
cli-close-tables-done = No hi haurà taules noves fins que executis regicide admin open-tables.
cli-open-tables = Torna a permetre taules noves.
cli-open-tables-done = Es permeten taules noves.
cli-message = Mostra un missatge a totes les taules; sense TEXT, el retira.
cli-message-text = El missatge.
cli-message-done = El missatge es veu a totes les taules fins que executis regicide admin message sense text.
cli-message-withdrawn = S’ha retirat el missatge.
cli-drain = Avisa els jugadors, espera que les partides es posin en pausa o s’acabin i atura els servidors.
cli-drain-seconds = Quant cal esperar les partides; no es perd res si s’interrompen.
cli-drain-waiting =
    Espera de { $seconds } s com a màxim que { $count ->
        [one] s’aturi 1 servidor
       *[other] s’aturin { $count } servidors
    }.
cli-drain-done = Tots els servidors s’han aturat.
cli-drain-withdrawn = L’ordre s’ha anul·lat; els servidors continuen en marxa.
cli-drain-stands = Els servidors s’aturaran igualment quan les partides es posin en pausa o s’acabin. Per anul·lar-ho: regicide admin open-tables
cli-deploy-files = Escriu en una carpeta els fitxers per a un servidor públic: systemd, Caddy, nginx, HAProxy, Prometheus, Grafana.
cli-deploy-files-folder = La carpeta.
cli-deploy-files-done = Escrits a { $folder }; docs/running.md explica què cal fer-ne.
cli-push-key = Crea la clau amb què un servidor envia missatges a dispositius amb la pàgina tancada.
cli-push-key-file = El fitxer que s’escriu; encara no ha d’existir.
cli-push-key-done = La clau és a { $file }, que només pot llegir el seu propietari. Tots els servidors d’aquestes taules necessiten aquest fitxer i aquests paràmetres:
cli-status-message = Missatge: { $text }
cli-status-database = Base de dades: { $where }
cli-status-draining = Els servidors s’aturaran quan les partides es posin en pausa o s’acabin; regicide admin open-tables ho anul·la.
cli-status-report =
    Versió: { $version } (esquema { $schema })
    Servidors en marxa: { $servers }
    Jugadors: { $players } (dispositius { $devices })
    Taules: esperant { $gathering }, en joc { $playing }, acabades { $over }
    Entrades del log: { $entries }
    Mida: { $megabytes } MB
    Taules noves: { $closed ->
        [yes] no permeses
       *[no] permeses
    }
cli-join = Entra en una taula en línia amb l’enllaç que t’han enviat.
cli-join-invitation = L’enllaç, com http://127.0.0.1:8642/t/KDFR-27XN.
cli-join-invitation-or-number = El seu número, o l’enllaç d’una altra taula, com ara http://127.0.0.1:8642/t/KDFR-27XN.
cli-join-waiting = Mostra les taules on t’esperen i quan s’acaba cada torn.
cli-join-none-waits = No t’espera cap taula.
cli-join-name = El teu nom en aquest servidor; només cal el primer cop.
cli-play-bots = Bots per als últims seients, com champion,knight.
cli-replay-words = La mostra en paraules, fins i tot en un terminal.
cli-review = Diu quant ha costat cada jugada d’una partida desada i què ha estat sort.
cli-review-file = Una partida desada amb regicide play --record; - la llegeix de l’entrada estàndard.
review-one-picture = --html i --plot necessiten un fitxer amb una sola partida.
cli-review-worlds = El pressupost: quants mons mostrejar a cada decisió (per defecte 400).
cli-review-playouts = Quantes vegades es juguen fins al final les jugades d’una marca, com a màxim (per defecte 96; amb 0 no se’n comprova cap).
cli-review-seconds = Quant de temps pot buscar el solucionador una victòria amb totes les cartes a la vista (per defecte 10; amb 0 s’omet).
cli-review-html = Escriu l’anàlisi com una pàgina que no necessita cap altre fitxer.
cli-review-plot = Dibuixa les probabilitats; .png, .svg o .pdf.
cli-browse-ready = El joc és obert a { $address } (prem Ctrl+C per acabar)
cli-browse-running = Ja hi ha un servidor en marxa: el joc és obert a { $address }
