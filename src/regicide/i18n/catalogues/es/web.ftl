# The browser game.

## Everywhere

web-unofficial = Una versión no oficial y de código abierto del juego de Paul Abrahams, Luke Badger y Andy Richdale, con ilustraciones propias. Si te gusta, compra la edición original.
web-main-menu = Menú principal
web-learn = Cómo se juega
web-settings = Ajustes
web-language = Idioma
web-close = Cerrar
web-more = Más
web-to-home = Inicio
web-to-table = Ir a la mesa
web-lost-page = Página no encontrada
web-connecting = Conectando…
web-no-answer = El servidor no responde.
web-guest = Invitado
web-card-back = carta boca abajo
web-bot-random = Bufón
web-bot-squire = Escudero
web-bot-knight = Caballero
web-bot-champion = Campeón
web-bot-medallist = Medallista

## Home

web-hero = Asaltad juntos el castillo.
web-hero-more = Doce figuras corruptas, una baraja y de una a cuatro personas que ganan o pierden juntas. Sin cuenta y sin instalar nada.
web-play = Jugar
web-alone = En solitario
web-alone-more = Ocho cartas, dos comodines, tres medallas.
web-alone-go = Repartir
web-with-bots = Con bots
web-with-bots-more = Los bots solo ven lo que vería un jugador. Elige el número de jugadores.
web-which-bot = Elige un bot
web-how-many-players = Número de jugadores
web-players =
    { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    }
web-with-friends = Con amigos
web-with-friends-more = Abre una mesa y envía el enlace. Los bots pueden ocupar los asientos libres.
web-make-table = Abrir una mesa
web-join = Entrar con un código
web-join-more = Te lo da quien abrió la mesa.
web-join-go = Entrar
web-companion = Asistente de mesa
web-companion-about = Para jugar con cartas de verdad: lleva las cuentas y dice qué toca hacer. Funciona sin conexión.
web-code = Código de mesa
web-public-tables = Mesas públicas
web-no-public-tables = Ahora mismo no hay nadie esperando. Abre una mesa y deja que te encuentren.
web-gathering = buscando jugadores
web-playing = en juego
web-seats-taken = { $taken } de { $all } asientos ocupados
web-sit = Sentarme
web-watch = Ver
web-my-games = Mis partidas
web-no-games-yet = Aún no tienes partidas.
web-nobody-yet = Nadie más todavía
web-solo = En solitario
web-continue = Continuar
web-look-back = Ver repetición
web-result-won = Ganada
web-result-lost = Perdida
web-result-abandoned = Abandonada
web-result-gold = Victoria de oro
web-result-silver = Victoria de plata
web-result-bronze = Victoria de bronce
web-new-table = Mesa nueva
web-your-name = Tu nombre
web-make-public = Pública: cualquiera puede encontrarla
web-make-casual = Charla libre: se puede decir de todo
web-more-options = Más opciones
web-turn-time = Tiempo por turno
web-no-limit = Sin límite
web-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
web-own-seed = Semilla propia
web-own-seed-more = La misma semilla reparte siempre las mismas cartas. Todos verán que se ha elegido.
web-as-published = Reglas oficiales
web-option-solo-yield = Pasar en solitario
web-option-overpay = Descartar más de lo necesario
web-option-hand = Tamaño de la mano
web-option-jesters = Comodines
web-option-health = Vida de los enemigos
web-option-attack = Ataque de los enemigos
web-option-yield = Pasar
web-option-combo = Suma máxima de una combinación
web-option-hands = Manos
web-choice-not-twice-running = No dos veces seguidas
web-choice-stop = Parar cuando baste
web-choice-off = No permitido
web-choice-open = A la vista de todos

## Before the start

web-table-title = Mesa { $code }
web-casual = charla libre
web-strict = charla restringida
web-seats = Jugadores
web-free = libre
web-seat-free = libre
web-seat-number = Asiento { $number }
web-is-ready = a punto
web-is-not-ready = aún no
web-you = tú
web-starts = empieza
web-sit-here = Sentarme aquí
web-move-here = Cambiarme aquí
web-seat-bot = Añadir bot
web-free-seat = Quitar a { $who }
web-let-start =
    { $you ->
        [yes] Empiezo yo
       *[no] Que empiece { $who }
    }
