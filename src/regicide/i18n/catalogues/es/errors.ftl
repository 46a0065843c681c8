# What went wrong: what is wrong, and what was expected. Names are error- and the stable code.

## Moves the rules forbid

error-game-is-won = La partida está ganada.
error-game-is-lost = La partida está perdida.
error-damage-first = Primero hay que encajar el daño: descarta cartas.
error-no-damage-now = Ahora no hay daño que encajar.
error-name-the-next = Se ha jugado un comodín: elige quién será el siguiente, por ejemplo >2.
error-nothing-to-name = Solo después de un comodín se elige quién será el siguiente.
error-no-cards = Hay que jugar al menos una carta; si no quieres jugar ninguna, pasa.
error-not-in-hand = No está en la mano: { $card }.
error-ranks-differ = Solo se combinan cartas del mismo número.
error-royals-in-combo = Las sotas, las reinas y los reyes no se combinan, pero cada uno puede ir con un as.
error-combo-too-high = Una combinación puede sumar { $limit } como mucho; esta suma { $total }.
error-ace-in-combo = Un as se juega solo o emparejado con otra única carta.
error-jester-not-alone = El comodín siempre se juega solo.
error-all-others-yielded = Todos los demás pasaron en su último turno, así que no puedes pasar.
error-solo-yield = En solitario no puedes pasar.
error-yielded-last-turn = Pasaste en tu último turno, así que no puedes pasar otra vez.
error-yielding-off = En esta partida nadie puede pasar.
error-not-held = No está en la mano, así que no se puede descartar: { $card }.
error-not-covered = El descarte solo vale { $total }; el daño es { $damage }.
error-overpaid = Sobran cartas: el descarte vale { $total } y el daño es solo { $damage }.
error-no-such-seat = En esta partida no hay jugador { $seat }.
error-flip-not-solo = Solo en solitario se usan los comodines apartados.
error-no-jester-left = No queda ningún comodín que usar.

## Options

error-option-out-of-range = La opción { $name } es { $value }; tiene que estar entre { $lowest } y { $highest }.
error-bad-option = Carácter { $at }: «{ $found }» no es una opción; se esperaba name=value.
error-unknown-option = Carácter { $at }: no existe la opción «{ $found }»; las que hay son { $names }.
error-option-value = Carácter { $at }: «{ $found }» no es un valor de { $name }; se esperaba uno de estos: { $values }.
error-option-default = Carácter { $at }: «{ $found }» es el valor por defecto de { $name }; no se escribe.
error-option-repeated = Carácter { $at }: la opción { $name } está escrita dos veces.
error-option-order = Carácter { $at }: la opción «{ $found }» está fuera de orden; el orden es { $order }.

## Cards, moves, seeds

error-bad-card = Carácter { $at }: «{ $found }» no es una carta; se esperaba un número o figura A 2–9 T J Q K y un palo c d h s, o bien Je.
error-bad-move = Carácter { $at }: «{ $found }» no es una jugada; se esperaban cartas, x con cartas, yield, flip, o > con un asiento del 1 al 4.
error-repeated-card = Carácter { $at }: una carta aparece más veces de las que hay en la baraja: { $card }.
error-bad-seed = Carácter { $at }: la semilla es una línea de texto sin caracteres de control y no puede estar vacía.

## Positions and views

