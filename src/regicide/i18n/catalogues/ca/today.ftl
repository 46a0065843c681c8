# The daily deal: its page, its text to share, and `regicide daily`.

## The deal of a day

today-heading = El mateix repartiment per a tothom
today-first-try = Compta el primer intent. Després pots jugar el repartiment tantes vegades com vulguis. El par es mostra quan acabes.
today-past = Un repartiment passat: juga’l per practicar. No compta.
today-play = Juga aquest repartiment
today-play-bots = Juga amb bots
today-play-round = Passeu-vos un mòbil
today-continue = Continua aquest repartiment
today-practise = Torna a jugar, per practicar

## The result

today-all-beaten = Les dotze figures, derrotades
today-given-up = Abandonat
today-helped = Amb ajuda: sense medalla.
today-turns =
    { $count ->
        [one] 1 torn
       *[other] { $count } torns
    }
today-exact =
    { $count ->
        [one] 1 cop exacte
       *[other] { $count } cops exactes
    }
today-rank-j = Valets
today-rank-q = Reines
today-rank-k = Reis
today-mark-exact = derrotada amb el mal exacte
today-mark-beaten = derrotada
today-mark-fell = has perdut contra aquesta
today-mark-unreached = no assolida

## Par

today-par = Comparat amb el par
today-par-about =
    { $players ->
        [1] El Campió, jugant per la medalla, { $count } vegades
       *[other] El Campió, { $count } vegades
    }
today-par-working = El Campió està jugant aquest repartiment: { $count } de { $all }.
today-par-stop = Atura
today-par-go = Que el jugui el Campió
today-par-you = tu
today-par-sentence =
    En va guanyar { $won } de { $count }. El teu resultat és millor que { $better } de les seves partides i igual que { $equal }. Les
    seves partides es van remenar de nou cada vegada; la teva, com la de tothom aquell dia.
today-par-median =
    { $count ->
        [one] A la meitat de les seves partides va derrotar 1 figura o més.
       *[other] A la meitat de les seves partides va derrotar { $count } figures o més.
    }
today-par-level =
    Pel que diu un sol repartiment, has jugat com { $level ->
        [1] un principiant (bots del nivell 1)
        [2] un principiant prudent (bots del nivell 2)
        [3] un jugador habitual (bots del nivell 3)
        [4] un bon jugador (bots del nivell 4)
        [5] un jugador de club (bots del nivell 5)
        [6] un jugador fort de club (bots del nivell 6)
        [7] un jugador molt fort de club (bots del nivell 7)
        [8] un mestre (bots del nivell 8)
       *[other] el Campió
    }.
today-as-table = El mateix en una taula
today-result = Resultat
today-games = Partides
today-share-of = Percentatge

## Days in a row, and the calendar

today-longest = màxim { $count }
today-month-before = Mes anterior
today-month-after = Mes següent
today-day-played = { $date }: { $result }
today-not-played = sense jugar
today-playing = començat, sense acabar
today-to-come = per venir
today-letter-gold = O
today-letter-silver = P
today-letter-bronze = B
today-calendar-help = { $gold }, { $silver }, { $bronze }: medalles. ✓: guanyada. Un número: figures derrotades en una partida perduda. –: abandonada. Un dia sense jugar acaba la ratxa i res més; els dies passats continuen oberts per practicar.

## Sharing

today-share = Comparteix
today-names-no-card = no anomena cap carta
today-share-first = Open Regicide · { $date } · { $players }
today-share-last = { $result } · { $turns }
today-copy = Copia
today-copied = Copiat.
today-copy-result = Copia el meu resultat
end-daily-counts = El teu primer intent d’aquest repartiment del dia: és el que compta.
end-daily-again = Ja havies jugat aquest repartiment del dia: compta el primer intent.

## At a server

today-server = En aquest servidor
today-server-invite = O juga’l en aquest servidor, en solitari o amb amics, i el teu resultat es compara amb els altres. Compta la partida que comencis primer.
today-server-play = Juga en aquest servidor
today-server-nobody = Encara no hi ha cap altre resultat.
today-server-sentence =
    { $count ->
        [one] 1 persona l’ha acabat aquí, { $won } amb victòria.
       *[other] { $count } persones l’han acabat aquí, { $won } amb victòria.
    }
today-server-better = El { $better } % ha tingut un resultat pitjor que tu.
today-server-given-up = Has abandonat el primer intent, així que no té resultat.
today-server-row = { $result }, { $beaten } de 12
today-people = Persones

## A deal in common

deal-title = El mateix repartiment
deal-about = { $who } ha jugat aquest repartiment: { $players }. Juga’l també. Després veuràs els resultats l’un al costat de l’altre i en quines jugades hi ha diferències.
deal-to-beat = Per superar: { $result }
deal-options = Amb opcions: { $options }
deal-own = Tu
deal-same-start =
    { $count ->
        [0] La primera jugada ja és diferent.
        [one] La primera jugada és la mateixa.
       *[other] Les primeres { $count } jugades són les mateixes.
    }
deal-all-same = Totes les jugades són les mateixes.
deal-move = Jugada
deal-practice = Es compara la teva primera partida d’aquest repartiment.
deal-only-look = Compara sense jugar
deal-game = Partida
deal-royals = Figures
deal-turns = Torns
deal-first = Primera partida
deal-second = Segona partida
deal-add = Afegeix altres partides d’aquest repartiment
deal-add-about =
    Enganxa enllaços a les partides o el text de partides desades. Res no surt d’aquest navegador. L’adreça d’aquesta pàgina
    després les conté totes: comparteix-la amb el teu grup.
deal-add-go = Afegeix
deal-add-none = En aquest text no hi ha cap enllaç a una partida nova ni cap partida desada.
deal-add-other = És una partida d’un altre repartiment.

## In the terminal

today-other-day = Ja hi ha un primer intent d’aquest repartiment; practica’l amb: { $command }