web-be-ready = Ya estoy
web-not-ready = Aún no estoy
web-stand-up = Dejar el asiento
web-wait-seats =
    { $count ->
        [one] Hay un asiento libre.
       *[other] Hay { $count } asientos libres.
    }
web-wait-ready = La partida empezará cuando todos estén listos.
web-invite = Envía este enlace o código a quien vaya a jugar.
web-invite-watch = Con este enlace se puede ver la partida.
web-share-link = Compartir enlace
web-copied = Enlace copiado.
web-seal-about = El reparto está sellado: { $seal }… Al final todos podrán comprobarlo.

## The table

web-table-side = La mesa
web-enemy = El enemigo
web-enemy-number = Enemigo { $number } de 12
web-health-of = de { $health } de vida
web-health-bar =
    { $damage ->
        [0] Vida: { $left } de { $health }
       *[other] Vida: { $left } de { $health }; esta jugada quita { $damage }
    }
web-attack = ataque
web-shielded = { $full } menos { $shield } de escudo
web-immune = Inmune a { $suit }
web-immunity-broken = Inmunidad anulada
web-waiting-shield = { $shield } de escudo si se juega un comodín
web-castle = Castillo
web-fate-to-come = { $royal }: por salir
web-fate-now = { $royal }: enemigo actual
web-fate-defeated = { $royal }: ha caído
web-fate-taken-exactly = { $royal }: ha caído con daño exacto
web-key-defeated = derrotado
web-key-exact = exacto
web-key-now = actual
web-tavern = posada
web-discard = descarte
web-played = Jugado contra este enemigo
web-discard-title = Pila de descarte: { $count }
web-tavern-title = Posada: { $count }
web-discard-empty = La pila de descarte está vacía.
web-tavern-about = Nadie conoce el orden completo del mazo de la posada, pero esto lo sabe todo el mundo.
web-tavern-top = Encima
web-tavern-group = Puestas debajo (tanda { $number }), en orden desconocido
web-known-in-hand =
    { $you ->
        [yes] En tu mano (lo saben todos)
       *[no] En la mano de { $who } (lo saben todos)
    }
web-here = presente
web-away = ausente
web-stand-in = juega un bot
web-yielded = ha pasado
web-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
web-your-hand =
    { $count ->
        [0] Tu mano, vacía
        [one] Tu mano, 1 carta
       *[other] Tu mano, { $count } cartas
    }
web-hand-empty = Sin cartas en la mano
web-known-to-all = { $card } (información pública)
web-your-turn = Tu turno
web-turn-of =
    { $you ->
        [yes] Juegas tú
       *[no] Juega { $who }
    }
web-survive = Encaja el golpe
web-who-next = ¿Quién es el siguiente?
web-won = Ganada
web-game-lost = Perdida
web-abandoned = Abandonada
web-steps = Pasos de un turno
web-step-play = Jugar
web-step-powers = Poderes
web-step-damage = Daño
web-step-survive = Encajar
web-open-log = Abrir crónica y charla
web-log-and-talk = Crónica y charla
web-log-unread =
    { $count ->
        [0] Crónica y charla
        [one] Crónica y charla, 1 novedad
       *[other] Crónica y charla, { $count } novedades
    }
web-menu = Menú
web-watchers =
    { $count ->
        [one] 1 persona está mirando.
       *[other] { $count } personas están mirando.
    }
web-announce-turn = Tu turno. { $enemy }: vida { $health }, ataque { $attack }.

## Choosing

web-watching = Estás viendo la partida.
web-wait-turn =
    { $you ->
        [yes] Juegas tú.
       *[no] Juega { $who }.
    }
