# Statistics of a player's games: the page and `regicide statistics`.

## The page

statistics-empty = Encara no hi ha res. Acaba una partida i comptarà; analitza-la i també comptaran la sort i els punts perduts.
statistics-no-games = Encara no hi ha res. Acaba una partida i comptarà.
statistics-play = Juga el repartiment del dia
statistics-kept = Tot això es desa en aquest dispositiu.
statistics-which = Quines partides
statistics-kind-all = Totes les partides
statistics-kind-solo = En solitari
statistics-kind-bots = Amb bots
statistics-kind-people = Amb persones
statistics-kind-daily = Repartiments del dia
statistics-as-table = El mateix en una taula
statistics-games = Partides
statistics-won = Guanyades
statistics-rate = Percentatge
statistics-interval = Interval
statistics-from-to = { $low } a { $high } %

## Numbers at the top

statistics-fact-won =
    { $games ->
        [one] guanyades, d’1 partida
       *[other] guanyades, de { $games } partides
    }
statistics-fact-best = figures derrotades en la teva millor partida
statistics-fact-exact = cops exactes per partida
statistics-fact-row =
    { $row ->
       *[other] ratxa de victòries, màxim { $longest }
    }
statistics-fact-helped =
    { $count ->
        [one] partida amb ajuda, sense medalla
       *[other] partides amb ajuda, sense medalla
    }

## Charts

statistics-rates = Partides guanyades
statistics-by-players = per jugadors a la taula
statistics-by-company = segons amb qui jugues
statistics-by-options = per opcions
statistics-published = regles oficials
statistics-rates-sentence =
    N’has guanyat { $won } de { $count }, el { $rate } %. Amb un 95 % de confiança, el teu percentatge real és entre el { $low } i el { $high } %.
statistics-rates-few = N’has guanyat { $won } de { $count }.
statistics-reached = Fins on arriben
statistics-reached-about = partides per figures derrotades
statistics-reached-sentence =
    { $count ->
        [one] A la meitat de les teves partides derrotes 1 figura o més.
       *[other] A la meitat de les teves partides derrotes { $count } figures o més.
    }
statistics-royals = Figures
statistics-losses = On s’acaben
statistics-losses-about =
    { $count ->
        [one] 1 partida perduda, per figura
       *[other] { $count } partides perdudes, per figura
    }
statistics-losses-sentence = La figura que més derrota: { $card }, { $count }.
statistics-ways = Maneres de perdre
statistics-way-stuck = no quedava cap jugada legal
statistics-way-dry = la taverna s’havia esgotat
statistics-way-damage = la mà no bastava per cobrir el mal
statistics-medals = Medalles, en solitari
statistics-medals-sentence =
    { $count ->
        [one] { $gold } d’or, { $silver } de plata, { $bronze } de bronze en 1 partida.
       *[other] { $gold } d’or, { $silver } de plata, { $bronze } de bronze en { $count } partides.
    }
statistics-loss = Punts perduts per decisió
statistics-loss-about =
    { $count ->
        [one] 1 partida analitzada, com menys, millor
       *[other] { $count } partides analitzades, com menys, millor
    }
statistics-loss-sentence = { $loss } punts per decisió de mitjana. Un punt és una partida de cada cent.
statistics-habits = El que et costa més
statistics-habits-about =
    { $count ->
        [one] D’1 partida analitzada: el tipus d’error que ha costat més
       *[other] De { $count } partides analitzades: el tipus d’error que ha costat més en cadascuna
    }
statistics-habit-cost =
    { $count ->
        [one] 1 partida, { $loss } punts
       *[other] { $count } partides, { $loss } punts
    }
statistics-luck = Sort
statistics-luck-sentence =
    { $error ->
        [none] { $luck } punts en aquesta partida. Es compensa amb moltes partides.
       *[other] { $luck } punts per partida de mitjana, ± { $error }. Es compensa amb moltes partides.
    }
statistics-server = En aquest servidor
statistics-server-sentence =
    { $count ->
        [one] Allà has guanyat { $won } d’1 partida; victòries seguides ara: { $row }, com a màxim { $longest }.
       *[other] Allà has guanyat { $won } de { $count } partides; victòries seguides ara: { $row }, com a màxim { $longest }.
    }
