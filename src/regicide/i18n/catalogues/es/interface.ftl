# What the browser game and the terminal show: names begin with their topic.

## Everywhere

app-unofficial = Una versión no oficial y de código abierto del juego de Paul Abrahams, Luke Badger y Andy Richdale, con ilustraciones propias. Si te gusta, compra la edición original.
app-documentation = Documentación
app-main-menu = Menú principal
nav-play = Jugar
nav-today = Hoy
nav-puzzles = Problemas
nav-learn = Aprender
nav-me = Yo
nav-waits = el reparto de hoy te espera
app-learn = Cómo se juega
app-puzzles = Problemas
app-settings = Ajustes
app-language = Idioma
app-close = Cerrar
app-more = Más
app-to-home = Inicio
app-to-table = Ir a la mesa
app-lost-page = Página no encontrada
app-lost-page-about = Puede que el enlace esté incompleto o que la página haya cambiado de sitio. Desde aquí puedes seguir con:
app-connecting = Conectando…
app-no-answer = El servidor no responde.
app-offline = No tienes conexión. Compruébala y vuelve a intentarlo.
app-no-answer-about = Comprueba la conexión e inténtalo de nuevo en un momento.
app-try-again = Reintentar
app-guest = Invitado
card-back = carta boca abajo
bot-name-random = Bufón
bot-name-squire = Escudero
bot-name-six-rules = Seis reglas
bot-name-counting = Cuentapuntos
bot-name-level-1 = Recluta
bot-name-level-2 = Mensajero
bot-name-level-3 = Explorador
bot-name-level-4 = Arquero
bot-name-level-5 = Guardia
bot-name-level-6 = Cazador
bot-name-level-7 = Jinete
bot-name-level-8 = Capitán
bot-name-knight = Caballero
bot-name-champion = Campeón
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
manner-calm-exact = Como debe ser
manner-calm-held = Aguanta
manner-calm-open = Ahora ya se le puede herir
manner-terse-exact = Limpio
manner-terse-held = Parado
manner-terse-open = Abierto
manner-gruff-exact = Ni un punto de más
manner-gruff-held = ¿Eso es todo?
manner-gruff-open = Se acabó esconderse
manner-merry-exact = Clavado
manner-merry-held = Ni me ha tocado
manner-merry-open = Tengo un chiste para ti
bot-about-random = Hace cualquier jugada legal, sin ningún plan. Pensar te toca a ti.
bot-about-squire = Sigue una regla sencilla y mira una jugada por delante, como un principiante.
bot-about-six-rules = Sigue una lista de seis reglas que puedes aprender.
bot-about-counting = Cuenta los puntos de cada jugada; tú también puedes aprender a hacerlo.
bot-about-level =
    { $level ->
        [1] Gana 1 de cada 9 partidas con compañeros de su nivel.
       *[other] Gana { $level } de cada 9 partidas con compañeros de su nivel.
    } Falla sobre todo cuando hay poca diferencia entre las jugadas.
bot-about-knight = Rápido y bien entrenado, pero no piensa por adelantado. Rara vez se equivoca.
bot-about-champion = Piensa por adelantado y gana casi todas las partidas que se pueden ganar.
bot-about-medallist = Tan fuerte como el Campeón; en solitario juega por el oro.

## Home

home-hero = Asaltemos juntos el castillo.
home-hero-more = Doce figuras corruptas, una baraja y de una a cuatro personas que ganan o pierden juntas. Sin cuenta y sin instalar nada.
first-ask = ¿Has jugado alguna vez a Regicide?
first-teach = No, enséñame
first-teach-more = Aprende en la mesa: diez minutos, lecciones breves y sin riesgo de perder.
first-try = No, quiero probar
first-try-more = Una primera partida fácil: figuras más débiles, y cada carta dice cómo ayuda su palo.
first-deal = Sí, reparte
first-ways = Amigos, bots y otras formas de jugar
home-play = Jugar
home-play-solo = En solitario
home-play-solo-more = Ocho cartas, dos comodines, tres medallas.
home-play-solo-go = Repartir
home-options = Opciones
home-with-bots = Con bots
home-with-bots-more = Los bots solo ven lo que vería un jugador. Elige el número de jugadores.
home-which-bot = Elige un bot
partner-advice-won = Has ganado al menos tres de tus últimas cuatro partidas en el nivel { $from }. En el nivel { $level }, la partida depende más de ti.
partner-advice-lost = Tus últimas cuatro partidas en el nivel { $from } han sido difíciles. En el nivel { $level }, tus compañeros te ayudan más.
partner-advice-take = Elegir el nivel { $level }
spar-title = Un compañero de entrenamiento
spar-about = Juega a tu nivel, el { $level } de 8, y después de la partida explica sus jugadas.
spar-go = Jugar con él
spar-ask = Preguntar por sus jugadas
spar-moves = El porqué de cada jugada
spar-better = ¿Había una jugada mejor?
home-how-many-players = Número de jugadores
home-how-many-bots = Cuántos son bots
player-count =
    { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    }