web-wait-name =
    { $you ->
        [yes] Eliges quién será el siguiente.
       *[no] { $who } elige quién será el siguiente.
    }
web-choose = Elige cartas para jugar
web-choose-or-yield = Elige cartas o pasa
web-choose-cards = Elige cartas
web-clear = Limpiar
web-yield = Pasar
web-sending = Enviando…
web-play-these = Jugar { $cards }
web-discard-these = Descartar { $cards }
web-missing =
    { $missing ->
        [one] Falta 1 para aguantar
       *[other] Faltan { $missing } para aguantar
    }
web-sort-rank = Ordenar por valor
web-sort-suit = Ordenar por palo
web-damage = { $damage } de daño
web-exact = daño exacto
web-kill = cae el enemigo
web-wins = gana la partida
web-value = Ataque { $value }
web-heals = cura { $count }
web-you-draw = tú +{ $count }
web-who-draws = { $who } +{ $count }
web-draws-none = nadie puede robar
web-doubled = duplicado: { $damage }
web-shields = ataque enemigo { $attack }
web-cancels = anula la inmunidad
web-blocked = sin poder: inmune
web-after-wins = Cae el último rey.
web-after-stuck =
    { $you ->
        [yes] No podrías ni jugar ni pasar: partida perdida.
       *[no] { $who } no podría ni jugar ni pasar: partida perdida.
    }
web-after-exact = El enemigo va encima del mazo de la posada, y vuelves a jugar.
web-after-kill =
    { $waste ->
        [0] El enemigo cae, y vuelves a jugar.
       *[other] { $waste } de más. El enemigo cae, y vuelves a jugar.
    }
web-after-jester = El enemigo no ataca: eliges quién será el siguiente.
web-after-no-strike = El enemigo no puede contraatacar.
web-after-covered = El enemigo ataca con { $attack }. Descarte más barato: { $cards }.
web-after-depends = El enemigo ataca con { $attack }. Encajarlo depende de lo que robes.
web-after-not-covered = El enemigo ataca con { $attack }: no podrías encajarlo y la partida se perdería.
web-need = Descarta al menos { $damage }
web-chosen = en total
web-over = { $over } de más
web-cheapest = Descarte más barato: { $cards } = { $value }
web-take-it = Elegir
web-who-next-more = Se puede decir si se quiere ser el siguiente, pero no qué hay en la mano.
web-you-again = Tú otra vez
web-goes-next = Siguiente: { $who }
web-choose-next = Elige al siguiente
web-your-wish = ¿Quieres ser el siguiente?
web-flip = Usar un comodín
web-jesters-left =
    { $count ->
        [0] No quedan comodines.
        [one] Queda 1 comodín.
       *[other] Quedan { $count } comodines.
    }
web-flip-about = Descarta la mano y repón hasta { $limit } cartas.
web-flip-ask = ¿Usar un comodín?
web-flip-costs = Descartas la mano y repones hasta { $limit } cartas.
web-medal-left-gold = El oro sigue siendo posible.
web-medal-left-silver = Después solo podrás aspirar a la plata.
web-medal-left-bronze = Después solo podrás aspirar al bronce.

## What a move does, one thing at a time

web-scene-heal =
    { $amount ->
        [one] +1 curada
       *[other] +{ $amount } curadas
    }
web-scene-draw = robar { $amount }
web-scene-double = el doble
web-scene-shield = escudo { $amount }
web-scene-blocked = sin poder
web-scene-cancel = inmunidad anulada
web-scene-damage = { $amount } de daño
web-scene-kill = derrotado
web-scene-exact = exacto
web-scene-strike = golpea con { $amount }

## Talk and log

web-tab-log = Crónica
web-tab-talk = Charla
web-log-empty = Todavía no ha pasado nada.
web-talk-empty = Aún no se ha dicho nada.
web-talk-strict = Solo lo que permiten las reglas: nada del contenido de las manos.
web-talk-casual = Mesa de charla libre: di lo que quieras.
web-speak = Di algo
web-send = Enviar
web-said =
    { $you ->
        [yes] Tú: { $text }
       *[no] { $who }: { $text }
    }
