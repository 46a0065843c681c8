# The game in the terminal, besides what it says with the browser's words.

tui-help = Ajuda
tui-leave = Surt
tui-hand-over = Passa el teclat a { $who } i que premi Retorn.
tui-keys =
    1–9 trien cartes o un seient, Retorn confirma, Esc ho desmarca tot. y passa, f gira un comodí, c tria el descart més barat.
    h demana una pista, w explica l’última jugada d’un bot. t obre la xerrada, m mostra més accions, + i - responen a una proposta.
    d canvia entre fosc i clar, s entre dos i quatre colors de colls, q surt.
tui-hot-seat = Passar-se el teclat
tui-go-on = Continua: { $game }
tui-go-on-which = Continua una partida ({ $count })
tui-find-game = Escriu per cercar
kept-game = { $date } · { $players } · { $fallen } de 12 derrotats
kept-waiting = Sense acabar
kept-none = No hi ha partides així.
tui-replay = Repeticions i anàlisis
tui-keep-playing = Continua jugant
tui-back-prompt = Prem Retorn per tornar. 
tui-welcome = Open Regicide
tui-replay-keys = ← → jugada   n p marca   0–4 quina mà veure   r analitza   w per què   q surt
tui-review = Analitza la partida
