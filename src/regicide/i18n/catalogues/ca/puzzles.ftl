# Puzzles: the page and `regicide puzzle`.

puzzle-kind-exact-kill = Mal exacte
puzzle-kind-survive = Sobreviure
puzzle-kind-only-win = Jugada única
puzzle-kind-best-move = Millor jugada
puzzle-ask-exact-kill = Derrota l’enemic amb un mal igual a la seva vida.
puzzle-ask-survive = Sobreviu al cop i conserva el que et farà falta.
puzzle-ask-only-win = Totes les cartes són a la vista. Només una jugada permet guanyar: troba-la.
puzzle-ask-best-move = Troba la jugada amb més possibilitats de guanyar.
puzzle-number = Problema { $number }
puzzle-difficulty = Dificultat { $difficulty }
puzzle-your-rating = La teva puntuació: { $rating } ± { $deviation }
puzzle-rating-later =
    { $count ->
        [one] La teva puntuació apareix després d’un problema més.
       *[other] La teva puntuació apareix després de { $count } problemes més.
    }
puzzle-streak = Ratxa: { $count }.
puzzle-wrong = Incorrecte: { $move }.
puzzle-why-not = { $move }: per què no?
puzzle-right = Resolt: { $move }.
puzzle-solution = La solució: { $move }.
puzzle-sum-discard = Descartaries { $value } per { $damage } de mal i conservaries: { $cards }.
puzzle-lost-then = Amb totes les cartes a la vista està demostrat: després d’aquesta jugada ja no es pot guanyar.
puzzle-wins-then = Amb totes les cartes a la vista està demostrat: aquesta jugada encara pot guanyar, i cap altra.
puzzle-chances = Després, el Campió guanya { $chance } de cada 100 partides; després de la segona millor jugada, { $next }.
puzzle-open-castle = Els enemics que vindran, en ordre: { $cards }.
puzzle-help = Escriu una jugada com { $example }; table torna a mostrar el problema, discard la pila de descart, help com s’escriuen les jugades i solution la resposta. quit acaba.
puzzle-first-this = Primer resol aquest problema, o mira’n la solució amb h.
puzzle-another = Retorn: un altre problema; quit: acabar.
puzzle-none = Cap problema no és d’aquest tipus i aquest tema.
puzzle-not-kept = No s’ha pogut desar la teva puntuació a { $file }.
error-puzzle-progress = { $file } no és un fitxer de puntuacions de problemes; no s’ha tocat. Aparta’l per començar de nou.
error-no-such-puzzle = El problema { $number } no existeix o s’ha retirat; prova amb el { $other }.
error-puzzle-file = Això no és un fitxer de problemes: comença per «{ $found }», no per «{ $expected }».
error-puzzle-line = No es pot llegir la línia { $line } del fitxer de problemes: «{ $found }».
cli-puzzle = Resol problemes; la teva puntuació canvia amb les respostes.
cli-puzzle-number = El número d’un problema.
cli-puzzle-today = El problema del dia.
cli-puzzle-kind = Només problemes d’aquest tipus:
cli-puzzle-theme = Només problemes sobre aquest tema:
puzzles-no-forecast = La previsió arriba amb la resposta: calcula-la tu.
puzzles-first-counts = Només compta la primera resposta.
puzzles-counted-before = La teva primera resposta a aquest problema ja ha comptat.
puzzles-yours = Els teus problemes
puzzles-score = Resolts: { $solved } de { $tried } · seguits: { $row }
puzzles-show-rating = Mostra la meva puntuació
puzzles-show = Mostra la solució
puzzles-next = Problema següent
puzzles-kind = Tipus
puzzles-theme = Tema
puzzles-theme-kills = Quan derrotar l’enemic
puzzles-theme-payments = Cartes que faran falta
puzzles-theme-draws = Quan robar cartes
puzzles-theme-hearts = Quan jugar cors
puzzles-theme-blows = Cops
puzzles-theme-next-player = Qui juga després
puzzles-theme-flips = Quan girar un comodí
puzzles-players = Jugadors
puzzles-level = Dificultat
puzzles-level-easy = Fàcil
puzzles-level-middle = Mitjana
puzzles-level-hard = Difícil
puzzles-all = Qualsevol
puzzles-wish = Propers problemes
puzzles-another = Un altre problema
puzzles-line = Mostra com es guanya
puzzles-line-next = Pas següent
puzzles-line-step = Un camí cap a la victòria: pas { $number } de { $all }
puzzles-this-one = Aquest problema
puzzles-all-cards = Totes les cartes
puzzles-castle = Enemics que vindran
puzzles-tavern = Taverna, des de dalt
puzzles-source = D’una partida de bots: { $bots }.
puzzles-not-kept = Aquest navegador no desa dades: la teva puntuació dura fins que tanquis la pàgina.
rush-title = Contrarellotge de tres minuts
rush-about = Tres minuts o tres errors, el que arribi abans. Comença fàcil, i cada encert fa més difícil el problema següent. La teva puntuació i la teva ratxa no canvien.
rush-start = Comença
rush-time = Temps restant
rush-right = Encerts: { $count }
rush-wrong = Errors: { $count } de 3
rush-mark-right = Correcte
rush-mark-wrong = Incorrecte
rush-left =
    { $seconds ->
        [60] Queda un minut.
       *[other] Queden { $seconds } segons.
    }
rush-solved =
    { $count ->
        [one] Un problema resolt
       *[other] { $count } problemes resolts
    }
rush-end-time = S’ha acabat el temps.
rush-end-mistakes = El tercer error ha posat fi a la contrarellotge.
rush-best = La teva millor marca: { $count }.
rush-best-new = És la teva millor marca en aquest dispositiu.
rush-again = Un altre cop
rush-missed = Torna a mirar els que has fallat
rush-met = Ja has vist aquest problema en una contrarellotge; per això la resposta no compta.
mistakes-title = Els teus errors
mistakes-left = Els teus errors: { $count }
mistakes-count = Els teus errors: { $count } per practicar
mistakes-ask = A la partida vas fer una altra jugada. La teva primera resposta decideix quan torna la posició; la teva puntuació no canvia.
mistakes-stake = En joc: { $medal }. Només compten com a guanyades les partides que donen aquesta medalla o una de millor.
mistakes-chances = Després, el Campió guanya { $chance } de cada 100 partides. La teva jugada a la partida: { $move }; després d’aquesta, { $next }.
mistakes-back =
    { $days ->
        [one] Aquesta posició torna demà.
       *[other] Aquesta posició torna d’aquí a { $days } dies.
    }
mistakes-sits = Resolta cinc vegades: aquesta posició ja no torna.
mistakes-none = Avui no hi ha res per practicar.
