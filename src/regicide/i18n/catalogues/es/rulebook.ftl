# The rules, clause by clause. Game terms follow the published rulebooks.

summary-title = Las reglas en una página
summary-goal = Doce figuras ocupan el castillo: cuatro sotas, después cuatro reinas y después cuatro reyes. Hay que derrotarlas todas, en equipo, para ganar.
summary-turn = Tu turno
summary-play = Juega una carta de la mano. O pasa, sin jugar ninguna.
summary-powers = El palo actúa, con tanta fuerza como vale la carta. Un enemigo es inmune a su propio palo.
summary-damage = El enemigo recibe ese valor como daño. Si cae, aparece el siguiente y vuelves a jugar.
summary-survive = Si aguanta, te golpea: descarta cartas por valor de su ataque, menos el escudo. Si no puedes, la partida está perdida.
summary-suits = Qué hacen los palos
summary-hearts = Esa cantidad de cartas pasa de la pila de descarte a debajo de la posada, el mazo del que se roba.
summary-diamonds = Empezando por ti, los jugadores roban por turnos esa cantidad de cartas. Con la mano completa no se roba más.
summary-clubs = El daño cuenta dos veces.
summary-spades = El ataque del enemigo baja en esa cantidad hasta que es derrotado.
summary-more = Y además
summary-combo = De dos a cuatro cartas del mismo número que sumen 10 como mucho. Cada palo actúa con el total.
summary-companion = Un as vale 1 y acompaña a otra carta. Los dos palos actúan con el total.
summary-exact-title = Un golpe exacto
summary-exact = Si el daño iguala la vida, la figura va encima de la posada. En tu mano, una sota vale 10, una reina 15 y un rey 20.
summary-jester-title = Un comodín
summary-jester = Anula la inmunidad del enemigo, y quien lo juega elige quién sigue. En solitario tienes dos junto a la mesa: cada uno te cambia la mano una vez.

rule-1 = Preparación
rule-1-1-title = Las cartas
rule-1-1 = Del as al rey en tréboles, diamantes, corazones y picas, y dos comodines: 54 cartas.
rule-1-2-title = El castillo
rule-1-2 = Baraja los cuatro reyes, pon encima las cuatro reinas barajadas y, encima, las cuatro sotas barajadas, todo boca abajo. Da la vuelta a la carta de arriba: es el enemigo actual.
rule-1-3-title = El mazo de la posada
rule-1-3 = Las cartas del 2 al 10, los cuatro ases (los compañeros animales) y los comodines que indica el apartado siguiente, todo barajado.
rule-1-4-title = Comodines y mano
rule-1-4 = El número de jugadores decide cuántos comodines hay en el mazo de la posada y cuántas cartas caben en la mano. En solitario: 8 cartas y ningún comodín, pero dos quedan aparte (§12). Dos jugadores: 7 cartas y ningún comodín. Tres: 6 cartas y un comodín. Cuatro: 5 cartas y dos comodines.
rule-1-5-title = El reparto
rule-1-5 = Cada jugador recibe una mano completa. La pila de descarte empieza vacía.
rule-1-6-title = Quién empieza
rule-1-6 = Quien haya cometido un regicidio más recientemente; dicho de otro modo, lo decide la mesa y, si nadie dice nada, empieza el primer asiento.
rule-1-7-title = Qué se sabe
rule-1-7 = Todos ven cuántas cartas hay en cada mano y en cada mazo, el enemigo, lo que se ha jugado contra él y la pila de descarte entera, que está boca arriba y se puede mirar. Nadie ve las otras manos, ni el orden de los mazos de la posada y del castillo. De ahí se siguen dos cosas. Una figura puesta encima del mazo de la posada (§5.2) es conocida hasta que se roba y, en la mano que la robó, hasta que se usa. Y como la pila de descarte muestra lo que había antes y después, todos saben qué cartas llevaron los corazones bajo el mazo de la posada, aunque no en qué orden. También se sabe qué enemigos faltan, pero no su orden dentro de cada rango.

rule-2 = Cuánto valen las cartas
rule-2-1-title = Valores
rule-2-1 = Un as vale 1, un número lo que marca, una sota 10, una reina 15, un rey 20 y un comodín 0; lo mismo al jugarlos que al descartarlos.
rule-2-2-title = Enemigos
rule-2-2 = Una sota tiene 10 de ataque y 20 de vida, una reina 15 de ataque y 30 de vida, un rey 20 de ataque y 40 de vida.

