# Learning at the table.

lesson-goal-title = Que caiguin tots
lesson-goal-1 = Dotze figures defensen el castell: quatre valets, quatre reines i quatre reis. A aquest valet li queden 8 de vida. Tria una carta que valgui almenys això, mira què faria i juga-la.
lesson-goal-1-not = ⟦3s⟧ deixaria el valet amb 5 de vida. El mal és el que valen les cartes (§5.1).
lesson-goal-done = El valet ha caigut i es revela el següent enemic. Qui derrota un enemic torna a jugar de seguida (§5.5).
lesson-turn-title = Un torn
lesson-turn-1 = Juga una carta: el seu coll té un poder i el seu valor és el mal. Si l’enemic sobreviu, contraataca; aquí, amb 10. Juga ⟦7s⟧ i mira com les piques suavitzen el cop.
lesson-turn-1-not = El valet contraatacaria amb els 10 sencers (§6.1). ⟦7s⟧ n’atura 7.
lesson-turn-2 = El valet colpeja amb 3. Descarta cartes que valguin almenys això (§6.2), i no més del que cal: la teva mà és la teva vida.
lesson-turn-2-not = Així el cobreixes, però perds més del que cal. ⟦3h⟧ val just 3.
lesson-turn-done = Això ha estat un torn: jugar, poder, mal, cop. Amb més jugadors, ara tocaria al següent.
lesson-spades-title = Les piques protegeixen
lesson-spades-1 = Les piques redueixen l’atac de l’enemic mentre visqui, les jugui qui les jugui (§4.8). Aquest valet ataca amb 10. Aixeca un escut.
lesson-spades-1-not = Així el seu atac continuaria en 10 (§6.1). Juga la pica: ⟦6s⟧.
lesson-spades-2 = Des d’ara el seu atac és 4. Cobreix-lo amb el mínim.
lesson-spades-2-not = Més del que cal: n’hi ha prou amb ⟦2d⟧ i ⟦3h⟧, i conserves ⟦7h⟧.
lesson-spades-done = Els escuts se sumen. Quan cau l’enemic, desapareixen.
lesson-hearts-title = Els cors curen
lesson-hearts-1 = Un escut manté a 0 l’atac d’aquest valet. Aprofita la pausa: amb els cors es remena la pila de descart i tantes cartes com el valor d’atac van sota la pila de taverna (§4.5). Cura’n 5.
lesson-hearts-1-not = Sense cors no es cura res (§4.5). Juga ⟦5h⟧.
lesson-hearts-done = Cinc cartes tornen a ser sota la pila de taverna. Quan es buida, ningú no pot robar: els cors mantenen viva la partida.
lesson-diamonds-title = Diamants: robar cartes
lesson-diamonds-1 = Tens poques cartes. Amb els diamants es roben tantes cartes com el valor d’atac; amb més jugadors, una cadascun en sentit horari. Cap mà no passa del seu límit (§4.6). Roba’n 6.
lesson-diamonds-1-not = Els cors curen; amb els diamants es roba (§4.6). Juga ⟦6d⟧.
lesson-diamonds-done = Sis cartes noves i, a més, 6 de mal: el valor sempre compta.
lesson-clubs-title = Els trèvols doblen
lesson-clubs-1 = Amb trèvols el mal compta dues vegades (§4.7). A aquest valet li queden 15 de vida. Quina carta el fa caure?
lesson-clubs-1-not = No n’hi ha prou: només els trèvols compten dues vegades (§4.7). ⟦8c⟧ fa 16.
lesson-clubs-done = 8, doblat, són 16: un més del que calia.
lesson-immune-title = Immunitat
lesson-immune-1 = Un enemic és immune al poder del seu propi coll (§4.3). Al valet de trèvols li queden 10 de vida. Mira què faria cada una de les teves cartes i fes-lo caure.
lesson-immune-1-not = Qualsevol altre valet rebria 14 de ⟦7c⟧. Aquest és immune als trèvols: 7 es queda en 7 (§4.3).
lesson-immune-done = Només es perd el poder. El valor sempre compta com a mal.
lesson-combos-title = Combinacions
lesson-combos-1 = Les cartes del mateix número formen una combinació si sumen 10 com a màxim (§3.2). Cada un dels seus colls actua amb el total. A aquest valet li queden 12 de vida: juga dues cartes alhora.
lesson-combos-1-not = No n’hi ha prou. Dos tresos valen 6, i el trèvol els dobla: 12 (§3.2).
lesson-combos-done = El trèvol ha doblat i amb el diamant n’has robat 6. Parelles del 2 al 5, tres dosos o tresos, quatre dosos: no hi ha més combinacions.
lesson-companions-title = Animals acompanyants
lesson-companions-1 = Un as és un animal acompanyant: val 1, s’uneix a una altra carta i tots dos colls actuen amb la suma (§3.3). A aquest valet li queden 18 de vida. Juga ⟦Ac⟧ amb la carta que més et convingui.
lesson-companions-1-not = ⟦Ac⟧ amb ⟦8d⟧ fa 18 de mal i t’omple la mà. Els cors no tenen poder aquí: el valet hi és immune (§4.3).
lesson-companions-done = 8 més 1 fan 9; doblat, 18. I tens la mà plena.
lesson-exact-title = Mal exacte
lesson-exact-1 = Un enemic que rep un mal exactament igual a la seva vida va a sobre de la pila de taverna: aviat lluitarà per tu (§5.2). Li’n queden 9.
lesson-exact-1-not = El mal ha de ser exactament 9 perquè el valet canviï de bàndol (§5.2). Juga ⟦9h⟧.
lesson-exact-2 = El valet és a sobre de la pila de taverna. Roba’l: juga el diamant.
lesson-exact-2-not = Només es roba amb diamants (§4.6). Juga ⟦2d⟧.
lesson-exact-done = ⟦Js⟧ és teu: val 10, amb el poder de les piques (§7.1). Una reina val 15, un rei 20.
lesson-careful-title = Com es perd
lesson-careful-1 = Si no pots cobrir un cop, tothom perd (§6.3). Aquest valet ataca amb 10. Abans de jugar una carta veus què passaria: tria’n una que et deixi prou per cobrir el cop.
lesson-careful-1-not = Després de ⟦8h⟧ la teva mà val 7, i el valet colpeja amb 10: partida perduda (§6.3).
lesson-careful-done = Abans de cada jugada, compta el que et quedarà a la mà. La mà pot quedar buida, però llavors no cobreix res.
lesson-yield-title = Passar
lesson-yield-1 = Pots passar: no jugues res i només reps el cop (§3.6). Cap dels teus deus no derrota aquest valet, i el seu atac és 3. Deixa’l per a l’altre jugador: passa.
lesson-yield-1-not = Pots, però gastaries la carta i el valet continuaria dret. Aquesta vegada, passa (§3.6).
lesson-yield-2 = Descarta el mínim que puguis.
lesson-yield-2-not = Guarda els deus: n’hi ha prou amb ⟦3h⟧ (§6.2).
lesson-yield-done = No pots passar si tots els altres acaben de passar (§9.1), i en solitari, mai (§9.2).
lesson-jester-title = El comodí
lesson-jester-1 = Amb tres o quatre jugadors hi ha comodins a la pila de taverna. Un comodí cancel·la la immunitat de l’enemic i n’evita el cop (§8.1, §8.2). Aquest valet és immune a la teva pica: juga el comodí.
lesson-jester-1-not = Mentre el valet sigui immune, la teva pica és mitja carta. Juga abans ⟦Je⟧ (§8.2).
lesson-jester-2 = Qui juga un comodí tria el següent jugador: qualsevol, fins i tot ell mateix (§8.3). La pica la tens tu: tria’t.
lesson-jester-2-not = La pica la tens tu. Tria’t (§8.3).
lesson-jester-3 = La immunitat ha desaparegut. Ara la teva pica té el seu poder.
lesson-jester-3-not = ⟦9s⟧ treu 9 a l’atac (§4.8). Juga-la.
lesson-jester-done = No diguis res del que tens (§10.1). Només després d’un comodí pot dir cadascú si li agradaria ser el següent (§10.3).
lesson-flip-title = En solitari: girar un comodí
lesson-flip-1 = En solitari hi ha dos comodins a part. Gira’n un: descartes la mà i agafes vuit cartes noves, fins i tot davant d’un cop (§12.1, §12.2). Aquest no el pots cobrir: gira un comodí.
lesson-flip-done = Guanyar sense girar-ne cap és or, amb un plata, amb dos bronze (§12.3). Ja coneixes el joc.
learn-hint = La lliçó demana aquesta jugada: { $move }.
learn-part-rules = Aprèn les regles
learn-part-play = Juga bé
learn-play-about = Onze idees que decideixen partides, cadascuna en dues posicions de partides reals. El seu preu està mesurat: quantes partides menys guanya un jugador fort que juga en contra de la idea.
learn-not-best = No és la jugada d’aquesta lliçó. La pista la mostra.
learn-played-out = Jugat fins al final: amb la millor jugada es guanyen { $best } de cada 100 partides; amb aquesta, { $made }.
learn-chapter = Juga bé, capítol { $number }: { $title }
learn-chapter-brief = Capítol { $number }
learn-try = Prova-ho en una partida
learn-try-typed = Per provar aquesta idea en una partida de pràctica: { $command }

