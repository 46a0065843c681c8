# Evenings (the same sealed deals for several teams) and clubs. Their pages load it.

evenings-title = Veladas
evenings-about = Todos los equipos juegan los mismos repartos sellados, en una noche o durante días. Nadie los conoce antes del final.
evenings-mine = Tus veladas
evening-no-server = Las veladas necesitan un servidor, y este sitio no tiene.
evenings-new = Organizar una velada
evenings-how = Cómo funciona una velada
evenings-how-make = Organiza la velada y comparte el enlace. El servidor sella los repartos y muestra enseguida la prueba de cada uno.
evenings-how-sit = Funda un equipo y que los demás se sienten con su código QR. Los bots pueden ocupar los asientos libres.
evenings-how-play = Jugad los repartos en el orden que queráis, cada uno una vez. Veréis los resultados de un reparto cuando lo terminéis.
evenings-how-after = Al final se abre todo: los resultados lado a lado, las repeticiones, las semillas para comprobarlas y dónde se separaron vuestros caminos.
evening-first-name = Nuestra velada
evening-name = Nombre de la velada
evening-how-many-deals = Repartos
evening-begins = Empieza
evening-begins-about = Déjalo vacío para empezar enseguida.
evening-lasts = Dura
evening-hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
evening-days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
evening-host-plays = Yo también juego
evening-host-plays-about = Quien organiza sin jugar ve cada resultado en cuanto llega.
evening-make = Crear la velada
evening-who = ¿Quién eres? En la velada todos verán tu nombre.
evening-come-in = Entrar
evening-from = Del { $from } al { $until }
evening-until = Hasta el { $time }
evening-over = Terminada el { $time }
evening-not-open = La velada aún no ha empezado.
evening-deal-count =
    { $count ->
        [one] { $count } reparto
       *[other] { $count } repartos
    }
evening-invite = Invitar
evening-invite-about = Quien tenga este enlace puede venir y fundar un equipo.
evening-qr-about = Escanéalo con un móvil para abrir la velada.
evening-team-link = Compartir el enlace del equipo
evening-team-qr-about = Escanéalo con un móvil para sentarte en este equipo.
evening-found-team = Fundar un equipo
evening-found-about =
    { $count ->
        [one] Aquí cada cual juega en solitario.
       *[other] Un equipo tiene { $count } asientos; los bots pueden ocupar los que queden libres.
    }
evening-team-name = Nombre del equipo
evening-team-number = Equipo { $number }
evening-sit-in = Este enlace es un asiento de un equipo.
evening-sit = Sentarme en este equipo
evening-not-this-team = Otro equipo
evening-leave = Dejar el equipo
evening-seats-free =
    { $count ->
        [one] Queda { $count } asiento libre: para quien venga con este enlace o para un bot.
       *[other] Quedan { $count } asientos libres: para quienes vengan con este enlace o para bots.
    }
evening-deal = Reparto { $number }
evening-play = Jugar
evening-continue = Seguir
evening-stage-waiting = sin empezar
evening-stage-playing = jugando
evening-stage-over = terminado
evening-royal-count =
    { $count ->
        [one] { $count } figura
       *[other] { $count } figuras
    }
evening-turn-count =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }
evening-with-bots =
    { $count ->
        [one] con un bot
       *[other] con { $count } bots
    }
evening-helped = un bot suplió a alguien
evening-results = Resultados
evening-place = Puesto
evening-team = Equipo
evening-royals = Figuras
evening-wins = Victorias
evening-turns = Turnos
evening-no-teams = Aún no hay equipos.
evening-ranking-about = Primero cuentan las figuras derrotadas, luego las victorias y luego los turnos: cuantos menos, mejor. Con el mismo resultado se comparte el puesto.
evening-so-far = Hasta que termine la velada, solo ves resultados de repartos que has terminado.
evening-sealed = Los repartos sellados
evening-sealed-about = Cada reparto y todas sus barajadas quedaron fijados al crear la velada. Estas son las pruebas; las semillas y las sales se muestran al final.
evening-opened-about = El SHA-256 de cada primera línea debe ser la línea de debajo, que se mostraba antes de la velada.
evening-cheating = Nadie puede mirar los repartos, ni siquiera quien organiza: la única trampa posible es hablar. No cuentes nada de un reparto a quienes aún tienen que jugarlo.
evening-par = El Campeón gana { $won } de { $count } partidas con estas cartas; la mitad derrota { $royals } figuras o más.
evening-par-working = El Campeón está jugando: { $count } de { $all } partidas
evening-par-go = ¿Qué haría el Campeón?
evening-review = De qué hablar
evening-review-unbeaten = Repartos que nadie ganó: { $deals }
evening-review-all-won = Cada reparto jugado lo ganó alguien.
evening-review-bravest = La derrota exacta más valiente: { $team }, reparto { $deal }, { $enemy }. Su ataque habría sido de { $attack } y la mano valía solo { $hand }.
evening-review-closest = La supervivencia más justa: { $team }, reparto { $deal }, { $enemy }. Su ataque fue de { $attack } y la mano valía { $hand }.
evening-partings = Dónde se separaron nuestros caminos
evening-first-team = Un equipo
evening-second-team = El otro
evening-parting =
    { $count ->
        [0] En la primera jugada, contra { $enemy }:
        [one] Tras { $count } jugada igual, contra { $enemy }:
       *[other] Tras { $count } jugadas iguales, contra { $enemy }:
    }
