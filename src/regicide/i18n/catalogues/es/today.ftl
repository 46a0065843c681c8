# The daily deal: its page, its text to share, and `regicide daily`.

## The deal of a day

today-heading = El mismo reparto para todos
today-first-try = Cuenta el primer intento. Después puedes jugar el reparto cuantas veces quieras. El par se muestra cuando terminas.
today-past = Un reparto pasado: juégalo para practicar. No cuenta.
today-play = Jugar este reparto
today-play-bots = Jugar con bots
today-play-round = Pasar el móvil
today-continue = Continuar este reparto
today-practise = Jugar otra vez, para practicar

## The result

today-all-beaten = Las doce figuras, derrotadas
today-given-up = Abandonado
today-helped = Con ayuda: sin medalla.
today-turns =
    { $count ->
        [one] 1 turno
       *[other] { $count } turnos
    }
today-exact =
    { $count ->
        [one] 1 golpe exacto
       *[other] { $count } golpes exactos
    }
today-rank-j = Sotas
today-rank-q = Reinas
today-rank-k = Reyes
today-mark-exact = derrotada con daño exacto
today-mark-beaten = derrotada
today-mark-fell = perdiste contra esta
today-mark-unreached = sin alcanzar

## Par

today-par = Frente al par
today-par-about =
    { $players ->
        [1] El Campeón, jugando por la medalla, { $count } veces
       *[other] El Campeón, { $count } veces
    }
today-par-working = El Campeón está jugando este reparto: { $count } de { $all }.
today-par-stop = Parar
today-par-go = Que lo juegue el Campeón
today-par-you = tú
today-par-sentence =
    Ganó { $won } de { $count }. Tu resultado es mejor que { $better } de sus partidas e igual que { $equal }. Sus partidas se
    barajaron de nuevo cada vez; la tuya, como la de todos ese día.
today-par-median =
    { $count ->
        [one] En la mitad de sus partidas derrotó 1 figura o más.
       *[other] En la mitad de sus partidas derrotó { $count } figuras o más.
    }
today-par-level =
    Por lo que dice un solo reparto, has jugado como { $level ->
        [1] un principiante (bots del nivel 1)
        [2] un principiante prudente (bots del nivel 2)
        [3] un jugador habitual (bots del nivel 3)
        [4] un buen jugador (bots del nivel 4)
        [5] un jugador de club (bots del nivel 5)
        [6] un jugador fuerte de club (bots del nivel 6)
        [7] un jugador muy fuerte de club (bots del nivel 7)
        [8] un maestro (bots del nivel 8)
       *[other] el Campeón
    }.
today-as-table = Lo mismo en una tabla
today-result = Resultado
today-games = Partidas
today-share-of = Porcentaje

## Days in a row, and the calendar

today-longest = máximo { $count }
today-month-before = Mes anterior
today-month-after = Mes siguiente
today-day-played = { $date }: { $result }
today-not-played = sin jugar
today-playing = empezado, sin terminar
today-to-come = por venir
today-letter-gold = O
today-letter-silver = P
today-letter-bronze = B
today-calendar-help = { $gold }, { $silver }, { $bronze }: medallas. ✓: ganada. Un número: figuras derrotadas en una partida perdida. –: abandonada. Un día sin jugar termina la racha y nada más; los días pasados siguen abiertos para practicar.

## Sharing

today-share = Compartir
today-names-no-card = no nombra ninguna carta
today-share-first = Open Regicide · { $date } · { $players }
today-share-last = { $result } · { $turns }
today-copy = Copiar
today-copied = Copiado.
today-copy-result = Copiar mi resultado
end-daily-counts = Tu primer intento de este reparto del día: es el que cuenta.
end-daily-again = Ya habías jugado este reparto del día: cuenta el primer intento.

## At a server

today-server = En este servidor
today-server-invite = O juégalo en este servidor, en solitario o con amigos, y tu resultado se compara con los demás. Cuenta la partida que empieces primero.
today-server-play = Jugar en este servidor
today-server-nobody = Aún no hay otro resultado.
today-server-sentence =
    { $count ->
        [one] 1 persona lo terminó aquí, { $won } con victoria.
       *[other] { $count } personas lo terminaron aquí, { $won } con victoria.
    }
today-server-better = El { $better } % tuvo un resultado peor que tú.
today-server-given-up = Abandonaste tu primer intento, así que no tiene resultado.
today-server-row = { $result }, { $beaten } de 12
today-people = Personas

## A deal in common

deal-title = El mismo reparto
deal-about = { $who } jugó este reparto: { $players }. Juégalo también. Después verás los resultados uno al lado del otro y en qué jugadas hubo diferencias.
deal-to-beat = A superar: { $result }
deal-options = Con opciones: { $options }
deal-own = Tú
deal-same-start =
    { $count ->
        [0] La primera jugada ya es distinta.
        [one] La primera jugada es la misma.
       *[other] Las primeras { $count } jugadas son las mismas.
    }
deal-all-same = Todas las jugadas son las mismas.
deal-move = Jugada
deal-practice = Se compara tu primera partida de este reparto.
deal-only-look = Comparar sin jugar
deal-game = Partida
deal-royals = Figuras
deal-turns = Turnos
deal-first = Primera partida
deal-second = Segunda partida
deal-add = Añadir otras partidas de este reparto
deal-add-about =
    Pega enlaces a las partidas o el texto de partidas guardadas. Nada sale de este navegador. La dirección de esta página las
    contiene después todas: compártela con tu grupo.
deal-add-go = Añadir
deal-add-none = En este texto no hay ningún enlace a una partida nueva ni ninguna partida guardada.
deal-add-other = Es una partida de otro reparto.

## In the terminal

today-other-day = Ya hay un primer intento de este reparto; practícalo con: { $command }