statistics-date = Data

## Seals

statistics-seals = Insígnies
statistics-seals-about = { $count } de { $all }, segons les teves partides
statistics-seal-earned = { $name }: aconseguida, { $about }
statistics-seal-open = { $name }: encara no, { $about }
earned-title =
    { $count ->
        [one] Una insígnia nova
       *[other] { $count } insígnies noves
    }
earned-more =
    { $count ->
        [one] i una més
       *[other] i { $count } més
    }
earned-row = { $count } victòries seguides
earned-longest-row = { $count } victòries seguides: la teva millor ratxa
earned-best-royals =
    { $count ->
        [one] 1 figura derrotada
       *[other] { $count } figures derrotades
    }: el teu millor resultat { $players ->
        [1] en solitari
       *[other] amb { $players } jugadors
    } (abans: { $before })
earned-best-turns =
    { $count ->
        [one] Has guanyat en 1 torn
       *[other] Has guanyat en { $count } torns
    }: la teva victòria més ràpida { $players ->
        [1] en solitari
       *[other] amb { $players } jugadors
    } (abans: { $before })
earned-next = Següent insígnia: { $name } ({ $about })
seal-victory = Regicidi
seal-victory-about = guanya una partida
seal-gold = Or
seal-gold-about = guanya en solitari sense girar cap comodí
seal-two = A duo
seal-two-about = guanya amb dos jugadors
seal-three = En trio
seal-three-about = guanya amb tres jugadors
seal-four = En quartet
seal-four-about = guanya amb quatre jugadors
seal-friends = Amb bona colla
seal-friends-about = guanya amb una altra persona
seal-daily = Repartiment del dia
seal-daily-about = guanya un repartiment del dia
seal-hardened = Curtit
seal-hardened-about = guanya contra enemics amb més vida i atac
seal-swift = Ràpid
seal-swift-about = guanya en 33 torns o menys
seal-dry = Última ronda
seal-dry-about = guanya després de buidar-se la taverna
seal-jacks = Quatre valets
seal-jacks-about = derrota tots els valets amb el mal exacte
seal-queens = Quatre reines
seal-queens-about = derrota totes les reines amb el mal exacte
seal-kings = Quatre reis
seal-kings-about = derrota tots els reis amb el mal exacte
seal-eight = Ciència exacta
seal-eight-about = derrota vuit figures amb el mal exacte en una partida
seal-blow = D’un cop
seal-blow-about = fes 40 de mal o més en una jugada
seal-combo = Trio
seal-combo-about = juga tres cartes o més alhora
seal-duel = Duel reial
seal-duel-about = juga un rei contra un rei
seal-shield = Intacte
seal-shield-about = deixa a 0 l’atac d’un rei
seal-healer = Guaridor
seal-healer-about = recupera 20 cartes de cop
seal-feast = Banquet
seal-feast-about = roba deu cartes en una jugada
seal-measure = Al mil·límetre
seal-measure-about = descarta el mal exacte deu vegades en una partida

## History

statistics-history = Historial
statistics-result = Resultat
statistics-result-all = Tots els resultats
statistics-result-won = Guanyades
statistics-result-lost = Perdudes
statistics-result-open = Sense acabar
statistics-row = { $players } · { $result } · { $beaten } de 12
statistics-none = No hi ha cap partida així.
statistics-csv = Exporta com a CSV
statistics-records = Exporta totes les partides
statistics-delete-all = Esborra aquestes partides…
statistics-delete-sure =
    { $count ->
        [one] Esborra 1 partida per sempre
       *[other] Esborra { $count } partides per sempre
    }

## In the terminal

statistics-unreadable =
    { $count ->
        [one] No s’ha pogut llegir 1 partida:
       *[other] No s’han pogut llegir { $count } partides:
    }
statistics-unfinished =
    { $count ->
        [one] 1 partida està sense acabar i no es compta.
       *[other] { $count } partides estan sense acabar i no es compten.
    }
