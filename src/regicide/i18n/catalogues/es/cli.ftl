# The command line: help texts.

cli-about = Regicide, el juego de cartas cooperativo: juega, examina partidas y maneja el motor de reglas. Sin orden, se abre en el navegador.
cli-unofficial = Una versión no oficial del juego de Paul Abrahams, Luke Badger y Andy Richdale.
cli-play = Juega una partida en la terminal, en solitario o pasando el teclado.
cli-daily = Juega el reparto del día, el mismo para todos. Cuenta el primer intento.
cli-daily-date = Otro día: su resultado, o su reparto para practicar.
cli-daily-calendar = Muestra los resultados del mes y no juega.
cli-daily-no-par = El Campeón no juega el reparto para comparar.
cli-daily-json = No juega: escribe cómo va el día y cada primer intento en JSON, para programas.
cli-statistics = Cuenta las partidas guardadas de un archivo o una carpeta: victorias, medallas, insignias.
cli-statistics-path = Un archivo con una o más partidas, o una carpeta con ellos; por defecto, la de las partidas guardadas.
cli-play-players = Cuántas personas juegan, de 1 a 4.
cli-play-seed = La semilla del reparto; por defecto, una al azar.
cli-play-options = Opciones que cambian las reglas, como overpay=stop,hand=+1.
cli-play-plain = Línea a línea: para lectores de pantalla y scripts.
cli-play-record = Guarda la partida en este archivo después de cada jugada y, si ya existe, la continúa.
cli-play-new = Empieza una partida nueva aunque la misma orden dejara otra a medias.
cli-games = Lista las partidas guardadas en este ordenador, primero la última jugada.
cli-games-waiting = Solo las que se pueden continuar.
cli-games-players = Solo las de este número de jugadores.
cli-games-bots = Solo las de estos bots.
cli-rules = Muestra las reglas, o las que responden a una pregunta.
cli-rules-question = Palabras, una pregunta o el número de una regla; sin nada, todas.
cli-learn = Aprende las reglas en lecciones cortas, desde la primera que falte.
cli-learn-number = La lección con la que empezar.
cli-learn-json = Sin lección: lista las lecciones, y cuáles están hechas, en JSON, para programas.
cli-learn-game = Juega una partida de práctica con la idea de este capítulo de «Juega bien».
cli-replay = Describe con palabras una partida guardada, jugada a jugada.
cli-deal = Muestra la posición que reparte una semilla.
cli-perft = Cuenta las hojas del árbol de una posición en cada profundidad, hasta la indicada.
cli-engine = Habla el protocolo del motor por la entrada y la salida estándar.
cli-engine-core = El motor que se usa.
cli-engine-policy = Responde a go con una política para los entornos: FILE:NAME, una función de un archivo de Python.
cli-version = Muestra la versión.
cli-lang = El idioma: en, es, ca, id o zh.
cli-json = Escribe JSON, para programas.
cli-examples = Ejemplos:
cli-error = Error: { $message }
replay-move = Jugada { $number }: { $move }
replay-deal = El reparto. Primer enemigo: { $enemy }.
replay-hand = Mano de { $who }: { $cards }.
replay-unfinished = La partida no ha terminado.
cli-usage = Uso:
cli-commands = Órdenes:
cli-arguments = Argumentos:
cli-options = Opciones:
cli-help = Muestra esta ayuda.
cli-command-argument = ORDEN
cli-see-help = Consulta { $command }.
cli-replay-file = La partida, tal como la guarda regicide play --record.
cli-deal-players = Cuántas personas juegan, de 1 a 4.
cli-deal-seed = Cualquier texto de una línea; entre comillas si tiene espacios.
cli-perft-position = Una posición, tal como la muestra regicide deal.
cli-perft-depth = Cuántas jugadas de profundidad.
cli-no-such-command = No existe la orden { $name }.
cli-no-such-option = No existe la opción { $name }.
cli-missing = Falta { $name }.
cli-unexpected = No se esperaba nada más después de los argumentos; sobra { $found }.
cli-bad-value = { $found } no vale para { $name }: se esperaba { $expected }.
cli-needs-value = { $name } necesita un valor.
cli-number-between = un número de { $lowest } a { $highest }
cli-day-until = un día hasta { $day }, escrito así
cli-number-from = un número a partir de { $lowest }
cli-file-name = el nombre de un archivo; la entrada y la salida estándar no sirven aquí
cli-not-both = { $first } y { $second } no van juntos; quita uno de los dos.
cli-bad-text = { $name }: { $message }
cli-with-help = { $sentence } { $see }
replay-seat = { $who } es { $name }.
cli-trouble = No se puede escribir la salida: { $why }.
cli-trouble-file = No se puede leer o escribir { $file }: { $why }.
cli-solve = Con todas las cartas a la vista, encuentra una línea ganadora o demuestra que no la hay.
cli-solve-game = Una semilla, o una posición tal como la muestra regicide deal.
cli-solve-players = Cuántos juegan el reparto de la semilla, de 1 a 4; por defecto, 1.
cli-solve-seed = Para una posición: la semilla con que se baraja al jugar corazones. Sin ella no se baraja.
cli-solve-hearts = Para una posición: el número del próximo barajado de corazones de la semilla; el primero de una partida es 4.
cli-solve-seconds = Segundos tras los que se detiene; por defecto, 10.
cli-solve-memory = Megabytes que se pueden usar como máximo, aproximadamente; por defecto, 1024.
cli-solve-only-seed = --players y --options son para una semilla; una posición ya los incluye.
cli-solve-only-position = --seed y --hearts son para una posición; una semilla ya los incluye.
cli-solve-hearts-alone = --hearts cuenta los barajados de una semilla: falta --seed.
solve-winnable =
    { $moves ->
        [one] Se puede ganar en 1 jugada. ({ $positions } posiciones, { $seconds } s)
       *[other] Se puede ganar en { $moves } jugadas. ({ $positions } posiciones, { $seconds } s)
    }
