# The laboratory: many games.

## The arena's help

cli-arena = Hace jugar muchas partidas a los bots y resume los resultados.
cli-arena-players = Cuántos juegan, de 1 a 4; por defecto, tantos como bots.
cli-arena-bots = Un bot por asiento, separados por comas, o uno para todos los asientos.
cli-arena-games = Cuántas partidas.
cli-arena-seeds = Prefijo de las semillas: con castle, la partida 7 usa la semilla castle-7. Las mismas semillas dan las mismas partidas, sea cual sea el número de procesos.
cli-arena-ms = Milisegundos por jugada, para los bots que aceptan un presupuesto. Los mide el reloj: las partidas no son reproducibles.
cli-arena-rollouts = Simulaciones por jugada, para los bots que aceptan un presupuesto. Las partidas son reproducibles.
cli-arena-records = Guarda cada partida en esta carpeta, junto con el diario; al repetir la orden, juega las que faltan.
cli-arena-journal = Guarda los resultados en este archivo; al repetir la orden, juega las que faltan.
cli-arena-csv = Escribe una tabla de las partidas en este archivo.
cli-arena-parquet = Lo mismo en Parquet.
cli-arena-plot = Dibuja en este archivo hasta dónde llegaron las partidas: .png, .svg o .pdf.
cli-arena-ladder = Añade el resultado a esta clasificación, con las versiones exactas, y la muestra; repite la orden para jugar lo que falte.
cli-arena-jobs = Cuántos procesos; por defecto, uno por núcleo.
cli-arena-dask = Juega en el clúster Dask de este planificador, como 127.0.0.1:8786. Sus nodos necesitan tener instalado regicide.

## What the arena says

lab-title =
    { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, { $players ->
        [one] en solitario
       *[other] { $players } jugadores
    }: { $bots } (semillas de { $first } a { $last })
lab-won = Ganadas: { $won } de { $games }, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (intervalo del 95 %: de { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } % a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
lab-medals = Medallas: { $medals }
lab-medal = { $medal } { $count }
lab-defeated = Enemigos derrotados: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } de 12 de media
lab-decisions = Decisiones: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } por partida
lab-move-time = Tiempo por jugada: { $times }
lab-bot-time = { $bot } { NUMBER($ms, maximumSignificantDigits: 3) } ms
lab-lost-beaten = Perdidas por no poder encajar el daño (§6.3): { $count }
lab-lost-stuck = Perdidas por no poder ni jugar ni pasar (§11.2): { $count }
lab-where-lost = Partidas perdidas según los enemigos derrotados antes:
lab-kept =
    { $count ->
        [one] En { $file } ya hay 1 partida.
       *[other] En { $file } ya hay { $count } partidas.
    }
lab-progress = ganadas: { $won } de { $games }
lab-no-bar = Sin barra de progreso: la biblioteca rich no está instalada.
lab-interrupted =
    { $count ->
        [one] Interrumpido después de 1 partida de { $games }.
       *[other] Interrumpido después de { $count } partidas de { $games }.
    }
lab-go-on = Lo jugado está en { $file }; repite la orden con { $option } para continuar.
lab-plot-title = { $bots }: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de { $games } ganadas
lab-plot-defeated = enemigos derrotados
lab-plot-games = partidas
lab-plot-lost = perdidas
lab-plot-won = ganadas

## What can go wrong

lab-one-crew = --jobs y --dask no se pueden usar a la vez.
lab-one-journal = --records lleva su propio diario; quita --journal.
lab-plot-kind = --plot dibuja .png, .svg y .pdf; se encontró { $file }.
error-arena-seats = Bots indicados: { $bots }; asientos: { $players }. Indica un bot por asiento, o uno para todos.
error-arena-not-a-journal = { $file } no es un diario de la arena y no se ha tocado.
error-arena-damaged-journal = { $file }: la línea { $line } no se puede leer. El archivo no se ha tocado.
error-arena-other-settings = { $file } es de otras partidas: allí { $name } = «{ $theirs }», aquí «{ $ours }». Elige otro archivo u otra carpeta.
error-arena-journal-in-use = Otra arena está escribiendo en { $file } ahora mismo.
error-arena-illegal-move = { $bot } hizo la jugada ilegal { $move } en la partida con la semilla { $seed }.
error-arena-worker-died = Un proceso murió mientras jugaba. Lo jugado antes se conserva.
error-arena-no-cluster = No hay ningún planificador Dask en { $address }.
error-arena-no-workers = El clúster Dask de { $address } no tiene nodos de trabajo.
error-arena-cluster-unfit = Los nodos de { $address } no pueden jugar: { $why }
error-arena-cluster-lost = El clúster Dask de { $address } ha desaparecido. Lo jugado antes se conserva.
error-arena-missing-library = La biblioteca { $library } no está instalada. Instálala con pip install "open-regicide[{ $extra }]" o python3 dev.py setup dev.