home-pass-device = Pasar el móvil
home-pass-device-more = De dos a cuatro personas con un solo dispositivo. Las manos quedan ocultas entre turnos.
home-pass-device-go = Elegir jugadores
home-player-number = Jugador { $number }
home-needs-server = Una mesa para varios dispositivos necesita un servidor. Escribe la dirección de uno.
home-server-address = Dirección de un servidor
home-server-go = Ir
home-server-bad = Esto no es una dirección. Ejemplo: regicide.example.org.
home-open-record = Abrir una partida guardada
home-with-friends = Con amigos
home-with-friends-more = Abre una mesa y envía el enlace. Los bots pueden ocupar los asientos libres.
home-make-table = Abrir una mesa
home-join = Entrar con un código
home-join-more = Pega el enlace o el código que te han enviado.
home-join-go = Entrar
home-evenings = Veladas
home-evenings-about = Los mismos repartos sellados para varios equipos
home-clubs = Clubes
home-clubs-about = Amigos que juegan veladas
home-companion = Asistente de mesa
home-companion-about = Para jugar con cartas de verdad: lleva las cuentas y dice qué toca hacer. Funciona sin conexión.
today-title = Reparto del día
today-invite = Un reparto al día, el mismo para todos.
today-waits = Tu partida de hoy te espera.
today-done = Ya has jugado hoy. Compara tu resultado.
today-beaten = Figuras derrotadas: { $count } de 12
today-row =
    { $count ->
        [0] Aún sin racha
        [one] Racha: 1 día
       *[other] Racha: { $count } días
    }
home-welcome = Hola de nuevo, { $name }
home-welcome-back = Hola de nuevo
home-waits = Pendiente
home-turns =
    { $count ->
        [one] Es tu turno en una mesa.
       *[other] Es tu turno en { $count } mesas.
    }
home-week = Los últimos siete días, figuras derrotadas: { $days }
puzzles-today = Problema del día
home-puzzle-waits = Solo una jugada es correcta. Cuenta tu primera respuesta.
home-puzzle-solved = Resuelto hoy.
home-puzzle-tried = Intentado hoy. Mañana habrá otro.
home-badge = Insignia más cercana
home-badge-done = { $done } de { $of }
home-badges-all = Tienes todas las insignias
home-code = Código de mesa
home-no-table = Mesa no encontrada
home-bad-code = Eso no es un código de mesa. Un código tiene ocho caracteres, consonantes y cifras del 2 al 9, como KDFR-27XN.
home-join-again = Comprueba el enlace o el código y vuelve a intentarlo.
home-public-tables = Mesas públicas
home-no-public-tables = Ahora mismo no hay nadie esperando. Abre una mesa y deja que te encuentren.
phase-gathering = esperando jugadores
phase-playing = en juego
home-seats-taken = { $taken } de { $all } asientos ocupados
home-sit = Sentarme
home-watch = Ver
home-my-games = Mis partidas
statistics-title = Estadísticas
home-no-games-yet = Aún no tienes partidas.
home-nobody-yet = Nadie más todavía
home-solo = En solitario
home-continue = Continuar
home-look-back = Ver repetición
home-review = Análisis
result-won = Ganada
result-lost = Perdida
result-abandoned = Abandonada
result-gold = Victoria de oro
result-silver = Victoria de plata
result-bronze = Victoria de bronce
result-bot-share = un bot hizo { $count } de { $moves } jugadas
result-hints =
    { $count ->
        [one] con una pista
       *[other] con { $count } pistas
    }
result-with-help = con ayuda
result-no-medal = Ganada sin medalla
result-bot-finished = la terminó un bot
home-new-table = Mesa nueva
home-your-name = Tu nombre
home-make-public = Pública: cualquiera puede encontrarla
home-make-casual = Charla libre: se puede decir de todo
home-make-help = Pistas: se puede pedir la mejor jugada
home-make-spectators = Quien no tiene asiento puede mirar
home-more-options = Más opciones
home-tempo = Ritmo
tempo-live = En directo
tempo-live-about = Todos juegan a la vez.
tempo-turn-by-turn = Por turnos
tempo-turn-by-turn-about = No hace falta coincidir: cada cual juega cuando puede.
tempo-days =
    { $count ->
        [1] un día por turno
        [7] una semana por turno
       *[other] { $count } días por turno
    }
tempo-no-limit = sin límite de tiempo
tempo-late-bot = un bot juega el turno de quien tarda
tempo-late-wait = la mesa espera a quien tarda
home-when-late = Cuando se acaba el tiempo
home-late-bot = Un bot juega ese turno
home-late-bot-about = La partida ya no dará medalla.
home-late-wait = La mesa espera
home-turn-time = Tiempo por turno
home-no-limit = Sin límite
minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
home-own-seed = Semilla propia
home-own-seed-more = La misma semilla reparte siempre las mismas cartas. Todos verán que se ha elegido.
home-as-published = Reglas oficiales ({ $value })
home-difficulty = Dificultad
difficulty-gentle = Suave
difficulty-gentle-about = Una carta más en la mano y enemigos más débiles. Ideal para la primera partida.
difficulty-official = Reglas oficiales
difficulty-official-about = El juego tal como se publicó. Las primeras partidas suelen perderse.
difficulty-hard = Difícil
difficulty-hard-about = Enemigos con más vida y ataque, para quien gana demasiado.
difficulty-merciless = Sin piedad
difficulty-merciless-about = Enemigos con mucha más vida y ataque. Hasta el Campeón pierde una de cada tres partidas.
option-solo-yield = Pasar en solitario
option-overpay = Descartar más de lo necesario
option-hand = Tamaño de la mano
option-jesters = Comodines
option-health = Vida de los enemigos
option-attack = Ataque de los enemigos
option-yield = Pasar
option-combo = Suma máxima de una combinación
option-hands = Manos
option-value-not-twice-running = No dos veces seguidas
option-value-stop = Parar cuando baste
option-value-off = No permitido
option-value-open = A la vista de todos
option-value-changed = { $change } ({ $value })
option-published-solo-yield = nunca
option-published-overpay = permitido
option-published-yield = permitido
option-published-hands = ocultas