solve-unwinnable = No se puede ganar: se han probado todas las jugadas legales. ({ $positions } posiciones, { $seconds } s)
solve-undecided-time = Sin decidir: ha faltado tiempo. ({ $positions } posiciones, { $seconds } s)
solve-undecided-memory = Sin decidir: ha faltado memoria. ({ $positions } posiciones, { $seconds } s)
solve-undecided-stopped = Sin decidir: se ha detenido. ({ $positions } posiciones, { $seconds } s)
solve-as-is = No se ha dado ninguna semilla: los corazones recuperan los descartes más antiguos, sin barajar.
solve-progress = { $seconds } s, { $positions } posiciones; enemigos derrotados como mucho: { $defeated }
cli-serve = Pone en marcha un servidor de mesas en línea, para esta máquina o, con --host, para otras.
cli-serve-host = La dirección en la que escuchar; por defecto, 127.0.0.1, accesible solo desde esta máquina.
cli-serve-port = El puerto; por defecto, 8642. Con 0 se usa uno libre.
cli-serve-data = La carpeta donde se guardan las mesas.
cli-serve-workers = Cuántos procesos sirven; por defecto, 1. Con más de uno hacen falta PostgreSQL y un bus.
cli-serve-ready = Las mesas están abiertas en { $address }
cli-serve-environment = REGICIDE_DATABASE_URL indica una base de datos PostgreSQL y REGICIDE_BUS_URL un servidor Valkey o Redis, para varios servidores a la vez; REGICIDE_ORIGINS, otros sitios cuyas páginas pueden hablar con este.
cli-admin = Administra un servidor: estado, copias, borrados, mensajes, parada.
cli-admin-environment = La base de datos es la de regicide serve: la carpeta de --data o REGICIDE_DATABASE_URL. Con REGICIDE_BUS_URL los servidores se enteran al instante; si no, en unos segundos.
cli-status = Muestra qué contiene la base de datos y qué servidores están en marcha.
cli-backup = Guarda todo en un archivo mientras los servidores siguen en marcha.
cli-backup-file = El archivo nuevo.
cli-backup-done = Guardado en { $file }
cli-restore = Carga una copia de seguridad, también de la otra clase de base de datos. Ningún servidor puede estar en marcha.
cli-restore-file = La copia de seguridad.
cli-restore-replace = Pone la copia en lugar de lo que contiene la base de datos.
cli-restore-done = Restaurado desde { $file }
cli-export = Escribe en una carpeta todas las partidas terminadas.
cli-export-folder = La carpeta.
cli-export-done =
    { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    } en { $folder }
cli-show-table = Muestra los jugadores de una mesa con sus identificadores.
cli-show-table-code = El código de la mesa.
cli-remove-table = Borra una mesa y todo lo que se jugó en ella.
cli-remove-table-code = El código de la mesa.
cli-remove-table-done = Se ha borrado la mesa { $code }.
cli-remove-player = Borra a un jugador, y su nombre y sus palabras de todas las mesas.
cli-remove-player-player = El identificador del jugador, como lo muestra show-table.
cli-remove-player-done = Se ha borrado el jugador { $player }.
cli-evenings = Muestra las veladas: código, cuándo empieza y acaba cada una, número de repartos y nombre.
cli-evenings-done = { $count ->
    [one] { $count } velada
   *[other] { $count } veladas
  }