evening-parting-same = Todas las jugadas fueron iguales.
evening-parting-none = Estos equipos no han jugado ningún reparto en común.
evening-parting-ended = la partida había terminado
evening-host = Para quien organiza
evening-add-team = Añadir un equipo
evening-add-about = Un equipo para otros: se sientan con su enlace o código QR.
evening-end = Terminar ya la velada
evening-end-sure = Esto termina la velada para todos y abre los repartos. Lo que aún se está jugando no cuenta.
evening-end-yes = Terminarla
evening-end-no = Todavía no
evening-print = Imprimir
evening-csv = Resultados en CSV
evening-another-team = Otro equipo en este dispositivo
evening-another-about = Para un club con pocos dispositivos: abre esta página en otra pestaña y empieza allí como otra persona. Dura hasta que se cierre la pestaña.
evening-another-go = Empezar en esta pestaña
evening-tab-player = En esta pestaña juegas como { $name }.
evening-tab-end = Volver a la persona de este dispositivo

evening-club = Club
evening-no-club = Ninguno
evening-club-about = La gente del club encontrará la velada en su página.
clubs-about = Amigos que juegan veladas: ven quién está en el club y qué veladas tiene. Nadie más sabe que existe.
clubs-mine = Tus clubes
club-no-server = Un club necesita un servidor, y este sitio no tiene.
clubs-new = Fundar un club
clubs-join-about = Para entrar en un club, abre el enlace que te envíe quien lo dirige.
club-name = Nombre del club
club-first-name = Nuestro club
club-found = Crear el club
club-founder = dirige el club
club-people = Miembros
club-people-count =
    { $count ->
        [one] { $count } persona
       *[other] { $count } personas
    }
club-evenings = Veladas
club-no-evenings = Aún no hay veladas.
club-link-about = Quien tenga este enlace puede entrar. El servidor no puede volver a mostrarlo: compártelo ahora o crea otro más adelante.
club-link-none = El servidor no guarda copia del enlace. Crea uno nuevo para invitar; el anterior dejará de funcionar.
club-link-new = Crear un enlace nuevo
club-qr-about = Escanéalo con un móvil para entrar en el club.
club-who = ¿Quién eres? En el club todos verán tu nombre.
club-door = Te invitan a este club. Lo dirige { $founder }.
club-door-name = Entrarás como { $name }: en el club todos verán tu nombre, y tú los suyos.
club-join = Entrar en el club
club-hand-over = Traspasar
club-hand-over-to = Traspasar a { $name }
club-hand-over-sure = ¿Traspasar el club a { $name }? A partir de entonces solo { $name } podrá invitar, expulsar y cerrarlo.
club-remove = Expulsar
club-remove-who = Expulsar a { $name }
club-remove-sure = ¿Expulsar a { $name }? También dejará de funcionar el enlace del club, para que nadie vuelva con él.
club-leave = Dejar el club
club-leave-sure = ¿Dejar el club? Para volver necesitarás una invitación.
club-leave-founder-sure = ¿Dejar el club? Pasará a dirigirlo quien lleve más tiempo en él.
club-leave-last-sure = ¿Dejar el club? No queda nadie más, así que se cerrará.
club-close = Cerrar el club
club-close-sure = ¿Cerrar el club para todos? Sus veladas se conservan, pero ya nadie las encontrará aquí.
