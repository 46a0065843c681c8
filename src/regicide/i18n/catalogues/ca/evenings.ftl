# Evenings (the same sealed deals for several teams) and clubs. Their pages load it.

evenings-title = Vetllades
evenings-about = Tots els equips juguen els mateixos repartiments segellats, en una nit o durant dies. Ningú no els coneix abans del final.
evenings-mine = Les teves vetllades
evening-no-server = Les vetllades necessiten un servidor, i aquest lloc no en té.
evenings-new = Organitza una vetllada
evenings-how = Com funciona una vetllada
evenings-how-make = Organitza la vetllada i comparteix-ne l’enllaç. El servidor segella els repartiments i en mostra de seguida la prova de cadascun.
evenings-how-sit = Funda un equip i fes que els altres hi seguin amb el codi QR. Els bots poden ocupar els seients lliures.
evenings-how-play = Jugueu els repartiments en l’ordre que vulgueu, cadascun un cop. Veureu els resultats d’un repartiment quan l’acabeu.
evenings-how-after = Al final s’obre tot: els resultats de costat, les repeticions, les llavors per comprovar-les i on es van separar els vostres camins.
evening-first-name = La nostra vetllada
evening-name = Nom de la vetllada
evening-how-many-deals = Repartiments
evening-begins = Comença
evening-begins-about = Deixa-ho buit per començar de seguida.
evening-lasts = Dura
evening-hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } hores
    }
evening-days =
    { $count ->
        [one] { $count } dia
       *[other] { $count } dies
    }
evening-host-plays = Jo també jugo
evening-host-plays-about = Qui organitza sense jugar veu cada resultat de seguida que arriba.
evening-make = Crea la vetllada
evening-who = Qui ets? A la vetllada tothom veurà el teu nom.
evening-come-in = Entra
evening-from = Del { $from } al { $until }
evening-until = Fins al { $time }
evening-over = Acabada el { $time }
evening-not-open = La vetllada encara no ha començat.
evening-deal-count =
    { $count ->
        [one] { $count } repartiment
       *[other] { $count } repartiments
    }
evening-invite = Convida
evening-invite-about = Qui tingui aquest enllaç pot venir i fundar un equip.
evening-qr-about = Escaneja’l amb un mòbil per obrir la vetllada.
evening-team-link = Comparteix l’enllaç de l’equip
evening-team-qr-about = Escaneja’l amb un mòbil per seure en aquest equip.
evening-found-team = Funda un equip
evening-found-about =
    { $count ->
        [one] Aquí tothom juga en solitari.
       *[other] Un equip té { $count } seients; els bots poden ocupar els que quedin lliures.
    }
evening-team-name = Nom de l’equip
evening-team-number = Equip { $number }
evening-sit-in = Aquest enllaç és un seient d’un equip.
evening-sit = Seu en aquest equip
evening-not-this-team = Un altre equip
evening-leave = Deixa l’equip
evening-seats-free =
    { $count ->
        [one] Queda { $count } seient lliure: per a qui vingui amb aquest enllaç o per a un bot.
       *[other] Queden { $count } seients lliures: per a qui vingui amb aquest enllaç o per a bots.
    }
evening-deal = Repartiment { $number }
evening-play = Juga
evening-continue = Continua
evening-stage-waiting = sense començar
evening-stage-playing = jugant
evening-stage-over = acabat
evening-royal-count =
    { $count ->
        [one] { $count } figura
       *[other] { $count } figures
    }
evening-turn-count =
    { $count ->
        [one] { $count } torn
       *[other] { $count } torns
    }
evening-with-bots =
    { $count ->
        [one] amb un bot
       *[other] amb { $count } bots
    }