## Una partida en este dispositivo

local-title = Una partida en este dispositivo
local-opening = Abriendo la partida…
local-here = en este dispositivo
local-practice = práctica
local-practice-about = Es una práctica: no da medalla ni cuenta para nada.
local-delete = Borrar
local-keep = Conservar
local-not-kept = Este navegador no guarda nada de esta página: las partidas jugadas aquí se pierden al cerrarla.
local-replay-title = Repetición
pass-to = Pasa el móvil a { $name }
pass-hidden = Todas las manos están ocultas.
pass-show = Soy { $name }: mostrar mi mano

## Before the start

room-title = Mesa { $code }
room-casual = charla libre
room-strict = charla restringida
room-help = con pistas
room-no-spectators = sin espectadores
room-seats = Jugadores
room-free = libre
room-seat-free = libre
room-seat-number = Asiento { $number }
room-is-ready = listo
room-is-not-ready = aún no
you = tú
room-starts = empieza
room-move-here = Cambiarme aquí
room-seat-more = Más sobre el asiento { $number }
room-seat-bot = Añadir bot
room-free-seat = Expulsar a { $who }
room-let-start =
    { $you ->
        [yes] Empiezo yo
       *[no] Que empiece { $who }
    }
room-be-ready = Estoy listo
room-not-ready = No estoy listo
room-stand-up = Dejar el asiento
room-wait-seats =
    { $count ->
        [one] Hay un asiento libre.
       *[other] Hay { $count } asientos libres.
    }
room-wait-ready = La partida empezará cuando todos estén listos.
room-starts-without-you = La partida empezará cuando se ocupe el último asiento, aunque no estés aquí.
room-full = No quedan asientos libres
room-full-more = Quédate en esta página para ver la partida: aparecerá aquí cuando empiece. O abre tu propia mesa.
room-invite = Envía este enlace o código a quien vaya a jugar.
room-invite-watch = Con este enlace se puede ver la partida.
room-share-link = Compartir enlace
room-copied = Enlace copiado.
share-by-hand = El navegador no ha permitido copiar. Copia tú esta dirección:
room-qr-code = Código QR
room-qr-code-about = Escanéalo con un móvil para abrir la mesa.
room-seal-about = El reparto está sellado: { $seal }… Al final todos podrán comprobarlo.
invite-title =
    { $who } te invita a una mesa de { $count ->
        [2] dos
        [3] tres
       *[other] cuatro
    }
invite-open-title =
    Una mesa de { $count ->
        [2] dos
        [3] tres
       *[other] cuatro
    } tiene un sitio para ti
invite-what = Regicide es un juego de cartas cooperativo: se gana o se pierde en equipo. Una partida dura una media hora. No hace falta ninguna cuenta.
invite-sit = Sentarme
invite-learn = ¿Es nuevo para ti? Apréndelo en diez minutos
invite-chosen = Cómo se juega en esta mesa
invite-chosen-by = Lo que { $who } ha elegido para esta mesa
invite-turn = Cómo es un turno
invite-turn-play-title = Juega una carta
invite-turn-play = Su número es el daño a la figura del centro.
invite-turn-suit-title = Su palo ayuda
invite-turn-suit = El 7 de picas protege: la figura golpea con 7 menos.
invite-turn-survive-title = Encaja el golpe
invite-turn-survive = Descarta cartas que valgan lo mismo: el 4 de corazones encaja 3. Después juega el siguiente.
invite-power-h = curar
invite-power-d = robar
invite-power-c = duplicar
invite-power-s = proteger
preview-table = Te invitan a una partida de Regicide
preview-table-seats = Una mesa de Open Regicide: { $taken } de { $all } asientos ocupados
preview-table-turns = Una mesa de Open Regicide para jugar por turnos: { $taken } de { $all } asientos ocupados
preview-table-about = Cuatro palos, doce figuras, un equipo: un juego de cartas cooperativo. Siéntate con un toque, sin cuenta y sin instalar nada.
preview-replay = Una partida de Open Regicide
preview-replay-about = Vuelve a verla jugada a jugada, con todas las manos.

## The table

table-region = La mesa
table-enemy = El enemigo
table-enemy-number = Enemigo { $number } de 12
table-health-of = de { $health } de vida
table-health-bar =
    { $damage ->
        [0] Vida: { $left } de { $health }
       *[other] Vida: { $left } de { $health }; esta jugada quita { $damage }
    }