# A practice game for one idea. `acts`: whether the best move acts on the idea; `step`: play, or name the next player.

idea-about = Pràctica de «{ $title }». Només apareix una pista on aquesta idea decideix.
idea-show = Mostra
idea-show-about = Mostra la jugada
idea-show-typed = Escriu hint per veure la jugada.
idea-undecided = Aquí aquesta idea no decideix.
idea-draw-early = { $acts ->
    [yes] És el moment de robar.
   *[no] Robar pot esperar: ara una altra cosa val més.
  }
idea-keep-diamonds = { $acts ->
    [yes] Paga sense diamants.
   *[no] Una excepció: aquí pot pagar un diamant.
  }
idea-when-to-kill = { $acts ->
    [yes] Derrota’l ara.
   *[no] No el derrotis encara.
  }
idea-where-to-shield = { $acts ->
    [yes] Aquí un escut compta.
   *[no] Aquí no cal un escut: una altra cosa val més.
  }
idea-heal-early = { $acts ->
    [yes] És el moment dels cors.
   *[no] Els cors poden esperar: ara una altra cosa val més.
  }
idea-what-to-pay = { $acts ->
    [yes] Paga amb el que menys val en joc, no amb el valor més baix.
   *[no] Una excepció: aviat caldrà una carta que sembla que val menys.
  }