cli-make-evening = Crea una velada: los mismos repartos sellados para cada equipo que llegue por su enlace.
cli-make-evening-name = El nombre de la velada.
cli-make-evening-players = Cuántos asientos tiene un equipo.
cli-make-evening-deals = Cuántos repartos.
cli-make-evening-hours = Dentro de cuántas horas termina.
cli-make-evening-done = Los equipos llegan por esta página: { $path }
cli-close-evening = Termina ya una velada y abre sus repartos; si ningún equipo ha empezado, se borra.
cli-close-evening-code = El código de la velada.
cli-close-evening-done = La velada { $code } ha terminado.
cli-export-evening = Escribe los resultados de una velada en un archivo CSV, también los que aún no se pueden ver.
cli-export-evening-code = El código de la velada.
cli-export-evening-file = El archivo que se escribe.
cli-export-evening-done = Los resultados están en { $file }.
cli-reports = Muestra lo que denunciaron los jugadores, lo más reciente primero: hora, mesa, id y nombre de la persona, motivo, palabras, id de quien denuncia.
cli-reports-done = { $count ->
    [one] 1 denuncia
   *[other] { $count } denuncias
 }
cli-close-tables = No permite mesas nuevas; las partidas siguen.
cli-close-tables-done = No habrá mesas nuevas hasta que ejecutes regicide admin open-tables.
cli-open-tables = Vuelve a permitir mesas nuevas.
cli-open-tables-done = Se permiten mesas nuevas.
cli-message = Muestra un mensaje en todas las mesas; sin TEXT, lo retira.
cli-message-text = El mensaje.
cli-message-done = El mensaje se ve en todas las mesas hasta que ejecutes regicide admin message sin texto.
cli-message-withdrawn = Se ha retirado el mensaje.
cli-drain = Avisa a los jugadores, espera a que sus partidas se pausen o terminen y detiene los servidores.
cli-drain-seconds = Cuánto esperar a las partidas; nada se pierde si se interrumpen.
cli-drain-waiting =
    Espera de { $seconds } s como máximo a que { $count ->
        [one] se detenga 1 servidor
       *[other] se detengan { $count } servidores
    }.
cli-drain-done = Todos los servidores se han detenido.
cli-drain-withdrawn = La orden se ha anulado; los servidores siguen en marcha.
cli-drain-stands = Los servidores se detendrán igualmente cuando sus partidas se pausen o terminen. Para anularlo: regicide admin open-tables
cli-deploy-files = Escribe en una carpeta los archivos para un servidor público: systemd, Caddy, nginx, HAProxy, Prometheus, Grafana.
cli-deploy-files-folder = La carpeta.
cli-deploy-files-done = Escritos en { $folder }; docs/running.md explica qué hacer con ellos.
cli-push-key = Crea la clave con la que un servidor envía mensajes a dispositivos con la página cerrada.
cli-push-key-file = El archivo que se escribe; no debe existir aún.
cli-push-key-done = La clave está en { $file }, que solo puede leer su propietario. Todos los servidores de estas mesas necesitan este archivo y estos ajustes:
cli-status-message = Mensaje: { $text }
cli-status-database = Base de datos: { $where }
cli-status-draining = Los servidores se detendrán cuando sus partidas se pausen o terminen; regicide admin open-tables lo anula.
cli-status-report =
    Versión: { $version } (esquema { $schema })
    Servidores en marcha: { $servers }
    Jugadores: { $players } (dispositivos { $devices })
    Mesas: esperando { $gathering }, en juego { $playing }, terminadas { $over }
    Entradas del log: { $entries }
    Tamaño: { $megabytes } MB
    Mesas nuevas: { $closed ->
        [yes] no permitidas
       *[no] permitidas
    }
cli-join = Entra en una mesa en línea con el enlace que te han enviado.
cli-join-invitation = El enlace, como http://127.0.0.1:8642/t/KDFR-27XN.
cli-join-invitation-or-number = Su número, o el enlace de otra mesa, como http://127.0.0.1:8642/t/KDFR-27XN.
cli-join-waiting = Muestra las mesas en las que te esperan y cuándo acaba cada turno.
cli-join-none-waits = Ninguna mesa te espera.
cli-join-name = Tu nombre en este servidor; solo hace falta la primera vez.
cli-play-bots = Bots para los últimos asientos, como champion,knight.
cli-replay-words = La muestra en palabras, incluso en una terminal.
cli-review = Dice cuánto costó cada jugada de una partida guardada y qué fue suerte.
cli-review-file = Una partida guardada con regicide play --record; - la lee de la entrada estándar.
review-one-picture = --html y --plot necesitan un archivo con una sola partida.
cli-review-worlds = El presupuesto: cuántos mundos muestrear en cada decisión (por defecto 400).
cli-review-playouts = Cuántas veces se juegan hasta el final las jugadas de una marca, como máximo (por defecto 96; con 0 no se comprueba ninguna).
cli-review-seconds = Cuánto tiempo puede buscar el solucionador una victoria con todas las cartas a la vista (por defecto 10; con 0 se omite).
cli-review-html = Escribe el análisis como una página que no necesita más archivos.
cli-review-plot = Dibuja las probabilidades; .png, .svg o .pdf.
cli-browse-ready = El juego está abierto en { $address } (pulsa Ctrl+C para terminar)
cli-browse-running = Ya hay un servidor en marcha: el juego está abierto en { $address }