table-attack = ataque
table-shielded = { $full } menos { $shield } de escudo
table-then-attack = luego { $attack }
table-no-blow = sin golpe
table-immune = Inmune a { $suit }
table-immunity-broken = Inmunidad anulada
table-waiting-shield = { $shield } de escudo si se juega un comodín
table-castle = Castillo
fate-to-come = { $royal }: por salir
fate-now = { $royal }: enemigo actual
fate-defeated = { $royal }: ha caído
fate-taken-exactly = { $royal }: ha caído con daño exacto
castle-key-defeated = derrotado
castle-key-exact = exacto
castle-key-now = actual
table-tavern = posada
table-discard = descarte
table-played = Jugado contra este enemigo
table-discard-title = Pila de descarte: { $count }
table-tavern-title = Posada: { $count }
table-discard-empty = La pila de descarte está vacía.
table-tavern-about = Nadie conoce el orden completo del mazo de la posada, pero esto lo sabe todo el mundo.
table-tavern-unknown = No se sabe nada de las cartas de la posada.
table-tavern-top = Encima
table-tavern-group = Puestas debajo (tanda { $number }), en orden desconocido
table-known-in-hand =
    { $you ->
        [yes] En tu mano (lo saben todos)
       *[no] En la mano de { $who } (lo saben todos)
    }
table-here = presente
table-away = ausente
table-stand-in = juega un bot
table-yielded = ha pasado
table-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
table-your-hand =
    { $count ->
        [0] Tu mano, vacía
        [one] Tu mano, 1 carta
       *[other] Tu mano, { $count } cartas
    }
table-hand-empty = Sin cartas en la mano
table-known-to-all = { $card } (información pública)
table-your-turn = Tu turno
turns-others =
    { $count ->
        [one] Otra mesa te espera.
       *[other] Otras { $count } mesas te esperan.
    }
turns-next = Siguiente mesa
turns-until = hasta el { $when }
table-turn-of =
    { $you ->
        [yes] Juegas tú
       *[no] Juega { $who }
    }
table-struck =
    { $you ->
        [yes] Recibes el golpe
       *[no] { $who } recibe el golpe
    }
table-turn-away = { $who } está ausente
table-pause = En pausa
table-survive = Encaja el golpe
table-who-next = ¿Quién es el siguiente?
table-won = Ganada
table-game-lost = Perdida
table-abandoned = Abandonada
table-steps = Pasos de un turno
step-play = Jugar
step-powers = Poderes
step-damage = Daño
step-survive = Encajar
talk-open-log = Abrir crónica y charla
talk-and-log = Crónica y charla
talk-unread =
    { $count ->
        [0] Crónica y charla
        [one] Crónica y charla, 1 novedad
       *[other] Crónica y charla, { $count } novedades
    }
table-menu = Menú
table-watchers =
    { $count ->
        [one] 1 persona está mirando.
       *[other] { $count } personas están mirando.
    }
table-announce-turn = Tu turno. { $enemy }: vida { $health }, ataque { $attack }.

## Choosing

table-watching = Estás viendo la partida.
table-wait-turn =
    { $you ->
        [yes] Juegas tú.
       *[no] Juega { $who }.
    }
table-wait-for-choice =
    { $you ->
        [yes] Eliges quién será el siguiente.
       *[no] { $who } elige quién será el siguiente.
    }
choose-cards-to-play = Elige cartas para jugar
choose-cards-or-yield = Elige cartas o pasa
choose-only-flip = No tienes cartas que jugar. Solo te queda usar un comodín.
choose-only-yield = No tienes cartas que jugar. Solo puedes pasar.
choose-yield-or-flip = No tienes cartas que jugar. Pasa o usa un comodín.
choose-cards = Elige cartas
choose-clear = Desmarcar
move-yield = Pasar
choose-sending = Enviando…
choose-play-these = Jugar { $cards }
choose-discard-these = Descartar { $cards }
choose-missing =
    { $missing ->
        [one] Falta 1 para aguantar
       *[other] Faltan { $missing } para aguantar
    }
choose-sort-rank = Ordenar por valor
choose-sort-suit = Ordenar por palo
effect-damage = { $damage } de daño
effect-exact = daño exacto
effect-kill = cae el enemigo
effect-wins = gana la partida
effect-value = Ataque { $value }
effect-heals = cura { $count }
effect-you-draw = tú +{ $count }
effect-who-draws = { $who } +{ $count }
effect-draws-none = nadie puede robar
effect-doubled = duplicado: { $damage }
effect-shields = ataque enemigo { $attack }
effect-cancels = anula la inmunidad
effect-blocked = sin poder: inmune
after-wins = Cae el último rey.
after-stuck =
    { $you ->
        [yes] No podrías ni jugar ni pasar: partida perdida.
       *[no] { $who } no podría ni jugar ni pasar: partida perdida.
    }
after-exact = El enemigo va encima del mazo de la posada, y vuelves a jugar.
after-kill =
    { $waste ->
        [0] El enemigo cae, y vuelves a jugar.
       *[other] { $waste } de más. El enemigo cae, y vuelves a jugar.
    }