error-field-count = Se esperaban 10 campos separados por un espacio, u 11 con opciones; hay { $count }.
error-bad-players = Carácter { $at }: «{ $found }» no es un número de jugadores; se esperaba 1, 2, 3 o 4.
error-bad-turn = Carácter { $at }: «{ $found }» no es un turno; se esperaba un asiento del 1 al { $players } y una letra de p d n w l.
error-bad-enemy = Carácter { $at }: «{ $found }» no es un enemigo; se esperaba una figura, el daño y las picas, como Js/12/5.
error-bad-number = Carácter { $at }: «{ $found }» no es un número; se esperaban cifras sin signo ni ceros delante.
error-bad-pile = Carácter { $at }: se esperaban cartas, o - si no hay ninguna.
error-bad-hands = Carácter { $at }: se esperaba una mano por asiento ({ $players } en total), con / entre ellas.
error-hand-order = Carácter { $at }: la mano «{ $found }» no está en el orden canónico; se esperaba { $expected }.
error-bad-castle = Carácter { $at }: «{ $found }» no va en el castillo; se esperaba una sota, una reina o un rey.
error-bad-yields = Carácter { $at }: «{ $found }» no son marcas de pasar; se esperaba «y» o «-» por cada asiento ({ $players } en total).
error-bad-jesters = Carácter { $at }: «{ $found }» no es un número de comodines; se esperaba 0, 1 o 2.
error-card-twice = Carácter { $at }: una carta está en dos sitios: { $card }; el segundo es el campo { $field }.
error-card-missing = Falta una carta: { $card }; tienen que estar todas.
error-jester-count = Comodines: hay { $count }, y en esta partida tiene que haber { $expected }.
error-castle-order = Carácter { $at }: el castillo está fuera de orden; tras el enemigo van las sotas, luego las reinas y luego los reyes.
error-castle-incomplete = Carácter { $at }: falta en el castillo una carta de rango superior al enemigo: { $card }.
error-hand-too-large = Carácter { $at }: una mano tiene { $count } cartas; el límite es { $limit }.
error-damage-too-high = Carácter { $at }: un daño de { $damage } ya habría derrotado a un enemigo con { $health } de vida.
error-damage-too-low = Carácter { $at }: una partida ganada requiere al menos { $health } de daño; aquí hay { $damage }.
error-castle-left = Carácter { $at }: en una partida ganada el castillo tiene que estar vacío.
error-damage-from-nothing = Carácter { $at }: sin cartas en la mesa, el daño tiene que ser 0.
error-spades-from-nothing = Carácter { $at }: sin cartas en la mesa, las picas tienen que ser 0.
error-no-spade = Carácter { $at }: si las picas pasan de 0, tiene que haber una pica en la mesa.
error-no-jester-played = Carácter { $at }: n viene después de un comodín: la última carta de la mesa tiene que serlo.
error-no-damage-coming = Carácter { $at }: en d tiene que llegar daño, y el escudo no deja pasar nada.
error-cannot-cover = Carácter { $at }: la mano no puede encajar el daño de { $damage }: la partida está perdida y no puede ser d.
error-no-yield-mark = Carácter { $at }: en d y con la mesa vacía, ese asiento tiene que haber pasado.
error-no-move = Carácter { $at }: ese asiento no tiene ninguna jugada: la partida está perdida y no puede ser p.
error-not-stuck = Carácter { $at }: la partida no está perdida: ese asiento aún podría seguir.
error-solo-jesters = Carácter { $at }: en solitario quedan 0, 1 o 2 comodines; aquí pone { $found }.
error-jesters-not-solo = Carácter { $at }: solo en solitario hay comodines apartados; se esperaba 0 y pone { $found }.
error-bad-unknown = Carácter { $at }: se esperaban cartas conocidas y luego ? con un número mayor que 0, o - si no hay ninguna; pone «{ $found }».
error-group-order = Carácter { $at }: un grupo lleva sus cartas en el orden canónico; se esperaba { $expected }.
error-hand-hidden = Carácter { $at }: en esta vista tiene que verse la mano del jugador { $seat }.
error-card-count = Carácter { $at }: cartas ocultas aquí: { $count }; tendría que haber { $expected }.
error-castle-told = Carácter { $at }: las demás cartas ya dicen qué figuras quedan en el castillo, así que la vista no las nombra.
error-no-world = Carácter { $at }: ningún reparto de las cartas ocultas puede dar esta posición.

## Games

error-bad-tag = Carácter { $at }: «{ $found }» no es una etiqueta; se esperaba [Name "value"].
error-tag-order = Carácter { $at }: la etiqueta está repetida o fuera de orden; el orden es { $order }, y después las demás.
error-unknown-tag = Carácter { $at }: la etiqueta { $found } es desconocida; se esperaba { $expected }. Las etiquetas desconocidas van después.
error-tag-missing = Falta la etiqueta { $tag }.
error-bad-result = Carácter { $at }: «{ $found }» no es un resultado; se esperaba won, lost o *.
error-bad-date = Carácter { $at }: «{ $found }» no es una fecha; se esperaba una como 2026-11-15.
error-illegal-move = Carácter { $at }: la jugada { $number }, «{ $found }», es ilegal. { $why }
error-healed-missing = Carácter { $at }: en una partida sin semilla se escriben las cartas que mueven los corazones (aquí, { $number }), como 7h{"{"}2c3d{"}"}.
error-healed-unwanted = Carácter { $at }: con semilla no se escribe lo que mueven los corazones.
error-healed-wrong = Carácter { $at }: los corazones solo pueden mover cartas de la pila de descarte.
error-unwritable = «{ $found }» no se puede escribir en una partida: salto de línea, nombre de etiqueta no válido o comentario fuera de lugar.