web-phrase-my-hand-size =
    { $hand ->
        [one] Tengo 1 carta
       *[other] Tengo { $hand } cartas
    }
web-phrase-tavern-size = Posada: { $tavern }
web-phrase-discard-size = Pila de descarte: { $discard }
web-phrase-enemy-health = Vida del enemigo: { $health }
web-phrase-enemy-attack = Ataque del enemigo: { $attack }
web-phrase-who-may-yield = Pasaron en su último turno: { $yielded }
web-phrase-me-next = Me gustaría
web-phrase-not-me-next = Preferiría que no
web-phrase-anyone-next = Me da igual
web-phrase-hello = Hola
web-phrase-thanks = Gracias
web-phrase-one-moment = Un momento
web-phrase-good-game = Buena partida
web-did-take-seat =
    { $you ->
        [yes] Te sientas.
       *[no] { $who } se sienta.
    }
web-did-leave-seat =
    { $you ->
        [yes] Dejas el asiento.
       *[no] { $who } deja el asiento.
    }
web-did-seat-bot =
    { $you ->
        [yes] Añades a { $bot }.
       *[no] { $who } añade a { $bot }.
    }
web-did-free-seat =
    { $you ->
        [yes] Liberas un asiento.
       *[no] { $who } libera un asiento.
    }
web-did-ask-undo =
    { $you ->
        [yes] Pides deshacer la última jugada.
       *[no] { $who } pide deshacer la última jugada.
    }
web-did-ask-abandon =
    { $you ->
        [yes] Pides terminar la partida.
       *[no] { $who } pide terminar la partida.
    }
web-did-agree =
    { $you ->
        [yes] Estás de acuerdo.
       *[no] { $who } está de acuerdo.
    }
web-did-disagree =
    { $you ->
        [yes] No estás de acuerdo.
       *[no] { $who } no está de acuerdo.
    }
web-did-pause =
    { $you ->
        [yes] Pones la partida en pausa.
       *[no] { $who } pone la partida en pausa.
    }
web-did-resume =
    { $you ->
        [yes] Reanudas la partida.
       *[no] { $who } reanuda la partida.
    }
web-did-stand-in =
    { $you ->
        [yes] { $bot } te sustituye.
       *[no] { $bot } sustituye a { $about }.
    }
web-did-hand-back =
    { $you ->
        [yes] Has vuelto.
       *[no] { $who } ha vuelto.
    }

## What else can be done

web-reconnecting = Reconectando… Te guardamos el asiento.
web-asks-undo =
    { $you ->
        [yes] Has propuesto deshacer la última jugada.
       *[no] { $who } propone deshacer la última jugada.
    }
web-asks-abandon =
    { $you ->
        [yes] Has propuesto terminar la partida.
       *[no] { $who } propone terminar la partida.
    }
web-agree = De acuerdo
web-disagree = No
web-take-back = Mejor no
web-paused = La partida está en pausa.
web-pause = Pausa
web-resume = Reanudar
web-bot-plays-for-you = Un bot está jugando por ti.
web-hand-back = Retomar mi asiento
web-undo = Deshacer mi última jugada
web-bot-for-me = Que un bot juegue por mí
web-bot-for = Que un bot juegue por { $who }
web-abandon = Terminar la partida
web-abandon-sure = Si todos están de acuerdo, la partida terminará aquí.
web-leave = Dejar la mesa

## The end

web-castle-fallen = El castillo ha caído
web-still-stands = { $enemy } sigue en pie
web-how-it-ended = Cómo acabó
web-see-table = Ver la mesa
web-end-abandoned = Todos acordaron parar aquí.
web-end-won = Las doce figuras han caído: gana toda la mesa.
web-end-gold = Oro: las doce figuras derrotadas sin usar comodines.
web-end-silver = Plata: las doce figuras derrotadas usando un comodín.
web-end-bronze = Bronce: las doce figuras derrotadas usando dos comodines.
web-end-short-you =
    { $short ->
        [one] Te faltó 1 para encajar el golpe.
       *[other] Te faltaron { $short } para encajar el golpe.
    }