rule-3 = Paso uno: jugar o pasar
rule-3-1-title = Una sola carta
rule-3-1 = Una carta cualquiera de la mano.
rule-3-2-title = Una combinación
rule-3-2 = Dos, tres o cuatro cartas del mismo número que sumen 10 como mucho: parejas del 2 al 5, tres doses o treses, cuatro doses.
rule-3-3-title = Un compañero animal
rule-3-3 = Un as se juega solo o emparejado con otra única carta, que puede ser otro as o una figura, pero no un comodín.
rule-3-4-title = Ases y combinaciones
rule-3-4 = Los ases no entran en combinaciones. Dos ases se pueden jugar juntos, como compañeros el uno del otro.
rule-3-5-title = El comodín
rule-3-5 = Se juega siempre solo (§8).
rule-3-6-title = Pasar
rule-3-6 = En vez de jugar, ve directamente al paso cuatro (§9).
rule-3-7-title = El valor de ataque
rule-3-7 = Es la suma de los valores de las cartas jugadas.

rule-4 = Paso dos: poderes de los palos
rule-4-1-title = Cada palo una vez
rule-4-1 = Cada palo de las cartas jugadas actúa una vez, con todo el valor de ataque; dos cartas de un mismo palo no actúan dos veces.
rule-4-2-title = Obligatorio
rule-4-2 = Los poderes son obligatorios: los que pueden actuar, actúan.
rule-4-3-title = Inmunidad
rule-4-3 = El palo del propio enemigo no tiene poder contra él, salvo que un comodín haya anulado su inmunidad (§8.2). El valor cuenta igualmente como daño.
rule-4-4-title = Orden
rule-4-4 = Los corazones se resuelven antes que los diamantes.
rule-4-5-title = Los corazones curan
rule-4-5 = Baraja la pila de descarte; tantas cartas como el valor de ataque, o todas las que haya, van bajo el mazo de la posada, boca abajo y sin mirarlas. Las cartas jugadas contra el enemigo no están en la pila de descarte.
rule-4-6-title = Diamantes: robar cartas
rule-4-6 = Empezando por el jugador actual y en sentido horario, los jugadores roban una carta cada uno hasta robar en total tantas como el valor de ataque. Se omite a quien tiene la mano completa; se termina cuando todas las manos están completas o el mazo de la posada está vacío, sin penalización.
rule-4-7-title = Los tréboles duplican
rule-4-7 = Todo el valor de ataque cuenta dos veces como daño.
rule-4-8-title = Las picas protegen
rule-4-8 = El ataque del enemigo se reduce en el valor de ataque hasta que es derrotado. Se suman todas las picas jugadas contra él por cualquier jugador; el ataque nunca baja de 0.

rule-5 = Paso tres: daño
rule-5-1-title = El daño
rule-5-1 = Es el valor de ataque, duplicado por los tréboles, y se acumula en el enemigo.
rule-5-2-title = Derrota del enemigo
rule-5-2 = Cuando el daño iguala o supera su vida, el enemigo queda derrotado. Si es exactamente igual, su carta va boca abajo encima del mazo de la posada; si no, a la pila de descarte.
rule-5-3-title = Se limpia la mesa
rule-5-3 = Después todas las cartas jugadas contra él van a la pila de descarte, comodines incluidos.
rule-5-4-title = El siguiente enemigo
rule-5-4 = Se da la vuelta a la siguiente carta del castillo. Tras el último rey no queda ninguna: la partida está ganada y acaba ahí mismo.
rule-5-5-title = Otro turno
rule-5-5 = Quien derrotó al enemigo omite el paso cuatro y empieza un turno nuevo.

rule-6 = Paso cuatro: recibir daño
rule-6-1-title = El golpe
rule-6-1 = El enemigo causa al jugador actual un daño igual a su ataque menos el escudo. Si es 0, no se descarta nada y el turno pasa.
rule-6-2-title = Encajar
rule-6-2 = El jugador descarta cartas cuyos valores sumen al menos el daño. Sirve cualquier conjunto así, incluso uno mayor de lo necesario (pero véase §13.2).
rule-6-3-title = Todos pierden
rule-6-3 = Si un jugador no puede encajar el daño, todos pierden la partida.
rule-6-4-title = La mano vacía
rule-6-4 = Está permitida.
rule-6-5-title = Pasa el turno
rule-6-5 = En sentido horario.

rule-7 = Figuras en la mano
rule-7-1-title = Un enemigo derrotado
rule-7-1 = Cuando llega a una mano es una carta como las demás: vale 10, 15 o 20, tiene el poder de su palo y se juega sola o con un compañero animal.