after-jester = El enemigo no ataca: eliges quién será el siguiente.
after-no-strike = El enemigo no puede contraatacar.
after-covered = El enemigo ataca con { $attack }. Descarte más barato: { $cards }.
after-depends = El enemigo ataca con { $attack }. Encajarlo depende de lo que robes.
after-not-covered = El enemigo ataca con { $attack }: no podrías encajarlo y la partida se perdería.
choose-need = Descarta al menos { $damage }
choose-cannot-cover = { $damage } de daño, y toda tu mano vale { $value }. Solo te salva un comodín.
choose-chosen = en total
choose-over = { $over } de más
choose-cheapest = Descarte más barato: { $cards } = { $value }
choose-take-it = Elegir
choose-who-next-more = Se puede decir si se quiere ser el siguiente, pero no qué hay en la mano.
choose-you-again = Tú otra vez
choose-goes-next = Siguiente: { $who }
choose-next-player = Elige al siguiente
choose-your-wish = ¿Quieres ser el siguiente?
move-flip = Usar un comodín
choose-jesters-left =
    { $count ->
        [0] No quedan comodines.
        [one] Queda 1 comodín.
       *[other] Quedan { $count } comodines.
    }
choose-flip-about = Descarta la mano y repón hasta { $limit } cartas.
choose-flip-ask = ¿Usar un comodín?
choose-flip-costs = Descartas la mano y repones hasta { $limit } cartas.
medal-left-gold = El oro sigue siendo posible.
medal-left-silver = Después solo podrás aspirar a la plata.
medal-left-bronze = Después solo podrás aspirar al bronce.

## Hints

hint-ask = Pista
hint-cost = Una pista muestra la mejor jugada. Toda la mesa ve que la has pedido, y la partida no da medalla.
hint-show = Mostrar la pista
hint-wait = Pensando…
hint-best = { $move }: se gana el { $chance } % de las partidas si sigue jugando el Campeón.
hint-next = La segunda mejor: { $move }, { $chance } %.
hint-medal = Sin usar un comodín: { $chance } %.
hint-even = Las dos son casi igual de buenas.
hint-choose = Elegir esta jugada
hint-no-medal = Esta partida no da medalla.
hint-numbers = Cifras
hint-card = pista
hint-pays = encaja
hint-other = La segunda mejor: { $move }
hint-first = La mejor: { $move }

## What a move does, one thing at a time

story-heal =
    { $amount ->
        [one] +1 curada
       *[other] +{ $amount } curadas
    }
story-double = el doble
story-shield = escudo { $amount }
story-blocked = sin poder
story-cancel = inmunidad anulada
story-damage = { $amount } de daño
story-overkill = { $amount } más de lo necesario
story-exact = golpe exacto
story-covers = encaja { $value }
moment-first-queen = la primera Reina
moment-first-king = el primer Rey
moment-last-enemy = el último enemigo
moment-narrow = por los pelos, con la última carta
story-pause = Pausar la animación
story-resume = Continuar
story-step = Paso siguiente
story-skip = Ponerse al día
story-missed =
    { $moves ->
        [one] Mientras no estabas: 1 jugada.
       *[other] Mientras no estabas: { $moves } jugadas.
    }
story-missed-defeated = Derrotados: { $cards }
recap-title = Desde tu último turno
recap-all-again = Volver a verlo todo
recap-drawn =
    { $count ->
        [one] 1 robada
       *[other] { $count } robadas
    }
recap-paid = golpe de { $damage } encajado con { $cards }
story-offer-sound = ¿Activar el sonido de la mesa?
story-accept-sound = Con sonido
story-decline-sound = No, gracias
lane-about = Avisos de la mesa
lane-notice = Aviso
lane-read = Leer
lane-yes = Sí
lane-no = No
lane-wait = Esperar
lane-let-bot = Que juegue un bot
lane-waiting =
    { $count ->
        [one] Queda 1 aviso por leer.
       *[other] Quedan { $count } avisos por leer.
    }

## Talk and log

talk-tab-log = Crónica
talk-tab-talk = Charla
talk-log-empty = Todavía no ha pasado nada.
talk-empty = Aún no se ha dicho nada.
talk-undone = deshecha
talk-tell-again = Ver otra vez esta jugada
why-ask = ¿Por qué esta jugada?
why-failed = No se ha podido encontrar la razón. Comprueba tu conexión y vuelve a intentarlo.
talk-strict = Solo lo que permiten las reglas: nada del contenido de las manos.
talk-casual = Mesa de charla libre: di lo que quieras.
talk-speak = Di algo
talk-send = Enviar
talk-said =
    { $you ->
        [yes] Tú: { $text }
       *[no] { $who }: { $text }
    }
phrase-my-hand-size =
    { $hand ->
        [one] Tengo 1 carta
       *[other] Tengo { $hand } cartas
    }
phrase-tavern-size = Posada: { $tavern }
phrase-discard-size = Pila de descarte: { $discard }
phrase-enemy-health = Vida del enemigo: { $health }
phrase-enemy-attack = Ataque del enemigo: { $attack }
phrase-who-may-yield = Pasaron en su último turno: { $yielded }
phrase-me-next = Me gustaría ser yo
phrase-not-me-next = Preferiría que no
phrase-anyone-next = Me da igual
phrase-hello = Hola
phrase-thanks = Gracias
phrase-one-moment = Un momento
phrase-good-game = Buena partida
phrase-well-played = Bien jugado
phrase-ouch = Ay
phrase-sorry = Perdón
phrase-phew = Uf
talk-reactions = Reacciones
talk-mute = Ocultar las reacciones de los demás
did-take-seat =
    { $you ->
        [yes] Te sientas.
       *[no] { $who } se sienta.
    }
