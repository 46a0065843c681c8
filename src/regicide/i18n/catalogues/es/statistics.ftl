# Statistics of a player's games: the page and `regicide statistics`.

## The page

statistics-empty = Aún no hay nada. Termina una partida y contará; analízala y contarán también la suerte y los puntos perdidos.
statistics-no-games = Todavía no hay nada. Termina una partida y contará.
statistics-play = Jugar el reparto del día
statistics-kept = Todo esto se guarda en este dispositivo.
statistics-which = Qué partidas
statistics-kind-all = Todas las partidas
statistics-kind-solo = En solitario
statistics-kind-bots = Con bots
statistics-kind-people = Con personas
statistics-kind-daily = Repartos del día
statistics-as-table = Lo mismo en una tabla
statistics-games = Partidas
statistics-won = Ganadas
statistics-rate = Porcentaje
statistics-interval = Intervalo
statistics-from-to = { $low } a { $high } %

## Numbers at the top

statistics-fact-won =
    { $games ->
        [one] ganadas, de 1 partida
       *[other] ganadas, de { $games } partidas
    }
statistics-fact-best = figuras derrotadas en tu mejor partida
statistics-fact-exact = golpes exactos por partida
statistics-fact-row =
    { $row ->
       *[other] racha de victorias, máximo { $longest }
    }
statistics-fact-helped =
    { $count ->
        [one] partida con ayuda, sin medalla
       *[other] partidas con ayuda, sin medalla
    }

## Charts

statistics-rates = Partidas ganadas
statistics-by-players = por jugadores en la mesa
statistics-by-company = según con quién juegas
statistics-by-options = por opciones
statistics-published = reglas oficiales
statistics-rates-sentence =
    Ganaste { $won } de { $count }, el { $rate } %. Con un 95 % de confianza, tu porcentaje real está entre el { $low } y el { $high } %.
statistics-rates-few = Ganaste { $won } de { $count }.
statistics-reached = Hasta dónde llegan
statistics-reached-about = partidas por figuras derrotadas
statistics-reached-sentence =
    { $count ->
        [one] En la mitad de tus partidas derrotas 1 figura o más.
       *[other] En la mitad de tus partidas derrotas { $count } figuras o más.
    }
statistics-royals = Figuras
statistics-losses = Dónde acaban
statistics-losses-about =
    { $count ->
        [one] 1 partida perdida, por figura
       *[other] { $count } partidas perdidas, por figura
    }
statistics-losses-sentence = La figura que más derrota: { $card }, { $count }.
statistics-ways = Formas de perder
statistics-way-stuck = no quedaba jugada legal
statistics-way-dry = la posada se había agotado
statistics-way-damage = la mano no bastaba para encajar el daño
statistics-medals = Medallas, en solitario
statistics-medals-sentence =
    { $count ->
        [one] { $gold } de oro, { $silver } de plata, { $bronze } de bronce en 1 partida.
       *[other] { $gold } de oro, { $silver } de plata, { $bronze } de bronce en { $count } partidas.
    }
statistics-loss = Puntos perdidos por decisión
statistics-loss-about =
    { $count ->
        [one] 1 partida analizada, menos es mejor
       *[other] { $count } partidas analizadas, menos es mejor
    }
statistics-loss-sentence = { $loss } puntos por decisión de media. Un punto es una partida de cada cien.
statistics-habits = Lo que más te cuesta
statistics-habits-about =
    { $count ->
        [one] De 1 partida analizada: el tipo de error que más costó
       *[other] De { $count } partidas analizadas: el tipo de error que más costó en cada una
    }
statistics-habit-cost =
    { $count ->
        [one] 1 partida, { $loss } puntos
       *[other] { $count } partidas, { $loss } puntos
    }
statistics-luck = Suerte
statistics-luck-sentence =
    { $error ->
        [none] { $luck } puntos en esta partida. Se compensa con muchas partidas.
       *[other] { $luck } puntos por partida de media, ± { $error }. Se compensa con muchas partidas.
    }