idea-pairs = { $acts ->
    [yes] Juga un acompanyant juntament amb una altra carta.
   *[no] Guarda l’acompanyant: una altra jugada val més.
  }
idea-exact-kills =
    { $acts ->
        [yes] Derrota amb el mal exacte.
       *[no] Renuncia al mal exacte: una altra cosa val més.
    }
idea-whom-to-name =
    { $step ->
        [name]
            { $acts ->
                [yes] Tria qui tingui més cartes.
               *[no] Una excepció: no triïs qui té més cartes.
            }
       *[play]
            { $acts ->
                [yes] Juga el comodí ara.
               *[no] Guarda el comodí per a més tard.
            }
    }
idea-when-to-yield = { $acts ->
    [yes] Passa.
   *[no] No passis: juga.
  }
idea-when-to-flip = { $acts ->
    [yes] Ara toca girar un comodí.
   *[no] No giris cap comodí encara.
  }
idea-came = { $came ->
    [0] En aquesta partida la idea no ha decidit cap jugada teva.
    [one] La idea ha decidit una jugada teva, i { $followed ->
        [0] no l’has seguida.
       *[other] l’has seguida.
      }
   *[other] La idea ha decidit { $came } jugades teves. L’has seguida { $followed } de { $came } vegades.
  }
idea-move = { $followed ->
    [yes] Jugada { $number }: { $move }. Amb la idea.
   *[no] Jugada { $number }: { $move }. Contra la idea.
  }
idea-better = Millor: { $move }.
idea-again = Un altre repartiment
idea-next = Capítol següent

# Counting points in a practice game: the chosen play beside the best.

points-title = Comptar punts
points-line = { $certain ->
    [loss] Perd a l’acte. El millor: { $best }, amb { $move }.
   *[no] { $points } punts. El millor: { $best }, amb { $move }.
  }
points-best = { $certain ->
    [win] Guanya a l’acte.
   *[no] { $points } punts: cap altra jugada en suma més.
  }