web-end-short =
    { $short ->
        [one] A { $who } le faltó 1 para encajar el golpe: pierde toda la mesa.
       *[other] A { $who } le faltaron { $short } para encajar el golpe: pierde toda la mesa.
    }
web-end-stuck =
    { $you ->
        [yes] No podías ni jugar ni pasar.
       *[no] { $who } no podía ni jugar ni pasar.
    }
web-its-attack = Su ataque
web-whole-hand = Toda tu mano
web-figure-moves = jugadas
web-figure-beaten = derrotados
web-figure-exact = exactos
web-figure-blow = mayor golpe
web-new-deal = Nuevo reparto
web-same-deal = Mismo reparto
web-to-rematch = Ir a la mesa nueva
web-share = Compartir
web-record = Descargar
web-seal-true = Comprobado: el reparto estaba fijado desde el principio
web-seal-false = El reparto no coincide con su sello
web-seal-other-deal = La semilla sellada no reparte las cartas que se jugaron
web-seal-unknown = Comprueba tú el reparto
web-seal-chosen = Alguien eligió la semilla de este reparto.
web-seal-how = El SHA-256 de este texto
web-seal-commitment = debe coincidir con lo que se mostró al principio:
web-seal-deals = La semilla que contiene debe dar las manos, los enemigos y las cartas robadas que se vieron aquí.

## Looking back

web-replay-title = Partida { $code }
web-move-of = Jugada { $number } de { $all }
web-the-deal = El reparto
web-moment = Punto de la partida
web-first = Principio
web-previous = Jugada anterior
web-next = Jugada siguiente
web-last = Final
web-whose-view = Qué mano ver
web-all-hands = Todas las manos

## Settings

web-set-theme = Tema
web-set-theme-auto = Según el dispositivo
web-set-theme-light = Claro
web-set-theme-dark = Oscuro
web-set-suits = Colores de los palos
web-set-suits-two = Dos
web-set-suits-four = Cuatro
web-set-size = Tamaño de las cartas
web-set-size-small = Pequeño
web-set-size-normal = Normal
web-set-size-large = Grande
web-set-motion = Animaciones
web-set-motion-auto = Según el dispositivo
web-set-motion-full = Completas
web-set-motion-less = Reducidas
web-sound = Sonidos
web-player = Jugador
web-save = Guardar
web-saved = Guardado.
web-transfer-about = Para jugar con la misma identidad en otro dispositivo, muestra aquí un código y escríbelo allí. Solo sirve una vez.
web-transfer-show = Mostrar un código
web-transfer-code = Código de otro dispositivo
web-transfer-take = Usarlo

## How to play

web-learn-title = Aprende en la mesa
web-learn-invite = ¿Nunca has jugado? Catorce lecciones breves, unos diez minutos y sin riesgo de perder.
web-learn-about = Catorce lecciones breves en una mesa jugable, unos diez minutos. Las jugadas las haces tú y equivocarse no cuesta nada.
web-lesson-begin = Empezar
web-lesson-of = { $place } de { $all }
web-lesson-skip = Saltar
web-lesson-next = Siguiente
web-lesson-end = Terminar
web-lesson-done = aprendida
web-first-game = Ya lo sabes todo
web-first-game-about = Para tu primera partida hay un castillo más fácil: una carta más en la mano y enemigos con menos vida y ataque.
web-first-game-go = Jugar una partida fácil
web-first-game-real = Jugar la de verdad
web-rules = Las reglas
web-rules-about = Todas las reglas, numeradas y con buscador, en nuestras propias palabras.
web-rules-search = Buscar en las reglas
web-rules-found =
    { $count ->
        [0] Ninguna regla coincide.
        [one] 1 regla
       *[other] { $count } reglas
    }
web-rules-chapters = Capítulos
web-whole-rulebook = Todas las reglas
