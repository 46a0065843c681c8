# The rules, clause by clause. Game terms follow the published rulebooks.

summary-title = Les regles en una pàgina
summary-goal = Dotze figures ocupen el castell: quatre valets, després quatre reines i després quatre reis. Cal derrotar-les totes, en equip, per guanyar.
summary-turn = El teu torn
summary-play = Juga una carta de la mà. O passa, sense jugar-ne cap.
summary-powers = El coll actua, amb tanta força com val la carta. Un enemic és immune al seu propi coll.
summary-damage = L’enemic rep aquest valor com a mal. Si cau, apareix el següent i tornes a jugar.
summary-survive = Si aguanta, et colpeja: descarta cartes que valguin el seu atac, menys l’escut. Si no pots, la partida està perduda.
summary-suits = Què fan els colls
summary-hearts = Aquesta quantitat de cartes passa de la pila de descart a sota de la taverna, la pila d’on es roba.
summary-diamonds = Començant per tu, els jugadors roben per torns aquesta quantitat de cartes. Amb la mà plena no se’n roben més.
summary-clubs = El mal compta dues vegades.
summary-spades = L’atac de l’enemic baixa en aquesta quantitat fins que és derrotat.
summary-more = I a més
summary-combo = De dues a quatre cartes del mateix número que sumin 10 com a màxim. Cada coll actua amb el total.
summary-companion = Un as val 1 i acompanya una altra carta. Els dos colls actuen amb el total.
summary-exact-title = Un cop exacte
summary-exact = Si el mal iguala la vida, la figura va a sobre de la taverna. A la teva mà, un valet val 10, una reina 15 i un rei 20.
summary-jester-title = Un comodí
summary-jester = Cancel·la la immunitat de l’enemic, i qui el juga tria qui continua. En solitari en tens dos al costat de la taula: cadascun et canvia la mà un cop.

rule-1 = Preparació
rule-1-1-title = Les cartes
rule-1-1 = De l’as al rei en trèvols, diamants, cors i piques, i dos comodins: 54 cartes.
rule-1-2-title = El castell
rule-1-2 = Remena els quatre reis, posa-hi a sobre les quatre reines remenades i, a sobre, els quatre valets remenats, tot cap per avall. Gira la carta de dalt: és l’enemic actual.
rule-1-3-title = La pila de taverna
rule-1-3 = Les cartes del 2 al 10, els quatre asos (els animals acompanyants) i els comodins que indica l’apartat següent, tot remenat.
rule-1-4-title = Comodins i mà
rule-1-4 = El nombre de jugadors decideix quants comodins hi ha a la pila de taverna i quantes cartes caben a la mà. En solitari: 8 cartes i cap comodí, però n’hi ha dos a part (§12). Dos jugadors: 7 cartes i cap comodí. Tres: 6 cartes i un comodí. Quatre: 5 cartes i dos comodins.
rule-1-5-title = El repartiment
rule-1-5 = Cada jugador rep una mà completa. La pila de descart comença buida.
rule-1-6-title = Qui comença
rule-1-6 = Qui hagi comès un regicidi més recentment; dit d’una altra manera, ho decideix la taula i, si ningú no diu res, comença el primer seient.
rule-1-7-title = Què se sap
rule-1-7 = Tothom veu quantes cartes hi ha a cada mà i a cada pila, l’enemic, el que s’ha jugat contra ell i tota la pila de descart, que és cap per amunt i es pot mirar. Ningú no veu les altres mans, ni l’ordre de la pila de taverna i de la del castell. D’aquí se segueixen dues coses. Una figura posada a sobre de la pila de taverna (§5.2) és coneguda fins que es roba i, a la mà que l’ha robada, fins que es fa servir. I com que la pila de descart mostra el que hi havia abans i després, tothom sap quines cartes han dut els cors sota la pila de taverna, tot i que no en quin ordre. També se sap quins enemics falten, però no el seu ordre dins de cada rang.

rule-2 = Quant valen les cartes
rule-2-1-title = Valors
rule-2-1 = Un as val 1, un número el que marca, un valet 10, una reina 15, un rei 20 i un comodí 0; igual si es juga que si es descarta.
rule-2-2-title = Enemics
rule-2-2 = Un valet té 10 d’atac i 20 de vida, una reina 15 d’atac i 30 de vida, un rei 20 d’atac i 40 de vida.