statistics-server = En este servidor
statistics-server-sentence =
    { $count ->
        [one] Allí ganaste { $won } de 1 partida; victorias seguidas ahora: { $row }, como máximo { $longest }.
       *[other] Allí ganaste { $won } de { $count } partidas; victorias seguidas ahora: { $row }, como máximo { $longest }.
    }
statistics-date = Fecha

## Seals

statistics-seals = Insignias
statistics-seals-about = { $count } de { $all }, según tus partidas
statistics-seal-earned = { $name }: conseguida, { $about }
statistics-seal-open = { $name }: aún no, { $about }
earned-title =
    { $count ->
        [one] Una insignia nueva
       *[other] { $count } insignias nuevas
    }
earned-more =
    { $count ->
        [one] y una más
       *[other] y { $count } más
    }
earned-row = { $count } victorias seguidas
earned-longest-row = { $count } victorias seguidas: tu mejor racha
earned-best-royals =
    { $count ->
        [one] 1 figura derrotada
       *[other] { $count } figuras derrotadas
    }: tu mejor resultado { $players ->
        [1] en solitario
       *[other] con { $players } jugadores
    } (antes: { $before })
earned-best-turns =
    { $count ->
        [one] Has ganado en 1 turno
       *[other] Has ganado en { $count } turnos
    }: tu victoria más rápida { $players ->
        [1] en solitario
       *[other] con { $players } jugadores
    } (antes: { $before })
earned-next = Siguiente insignia: { $name } ({ $about })
seal-victory = Regicidio
seal-victory-about = gana una partida
seal-gold = Oro
seal-gold-about = gana en solitario sin usar ningún comodín
seal-two = A dúo
seal-two-about = gana con dos jugadores
seal-three = En trío
seal-three-about = gana con tres jugadores
seal-four = En cuarteto
seal-four-about = gana con cuatro jugadores
seal-friends = En buena compañía
seal-friends-about = gana con otra persona
seal-daily = Reparto del día
seal-daily-about = gana un reparto del día
seal-hardened = Curtido
seal-hardened-about = gana contra enemigos con más vida y ataque
seal-swift = Rápido
seal-swift-about = gana en 33 turnos o menos
seal-dry = Última ronda
seal-dry-about = gana tras vaciarse la posada
seal-jacks = Cuatro sotas
seal-jacks-about = derrota a todas las sotas con daño exacto
seal-queens = Cuatro reinas
seal-queens-about = derrota a todas las reinas con daño exacto
seal-kings = Cuatro reyes
seal-kings-about = derrota a todos los reyes con daño exacto
seal-eight = Ciencia exacta
seal-eight-about = derrota ocho figuras con daño exacto en una partida
seal-blow = De un golpe
seal-blow-about = inflige 40 de daño o más en una jugada
seal-combo = Trío
seal-combo-about = juega tres cartas o más a la vez
seal-duel = Duelo real
seal-duel-about = juega un rey contra un rey
seal-shield = Intacto
seal-shield-about = deja a 0 el ataque de un rey
seal-healer = Curandero
seal-healer-about = recupera 20 cartas de una vez
seal-feast = Banquete
seal-feast-about = roba diez cartas en una jugada
seal-measure = Al milímetro
seal-measure-about = descarta el daño exacto diez veces en una partida

## History

statistics-history = Historial
statistics-result = Resultado
statistics-result-all = Todos los resultados
statistics-result-won = Ganadas
statistics-result-lost = Perdidas
statistics-result-open = Sin terminar
statistics-row = { $players } · { $result } · { $beaten } de 12
statistics-none = No hay ninguna partida así.
statistics-csv = Exportar como CSV
statistics-records = Exportar todas las partidas
statistics-delete-all = Borrar estas partidas…
statistics-delete-sure =
    { $count ->
        [one] Borrar 1 partida para siempre
       *[other] Borrar { $count } partidas para siempre
    }

## In the terminal

statistics-unreadable =
    { $count ->
        [one] No se ha podido leer 1 partida:
       *[other] No se han podido leer { $count } partidas:
    }
statistics-unfinished =
    { $count ->
        [one] 1 partida está sin terminar y no se cuenta.
       *[other] { $count } partidas están sin terminar y no se cuentan.
    }