points-terms = Detall
points-yours = La teva jugada
points-most = La millor
points-sum = En total
points-wait = En el teu torn, aquí hi ha el detall.
points-win = guanya
points-loss = perd
points-of-hand-points = La teva mà després
points-of-draw-points = Cartes robades
points-of-pile-points = Taverna i descarts
points-of-enemy-points = L’enemic
points-of-kill-points = Derrotar-lo
points-of-blow-points = El pròxim cop
points-of-partner-points = Qui segueix
points-of-risk-points = Passar, girar un comodí, sort

lesson-draw-early-title = Roba aviat i per a tothom
lesson-draw-early-price = Un jugador fort que només roba amb les mans mig buides guanya 74 partides menys de cada cent amb dos jugadors, i 93 menys amb quatre.
lesson-draw-early-1 = Amb els diamants roba tothom, per torn. Els altres tenen dues cartes i una; la reina colpeja amb 15. Què us fa més falta?
lesson-draw-early-1-not = ⟦5c⟧ fa 10 de mal. Després, el cop de 15 s’enduu les quatre cartes que et queden.
lesson-draw-early-done = Set cartes noves en tres mans. Un diamant val més mentre hi cap tot el que roba.
lesson-draw-early-again-1 = Una reina nova colpeja amb 15. Tens cinc cartes que sumen 37; l’altre jugador en té una. I ara?
lesson-draw-early-again-1-not = ⟦9c⟧ fa 18 de mal. Després pagues 15, i l’altre jugador s’enfronta a la reina amb una carta.
lesson-draw-early-again-done = Tens la mà plena i l’altre jugador té cinc cartes.
lesson-keep-diamonds-title = Els diamants no són diners
lesson-keep-diamonds-price = Un jugador fort que paga amb un diamant sempre que pot guanya 95 partides menys de cada cent amb dos jugadors, i 60 menys en solitari.
lesson-keep-diamonds-1 = La reina colpeja amb 7. Paga amb el que et faci menys falta.
lesson-keep-diamonds-1-not = ⟦8d⟧ sembla que val menys que ⟦Ts⟧. En joc val vuit cartes noves.
lesson-keep-diamonds-done = Ha pagat el deu, i els dos diamants continuen allà per robar.
lesson-keep-diamonds-again-1 = El valet colpeja amb 6. Una carta ho cobreix just, dues costen més. Amb què pagues?
lesson-keep-diamonds-again-1-not = ⟦6d⟧ ho cobreix just. Però és el teu últim diamant: després no tens amb què robar.
lesson-keep-diamonds-again-done = Has pagat dues cartes i conserves la que en roba sis.
lesson-when-to-kill-title = Quan derrotar
lesson-when-to-kill-price = Un jugador fort que derrota l’enemic sempre que pot guanya 44 partides menys de cada cent amb dos jugadors; si només el derrota quan res més no li permet continuar, 93 menys.
lesson-when-to-kill-1 = A la reina li queden 18 de vida i només colpeja amb 5. La següent està sencera i colpeja amb 15. Què fas?
lesson-when-to-kill-1-not = ⟦Jc⟧ la derrota. Però llavors t’enfrontes a 15 amb ⟦2s⟧ i ⟦9d⟧.
lesson-when-to-kill-done = Encara no. Abans de derrotar, suma la mà que queda i 5 per cada carta que robaràs: fes-ho si arriba al pròxim cop.
lesson-when-to-kill-again-1 = Al valet li queden 11 de vida i colpeja amb 1. És immune als diamants. Esperes o el derrotes amb 3 de més?
lesson-when-to-kill-again-1-not = ⟦4s⟧ deixa dret el valet, i mentre continuï dret el teu diamant no roba res.
lesson-when-to-kill-again-done = Tornes a jugar de seguida, i ⟦4d⟧ roba contra el següent enemic. Passar-te de 3 no ha costat res.
lesson-where-to-shield-title = Escuts on compten
lesson-where-to-shield-price = Sense piques contra reines i reis, un jugador fort guanya 82 partides menys de cada cent amb quatre jugadors; posar sempre abans un escut fins a 0 en costa 12.
lesson-where-to-shield-1 = Un rei amb 40 de vida colpeja amb 20, i tots teniu tres o quatre cartes. És immune als cors. Tria la carta.
lesson-where-to-shield-1-not = ⟦9h⟧ fa 9 de 40 i no cura. Els 20 sencers arriben una vegada i una altra.
lesson-where-to-shield-done = Cada cop d’aquest rei us costa ara 8 menys, a tots. I colpejarà unes quantes vegades.
lesson-where-to-shield-again-1 = Un rei colpeja amb 20. Els altres tenen una carta i dues. Un escut o cartes?
lesson-where-to-shield-again-1-not = ⟦8s⟧ deixa un cop de 12. Tu el pagues, i qui ve després s’enfronta a 12 amb una carta.
lesson-where-to-shield-again-done = Primer, deu cartes per a tres mans. Un escut ajuda qui pot pagar la resta.
lesson-heal-early-title = Cors abans que sigui tard
lesson-heal-early-price = Un jugador fort que només juga cors quan a la taverna li queden cinc cartes o menys guanya 57 partides menys de cada cent amb dos jugadors.
lesson-heal-early-1 = A la taverna li queden 26 cartes, a la pila de descart n’hi ha 13 i el valet només colpeja amb 2. En què aprofites la pausa?
lesson-heal-early-1-not = ⟦8d⟧ només roba sis de vuit, i amb un cop tan petit curar sortia barat.
lesson-heal-early-done = Han tornat set cartes. Un cop petit és el moment dels cors, per plena que sembli la taverna.
lesson-heal-early-again-1 = A la taverna queden tres cartes i a la pila de descart n’hi ha 24. A la reina li queden 19 de vida. Quina carta jugues?
lesson-heal-early-again-1-not = ⟦8c⟧ fa 16 de mal, però amb tres cartes a la taverna cap diamant us pot ajudar.
lesson-heal-early-again-done = Deu cartes sota la pila de taverna: ara els diamants tornen a robar. Millor no arribar fins aquí.
lesson-what-to-pay-title = Amb què pagar
lesson-what-to-pay-price = Un jugador fort que paga el mínim amb les menys cartes possibles guanya 40 partides menys de cada cent amb dos jugadors, i 60 menys en solitari.
lesson-what-to-pay-1 = La reina colpeja amb 7 i li queden 2 de vida. Quines cartes no et faran falta?
lesson-what-to-pay-1-not = ⟦2h⟧ i ⟦6h⟧ és el més barat. Però ⟦2h⟧ és la carta que derrota la reina amb mal exacte.
lesson-what-to-pay-done = Has pagat 10 en lloc de 8, i conserves el mal exacte i el diamant. Compta el que una carta encara pot fer, no el seu valor.
lesson-what-to-pay-again-1 = El valet colpeja amb 5. N’hi ha prou amb una carta, o amb dues. Què hi deixes?
lesson-what-to-pay-again-1-not = Una carta, però la millor: ⟦6d⟧ en roba sis. ⟦2c⟧ i ⟦3s⟧ fan menys en joc.
lesson-what-to-pay-again-done = Paga amb el que menys val en joc: primer trèvols, al final diamants i asos, i mai l’últim diamant.
lesson-pairs-title = Acompanyants en parella
lesson-pairs-price = Un jugador fort que no uneix mai un acompanyant a una altra carta guanya 75 partides menys de cada cent amb dos jugadors. Jugar-los només en parella no costa res que es pugui mesurar.
lesson-pairs-1 = Tens dues cartes; la reina colpeja amb 5 i li queden 10 de vida. Com sobrevius?
lesson-pairs-1-not = ⟦2d⟧ sola en roba dues, una per a l’altre jugador, i arriben els 5. ⟦As⟧ la podia acompanyar.
lesson-pairs-done = Juntes en roben tres, i l’escut treu 3 al cop.
lesson-pairs-again-1 = Un rei amb 32 de vida, immune als cors, i quatre cartes a la teva mà. Quina parella fa més?
lesson-pairs-again-1-not = ⟦9d⟧ sola fa 9 de mal. Amb ⟦Ac⟧ en fa 20 i en roba una més.
lesson-pairs-again-done = Un acompanyant val 1 tot sol; amb una carta alta, presta el seu coll a tota la suma.
lesson-exact-kills-title = Quant val el mal exacte
lesson-exact-kills-price = Un jugador fort que derrota amb mal exacte sempre que pot guanya 25 partides menys de cada cent amb dos jugadors; si no ho fa mai, 8 menys.
lesson-exact-kills-1 = A la reina li queden 8 de vida i colpeja amb 15. Quina carta la fa caure?
lesson-exact-kills-1-not = ⟦6c⟧ fa 12: la reina se’n va per sempre. Amb 8 justos passa al teu bàndol.
lesson-exact-kills-done = Una reina a sobre de la pila de taverna val 15 a la mà que la robi. Aquesta val la pena.
lesson-exact-kills-again-1 = A la reina li queden 10 de vida i tres de les teves cartes la derroten amb mal exacte. Després ve una altra reina. Què fas?
lesson-exact-kills-again-1-not = ⟦Th⟧ la derrota amb mal exacte. Però la següent reina colpeja amb 15, i t’hi enfrontes amb tres cartes.
lesson-exact-kills-again-done = Primer cartes: cinc de noves. El mal exacte no és motiu per rebre la pròxima figura amb la mà buida.
lesson-whom-to-name-title = El comodí i qui triar
lesson-whom-to-name-price = Un jugador fort que tria qui té menys cartes guanya 35 partides menys de cada cent amb quatre jugadors; si guarda el comodí només per salvar-se, 38 menys.
lesson-whom-to-name-1 = Acabes de jugar el comodí contra una reina nova. Tens quatre cartes; els altres, una i cinc. A qui li toca?
lesson-whom-to-name-1-not = Podries continuar tu, i el cop de 15 s’enduria mitja mà. Cinc cartes aguanten més.
lesson-whom-to-name-done = Qui té més cartes pot jugar i a més pagar. En cas de dubte, tria’l.
lesson-whom-to-name-again-1 = La reina colpeja amb 11 i és immune als diamants. En tens dos de bons i un comodí. Què jugues?
lesson-whom-to-name-again-1-not = ⟦5s⟧ treu 5 al cop, i el comodí espera una emergència. Ara evita el cop sencer i allibera els teus diamants.
lesson-whom-to-name-again-done = Cap cop, i tots els colls funcionen. Ara tria: amb cinc cartes pots continuar tu.
lesson-when-to-yield-title = Quan passar
lesson-when-to-yield-price = Un jugador fort que no passa mai guanya 11 partides menys de cada cent amb quatre jugadors; si passa sempre que l’atac és 0, 10 menys.
lesson-when-to-yield-1 = Al valet li queden 3 de vida i el seu atac és 0. Tens tres cartes; qui ve després, quatre. Qui l’ha de derrotar?
lesson-when-to-yield-1-not = ⟦6c⟧ el derrota, i t’enfrontes a un valet nou amb dues cartes. Qui derrota s’enfronta al següent.
lesson-when-to-yield-done = Aquí passar no ha costat res. És el correcte quan qui segueix pot fer més que tu.
lesson-when-to-yield-again-1 = La reina ataca amb 0 i li queden 5 de vida. Tens dues cartes; l’altre jugador, una. Passes de franc o jugues?
lesson-when-to-yield-again-1-not = Passar és de franc, però l’altre jugador té una carta. Un atac de 0 és el millor moment per robar.
lesson-when-to-yield-again-done = Tres cartes i cap cop per pagar. Un atac de 0 és el moment dels diamants i dels cors.
lesson-when-to-flip-title = En solitari: quan girar un comodí
lesson-when-to-flip-price = Un jugador fort que gira un comodí amb cinc cartes o menys guanya 38 partides menys de cada cent. Fer-ho només quan res més no permet continuar no costa res que es pugui mesurar.
lesson-when-to-flip-1 = Dues cartes contra un valet nou, i queda un comodí. El gires o jugues?
lesson-when-to-flip-1-not = Una mà nova tempta. Però ⟦6d⟧ en roba sis, i l’últim comodí queda per a un moment pitjor.
lesson-when-to-flip-done = Sis cartes noves, i el comodí continua allà.
lesson-when-to-flip-again-1 = Una reina nova colpeja amb 15. Les teves cartes sumen 18, sense diamants ni piques. I ara?
lesson-when-to-flip-again-1-not = Després de ⟦4c⟧ et queden 14 contra 15: hauràs de girar-lo igualment, i perds els dos cors.
lesson-when-to-flip-again-done = Cap jugada no permetia continuar: aquest és el moment de girar el comodí.