rule-3 = Pas un: jugar o passar
rule-3-1-title = Una sola carta
rule-3-1 = Una carta qualsevol de la mà.
rule-3-2-title = Una combinació
rule-3-2 = Dues, tres o quatre cartes del mateix número que sumin 10 com a màxim: parelles del 2 al 5, tres dosos o tresos, quatre dosos.
rule-3-3-title = Un animal acompanyant
rule-3-3 = Un as es juga sol o aparellat amb una sola carta més, que pot ser un altre as o una figura, però no un comodí.
rule-3-4-title = Asos i combinacions
rule-3-4 = Els asos no entren en combinacions. Dos asos es poden jugar junts: s’acompanyen l’un a l’altre.
rule-3-5-title = El comodí
rule-3-5 = Es juga sempre sol (§8).
rule-3-6-title = Passar
rule-3-6 = En comptes de jugar, ves directament al pas quatre (§9).
rule-3-7-title = El valor d’atac
rule-3-7 = És la suma dels valors de les cartes jugades.

rule-4 = Pas dos: poders dels colls
rule-4-1-title = Cada coll un cop
rule-4-1 = Cada coll de les cartes jugades actua un cop, amb tot el valor d’atac; dues cartes del mateix coll no actuen dos cops.
rule-4-2-title = Obligatori
rule-4-2 = Els poders són obligatoris: els que poden actuar, actuen.
rule-4-3-title = Immunitat
rule-4-3 = El coll propi de l’enemic no té poder contra ell, tret que un comodí n’hagi cancel·lat la immunitat (§8.2). El valor compta igualment com a mal.
rule-4-4-title = Ordre
rule-4-4 = Els cors es resolen abans que els diamants.
rule-4-5-title = Els cors curen
rule-4-5 = Remena la pila de descart; tantes cartes com el valor d’atac, o totes les que hi hagi, van cap per avall sota la pila de taverna, sense mirar-les. Les cartes jugades contra l’enemic no són a la pila de descart.
rule-4-6-title = Diamants: robar cartes
rule-4-6 = Començant pel jugador actual i en el sentit de les agulles del rellotge, els jugadors roben una carta cadascun fins que se n’han robat tantes com el valor d’atac. Se salta qui té la mà plena; s’acaba quan totes les mans són plenes o la pila de taverna és buida, sense penalització.
rule-4-7-title = Els trèvols doblen
rule-4-7 = Tot el valor d’atac compta dues vegades com a mal.
rule-4-8-title = Les piques protegeixen
rule-4-8 = L’atac de l’enemic es redueix en el valor d’atac fins que és derrotat. Se sumen totes les piques jugades contra ell per qualsevol jugador; l’atac no baixa mai de 0.

rule-5 = Pas tres: mal
rule-5-1-title = El mal
rule-5-1 = És el valor d’atac, doblat pels trèvols, i s’acumula en l’enemic.
rule-5-2-title = Derrota de l’enemic
rule-5-2 = Quan el mal iguala o supera la seva vida, l’enemic queda derrotat. Si és exactament igual, la seva carta va cap per avall a sobre de la pila de taverna; si no, a la pila de descart.
rule-5-3-title = Es neteja la taula
rule-5-3 = Després totes les cartes jugades contra ell van a la pila de descart, comodins inclosos.
rule-5-4-title = El següent enemic
rule-5-4 = Es gira la carta següent del castell. Després de l’últim rei no en queda cap: la partida està guanyada i s’acaba allà mateix.
rule-5-5-title = Un altre torn
rule-5-5 = Qui ha derrotat l’enemic omet el pas quatre i comença un torn nou.

rule-6 = Pas quatre: rebre mal
rule-6-1-title = El cop
rule-6-1 = L’enemic fa al jugador actual un mal igual al seu atac menys l’escut. Si és 0, no es descarta res i el torn passa.
rule-6-2-title = Cobrir
rule-6-2 = El jugador descarta cartes els valors de les quals sumin almenys el mal. Val qualsevol conjunt així, fins i tot un de més gran del que cal (però vegeu §13.2).
rule-6-3-title = Tothom perd
rule-6-3 = Si un jugador no pot cobrir el mal, tothom perd la partida.
rule-6-4-title = La mà buida
rule-6-4 = Està permesa.
rule-6-5-title = Passa el torn
rule-6-5 = En el sentit de les agulles del rellotge.

rule-7 = Figures a la mà
rule-7-1-title = Un enemic derrotat
rule-7-1 = Quan arriba a una mà és una carta com les altres: val 10, 15 o 20, té el poder del seu coll i es juga sola o amb un animal acompanyant.

