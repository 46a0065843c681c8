# The line-by-line game.

plain-welcome = Open Regicide, una versió no oficial del joc de cartes. Escriu help per veure l’ajuda.
plain-game =
    { $players ->
        [one] Partida en solitari amb la llavor { $seed }.
       *[other] Partida de { $players } jugadors amb la llavor { $seed }.
    }
plain-resumed =
    { $count ->
        [one] Continua la partida de { $file }, amb 1 jugada feta.
       *[other] Continua la partida de { $file }, amb { $count } jugades fetes.
    }
plain-begin-another = Per començar una altra partida, afegeix --new.
plain-enemy = Enemic: { $enemy }. Vida { $left } de { $health }. Atac { $attack }.
plain-enemy-shielded = Enemic: { $enemy }. Vida { $left } de { $health }. Atac { $attack } un cop restat un escut de { $shield }.
plain-immune = És immune al coll de { $suit }.
plain-immunity-cancelled = Un comodí n’ha cancel·lat la immunitat.
plain-table = Jugat contra aquest enemic: { $cards }.
plain-decks = Castell { $castle }, taverna { $tavern }, pila de descart { $discard }.
plain-jesters = Comodins que queden per fer servir: { $count }.
plain-hand-size =
    { $count ->
        [one] { $who } té 1 carta.
       *[other] { $who } té { $count } cartes.
    }
plain-hand =
    { $you ->
        [yes] La teva mà: { $cards }.
       *[no] Mà ({ $who }): { $cards }.
    }
plain-hand-card = { $text } { $card }
plain-step-play =
    { $you ->
        [yes] Juga cartes.
       *[no] { $who }: juga cartes.
    }
plain-step-play-or-yield =
    { $you ->
        [yes] Juga cartes o passa.
       *[no] { $who }: juga cartes o passa.
    }
plain-step-suffer =
    { $you ->
        [yes] Descarta cartes que valguin { $damage } o més.
       *[no] { $who }: descarta cartes que valguin { $damage } o més.
    }
plain-step-name =
    { $you ->
        [yes] Tria qui serà el següent.
       *[no] { $who }: tria qui serà el següent.
    }
plain-move-says = { $number }. { $move }: { $says }
plain-discard-says = val { $value }
plain-flip-says = descarta la mà i agafa cartes noves; la medalla baixa a { $medal }
plain-flip-unearned = descarta la mà i agafa cartes noves
plain-nominate-says =
    { $you ->
        [yes] el següent ets tu
       *[no] el següent és { $who }
    }
plain-other-discards = O descarta altres cartes que valguin { $damage } o més, escrites com { $example }.
plain-prompt = Jugada:{" "}
plain-no-number = No hi ha jugada { $number }; s’esperava entre 1 i { $count }, o una jugada com { $example }.
plain-hand-over = Ara és el torn de { $who }: passa-li el teclat i que premi Retorn.
plain-medal-gold = or
plain-medal-silver = plata
plain-medal-bronze = bronze
plain-saved = La partida s’ha desat a { $file }; fes servir la mateixa ordre per continuar-la.
plain-saved-rematch = La revenja s’ha desat a { $file }; fes servir --record amb aquest fitxer per continuar-la.
plain-not-saved = Aquesta partida no es desarà. { $why } Amb --record FILE pots indicar un altre fitxer.
plain-help-moves =
    Una jugada s’escriu amb les seves cartes: 7h, 3c3d, Ac8d. T és un deu i Je, el comodí.
    Els colls són c trèvols, d diamants, h cors i s piques.
    x davant de les cartes les descarta per cobrir mal: xAs9c. yield és passar, flip gira un comodí en solitari, >2 tria el jugador 2.
plain-help =
    Escriu un número per fer aquella jugada. table torna a mostrar la taula; log, el que ha passat; discard, la pila de descart.
    hint mostra la millor jugada; la partida ja no dona medalla. why explica l’última jugada d’un bot.
    quit surt de la partida, que es desa després de cada jugada; la mateixa ordre la continua.
    Els missatges citen apartats de les regles, com §3.2: «regicide rules 3.2» el mostra.
plain-hint-again = Escriu hint una altra vegada per veure-la.
plain-log-empty = Encara no ha passat res.
plain-discard-pile = Pila de descart: { $cards }.
plain-hand-known =
    { $count ->
        [one] { $who } té 1 carta: { $cards }.
       *[other] { $who } té { $count } cartes, entre elles { $cards }.
    }
plain-top = A sobre de la pila de taverna: { $cards }.
plain-over = Aquesta partida s’ha acabat.
plain-recorded = La partida s’ha desat a { $file }; regicide replay la reprodueix.
plain-unknown = «{ $found }» no és ni una jugada ni una ordre; escriu help per veure l’ajuda.