advice-title = Consells comuns que fallen
advice-about = Quantes partides menys de cada cent guanya un jugador fort que segueix el consell com una llei. En solitari, sense comodins, tret d’on es giren.
advice-advice = Consell
advice-solo = En solitari
advice-two = 2 jugadors
advice-three = 3 jugadors
advice-four = 4 jugadors
advice-row-exact = Derrota amb el mal exacte sempre que puguis
advice-row-kill = Derrota l’enemic quan puguis
advice-row-cover = Derrota només si la mà que queda cobreix el pròxim cop
advice-row-draws = Juga diamants només si es roben totes les cartes
advice-row-hearts = Guarda els cors fins que a la taverna li quedin deu cartes o menys
advice-row-shield = Contra reines i reis, primer un escut fins a 0
advice-row-value = Paga el valor més baix
advice-row-cards = Paga amb les menys cartes possibles
advice-row-jester = Fes servir el comodí només contra piques o trèvols
advice-row-self = Després d’un comodí, tria’t
advice-row-flip-five = Gira un comodí amb cinc cartes o menys
advice-row-flip-diamond = Gira un comodí sense un diamant que serveixi
advice-free = Seguir això gairebé no costa res: no pagar mai amb l’últim diamant, jugar els acompanyants només en parella, conservar-los quan pagues i triar qui tingui més cartes.