did-leave-seat =
    { $you ->
        [yes] Dejas el asiento.
       *[no] { $who } deja el asiento.
    }
did-seat-bot =
    { $you ->
        [yes] Añades a { $bot }.
       *[no] { $who } añade a { $bot }.
    }
did-free-seat =
    { $you ->
        [yes] Liberas un asiento.
       *[no] { $who } libera un asiento.
    }
did-remove-player =
    { $you ->
        [yes] Expulsas a alguien de la mesa.
       *[no] { $who } expulsa a alguien de la mesa.
    }
did-ask-undo =
    { $you ->
        [yes] Pides deshacer la última jugada.
       *[no] { $who } pide deshacer la última jugada.
    }
did-ask-hint =
    { $you ->
        [yes] Pides una pista.
       *[no] { $who } pide una pista.
    }
did-ask-abandon =
    { $you ->
        [yes] Pides terminar la partida.
       *[no] { $who } pide terminar la partida.
    }
did-agree =
    { $you ->
        [yes] Estás de acuerdo.
       *[no] { $who } está de acuerdo.
    }
did-disagree =
    { $you ->
        [yes] No estás de acuerdo.
       *[no] { $who } no está de acuerdo.
    }
did-pause =
    { $you ->
        [yes] Pones la partida en pausa.
       *[no] { $who } pone la partida en pausa.
    }
did-resume =
    { $you ->
        [yes] Reanudas la partida.
       *[no] { $who } reanuda la partida.
    }
did-stand-in =
    { $you ->
        [yes] { $bot } te sustituye.
       *[no] { $bot } sustituye a { $about }.
    }
did-hand-back =
    { $you ->
        [yes] Has vuelto.
       *[no] { $who } ha vuelto.
    }

## What else can be done

table-reconnecting = Reconectando… Te guardamos el asiento.
asks-undo =
    { $you ->
        [yes] Has propuesto deshacer la última jugada.
       *[no] { $who } propone deshacer la última jugada.
    }
asks-abandon =
    { $you ->
        [yes] Has propuesto terminar la partida.
       *[no] { $who } propone terminar la partida.
    }
action-agree = De acuerdo
action-disagree = No
action-take-back = Mejor no
table-paused = La partida está en pausa.
table-paused-by =
    { $you ->
        [yes] Pausaste la partida el { $when }.
       *[no] { $who } pausó la partida el { $when }.
    }
table-is-paused = en pausa
status-title = Estado de este servidor
status-works = El servidor funciona.
notice-draining = El servidor se detendrá pronto por mantenimiento. Pausa o termina tu partida; podrás seguirla después donde quedó.
notice-new-device = Se ha añadido un dispositivo a tu jugador. ¿No has sido tú? Cierra su sesión en los ajustes del juego en el navegador.
notice-away = { $who } está ausente.
notice-late =
    { $you ->
        [yes] Se te ha acabado el tiempo: los demás pueden hacer que un bot juegue por ti.
       *[no] A { $who } se le ha acabado el tiempo.
    }
action-pause = Pausa
action-resume = Reanudar
action-bot-plays-for-you = Un bot está jugando por ti.
action-hand-back = Retomar mi asiento
action-undo = Deshacer mi última jugada
action-bot-for-me = Que un bot juegue por mí
action-bot-for = Que un bot juegue por { $who }
action-abandon = Terminar la partida
action-abandon-sure = Si todos están de acuerdo, la partida terminará aquí.
action-leave = Dejar la mesa
people-title = Las personas de esta mesa
people-remove = Expulsar a { $who }
people-remove-sure = Un bot ocupará el asiento y { $who } no podrá volver.
people-report = Denunciar el nombre { $who }
people-report-words = Denunciar «{ $text }» de { $who }
people-report-about = Quien administra este servidor verá el nombre, el mensaje, la mesa y tu motivo.
people-reported = Denuncia enviada.
report-reason = Motivo
report-insult = Insulto
report-threat = Amenaza
report-spam = Spam
report-other = Otra cosa
action-count = Contar las cartas
action-points-on = Contar los puntos
action-points-off = No contar los puntos
action-rules = Reglas
action-alerts-on = Avísame cuando sea mi turno
action-alerts-off = No me avises más
action-alerts-blocked = Este navegador no muestra avisos de esta página. Puedes permitirlos en sus ajustes.
keys-title = Teclas y gestos
keys-digits = Del 1 al 9, y 0 para la décima: elegir una carta
keys-space = Espacio: elegir la carta enfocada, o quitarla
keys-enter = Intro: hacer la jugada del botón dorado
keys-hint = H: una pista
keys-escape = Esc: desmarcarlo todo
keys-help = ?: este menú
keys-double-click = Doble clic: jugar una sola carta al momento
keys-drag = Arrastrar sobre el enemigo: jugar la carta o toda la selección
count-title = Cartas que no has visto: { $count }
count-where = En la posada: { $tavern }. En otras manos: { $hands }.
count-suit = { $suit }, { $count }: { $cards }
count-jesters =
    { $count ->
        [one] Hay 1 comodín entre ellas.
       *[other] Hay { $count } comodines entre ellas.
    }
