# Puzzles: the page and `regicide puzzle`.

puzzle-kind-exact-kill = Daño exacto
puzzle-kind-survive = Sobrevivir
puzzle-kind-only-win = Jugada única
puzzle-kind-best-move = Mejor jugada
puzzle-ask-exact-kill = Derrota al enemigo con un daño igual a su vida.
puzzle-ask-survive = Sobrevive al golpe y conserva lo que vas a necesitar.
puzzle-ask-only-win = Todas las cartas están a la vista. Solo una jugada permite ganar: encuéntrala.
puzzle-ask-best-move = Encuentra la jugada con más posibilidades de ganar.
puzzle-number = Problema { $number }
puzzle-difficulty = Dificultad { $difficulty }
puzzle-your-rating = Tu puntuación: { $rating } ± { $deviation }
puzzle-rating-later =
    { $count ->
        [one] Tu puntuación aparece después de un problema más.
       *[other] Tu puntuación aparece después de { $count } problemas más.
    }
puzzle-streak = Racha: { $count }.
puzzle-wrong = Incorrecto: { $move }.
puzzle-why-not = { $move }: ¿por qué no?
puzzle-right = Resuelto: { $move }.
puzzle-solution = La solución: { $move }.
puzzle-sum-discard = Descartarías { $value } por { $damage } de daño y conservarías: { $cards }.
puzzle-lost-then = Con todas las cartas a la vista está demostrado: tras esta jugada ya no se puede ganar.
puzzle-wins-then = Con todas las cartas a la vista está demostrado: esta jugada aún puede ganar, y ninguna otra.
puzzle-chances = Después, el Campeón gana { $chance } de cada 100 partidas; tras la segunda mejor jugada, { $next }.
puzzle-open-castle = Los enemigos que vienen, en orden: { $cards }.
puzzle-help = Escribe una jugada como { $example }; table vuelve a mostrar el problema, discard la pila de descarte, help cómo se escriben las jugadas y solution la respuesta. quit termina.
puzzle-first-this = Primero resuelve este problema, o mira la solución con h.
puzzle-another = Intro: otro problema; quit: terminar.
puzzle-none = Ningún problema es de ese tipo y ese tema.
puzzle-not-kept = No se ha podido guardar tu puntuación en { $file }.
error-puzzle-progress = { $file } no es un archivo de puntuaciones de problemas; no se ha tocado. Apártalo para empezar de nuevo.
error-no-such-puzzle = El problema { $number } no existe o se ha retirado; prueba con el { $other }.
error-puzzle-file = Esto no es un archivo de problemas: empieza por «{ $found }», no por «{ $expected }».
error-puzzle-line = No se puede leer la línea { $line } del archivo de problemas: «{ $found }».
cli-puzzle = Resuelve problemas; tu puntuación cambia con tus respuestas.
cli-puzzle-number = El número de un problema.
cli-puzzle-today = El problema del día.
cli-puzzle-kind = Solo problemas de este tipo:
cli-puzzle-theme = Solo problemas sobre este tema:
puzzles-no-forecast = La previsión llega con la respuesta: calcúlala tú.
puzzles-first-counts = Solo cuenta tu primera respuesta.
puzzles-counted-before = Tu primera respuesta a este problema ya ha contado.
puzzles-yours = Tus problemas
puzzles-score = Resueltos: { $solved } de { $tried } · seguidos: { $row }
puzzles-show-rating = Ver mi puntuación
puzzles-show = Ver la solución
puzzles-next = Siguiente problema
puzzles-kind = Tipo
puzzles-theme = Tema
puzzles-theme-kills = Cuándo derrotar al enemigo
puzzles-theme-payments = Cartas que harán falta
puzzles-theme-draws = Cuándo robar cartas
puzzles-theme-hearts = Cuándo jugar corazones
puzzles-theme-blows = Golpes
puzzles-theme-next-player = Quién juega después
puzzles-theme-flips = Cuándo usar un comodín
puzzles-players = Jugadores
puzzles-level = Dificultad
puzzles-level-easy = Fácil
puzzles-level-middle = Media
puzzles-level-hard = Difícil
puzzles-all = Cualquiera
puzzles-wish = Próximos problemas
puzzles-another = Otro problema
puzzles-line = Ver cómo se gana
puzzles-line-next = Paso siguiente
puzzles-line-step = Un camino a la victoria: paso { $number } de { $all }
puzzles-this-one = Este problema
puzzles-all-cards = Todas las cartas
puzzles-castle = Enemigos que vienen
puzzles-tavern = Posada, desde arriba
puzzles-source = De una partida de bots: { $bots }.
puzzles-not-kept = Este navegador no guarda datos: tu puntuación dura hasta que cierres la página.
rush-title = Contrarreloj de tres minutos
rush-about = Tres minutos o tres errores, lo que llegue antes. Empieza fácil, y cada acierto hace más difícil el problema siguiente. Tu puntuación y tu racha no cambian.
rush-start = Empezar
rush-time = Tiempo restante
rush-right = Aciertos: { $count }
rush-wrong = Errores: { $count } de 3
rush-mark-right = Correcto
rush-mark-wrong = Incorrecto
rush-left =
    { $seconds ->
        [60] Queda un minuto.
       *[other] Quedan { $seconds } segundos.
    }
rush-solved =
    { $count ->
        [one] Un problema resuelto
       *[other] { $count } problemas resueltos
    }
rush-end-time = Se ha acabado el tiempo.
rush-end-mistakes = El tercer error ha puesto fin a la contrarreloj.
rush-best = Tu mejor marca: { $count }.
rush-best-new = Es tu mejor marca en este dispositivo.
rush-again = Otra vez
rush-missed = Vuelve a mirar los que has fallado
rush-met = Ya viste este problema en una contrarreloj, así que tu respuesta no cuenta.
mistakes-title = Tus errores
mistakes-left = Tus errores: { $count }
mistakes-count = Tus errores: { $count } por practicar
mistakes-ask = En tu partida hiciste otra jugada. Tu primera respuesta decide cuándo vuelve la posición; tu puntuación no cambia.
mistakes-stake = En juego: { $medal }. Solo cuentan como ganadas las partidas que dan esa medalla o una mejor.
mistakes-chances = Después, el Campeón gana { $chance } de cada 100 partidas. Tu jugada en la partida: { $move }; después de ella, { $next }.
mistakes-back =
    { $days ->
        [one] Esta posición vuelve mañana.
       *[other] Esta posición vuelve dentro de { $days } días.
    }
mistakes-sits = Resuelta cinco veces: esta posición ya no vuelve.
mistakes-none = Hoy no hay nada que practicar.