## Talking to an engine, and commands

error-unknown-command = No existe la orden «{ $found }»; las que hay son { $known }.
error-usage = Se esperaba: { $usage }
error-not-text = Una línea tiene que ser texto UTF-8.
error-no-position = Todavía no hay posición; envía antes deal o position.
error-no-such-view = No hay asiento { $seat }; se esperaba 0 para mirar desde fuera, o del 1 al { $players }.
error-game-is-over = La partida ha terminado.
error-no-such-bot = No existe el bot «{ $name }»; los que hay son { $known }.
error-no-such-idea = Solo los capítulos de «Juega bien» tienen partida de práctica: del { $first } al { $last }.
error-no-such-language = No existe el idioma «{ $name }»; elige entre { $known }.
error-core-missing = Falta { $file } o no corresponde a esta versión; compílalo con python3 dev.py setup.
error-illegal-action = La acción { $action } es ilegal en la partida { $game }.
error-other-game = { $file } contiene otra partida; quita --players, --bots, --seed y --options para continuarla.
error-several-games = { $file } contiene varias partidas; guarda una en un archivo propio para continuarla.
error-damaged-daily = { $file } tiene el primer intento de este reparto y está dañado. { $why } No se ha tocado; apártalo para empezar de nuevo.
error-changed-file = Alguien más ha cambiado { $file }; no se ha sobrescrito nada.
error-game-in-use = La partida de { $file } está abierta en otra terminal. Sigue allí o ciérrala antes.
error-read-only-file = { $file } es de solo lectura; no se ha sobrescrito nada.
error-bad-net = Estos pesos no son los de una red de valor de esta versión.
error-empty-budget = Un presupuesto tiene que ser al menos 1; { $name } es { $value }.
error-nothing-to-review = La partida no tiene jugadas: no hay nada que analizar.
error-unreadable-file = No se puede leer { $file }: ¿existe y tienes permiso?
error-is-folder = { $file } es una carpeta; indica un archivo.
error-unreadable-game = { $file }, línea { $line }: { $why }
error-unwritable-file = No se puede escribir { $file }: ¿existe la carpeta, tienes permiso y queda espacio en el disco?
error-not-utf8 = { $file } no es un texto UTF-8.

## Live tables

error-not-seated = No tienes asiento en esta mesa.
error-not-the-host = Solo quien organiza la mesa puede hacerlo.
error-not-yourself = No puedes expulsarte; si quieres irte, sal de la mesa.
error-removed = Te han expulsado de esta mesa.
error-not-gathering = La partida ha empezado: los asientos solo se cambian antes.
error-not-playing = Ahora no se juega ninguna partida en esta mesa.
error-not-over = La revancha se pide al terminar la partida.
error-no-seat-there = No existe ese asiento; se esperaba de 0 a { $last }.
error-seat-is-taken = Ese asiento está ocupado.
error-seat-is-free = Ese asiento ya está libre.
error-no-bot-of-that-name = Aquí no existe ese bot; elige uno de estos: { $names }.
error-not-your-turn = No es tu turno.
error-out-of-date = La partida ha avanzado mientras tanto; mira la mesa y vuelve a intentarlo.
error-played-by-a-bot = En ese asiento juega un bot.
error-no-help = En esta mesa no hay pistas.
error-paused = La partida está en pausa.
error-not-paused = La partida no está en pausa.
error-no-such-phrase = No existe esa frase; elige una de estas: { $names }.
error-strict-talk = En una mesa de charla restringida solo se pueden decir las frases preparadas (§10.1).
error-wishes-after-a-jester = Solo tras un comodín se puede decir si se quiere ser el siguiente (§10.3).
error-bad-speech = Se esperaba una línea de 1 a { $limit } caracteres.
error-nothing-to-undo = No hay ninguna jugada que deshacer.
error-cards-were-revealed = Desde entonces se han revelado o barajado cartas: no se puede deshacer.
error-already-proposed = Ya hay una propuesta; responde primero a esa.
error-nothing-proposed = No hay ninguna propuesta.
error-already-answered = Ya has aceptado.
error-still-there = Ese jugador sigue conectado y aún tiene tiempo.
error-no-bot-to-relieve = En tu asiento ya juegas tú.
error-rematch-exists = Ya hay una revancha: únete.
error-of-an-evening = Los demás equipos quizá jueguen todavía este reparto: en una velada no hay revancha.
error-too-many-words = Ya has enviado { $limit } mensajes a esta mesa; a partir de ahora solo puedes jugar.
error-table-is-full-of-words = Esta mesa ha llegado al límite de { $limit } mensajes; nadie más puede sentarse.
error-unreadable-message =
    { $expected ->
        [json] Esto no es un mensaje en JSON.
        [field] Se esperaba el campo { $field }.
        [no-field] El campo { $field } no se esperaba aquí.
        [text] { $field }: se esperaba un texto.
        [text-length] { $field }: se esperaba un texto, número de caracteres { $limit }.
        [text-form] { $field }: se esperaba un texto de la forma { $limit }.
        [number] { $field }: se esperaba un número entero.
        [number-range] { $field }: se esperaba un número entero { $limit }.
        [truth] { $field }: se esperaba true o false.
        [object] { $field }: se esperaba un objeto.
        [list] { $field }: se esperaba una lista.
        [list-length] { $field }: se esperaba una lista, número de elementos { $limit }.
        [time] { $field }: se esperaba un tiempo en milisegundos de Unix.
       *[known-value] { $field }: se esperaba otro valor.
    }