sheet-title = Un full per a la taula
sheet-about = Sis regles i una manera de comptar punts, en una pàgina per imprimir.
sheet-print = Imprimeix
sheet-rules-title = Sis regles
sheet-rules-wins = Només amb això es guanyen 25 de cada 100 partides amb dos jugadors, 40 amb tres, 22 amb quatre i 17 en solitari.
sheet-rules-about = Mira les jugades que pots pagar amb seguretat. Decideix la primera regla que es compleixi.
sheet-rule-1 = Un diamant que serveixi i amb què es robin cinc cartes o més entre tots.
sheet-rule-2 = Amb 11 cartes o menys a la taverna, cors que en tornin quatre o més.
sheet-rule-3 = Derrotar l’enemic, amb 12 de més com a molt, si la mà que queda i 5 per cada carta robada arriben a l’atac de la pròxima figura.
sheet-rule-4 = El comodí. Tria qui tingui més cartes.
sheet-rule-5 = Si no, sense derrotar, la suma més gran de mal, escut, 4 per cada carta robada, 1 per cada carta curada i el que val la mà que queda segons la regla 6.
sheet-rule-6 = Paga amb el que menys val: el valor menys 2; els trèvols 2 menys, els diamants 2 més, un as 6 més, l’últim diamant 20 més.
sheet-count-title = Comptar punts
sheet-count-wins = Només amb això es guanyen 51 de cada 100 partides amb dos jugadors, 71 amb tres, 45 amb quatre i 48 en solitari.
sheet-count-about = Imagina el final del teu torn, amb el cop pagat, i suma. Tria el que deixi més punts, també en pagar.
sheet-count-what = Què compta
sheet-count-group = En grup
sheet-count-solo = En solitari
sheet-count-hand = Cada carta a la mà: el seu valor i
sheet-count-club = Un trèvol, a més
sheet-count-diamond = Un diamant, a més
sheet-count-ace = Un as, a més
sheet-count-jester = Un comodí, en total
sheet-count-no-diamond = Cap diamant a la mà; la meitat si has de robar
sheet-count-drawn = Cada carta que robes
sheet-count-others = Cada carta que roba un altre
sheet-count-tavern = Cada carta de la taverna, fins a 17 (en solitari, 18)
sheet-count-discards = Cada carta de la pila de descart, fins a 20
sheet-count-attack = Cada punt d’atac de l’enemic
sheet-count-health = Cada punt de vida que li queda
sheet-count-product = Atac × vida
sheet-count-kill = Derrotar; després compta la pròxima figura, sencera
sheet-count-exact-jack = Mal exacte a un valet
sheet-count-exact-queen = Mal exacte a una reina
sheet-count-exact-king = Mal exacte a un rei
sheet-count-next-blow = En derrotar, cada punt que el pròxim cop superi la teva mà; una carta robada compta 5½
sheet-count-next-player = Cada punt que el cop superi 5 × les cartes de qui segueix menys una
sheet-count-yield = Passar
sheet-count-flip = Girar un comodí
sheet-count-lucky = Només pots pagar si robes amb sort
sheet-name = Després d’un comodí, tria qui tingui més cartes.
