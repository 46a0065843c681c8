# The browser game.

## Everywhere

web-unofficial = Una versión no oficial y de código abierto del juego de Paul Abrahams, Luke Badger y Andy Richdale, con dibujos propios. Si te gusta, compra la baraja publicada.
web-main-menu = Menú principal
web-learn = Cómo se juega
web-settings = Ajustes
web-language = Idioma
web-close = Cerrar
web-more = Más
web-to-home = Inicio
web-to-table = A la mesa
web-lost-page = Aquí no hay nada
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

web-hero = Derribad juntos el castillo.
web-hero-more = Doce figuras corruptas, una baraja, de una a cuatro personas que ganan o pierden juntas. Sin cuenta, nada que instalar.
web-play = Jugar
web-alone = En solitario
web-alone-more = Ocho cartas, dos comodines, tres medallas.
web-alone-go = Reparte
web-with-bots = Con bots
web-with-bots-more = Ven solo lo que ve un jugador. Elige cuántos se sientan a la mesa.
web-which-bot = Qué bot
web-how-many-players = Cuántos jugadores
web-players =
    { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    }
web-with-friends = Con amigos
web-with-friends-more = Abre una mesa y envía el enlace. Los bots pueden ocupar asientos.
web-make-table = Abrir una mesa
web-join = Entrar con un código
web-join-more = Te lo da quien abrió la mesa.
web-join-go = Entrar
web-companion = Acompañante
web-companion-about = Cartas de verdad en una mesa de verdad: hace las cuentas y dice qué toca hacer. No necesita conexión.
web-code = Código de mesa
web-public-tables = Mesas públicas
web-no-public-tables = Ahora no espera nadie. Abre una mesa y deja que te encuentren.
web-gathering = esperando jugadores
web-playing = en juego
web-seats-taken = { $taken } de { $all } asientos ocupados
web-sit = Sentarme
web-watch = Mirar
web-my-games = Mis partidas
web-no-games-yet = Aún no hay partidas.
web-nobody-yet = Nadie más todavía
web-solo = En solitario
web-continue = Seguir
web-look-back = Repasar
web-result-won = Ganada
web-result-lost = Perdida
web-result-abandoned = Abandonada
web-result-gold = Victoria de oro
web-result-silver = Victoria de plata
web-result-bronze = Victoria de bronce
web-new-table = Una mesa nueva
web-your-name = Tu nombre
web-make-public = Cualquiera puede encontrar esta mesa
web-make-casual = Charla libre: se puede decir todo
web-more-options = Más opciones
web-turn-time = Tiempo por turno
web-no-limit = Sin límite
web-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
web-own-seed = Una semilla propia
web-own-seed-more = La misma semilla reparte las mismas cartas. Todos verán que fue elegida.
web-as-published = Según el original
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
web-choice-stop = Parar al encajarlo
web-choice-off = No permitido
web-choice-open = A la vista de todos

## Before the start

web-table-title = Mesa { $code }
web-casual = charla libre
web-strict = charla según las reglas
web-seats = Jugadores
web-free = libre
web-seat-free = libre
web-seat-number = Asiento { $number }
web-is-ready = listo
web-is-not-ready = aún no está listo
web-you = tú
web-starts = empieza
web-sit-here = Sentarme aquí
web-move-here = Moverme aquí
web-seat-bot = Añadir bot
web-free-seat = Liberar el asiento de { $who }
web-let-start = Que empiece { $who }
web-be-ready = Listo
web-not-ready = Aún no, espera
web-stand-up = Levantarme
web-wait-seats =
    { $count ->
        [one] Hay un asiento libre.
       *[other] Hay { $count } asientos libres.
    }
web-wait-ready = La partida empezará cuando todos estén listos.
web-invite = Envía este enlace o código a quien vaya a jugar.
web-invite-watch = Con este enlace otros pueden mirar.
web-share-link = Compartir enlace
web-copied = Enlace copiado.
web-seal-about = El reparto está sellado: { $seal }… Al final todos pueden comprobarlo.

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
web-shielded = { $full } menos un escudo de { $shield }
web-immune = Inmune a { $suit }
web-immunity-broken = Inmunidad anulada
web-waiting-shield = { $shield } de escudo a la espera de un comodín
web-castle = Castillo
web-fate-to-come = { $royal }: está por venir
web-fate-now = { $royal }: el enemigo actual
web-fate-defeated = { $royal }: ha caído
web-fate-taken-exactly = { $royal }: ha caído con daño exacto
web-key-defeated = derrotado
web-key-exact = exacto
web-key-now = ahora
web-tavern = posada
web-discard = descarte
web-played = Jugado contra este enemigo
web-discard-title = Pila de descarte: { $count }
web-tavern-title = Posada: { $count }
web-discard-empty = La pila de descarte está vacía.
web-tavern-about = Nadie conoce el orden de la posada, pero algunas cosas las sabe todo el mundo.
web-tavern-top = Encima
web-tavern-group = Puestas debajo, tanda { $number }, en orden desconocido
web-known-in-hand = En la mano de { $who }, conocidas por todos
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
web-known-to-all = { $card }: todos lo saben
web-your-turn = Tu turno
web-turn-of = Juega { $who }
web-survive = Encaja el golpe
web-who-next = ¿Quién sigue?
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
        [one] Crónica y charla, 1 nuevo
       *[other] Crónica y charla, { $count } nuevos
    }