error-no-such-table = No hay ninguna mesa con ese código.
error-unknown-secret = Este servidor no conoce este dispositivo: se cerró su sesión, se borró su jugador o su secreto es de otro servidor.
error-signed-out = Otro dispositivo del jugador cerró la sesión de este.
error-secret-needed = Para esto hace falta el secreto de un jugador.
error-foreign-origin = Las páginas de otros sitios no pueden hacer esto.
error-strange-host = Este servidor no atiende a ese nombre.
error-bad-name = Se esperaba un nombre de 1 a { $limit } caracteres visibles.
error-too-many-bots =
    { $players ->
        [one] El único asiento es tuyo: no pongas bots.
       *[other] Uno de los { $players } asientos es tuyo: pon menos bots.
    }
error-no-such-transfer = Ese código no existe, se ha usado o ha caducado.
error-no-such-device = No existe ese dispositivo; la lista muestra los que tienen la sesión abierta.
error-last-device = Este es tu único dispositivo. Si cierras su sesión, pierdes tu jugador; si es lo que quieres, borra el jugador.
error-no-pushes = Este servidor no envía mensajes a dispositivos con la página cerrada.
error-bad-subscription = Este servidor no puede enviar mensajes a este navegador: su dirección o sus claves no son las de un servicio de mensajes.
error-new-device = Este dispositivo se añadió hace menos de un día. Todavía no puede cerrar la sesión de otros más antiguos ni borrar el jugador.
error-too-many-devices = Un jugador puede tener como máximo { $limit } dispositivos. Cierra antes la sesión de uno.
error-no-record-yet = La partida se puede descargar cuando termina.
error-no-such-evening = No hay ninguna velada con ese código.
error-not-your-evening = Eso solo puede hacerlo quien organiza la velada.
error-evening-not-open = La velada aún no ha empezado.
error-evening-over = La velada ha terminado.
error-evening-not-over = Otros equipos quizá jueguen todavía este reparto: todo se verá cuando termine la velada.
error-bad-times = Una velada dura entre diez minutos y { $days } días a partir de ahora.
error-no-such-team = En esta velada no hay ningún equipo con ese código.
error-too-many-teams = Una velada tiene como máximo { $limit } equipos.
error-team-is-closed = Este equipo está completo, o ya estás en otro.
error-team-has-begun = Tu equipo ya ha empezado: en otro jugarías dos veces el mismo reparto.
error-in-no-team = Primero siéntate en un equipo.
error-host-does-not-play = Organizas esta velada sin jugar.
error-no-such-club = No estás en ningún club con ese código, o el enlace ya no funciona.
error-not-your-club = Eso solo puede hacerlo quien dirige el club, y solo con quienes están en él.
error-club-is-full = Un club tiene como máximo { $limit } miembros.
error-too-many-clubs = Puedes estar como máximo en { $limit } clubes.
error-seats-free = Entre personas y bots tenéis que ocupar todos los asientos del equipo: { $players }.
error-too-large = Se esperaban { $limit } bytes como máximo.
error-too-fast = Demasiadas peticiones; espera un momento.
error-too-busy = El servidor está ocupado. Vuelve a intentarlo dentro de un momento.
error-too-many-sockets = Demasiadas conexiones desde esta dirección.
error-too-slow = La conexión es demasiado lenta; vuelve a entrar.
error-hello-first = Se esperaba primero un saludo (hello).
error-hello-once = Aquí solo se espera un saludo (hello), una vez.
error-stopping = El servidor se está reiniciando; vuelve en un momento.
error-storage-away = Ahora mismo no se puede acceder al almacenamiento; vuelve en un momento.
error-no-such-page = Aquí no hay nada.
error-no-such-method = Esto no se puede hacer aquí.
error-failed = Algo ha fallado en el servidor; nada ha cambiado.
error-address-taken = No se puede escuchar en { $host }, puerto { $port }: { $why }. Si ya hay otro servidor, elige otro puerto con --port.
error-no-data-folder = No se puede crear la carpeta { $folder }; elige otra con --data.
error-unwanted-words = Quien administra este servidor no permite una palabra de este texto.
error-no-spectators = Quien organiza esta mesa no admite espectadores.
error-nothing-to-report = Ahí no hay nadie más a quien denunciar.
error-unreadable-words = No se puede leer la lista de palabras no deseadas { $file } (REGICIDE_UNWANTED_WORDS); se espera un archivo de texto en UTF-8.
error-tables-closed = Quien administra el servidor no permite mesas nuevas en este momento.
error-bad-setting = { $name } es «{ $text }»; se esperaba { $expected ->
    [seconds] un número de segundos, 0 o más
    [positive-seconds] un número de segundos mayor que 0
    [positive-days] un número de días mayor que 0
    [people] un número de personas de 1 a 10000
    [on-or-off] on u off
    [origins] direcciones como https://games.example.org, separadas por comas
    [hosts] nombres como games.example.org, sin puerto, separados por comas
    [networks] direcciones o redes como 127.0.0.1 o 10.0.0.0/8, separadas por comas
    [readable] un archivo que se pueda leer
    [contact] una dirección como mailto:operador@example.org o https://example.org/contacto
    [folder] una carpeta en la que se pueda escribir
    [function] una función de Python, como my_module:my_function
    [postgresql-url] una dirección como postgresql://user:password@host:5432/name
   *[redis-url] una dirección como redis://user:password@host:6379/0
 }.
