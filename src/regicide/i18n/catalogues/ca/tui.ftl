# El joc al terminal, a més del que diu amb les paraules del navegador.

tui-help = Ajuda
tui-leave = Surt
tui-hand-over = Passa el teclat a { $who } i que premi Retorn.
tui-keys = 1–9 trien cartes o un seient, Retorn ho fa, Esc ho torna tot al seu lloc. y passa, f gira un comodí, c tria el descart més barat. t parla, m mostra què més es pot fer, + i - responen a una proposta. d canvia entre fosc i clar, s entre dos i quatre colors de colls, q surt.
tui-hot-seat = Passar-se el teclat
tui-go-on = Continua l’última partida
tui-welcome = Open Regicide
tui-replay-keys = ← → jugades   Inici Fi extrems   0–4 de qui és la mà   q surt