web-menu = Menú
web-watchers =
    { $count ->
        [one] 1 persona mira.
       *[other] { $count } personas miran.
    }
web-announce-turn = Tu turno. { $enemy }: vida { $health }, ataque { $attack }.

## Choosing

web-watching = Estás mirando.
web-wait-turn = Juega { $who }.
web-wait-name = { $who } elige quién sigue.
web-choose = Elige cartas para jugar
web-choose-or-yield = Elige cartas o pasa
web-choose-cards = Elige cartas
web-clear = Borrar
web-yield = Pasar
web-sending = Enviando…
web-play-these = Jugar { $cards }
web-discard-these = Descartar { $cards }
web-missing =
    { $missing ->
        [one] Falta 1 para encajarlo
       *[other] Faltan { $missing } para encajarlo
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
web-after-stuck = { $who } se quedaría sin jugada: la partida se perdería.
web-after-exact = El enemigo va encima de la posada, y vuelves a jugar.
web-after-kill =
    { $waste ->
        [0] El enemigo cae, y vuelves a jugar.
       *[other] { $waste } de más. El enemigo cae, y vuelves a jugar.
    }
web-after-jester = Ahora no hay ataque: eliges quién sigue.
web-after-no-strike = El enemigo no puede devolver el golpe.
web-after-covered = El enemigo ataca con { $attack }. Lo más barato: { $cards }.
web-after-depends = El enemigo ataca con { $attack }. Encajarlo depende de lo que robes.
web-after-not-covered = El enemigo ataca con { $attack }: no podrías encajarlo y la partida se perdería.
web-need = Descarta al menos { $damage }
web-chosen = elegido
web-over = { $over } de más
web-cheapest = Lo más barato: { $cards } = { $value }
web-take-it = Elegir
web-who-next-more = Se pueden decir deseos, nada sobre las manos.
web-you-again = Tú otra vez
web-goes-next = Sigue: { $who }
web-choose-next = Elige quién sigue
web-your-wish = ¿Quieres jugar a continuación?
web-flip = Voltear un comodín
web-jesters-left =
    { $count ->
        [0] No quedan comodines.
        [one] Queda 1 comodín.
       *[other] Quedan { $count } comodines.
    }
web-flip-about = Descarta la mano y roba { $limit }.
web-flip-ask = ¿Voltear un comodín?
web-flip-costs = Descartas la mano y robas { $limit } cartas.
web-medal-left-gold = El oro sigue siendo posible.
web-medal-left-silver = Después, lo mejor que puedes ganar es plata.
web-medal-left-bronze = Después, lo mejor que puedes ganar es bronce.

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
web-log-empty = Aún no ha pasado nada.
web-talk-empty = Aún no se ha dicho nada.
web-talk-strict = Solo lo que permiten las reglas: nada sobre las manos.
web-talk-casual = Mesa de charla libre: di lo que quieras.
web-speak = Di algo
web-send = Enviar
web-said = { $who }: { $text }
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
web-phrase-me-next = Yo, con gusto
web-phrase-not-me-next = Mejor yo no
web-phrase-anyone-next = Me da igual
web-phrase-hello = Hola
web-phrase-thanks = Gracias
web-phrase-one-moment = Un momento
web-phrase-good-game = Buena partida
web-did-take-seat = { $who } se sienta.
web-did-leave-seat = { $who } se levanta.
web-did-seat-bot = { $who } sienta a { $bot }.
web-did-free-seat = { $who } libera un asiento.
web-did-ask-undo = { $who } pide deshacer la última jugada.
web-did-ask-abandon = { $who } pide terminar la partida.
web-did-agree = { $who } está de acuerdo.
web-did-disagree = { $who } no está de acuerdo.
web-did-pause = { $who } pone la partida en pausa.
web-did-resume = { $who } reanuda la partida.
web-did-stand-in = { $bot } juega por { $about }.
web-did-hand-back = { $who } ha vuelto.

## What else can be done

web-reconnecting = Reconectando. Tu asiento sigue siendo tuyo.
web-asks-undo = { $who } querría deshacer la última jugada.
web-asks-abandon = { $who } querría terminar la partida.
web-agree = De acuerdo
web-disagree = En contra
web-take-back = Déjalo
web-paused = La partida está en pausa.
web-pause = Pausa
web-resume = Seguir
web-bot-plays-for-you = Un bot juega por ti.
web-hand-back = Sigo yo
web-undo = Deshacer mi última jugada
web-bot-for-me = Que un bot juegue por mí
web-bot-for = Que un bot juegue por { $who }
web-abandon = Terminar la partida
web-abandon-sure = La partida se queda a medias, si todos están de acuerdo.
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
web-end-short-you = Tu mano se quedó a { $short } de encajar el golpe.
web-end-short = La mano de { $who } se quedó a { $short } de encajar el golpe, y pierde toda la mesa.
web-end-stuck = { $who } no podía ni jugar ni pasar.
web-its-attack = Su ataque
web-whole-hand = Toda tu mano
web-figure-moves = jugadas
web-figure-beaten = derrotados
web-figure-exact = exactos
web-figure-blow = mayor golpe
web-new-deal = Nuevo reparto
web-same-deal = Mismo reparto
web-to-rematch = A la nueva mesa
web-share = Compartir
web-record = Acta
web-seal-true = El reparto estaba fijado desde el principio: comprobado
web-seal-false = El reparto no coincide con su sello
web-seal-other-deal = La semilla sellada no reparte las cartas que se jugaron
web-seal-unknown = Comprueba tú el reparto
web-seal-chosen = Alguien eligió la semilla de este reparto.
web-seal-how = El SHA-256 de este texto
web-seal-commitment = debe ser lo que se mostró desde el principio:
web-seal-deals = La semilla que contiene debe dar las manos, los enemigos y las cartas robadas que se vieron aquí.

## Looking back

web-replay-title = Partida { $code }
web-move-of = Jugada { $number } de { $all }
web-the-deal = El reparto
web-moment = Momento de la partida
web-first = Primer momento
web-previous = Jugada anterior
web-next = Jugada siguiente
web-last = Último momento
web-whose-view = Qué mano ver
web-all-hands = Todas las manos

## Settings

web-set-theme = Tema
web-set-theme-auto = Como el aparato
web-set-theme-light = Claro
web-set-theme-dark = Oscuro
web-set-suits = Colores de los palos
web-set-suits-two = Dos
web-set-suits-four = Cuatro
web-set-size = Tamaño de las cartas
web-set-size-small = Pequeño
web-set-size-normal = Normal
web-set-size-large = Grande
web-set-motion = Movimiento
web-set-motion-auto = Como el aparato
web-set-motion-full = Completo
web-set-motion-less = Menos
web-sound = Sonidos
web-player = Jugador
web-save = Guardar
web-saved = Guardado.
web-transfer-about = Para jugar con la misma identidad en otro aparato, muestra aquí un código y escríbelo allí. Vale una vez.
web-transfer-show = Mostrar un código
web-transfer-code = Código de otro aparato
web-transfer-take = Usarlo

## How to play

web-learn-title = Aprende en la mesa
web-learn-invite = ¿Nunca has jugado? Catorce situaciones pequeñas, unos diez minutos, nada puede salir mal.
web-learn-about = Catorce situaciones pequeñas en una mesa de verdad, unos diez minutos. Las jugadas las haces tú; nada puede salir mal.
web-lesson-begin = Empezar
web-lesson-of = { $place } de { $all }
web-lesson-skip = Saltar
web-lesson-next = Siguiente
web-lesson-end = Al final
web-lesson-done = aprendida
web-first-game = Ya lo sabes todo
web-first-game-about = Para la primera partida hay un castillo más amable: una carta más en la mano, enemigos con menos vida y ataque.
web-first-game-go = Jugar una partida amable
web-first-game-real = Jugar la de verdad
web-rules = Las reglas
web-rules-about = Cada regla por su número, con nuestras palabras y un buscador.
web-rules-search = Busca en las reglas
web-rules-found =
    { $count ->
        [0] Ninguna regla dice eso.
        [one] 1 regla
       *[other] { $count } reglas
    }
web-rules-chapters = Capítulos
web-whole-rulebook = Todas las reglas