error-workers-need-postgres = Varios procesos necesitan PostgreSQL (REGICIDE_DATABASE_URL) y un servidor Valkey o Redis (REGICIDE_BUS_URL); un solo proceso funciona sin ellos.
error-worker-failed = Un proceso de trabajo terminó antes de estar listo; el log dice por qué.
error-no-fork = Este sistema no puede bifurcar procesos; en lugar de --workers, inicia varios servidores en puertos distintos.
error-no-error-reporter = No se puede cargar la función { $function } de REGICIDE_ERROR_REPORTER: { $why }
error-push-missing-library = La biblioteca { $library } no está instalada. Instálala con pip install "open-regicide[push]" o python3 dev.py setup dev.
error-bad-push-key = { $file } no contiene ninguna clave para mensajes; regicide admin push-key crea una.
error-file-exists = { $file } ya existe; elige otro.
error-backup-unwritable = No se puede escribir la copia de seguridad { $file }: { $why }
error-backup-unreadable = { $file } no es una copia de seguridad de este programa.
error-no-database = No hay ninguna base de datos en { $file }; indica su carpeta con --data, o PostgreSQL con REGICIDE_DATABASE_URL.
error-servers-running = { $count ->
    [one] Aún hay un servidor
   *[other] Aún hay { $count } servidores
 } en marcha; ejecuta primero regicide admin drain. Un servidor cerrado a la fuerza sigue contando como en marcha durante 30 segundos.
error-servers-not-stopped = { $count ->
    [one] Un servidor no se ha detenido
   *[other] { $count } servidores no se han detenido
 } a tiempo. Si alguno se cerró a la fuerza, espera 30 segundos: hasta entonces cuenta como en marcha.