rule-8 = El comodí (tres o quatre jugadors)
rule-8-1-title = Sense mal
rule-8-1 = El seu valor d’atac és 0; s’ometen els passos tres i quatre.
rule-8-2-title = Immunitat cancel·lada
rule-8-2 = Des de llavors l’enemic actual no és immune a res. Un segon comodí no canvia res més, però qui el juga torna a triar.
rule-8-3-title = Qui és el següent
rule-8-3 = Qui l’ha jugat tria el següent jugador: qualsevol, fins i tot ell mateix. És una decisió a part, que es pren amb el comodí a la taula.
rule-8-4-title = Desitjos
rule-8-4 = Abans d’aquesta decisió els jugadors poden dir en termes generals si els agradaria ser el següent (§10.3).
rule-8-5-title = Cartes anteriors
rule-8-5 = Les piques jugades abans contra un enemic de piques comencen a comptar, amb els valors d’atac amb què es van jugar. Els trèvols jugats abans contra un enemic de trèvols continuen sense doblar el mal; els cors i els diamants no es repeteixen.
rule-8-6-title = Descartat
rule-8-6 = Descartat per cobrir mal, un comodí val 0.

rule-9 = Passar
rule-9-1-title = No tots seguits
rule-9-1 = No pots passar si tots els altres jugadors van passar en el seu últim torn. Un torn que ve després d’una derrota de l’enemic o d’un comodí és un torn com els altres.
rule-9-2-title = En solitari
rule-9-2 = No hi ha cap altre jugador que mantingui viva la partida, així que no pots passar (però vegeu §13.1).

rule-10 = Parlar
rule-10-1-title = Les mans són secretes
rule-10-1 = No diguis res que reveli o insinuï el que hi ha en una mà, ni el que haurien de jugar els altres.
rule-10-2-title = El que tothom veu
rule-10-2 = Sempre es pot dir: el nombre de cartes, l’estat de les piles, el que s’ha jugat.
rule-10-3-title = Després d’un comodí
rule-10-3 = Fins que comenci el següent jugador (§8.4) es pot dir en termes generals si es vol ser el següent.
rule-10-4-title = Una partida informal
rule-10-4 = Es pot dir de tot: ho decideix la taula (§13.3).

rule-11 = El final
rule-11-1-title = Victòria
rule-11-1 = Quan l’últim rei queda derrotat.
rule-11-2-title = Derrota
rule-11-2 = Quan no es pot cobrir el mal (§6.3), o quan un jugador al pas un no pot ni jugar ni passar ni, en solitari, girar un comodí.

rule-12 = En solitari
rule-12-1-title = Girar un comodí
rule-12-1 = Hi ha dos comodins a part. Cadascun es pot girar un cop: descarta tota la mà i agafa cartes noves fins al límit de mà, o les que hi hagi; el que s’acaba de descartar no hi compta. No compta com a robar amb diamants, així que la immunitat no ho impedeix, i no cancel·la la immunitat.
rule-12-2-title = Quan
rule-12-2 = Al començament del pas un, o al començament del pas quatre abans de rebre el mal, fins i tot si la mà no el podria cobrir. Es permet girar-ne dos en un mateix pas, i també amb la mà buida. On no hi ha mal tampoc no hi ha pas quatre per fer-ho.
rule-12-3-title = Medalles
rule-12-3 = La victòria és d’or sense fer servir cap comodí, de plata amb un i de bronze amb dos.

rule-13 = Opcions
rule-13-1-title = Passar en solitari
rule-13-1 = Mai, o no dues vegades seguides.
rule-13-2-title = Descartar de més
rule-13-2 = Permès; o bé, amb l’opció posada, es descarta carta a carta fins que n’hi ha prou. Llavors un conjunt és legal si el seu total menys la carta més gran queda per sota del mal.
rule-13-3-title = Dificultat
rule-13-3 = En qualsevol combinació: mans d’1 o 2 cartes menys o més (en girar un comodí s’agafen cartes fins a aquest límit); 1 o 2 comodins menys, mai per sota de zero (en solitari se n’aparten menys); vida de tots els enemics de −10 a +10 i atac de −5 a +5 (les figures a la mà conserven el seu valor); sense poder passar; suma màxima de les combinacions de 4 a 18; xerrada lliure (§10.4); mans obertes, que tothom veu.