count-to-come = Figuras por salir
count-none-to-come = Ninguna: esta es la última.
count-known = Lo que sabe todo el mundo

## The end

end-castle-fallen = El castillo ha caído
end-still-stands = Sigue en pie: { $enemy }
end-how-it-ended = Cómo acabó
end-see-table = Ver la mesa
end-abandoned = Todos han acordado parar aquí.
end-what-decided = ¿Qué decidió la partida?
end-reviewing = Analizando la partida…
end-won = Las doce figuras han caído: gana toda la mesa.
end-won-alone = Las doce figuras han caído.
end-gold = Oro: las doce figuras derrotadas sin usar ningún comodín.
end-silver = Plata: las doce figuras derrotadas usando un comodín.
end-bronze = Bronce: las doce figuras derrotadas usando dos comodines.
end-bot-finished =
    { $you ->
        [yes] Un bot terminó esta partida por ti.
       *[no] Un bot terminó esta partida por { $who }.
    }
end-bot-helped =
    { $you ->
        [yes] Un bot jugó un rato por ti.
       *[no] Un bot jugó un rato por { $who }.
    }
end-bot-share = Hizo { $count } de { $moves } jugadas.
end-hints =
    { $count ->
        [one] Se dio una pista, así que esta partida no da medalla.
       *[other] Se dieron { $count } pistas, así que esta partida no da medalla.
    }
end-known-deal = Este reparto ya se había jugado hasta el final, así que esta partida no da medalla. Un reparto nuevo, sí.
end-short-you =
    { $short ->
        [one] Te faltó 1 para encajar el golpe.
       *[other] Te faltaron { $short } para encajar el golpe.
    }
end-short =
    { $short ->
        [one] A { $who } le faltó 1 para encajar el golpe: pierde toda la mesa.
       *[other] A { $who } le faltaron { $short } para encajar el golpe: pierde toda la mesa.
    }
end-stuck =
    { $you ->
        [yes] No podías ni jugar ni pasar.
       *[no] { $who } no podía ni jugar ni pasar.
    }
end-its-attack = Su ataque
end-whole-hand = Toda tu mano
end-hand-of = Toda la mano de { $who }
end-missing =
    { $short ->
        [one] falta 1
       *[other] faltan { $short }
    }
end-flag = El castillo en ruinas, con tu bandera
figure-moves = jugadas
figure-beaten = derrotados
figure-exact = exactos
figure-blow = mayor golpe
action-new-deal = Nuevo reparto
action-same-deal = Repetir el reparto
end-to-rematch = Ir a la mesa nueva
rematch-asked = { $who } quiere jugar otra partida.
rematch-come = Jugar
rematch-stay = Quedarse
end-share = Compartir
end-evening = A la velada
end-evening-about = Otros equipos quizá jueguen todavía este reparto: no les cuentes nada. Después de la velada podrás repasar la partida.
end-challenge = Retar a un amigo
end-record = Descargar
end-more = Más
seal-checking = Comprobando el reparto…
seal-true = Comprobado: el reparto estaba fijado desde el principio
seal-false = El reparto no coincide con su sello
seal-other-deal = La semilla sellada no reparte las cartas que se jugaron
seal-unknown = Comprueba tú el reparto
seal-chosen = Alguien eligió la semilla de este reparto.
seal-how = El SHA-256 de este texto
seal-commitment = debe coincidir con lo que se mostró al principio:
seal-deals = La semilla que contiene debe dar las manos, los enemigos y las cartas robadas que se vieron aquí.

## Looking back

replay-title = Partida { $code }
replay-move-of = Jugada { $number } de { $all }
replay-the-deal = El reparto
replay-moment = Punto de la partida
replay-controls = Controles
replay-hands = Manos
replay-first = Principio
replay-previous = Jugada anterior
replay-next = Jugada siguiente
replay-last = Final
replay-whose-view = Qué mano ver
replay-all-hands = Todas las manos
replay-play = Reproducir
replay-pause = Pausar
replay-speed = Velocidad
replay-speed-slow = Lenta
replay-speed-normal = Normal
replay-speed-fast = Rápida
replay-moves = Jugadas
replay-help = Teclas y marcas
replay-key-arrows = una jugada atrás o adelante
replay-key-ends = el principio o el final
replay-key-space = reproducir o pausar
replay-space-bar = Espacio
replay-marks = Las marcas sobre la barra señalan dónde cae una figura; las doradas, un golpe exacto. La última marca es el final.
replay-share-moment = La dirección de esta página incluye la jugada: compártela para mostrar este momento.
replay-expected = Una repetición necesita el código de una partida terminada, como en { $example }.
replay-code = Código de la partida
replay-open = Abrir la repetición

## Settings