evening-helped = un bot va suplir algú
evening-results = Resultats
evening-place = Lloc
evening-team = Equip
evening-royals = Figures
evening-wins = Victòries
evening-turns = Torns
evening-no-teams = Encara no hi ha equips.
evening-ranking-about = Primer compten les figures derrotades, després les victòries i després els torns: com menys, millor. Amb el mateix resultat es comparteix el lloc.
evening-so-far = Fins que s’acabi la vetllada, només veus resultats de repartiments que has acabat.
evening-sealed = Els repartiments segellats
evening-sealed-about = Cada repartiment i totes les barreges van quedar fixats en crear la vetllada. Aquestes són les proves; les llavors i les sals es mostren al final.
evening-opened-about = El SHA-256 de cada primera línia ha de ser la línia de sota, que es mostrava abans de la vetllada.
evening-cheating = Ningú no pot mirar els repartiments, ni tan sols qui organitza: l’única trampa possible és parlar. No expliquis res d’un repartiment a qui encara l’ha de jugar.
evening-par = El Campió guanya { $won } de { $count } partides amb aquestes cartes; la meitat derrota { $royals } figures o més.
evening-par-working = El Campió està jugant: { $count } de { $all } partides
evening-par-go = Què faria el Campió?
evening-review = De què parlar
evening-review-unbeaten = Repartiments que ningú no va guanyar: { $deals }
evening-review-all-won = Cada repartiment jugat el va guanyar algú.
evening-review-bravest = La derrota exacta més valenta: { $team }, repartiment { $deal }, { $enemy }. El seu atac hauria estat de { $attack } i la mà només valia { $hand }.
evening-review-closest = La supervivència més justa: { $team }, repartiment { $deal }, { $enemy }. El seu atac va ser de { $attack } i la mà valia { $hand }.
evening-partings = On es van separar els nostres camins
evening-first-team = Un equip
evening-second-team = L’altre
evening-parting =
    { $count ->
        [0] En la primera jugada, contra { $enemy }:
        [one] Després de { $count } jugada igual, contra { $enemy }:
       *[other] Després de { $count } jugades iguals, contra { $enemy }:
    }
evening-parting-same = Totes les jugades van ser iguals.
evening-parting-none = Aquests equips no han jugat cap repartiment en comú.
evening-parting-ended = la partida s’havia acabat
evening-host = Per a qui organitza
evening-add-team = Afegeix un equip
evening-add-about = Un equip per a altres: hi seuen amb l’enllaç o el codi QR.
evening-end = Acaba ja la vetllada
evening-end-sure = Això acaba la vetllada per a tothom i obre els repartiments. El que encara es juga no compta.
evening-end-yes = Acaba-la
evening-end-no = Encara no
evening-print = Imprimeix
evening-csv = Resultats en CSV
evening-another-team = Un altre equip en aquest dispositiu
evening-another-about = Per a un club amb pocs dispositius: obre aquesta pàgina en una altra pestanya i comença-hi com una altra persona. Dura fins que es tanqui la pestanya.
evening-another-go = Comença en aquesta pestanya
evening-tab-player = En aquesta pestanya jugues com a { $name }.
evening-tab-end = Torna a la persona d’aquest dispositiu

evening-club = Club
evening-no-club = Cap
evening-club-about = La gent del club trobarà la vetllada a la seva pàgina.
clubs-about = Amics que juguen vetllades: veuen qui hi ha al club i quines vetllades té. Ningú més no sap que existeix.
clubs-mine = Els teus clubs
club-no-server = Un club necessita un servidor, i aquest lloc no en té.
clubs-new = Funda un club
clubs-join-about = Per entrar en un club, obre l’enllaç que t’enviï qui el dirigeix.
club-name = Nom del club
club-first-name = El nostre club
club-found = Crea el club
club-founder = dirigeix el club
club-people = Membres
club-people-count =
    { $count ->
        [one] { $count } persona
       *[other] { $count } persones
    }
club-evenings = Vetllades
club-no-evenings = Encara no hi ha vetllades.
club-link-about = Qui tingui aquest enllaç pot entrar-hi. El servidor no el pot tornar a mostrar: comparteix-lo ara o fes-ne un altre més endavant.
club-link-none = El servidor no guarda cap còpia de l’enllaç. Fes-ne un de nou per convidar; l’anterior deixarà de funcionar.
club-link-new = Fes un enllaç nou
club-qr-about = Escaneja’l amb un mòbil per entrar al club.
club-who = Qui ets? Al club tothom veurà el teu nom.
club-door = Et conviden a aquest club. Qui el dirigeix: { $founder }.
club-door-name = Hi entraràs com a { $name }: al club tothom veurà el teu nom, i tu els seus.
club-join = Entra al club
club-hand-over = Traspassa
club-hand-over-to = Traspassa a { $name }
club-hand-over-sure = Vols traspassar el club a { $name }? A partir d’aleshores només { $name } podrà convidar, fer fora gent i tancar-lo.
club-remove = Fes fora
club-remove-who = Fes fora { $name }
club-remove-sure = Vols fer fora { $name }? També deixarà de funcionar l’enllaç del club, perquè ningú no hi torni amb aquest enllaç.
club-leave = Deixa el club
club-leave-sure = Vols deixar el club? Per tornar-hi et caldrà una invitació.
club-leave-founder-sure = Vols deixar el club? Passarà a dirigir-lo qui faci més temps que hi és.
club-leave-last-sure = Vols deixar el club? No hi queda ningú més, o sigui que es tancarà.
club-close = Tanca el club
club-close-sure = Vols tancar el club per a tothom? Les vetllades es conserven, però ja ningú no les trobarà aquí.