error-two-databases = REGICIDE_DATABASE_URL está definida y --data indica otra base de datos; usa solo una de las dos.
error-notice-unfit = Un mensaje puede tener como máximo { $most } caracteres, y todos deben ser visibles.
error-no-such-backup = No existe el archivo { $file }.
error-storage-not-empty = Este almacenamiento ya contiene jugadores o mesas; con --replace la copia los sustituye.
error-no-such-player = No hay ningún jugador con este identificador; regicide admin show-table muestra los de una mesa.
error-bad-invitation = «{ $found }» no es una invitación; se esperaba un enlace como http://127.0.0.1:8642/t/KDFR-27XN.
error-server-refused = El servidor lo ha rechazado: { $why }
error-server-unreachable = { $server } no responde como servidor de Regicide; ¿es correcto el enlace?
error-join-needs-terminal = Para una mesa de un servidor hace falta una terminal; si no la hay, abre el enlace en un navegador.
error-join-signed-out = { $why } La mesa sigue sin esta terminal. El próximo «regicide join» empieza con un jugador nuevo.

## Storage, and the bus between servers

error-storage-unreachable = No se puede acceder al almacenamiento de { $where }: { $why }
error-storage-unopenable = No se puede abrir el almacenamiento de { $where }: { $why }
error-storage-bad-address = No se entiende la dirección del almacenamiento, REGICIDE_DATABASE_URL ({ $where }); se espera algo como postgresql://user:password@host:5432/name, o un archivo.
error-storage-newer = El almacenamiento de { $where } es de una versión más nueva de este programa; no se ha cambiado nada.
error-storage-failed = El almacenamiento de { $where } ha fallado: { $why }
error-storage-conflict = El almacenamiento de { $where } ya guarda otra cosa con este nombre; no se ha cambiado nada.
error-storage-closed = El almacenamiento de { $where } está cerrado.
error-storage-missing-library = La biblioteca { $library } no está instalada. Instálala con pip install "open-regicide[cluster]" o python3 dev.py setup dev.
error-bus-missing-library = La biblioteca { $library } no está instalada. Instálala con pip install "open-regicide[cluster]" o python3 dev.py setup dev.
error-bus-bad-address = No se entiende la dirección del bus, REGICIDE_BUS_URL; se espera algo como redis://user:password@host:6379/0.

## Tags that disagree with the deal

disagreement-players = La etiqueta Players no coincide con el reparto; vale el reparto.
disagreement-options = La etiqueta Options no coincide con el reparto; vale el reparto.
disagreement-seed = Las cartas que da la semilla no son las del reparto; vale el reparto.
disagreement-seats = Hay más asientos con nombre que en el reparto; vale el reparto.
disagreement-result = La etiqueta Result no coincide con las jugadas; valen las jugadas.

## Partidas en este dispositivo

error-local-failed = Algo ha fallado en este dispositivo. Todo lo guardado sigue ahí: vuelve a intentarlo.
error-storage-full = Al navegador no le queda espacio: nada ha cambiado. Libera espacio o borra partidas antiguas y vuelve a intentarlo.
error-save-failed = El navegador no ha podido guardar la partida, así que nada ha cambiado. Vuelve a intentarlo o recarga la página.
error-unreadable-save = Esta partida guardada está dañada y no se puede abrir.
error-newer-save = Una versión más nueva de la página guardó esta partida. Recarga la página para obtener esa versión.
error-no-local-table = Esa partida no está en este dispositivo. Las partidas se quedan en el navegador en que se jugaron.
error-bad-local-table = Con esta semilla y estas opciones no sale ninguna partida.
error-net-missing = Este bot aún no se ha descargado. Conéctate una vez a internet y continúa.
error-bot-failed = El bot no ha podido jugar. Recarga la página: la partida sigue desde aquí.
error-cut-link = Este enlace está incompleto o se ha modificado. Pide el enlace entero.
error-newer-link = Este enlace se creó con una versión más nueva de la página. Recarga la página para obtener esa versión.
error-only-practice = Una partida de práctica empieza en medio de otra: no se puede guardar como archivo ni compartir con un enlace.
error-review-failed = El análisis se ha detenido por un error. Inténtalo de nuevo.
error-review-net-missing = El análisis necesita un archivo que aún no se ha descargado. Conéctate una vez a internet y vuelve a intentarlo.
error-no-record = Esto no es una partida guardada; se esperaba un texto con las etiquetas Players, Seed y Deal.
error-record-without-seed = Esta partida no tiene semilla, así que la página no puede repartir las cartas.
error-record-bad-deal = Con la semilla y las opciones de esta partida no se puede repartir.
error-record-bad-move = La jugada { $number } de esta partida, «{ $move }», es ilegal.
error-record-other-deal = El reparto de esta partida no es el que da su semilla.
error-no-core = Esta página necesita WebAssembly, que este navegador no tiene. Actualízalo o usa otro.