settings-theme = Tema
settings-theme-auto = Según el dispositivo
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-suits = Colores de los palos
settings-suits-two = Dos
settings-suits-four = Cuatro
settings-size = Tamaño de las cartas
settings-size-small = Pequeño
settings-size-normal = Normal
settings-size-large = Grande
settings-motion = Animaciones
settings-motion-auto = Según el dispositivo
settings-motion-full = Completas
settings-motion-less = Reducidas
settings-speed = Ritmo de la animación
settings-speed-calm = Tranquilo
settings-speed-normal = Normal
settings-speed-fast = Rápido
settings-speed-instant = Al instante
settings-sound = Sonidos
settings-volume = Volumen
settings-player = Jugador
settings-save = Guardar
settings-saved = Guardado.
settings-to-table = Volver a la mesa
settings-transfer-about = Para jugar con la misma identidad en otro dispositivo, muestra aquí un código y escanéalo o escríbelo allí. Solo sirve una vez.
settings-transfer-show = Mostrar un código
settings-transfer-code = Código de otro dispositivo
settings-transfer-take = Usarlo
settings-transfer-scan = Escanéalo con la cámara del otro dispositivo
settings-transfer-ask = ¿Pasar a este dispositivo?
settings-transfer-ask-new = Jugarás aquí con la identidad del dispositivo que muestra el código, y verás las mismas partidas.
settings-transfer-ask-other = Jugarás aquí con la identidad del dispositivo que muestra el código. Este dispositivo dejará de jugar como { $name }.
settings-transfer-move = Pasar aquí
settings-transfer-stay = Cancelar
devices-title = Tus dispositivos
devices-about = Estos dispositivos pueden jugar con tu identidad en este servidor. Cierra la sesión de los que hayas perdido o no conozcas. Tus partidas se conservan.
devices-added = Añadido el { $date }
devices-used = último uso: { $day }
devices-this = este dispositivo
devices-new = nuevo
devices-sign-out = Cerrar sesión
devices-sign-out-added = Cerrar sesión del dispositivo añadido el { $date }
devices-name = Nombre del dispositivo
devices-rename = Poner nombre
devices-name-added = Poner nombre al dispositivo añadido el { $date }
devices-sign-out-others = Cerrar las demás sesiones
devices-sure = Un dispositivo sin sesión ya no puede jugar con tu identidad. Sus mesas continúan, y los códigos que hayas mostrado dejan de servir.
devices-sure-this = Este dispositivo dejará de poder jugar con tu identidad. Para volver, muestra un código en otro de tus dispositivos.
devices-sign-out-sure = Cerrar ahora
devices-keep = Mantener abierta
devices-done = Sesión cerrada.
devices-notice =
    { $count ->
        [one] Se añadió un dispositivo a tu jugador el { $date }. ¿Fuiste tú?
       *[other] Se añadieron { $count } dispositivos a tu jugador, el último el { $date }. ¿Fuiste tú?
    }
devices-look = Ver tus dispositivos
devices-it-was-me = Fui yo
devices-begin-again = Las partidas de este dispositivo siguen aquí. En el servidor empiezas como jugador nuevo, o sigues con un código de otro de tus dispositivos.

## Messages to devices whose page is closed

push-turn = Es tu turno
push-invitation = Te espera otra partida
push-finished = La partida ha terminado
# $names: the other people at the table.
push-with = Con { $names }
push-title = Mensajes con la página cerrada
push-about = Este dispositivo puede avisarte de lo que pasa en tus mesas mientras la página está cerrada. Un mensaje dice qué mesa es, y nada sobre las cartas.
push-on = Activar en este dispositivo
push-off = Desactivar en este dispositivo
push-kinds = Avísame de
push-kind-turn = mi turno
push-kind-invitation = otra partida
push-kind-finished = el final de una partida
push-quiet = Horas de silencio
push-quiet-begin = Desde
push-quiet-end = Hasta
push-denied = Tu navegador bloquea los mensajes de esta página. Permite sus notificaciones en los ajustes del navegador y vuelve.
push-unsupported = Este navegador no puede mostrar mensajes con la página cerrada. En un iPhone o iPad, añade antes la página a la pantalla de inicio.
push-failed = El navegador no ha podido conectar con su servicio de mensajes. Inténtalo más tarde.
push-offer = ¿Un mensaje cuando sea tu turno?
push-decline = Sin mensajes en este dispositivo
settings-data = Tus datos
settings-data-about = Llévate todo lo que este servidor guarda sobre ti, o bórralo. Las partidas con otros siguen siendo suyas, sin tu nombre ni tus palabras; las tuyas se borran. No se puede deshacer.
settings-data-download = Descargar
settings-data-delete = Borrarme de este servidor
settings-data-confirm = Borrar para siempre
settings-data-deleted = Se ha borrado todo.

## How to play

learn-title = Aprende en la mesa
learn-about = Catorce lecciones breves en una mesa jugable, unos diez minutos. Las jugadas las haces tú y equivocarse no cuesta nada.
learn-begin = Empezar
learn-of = { $place } de { $all }
learn-skip = Saltar
learn-next = Siguiente
learn-end = Terminar
learn-done = aprendida
learn-first-game = Ya lo sabes todo
learn-first-game-about = Para tu primera partida hay un castillo más fácil: una carta más en la mano y enemigos con menos vida y ataque.
learn-first-game-go = Jugar una partida fácil
learn-first-game-real = Jugar la de verdad
rules-title = Las reglas
rules-about = Todas las reglas, numeradas y con buscador, en nuestras propias palabras.
rules-search = Buscar en las reglas
rules-found =
    { $count ->
        [0] Ninguna regla coincide.
        [one] 1 regla
       *[other] { $count } reglas
    }
rules-nothing-found = Prueba con otra palabra o mira en el índice:
rules-chapters = Capítulos
rules-whole-rulebook = Todas las reglas