## Training

cli-lab = Herramientas para quienes hacen bots.
cli-train = Entrena una red de valor con sus propias partidas.
cli-train-file = Dónde se guarda el entrenamiento después de cada evaluación; al repetir la orden, sigue desde ahí.
cli-train-games = Cuántas partidas dura el entrenamiento.
cli-train-seed = Un número que hace reproducible el entrenamiento, con el mismo número de hilos.
cli-train-threads = Cuántas copias aprenden a la vez.
cli-train-units = Con cuántas unidades ocultas aprende la red; por defecto, con todas.
cli-train-weights = Escribe la red en este archivo al final, como la leen los bots.
cli-train-join = Une la red con la de este archivo antes de escribirla: la media de ambas respuestas.
cli-train-plot = Dibuja en este archivo cómo ha mejorado la red.
lab-train-progress = { $games } de { $all } partidas; { $won } % del conjunto fijo ganado.
lab-time-left = Tiempo restante aproximado: { $time }.
lab-train-stopped = Parado. Repite la orden para continuar con { $file }.
lab-train-done = Listo: { $file }.
lab-train-games = partidas de aprendizaje
lab-train-won = % del conjunto fijo ganado
error-train-other-course = { $file } es de otro entrenamiento, no del pedido.

## Bots

cli-bots = Muestra los bots.
bot-random = cualquier jugada legal
bot-squire = una regla sencilla: mira una jugada por delante, según las previsiones
bot-six-rules = una lista de seis reglas que una persona puede seguir
bot-counting = cuenta puntos como podría hacerlo una persona, una jugada por delante
bot-level = nivel { $level } de 8: la red de valor, con errores entre jugadas casi igual de buenas
bot-knight = la red de valor, sin mirar adelante
bot-champion = la red de valor y una búsqueda; juega para ganar
bot-medallist = lo mismo, pero en solitario juega por la medalla
bot-engine = cualquier programa que hable el protocolo de motor
bot-policy = una política para los entornos: una función de un archivo de Python
error-bot-trouble = El bot «{ $name }» no respondió con una jugada legal y una estimación: { $answer }
error-bot-silent = El bot «{ $name }» no respondió: su programa terminó o tardó más de { $seconds } segundos.
error-bot-missing = No se puede iniciar el programa «{ $name }».
error-bot-slow = El bot «{ $name }» usó de media { $spent } ms de CPU por jugada. Su presupuesto es de { $ms } ms.
error-policy-missing = No hay ninguna función en «{ $place }». Indica un archivo de Python y una función suya: FILE:NAME.
error-policy-illegal = La política eligió la acción { $action }, cuya máscara es 0.

## Trying an engine

cli-engine-check = Pone a prueba un programa que habla el protocolo del motor e informa de cada comprobación.
cli-engine-check-command = El programa con sus argumentos, entre comillas.
cli-engine-check-only = Solo las comprobaciones de: rules, bot.
cli-engine-check-seconds = Segundos que el programa puede tardar en responder (por defecto, 10).
check-passed = OK      { $name }
check-failed = FALLO   { $name }: { $why }
check-summary = Comprobaciones superadas: { $passed } de { $all }.
check-name-handshake = dice su nombre y el protocolo
check-name-deals = las semillas reparten las cartas correctas
check-name-perft = cuenta el número correcto de posiciones
check-name-moves = jugadas legales, posiciones y vistas de partidas enteras
check-name-bad-commands = las órdenes erróneas reciben su error y no cambian nada
check-name-choices = responde a go con una jugada legal y una estimación
check-name-bad-questions = las preguntas erróneas a un bot reciben su error
check-name-views-only = sus elecciones dependen solo de la vista y se repiten con el mismo rng
check-name-time = respeta un límite en milisegundos
check-name-ratings = go all valora todas las jugadas legales, la mejor primero
check-name-quit = termina tras quit
error-check-missing = No se puede iniciar el programa «{ $name }».
error-check-late = No llegó a tiempo una respuesta completa a «{ $command }». Una respuesta termina con una línea vacía.
error-check-stays = No terminó tras «quit».
error-check-ended = El programa terminó en vez de responder a «{ $command }».
error-check-flood = La respuesta a «{ $command }» es demasiado larga.
error-check-not-text = La respuesta a «{ $command }» no es texto UTF-8.
error-check-answer = Respondió a «{ $command }» con «{ $found }»; se esperaba «{ $expected }».
error-check-changed = La orden «{ $command }» falló y aun así cambió la posición.
error-check-hidden = La respuesta a «{ $command }» cambia según cartas que la vista oculta.
error-check-unrepeatable = La misma orden dio dos respuestas: «{ $command }».
error-check-slow = Se le pidieron { $ms } milisegundos y tardó { $seconds } segundos.