rule-8 = El comodín (tres o cuatro jugadores)
rule-8-1-title = Sin daño
rule-8-1 = Su valor de ataque es 0; se omiten los pasos tres y cuatro.
rule-8-2-title = Inmunidad anulada
rule-8-2 = Desde entonces el enemigo actual no es inmune a nada. Un segundo comodín no cambia nada más, pero quien lo juega vuelve a elegir.
rule-8-3-title = Quién es el siguiente
rule-8-3 = Quien lo jugó elige al siguiente jugador: a cualquiera, incluso a sí mismo. Es una decisión aparte, que se toma con el comodín en la mesa.
rule-8-4-title = Deseos
rule-8-4 = Antes de esa decisión los jugadores pueden decir en términos generales si les gustaría ser el siguiente (§10.3).
rule-8-5-title = Cartas anteriores
rule-8-5 = Las picas jugadas antes contra un enemigo de picas empiezan a contar, con los valores de ataque con que se jugaron. Los tréboles jugados antes contra un enemigo de tréboles siguen sin duplicar el daño; los corazones y los diamantes no se repiten.
rule-8-6-title = Descartado
rule-8-6 = Descartado para encajar daño, un comodín vale 0.

rule-9 = Pasar
rule-9-1-title = No todos seguidos
rule-9-1 = No puedes pasar si todos los demás jugadores pasaron en su último turno. Un turno que sigue a una derrota del enemigo o a un comodín es un turno como los demás.
rule-9-2-title = En solitario
rule-9-2 = No hay otro jugador que mantenga viva la partida, así que no puedes pasar (pero véase §13.1).

rule-10 = Hablar
rule-10-1-title = Las manos son secretas
rule-10-1 = No digas nada que revele o insinúe lo que hay en una mano, ni lo que deberían jugar los demás.
rule-10-2-title = Lo que todos ven
rule-10-2 = Siempre puede decirse: el número de cartas, el estado de los mazos, lo que se ha jugado.
rule-10-3-title = Después de un comodín
rule-10-3 = Hasta que empiece el siguiente jugador (§8.4) se puede decir en términos generales si se quiere ser el siguiente.
rule-10-4-title = Una partida informal
rule-10-4 = Se puede decir de todo: lo decide la mesa (§13.3).

rule-11 = El final
rule-11-1-title = Victoria
rule-11-1 = Cuando el último rey queda derrotado.
rule-11-2-title = Derrota
rule-11-2 =
    Cuando no se puede encajar el daño (§6.3), o cuando un jugador en el paso uno no puede ni jugar ni pasar ni, en solitario, usar
    un comodín.

rule-12 = En solitario
rule-12-1-title = Usar un comodín
rule-12-1 =
    Dos comodines quedan aparte. Cada uno se usa una sola vez, dándole la vuelta: descarta toda la mano y reponla hasta el límite, o
    con las cartas que haya; lo que se acaba de descartar no está entre ellas. No cuenta como robar con diamantes, así que la
    inmunidad no lo impide, y no anula la inmunidad.
rule-12-2-title = Cuándo
rule-12-2 =
    Al principio del paso uno, o al principio del paso cuatro antes de recibir el daño, incluso si la mano no podría encajarlo. Se
    permite usar los dos en un mismo paso, y también con la mano vacía. Donde no hay daño tampoco hay paso cuatro en el que hacerlo.
rule-12-3-title = Medallas
rule-12-3 = La victoria es de oro sin usar ningún comodín, de plata con uno y de bronce con dos.

rule-13 = Opciones
rule-13-1-title = Pasar en solitario
rule-13-1 = Nunca, o no dos veces seguidas.
rule-13-2-title = Descartar de más
rule-13-2 = Permitido; o bien, con la opción puesta, se descarta carta a carta y se para cuando basta. Entonces un conjunto es legal si su total menos su carta mayor queda por debajo del daño.
rule-13-3-title = Dificultad
rule-13-3 =
    En cualquier combinación: manos de 1 o 2 cartas menos o más (al usar un comodín se repone hasta ese límite); 1 o 2 comodines
    menos, nunca por debajo de cero (en solitario se apartan menos); vida de todos los enemigos de −10 a +10 y ataque de −5 a +5
    (las figuras en la mano conservan su valor); sin poder pasar; suma máxima de las combinaciones de 4 a 18; charla libre (§10.4);
    manos abiertas, que todos ven.
