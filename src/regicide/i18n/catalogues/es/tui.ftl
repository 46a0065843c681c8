# El juego en la terminal, además de lo que dice con las palabras del navegador.

tui-help = Ayuda
tui-leave = Salir
tui-hand-over = Pasa el teclado a { $who } y que pulse Intro.
tui-keys = 1–9 eligen cartas o un asiento, Intro lo hace, Esc lo deja todo como estaba. y pasa, f da la vuelta a un comodín, c elige el descarte más barato. t habla, m muestra qué más se puede hacer, + y - responden a una propuesta. d cambia entre oscuro y claro, s entre dos y cuatro colores de palos, q sale.
tui-hot-seat = Pasarse el teclado
tui-go-on = Seguir con la última partida
tui-welcome = Open Regicide
tui-replay-keys = ← → jugadas   Inicio Fin extremos   0–4 de quién es la mano   q salir
