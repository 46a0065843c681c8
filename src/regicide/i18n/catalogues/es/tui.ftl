# The game in the terminal, besides what it says with the browser's words.

tui-help = Ayuda
tui-leave = Salir
tui-hand-over = Pasa el teclado a { $who } y que pulse Intro.
tui-keys =
    1–9 eligen cartas o un asiento, Intro confirma, Esc lo desmarca todo. y pasa, f usa un comodín, c elige el descarte más barato.
    h pide una pista, w explica la última jugada de un bot. t abre la charla, m muestra más acciones, + y - responden a una propuesta.
    d cambia entre oscuro y claro, s entre dos y cuatro colores de palos, q sale.
tui-hot-seat = Pasarse el teclado
tui-go-on = Continuar: { $game }
tui-go-on-which = Continuar una partida ({ $count })
tui-find-game = Escribe para buscar
kept-game = { $date } · { $players } · { $fallen } de 12 derrotados
kept-waiting = Sin terminar
kept-none = No hay partidas así.
tui-replay = Repeticiones y análisis
tui-keep-playing = Seguir jugando
tui-back-prompt = Pulsa Intro para volver. 
tui-welcome = Open Regicide
tui-replay-keys = ← → jugada   n p marca   0–4 qué mano ver   r analizar   w por qué   q salir
tui-review = Analizar la partida