## Ladders

ladder-title =
    Clasificación, { $players ->
        [one] en solitario
       *[other] { $players } jugadores
    }, opciones { $options }:
ladder-line = { $place }. { $bots }: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } % a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %) de { $games } partidas [{ $about }]
ladder-rollouts = simulaciones
ladder-ms = ms
error-ladder-damaged = { $file }: la línea { $line } no es de una clasificación. El archivo no se ha tocado.

## Datasets

cli-dataset = Escribe cada decisión de muchas partidas de bots, en archivos Parquet con una ficha de datos.
cli-dataset-folder = La carpeta de los archivos; repite la orden para jugar lo que falte.
cli-dataset-minari = Crea también un conjunto de datos de Minari con este nombre, como regicide/solo-v0.
dataset-done =
    { $folder }: { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, { $decisions ->
        [one] 1 decisión
       *[other] { $decisions } decisiones
    }.
dataset-minari-done =
    Conjunto de datos de Minari { $name }: { $episodes ->
        [one] 1 episodio
       *[other] { $episodes } episodios
    }.
error-dataset-folder-taken = { $folder } existe y no es un conjunto de datos; elige otra carpeta. No se ha cambiado nada.
error-dataset-has-more = { $folder } tiene partidas hasta el número { $games }; pide al menos esas.
error-dataset-no-minari = Minari no está instalado. Instálalo con pip install "minari[hdf5]" pillow.
error-dataset-minari-name = «{ $name }» no es un nombre para un conjunto de datos de Minari; se esperaba uno como regicide/solo-v0.
error-dataset-minari-taken = Minari ya tiene un conjunto de datos { $name }; elige otro nombre.

## Benchmark

cli-benchmark = Juega una tarea de la prueba comparativa y muestra la puntuación, o lista las tareas.
cli-benchmark-task = La tarea. Sin ella, se listan las tareas.
cli-benchmark-bot = El bot que se mide: un nombre, engine:COMMAND o policy:FILE:NAME. Ocupa todos los asientos; o indica uno por asiento, separados por comas.
cli-benchmark-games = Cuántas partidas; con --partners, junto a cada uno.
cli-benchmark-deals = Los repartos: test, validation o training (por defecto, test).
cli-benchmark-partners = Da a tu bot el primer asiento, y los demás a compañeros de fuerza graduada. El único valor es levels.
benchmark-table =
    { $players ->
        [one] en solitario
       *[other] { $players } jugadores
    }, opciones { $options }
benchmark-classes = Clases, por milisegundos de CPU por jugada: { $classes }, abierta
benchmark-partners = Compañeros con los que aprender: { $bots }
benchmark-held-out = Compañeros reservados: { $bots }
benchmark-beside = Junto a { $bot }: { $won } de { $games }, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (de { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } % a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
benchmark-beside-all = Puntuación junto a todos los compañeros: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (de { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } % a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
benchmark-beside-held = Puntuación junto a los compañeros reservados: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (de { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } % a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
benchmark-class = Clase: hasta { $ms } ms de CPU por jugada
benchmark-class-open = Clase: abierta
benchmark-lines = Para una clasificación:
benchmark-ad-hoc = --partners necesita un solo bot y una tarea de dos jugadores o más.
error-no-such-task = No hay ninguna tarea «{ $name }». Las conocidas: { $known }.
