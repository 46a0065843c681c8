# Learning at the table.

lesson-goal-title = Que caigan todos
lesson-goal-1 = Doce figuras defienden el castillo: cuatro sotas, cuatro reinas y cuatro reyes. A esta sota le quedan 8 de vida. Elige una carta que valga al menos eso, mira qué haría y juégala.
lesson-goal-1-not = ⟦3s⟧ dejaría a la sota con 5 de vida. El daño es lo que valen las cartas (§5.1).
lesson-goal-done = La sota ha caído y se revela el siguiente enemigo. Quien derrota a un enemigo vuelve a jugar enseguida (§5.5).
lesson-turn-title = Un turno
lesson-turn-1 = Juega una carta: su palo tiene un poder y su valor es el daño. Si el enemigo sobrevive, contraataca; aquí, con 10. Juega ⟦7s⟧ y mira cómo las picas suavizan el golpe.
lesson-turn-1-not = La sota contraatacaría con los 10 completos (§6.1). ⟦7s⟧ detiene 7.
lesson-turn-2 = La sota golpea con 3. Descarta cartas que valgan al menos eso (§6.2), y no más de lo necesario: tu mano es tu vida.
lesson-turn-2-not = Con eso lo encajas, pero pierdes más de lo necesario. ⟦3h⟧ vale justo 3.
lesson-turn-done = Eso ha sido un turno: jugar, poder, daño, golpe. Con más jugadores, ahora le tocaría al siguiente.
lesson-spades-title = Las picas protegen
lesson-spades-1 = Las picas reducen el ataque del enemigo mientras viva, las juegue quien las juegue (§4.8). Esta sota ataca con 10. Levanta un escudo.
lesson-spades-1-not = Así su ataque seguiría en 10 (§6.1). Juega la pica: ⟦6s⟧.
lesson-spades-2 = Desde ahora su ataque es 4. Encájalo con lo mínimo.
lesson-spades-2-not = Más de lo necesario: bastan ⟦2d⟧ y ⟦3h⟧, y conservas ⟦7h⟧.
lesson-spades-done = Los escudos se suman. Cuando cae el enemigo, desaparecen.
lesson-hearts-title = Los corazones curan
lesson-hearts-1 = Un escudo mantiene en 0 el ataque de esta sota. Aprovecha el respiro: con los corazones se baraja la pila de descarte y tantas cartas como el valor de ataque van bajo el mazo de la posada (§4.5). Cura 5.
lesson-hearts-1-not = Sin corazones no se cura nada (§4.5). Juega ⟦5h⟧.
lesson-hearts-done = Cinco cartas vuelven a estar bajo el mazo de la posada. Cuando se vacía, nadie puede robar: los corazones mantienen viva la partida.
lesson-diamonds-title = Diamantes: robar cartas
lesson-diamonds-1 = Tienes pocas cartas. Con los diamantes se roban tantas cartas como el valor de ataque; con más jugadores, una cada uno en sentido horario. Nadie puede pasar de su límite de mano (§4.6). Roba 6.
lesson-diamonds-1-not = Los corazones curan; con los diamantes se roba (§4.6). Juega ⟦6d⟧.
lesson-diamonds-done = Seis cartas nuevas y, además, 6 de daño: el valor siempre cuenta.
lesson-clubs-title = Los tréboles duplican
lesson-clubs-1 = Con tréboles el daño cuenta dos veces (§4.7). A esta sota le quedan 15 de vida. ¿Con qué carta la derrotas?
lesson-clubs-1-not = No basta: solo los tréboles cuentan dos veces (§4.7). ⟦8c⟧ causa 16.
lesson-clubs-done = 8, duplicado, son 16: uno más de lo que hacía falta.
lesson-immune-title = Inmunidad
lesson-immune-1 = Un enemigo es inmune al poder de su propio palo (§4.3). A la sota de tréboles le quedan 10 de vida. Mira qué haría cada una de tus cartas y derrótala.
lesson-immune-1-not = Cualquier otra sota recibiría 14 de ⟦7c⟧. Esta es inmune a los tréboles: 7 se queda en 7 (§4.3).
lesson-immune-done = Solo se pierde el poder. El valor siempre cuenta como daño.
lesson-combos-title = Combinaciones
lesson-combos-1 = Las cartas del mismo número forman una combinación si suman 10 como mucho (§3.2). Cada uno de sus palos actúa con el total. A esta sota le quedan 12 de vida: juega dos cartas a la vez.
lesson-combos-1-not = No basta. Dos treses valen 6, y el trébol los duplica: 12 (§3.2).
lesson-combos-done = El trébol ha duplicado y con el diamante has robado 6. Parejas del 2 al 5, tres doses o treses, cuatro doses: no hay más combinaciones.
lesson-companions-title = Compañeros animales
lesson-companions-1 = Un as es un compañero animal: vale 1, se une a otra carta y ambos palos actúan con la suma (§3.3). A esta sota le quedan 18 de vida. Juega ⟦Ac⟧ con la carta que más te convenga.
lesson-companions-1-not = ⟦Ac⟧ con ⟦8d⟧ causa 18 de daño y te completa la mano. Los corazones no tienen poder aquí: la sota es inmune a ellos (§4.3).
lesson-companions-done = 8 más 1 son 9; duplicado, 18. Y tienes la mano completa.
lesson-exact-title = Daño exacto
lesson-exact-1 = Un enemigo que recibe un daño exactamente igual a su vida va encima del mazo de la posada: pronto luchará por ti (§5.2). Le quedan 9.
lesson-exact-1-not = El daño tiene que ser exactamente 9 para que la sota cambie de bando (§5.2). Juega ⟦9h⟧.
lesson-exact-2 = La sota está encima del mazo de la posada. Róbala: juega el diamante.
lesson-exact-2-not = Solo se roba con diamantes (§4.6). Juega ⟦2d⟧.
lesson-exact-done = ⟦Js⟧ es tuya: vale 10, con el poder de las picas (§7.1). Una reina vale 15, un rey 20.
lesson-careful-title = Cómo se pierde
lesson-careful-1 = Si no puedes encajar un golpe, todos pierden (§6.3). Esta sota ataca con 10. Antes de jugar una carta ves lo que pasaría: elige una que te deje lo suficiente para encajar el golpe.
lesson-careful-1-not = Después de ⟦8h⟧ tu mano vale 7, y la sota golpea con 10: partida perdida (§6.3).
lesson-careful-done = Antes de cada jugada, cuenta lo que te quedará en la mano. La mano puede quedar vacía, pero entonces no encaja nada.
lesson-yield-title = Pasar
lesson-yield-1 = Puedes pasar: no juegas nada y solo recibes el golpe (§3.6). Ninguno de tus dieces derrota a esta sota, y su ataque es 3. Déjasela al otro jugador: pasa.
lesson-yield-1-not = Puedes, pero gastarías la carta y la sota seguiría en pie. Esta vez, pasa (§3.6).
lesson-yield-2 = Descarta lo menos que puedas.
lesson-yield-2-not = Guarda los dieces: basta ⟦3h⟧ (§6.2).
lesson-yield-done = No puedes pasar si todos los demás acaban de pasar (§9.1), y en solitario, nunca (§9.2).
lesson-jester-title = El comodín
lesson-jester-1 = Con tres o cuatro jugadores hay comodines en el mazo de la posada. Un comodín anula la inmunidad del enemigo y evita su golpe (§8.1, §8.2). Esta sota es inmune a tu pica: juega el comodín.
lesson-jester-1-not = Mientras la sota sea inmune, tu pica es media carta. Juega antes ⟦Je⟧ (§8.2).
lesson-jester-2 = Quien juega un comodín elige al siguiente jugador: a cualquiera, incluso a sí mismo (§8.3). La pica la tienes tú: elígete.
lesson-jester-2-not = La pica la tienes tú. Elígete (§8.3).
lesson-jester-3 = La inmunidad ha desaparecido. Ahora tu pica tiene su poder.
lesson-jester-3-not = ⟦9s⟧ quita 9 al ataque (§4.8). Juégala.
lesson-jester-done = No digas nada de lo que tienes (§10.1). Solo después de un comodín puede decir cada uno si le gustaría ser el siguiente (§10.3).
lesson-flip-title = En solitario: usar un comodín
lesson-flip-1 =
    En solitario, dos comodines quedan aparte. Usa uno dándole la vuelta: descartas la mano y la repones hasta ocho cartas, incluso
    ante un golpe (§12.1, §12.2). Este no puedes encajarlo: usa un comodín.
lesson-flip-done = Ganar sin usar ninguno es oro; con uno, plata; con dos, bronce (§12.3). Ya conoces el juego.
learn-hint = La lección pide esta jugada: { $move }.
learn-part-rules = Aprende las reglas
learn-part-play = Juega bien
learn-play-about = Once ideas que deciden partidas, cada una en dos posiciones de partidas reales. Su precio está medido: cuántas partidas menos gana un jugador fuerte que juega en contra de la idea.
learn-not-best = No es la jugada de esta lección. La pista la muestra.
learn-played-out = Jugado hasta el final: con la mejor jugada se ganan { $best } de cada 100 partidas; con esta, { $made }.
learn-chapter = Juega bien, capítulo { $number }: { $title }
learn-chapter-brief = Capítulo { $number }
learn-try = Probarlo en una partida
learn-try-typed = Para probar esta idea en una partida de práctica: { $command }

# A practice game for one idea. `acts`: whether the best move acts on the idea; `step`: play, or name the next player.

idea-about = Práctica de «{ $title }». Solo aparece una pista donde esta idea decide.
idea-show = Ver
idea-show-about = Ver la jugada
idea-show-typed = Escribe hint para ver la jugada.
idea-undecided = Aquí esta idea no decide.
idea-draw-early = { $acts ->
    [yes] Es el momento de robar.
   *[no] Robar puede esperar: ahora otra cosa vale más.
  }
idea-keep-diamonds = { $acts ->
    [yes] Paga sin diamantes.
   *[no] Una excepción: aquí puede pagar un diamante.
  }
idea-when-to-kill = { $acts ->
    [yes] Derrótalo ahora.
   *[no] No lo derrotes todavía.
  }
idea-where-to-shield = { $acts ->
    [yes] Aquí un escudo importa.
   *[no] Aquí no hace falta un escudo: otra cosa vale más.
  }
idea-heal-early = { $acts ->
    [yes] Es el momento de los corazones.
   *[no] Los corazones pueden esperar: ahora otra cosa vale más.
  }
idea-what-to-pay = { $acts ->
    [yes] Paga con lo que menos vale en juego, no con el valor más bajo.
   *[no] Una excepción: pronto hará falta una carta que parece valer menos.
  }
idea-pairs = { $acts ->
    [yes] Juega un acompañante junto con otra carta.
   *[no] Guarda el acompañante: otra jugada vale más.
  }
idea-exact-kills =
    { $acts ->
        [yes] Derrota con daño exacto.
       *[no] Renuncia al daño exacto: otra cosa vale más.
    }
idea-whom-to-name =
    { $step ->
        [name]
            { $acts ->
                [yes] Elige a quien más cartas tenga.
               *[no] Una excepción: no elijas a quien más cartas tiene.
            }
       *[play]
            { $acts ->
                [yes] Juega el comodín ahora.
               *[no] Guarda el comodín para después.
            }
    }
idea-when-to-yield = { $acts ->
    [yes] Pasa.
   *[no] No pases: juega.
  }
idea-when-to-flip =
    { $acts ->
        [yes] Ahora toca usar un comodín.
       *[no] No uses un comodín todavía.
    }
idea-came = { $came ->
    [0] En esta partida la idea no ha decidido ninguna de tus jugadas.
    [one] La idea ha decidido una de tus jugadas, y { $followed ->
        [0] no la has seguido.
       *[other] la has seguido.
      }
   *[other] La idea ha decidido { $came } de tus jugadas. La has seguido { $followed } de { $came } veces.
  }
idea-move = { $followed ->
    [yes] Jugada { $number }: { $move }. Con la idea.
   *[no] Jugada { $number }: { $move }. Contra la idea.
  }
idea-better = Mejor: { $move }.
idea-again = Otro reparto
idea-next = Siguiente capítulo

# Counting points in a practice game: the chosen play beside the best.

points-title = Contar puntos
points-line = { $certain ->
    [loss] Pierde en el acto. Lo mejor: { $best }, con { $move }.
   *[no] { $points } puntos. Lo mejor: { $best }, con { $move }.
  }
points-best = { $certain ->
    [win] Gana en el acto.
   *[no] { $points } puntos: ninguna otra jugada suma más.
  }
points-terms = Detalle
points-yours = Tu jugada
points-most = La mejor
points-sum = En total
points-wait = En tu turno, aquí está el detalle.
points-win = gana
points-loss = pierde
points-of-hand-points = Tu mano después
points-of-draw-points = Cartas robadas
points-of-pile-points = Posada y descartes
points-of-enemy-points = El enemigo
points-of-kill-points = Derrotarlo
points-of-blow-points = El próximo golpe
points-of-partner-points = Quien sigue
points-of-risk-points = Pasar, usar un comodín, suerte

lesson-draw-early-title = Roba pronto y para todos
lesson-draw-early-price = Un jugador fuerte que solo roba con las manos medio vacías gana 74 partidas menos de cada cien con dos jugadores, y 93 menos con cuatro.
lesson-draw-early-1 = Con los diamantes roban todos, por turno. Los demás tienen dos cartas y una; la reina golpea con 15. ¿Qué hace más falta en la mesa?
lesson-draw-early-1-not = ⟦5c⟧ causa 10 de daño. Después, el golpe de 15 se lleva las cuatro cartas que te quedan.
lesson-draw-early-done = Siete cartas nuevas en tres manos. Un diamante vale más mientras cabe todo lo que roba.
lesson-draw-early-again-1 = Una reina nueva golpea con 15. Tienes cinco cartas que suman 37; el otro jugador tiene una. ¿Y ahora?
lesson-draw-early-again-1-not = ⟦9c⟧ causa 18 de daño. Después pagas 15, y el otro jugador se enfrenta a la reina con una carta.
lesson-draw-early-again-done = Tu mano está completa y el otro jugador tiene cinco cartas.
lesson-keep-diamonds-title = Los diamantes no son dinero
lesson-keep-diamonds-price = Un jugador fuerte que paga con un diamante siempre que puede gana 95 partidas menos de cada cien con dos jugadores, y 60 menos en solitario.
lesson-keep-diamonds-1 = La reina golpea con 7. Paga con lo que menos te haga falta.
lesson-keep-diamonds-1-not = ⟦8d⟧ parece valer menos que ⟦Ts⟧. En juego vale ocho cartas nuevas.
lesson-keep-diamonds-done = Ha pagado el diez, y los dos diamantes siguen ahí para robar.
lesson-keep-diamonds-again-1 = La sota golpea con 6. Una carta lo encaja justo, dos cuestan más. ¿Con qué pagas?
lesson-keep-diamonds-again-1-not = ⟦6d⟧ lo encaja justo. Pero es tu último diamante: después no tienes con qué robar.
lesson-keep-diamonds-again-done = Has pagado dos cartas y conservas la que roba seis.
lesson-when-to-kill-title = Cuándo derrotar
lesson-when-to-kill-price = Un jugador fuerte que derrota al enemigo siempre que puede gana 44 partidas menos de cada cien con dos jugadores; si solo lo derrota cuando nada más le permite seguir, 93 menos.
lesson-when-to-kill-1 = A la reina le quedan 18 de vida y solo golpea con 5. La siguiente está entera y golpea con 15. ¿Qué haces?
lesson-when-to-kill-1-not = ⟦Jc⟧ la derrota. Pero entonces te enfrentas a 15 con ⟦2s⟧ y ⟦9d⟧.
lesson-when-to-kill-done = Todavía no. Antes de derrotar, suma la mano que queda y 5 por cada carta que robarás: hazlo si llega al próximo golpe.
lesson-when-to-kill-again-1 = A la sota le quedan 11 de vida y golpea con 1. Es inmune a los diamantes. ¿Esperas o la derrotas con 3 de más?
lesson-when-to-kill-again-1-not = ⟦4s⟧ deja en pie a la sota, y mientras siga en pie tu diamante no roba nada.
lesson-when-to-kill-again-done = Vuelves a jugar enseguida, y ⟦4d⟧ roba contra el siguiente enemigo. Pasarte por 3 no ha costado nada.
lesson-where-to-shield-title = Escudos donde importan
lesson-where-to-shield-price = Sin picas contra reinas y reyes, un jugador fuerte gana 82 partidas menos de cada cien con cuatro jugadores; poner siempre antes un escudo hasta 0 cuesta 12.
lesson-where-to-shield-1 = Un rey con 40 de vida golpea con 20, y cada jugador tiene tres o cuatro cartas. Es inmune a los corazones. Elige tu carta.
lesson-where-to-shield-1-not = ⟦9h⟧ causa 9 de 40 y no cura. Los 20 completos llegan una y otra vez.
lesson-where-to-shield-done = Cada golpe de este rey cuesta ahora 8 menos, a toda la mesa. Y golpeará varias veces.
lesson-where-to-shield-again-1 = Un rey golpea con 20. Los demás tienen una carta y dos. ¿Un escudo o cartas?
lesson-where-to-shield-again-1-not = ⟦8s⟧ deja un golpe de 12. Tú lo pagas, y quien va después se enfrenta a 12 con una carta.
lesson-where-to-shield-again-done = Primero, diez cartas para tres manos. Un escudo ayuda a quien puede pagar el resto.
lesson-heal-early-title = Corazones antes de que sea tarde
lesson-heal-early-price = Un jugador fuerte que solo juega corazones cuando a la posada le quedan cinco cartas o menos gana 57 partidas menos de cada cien con dos jugadores.
lesson-heal-early-1 = A la posada le quedan 26 cartas, en la pila de descarte hay 13 y la sota solo golpea con 2. ¿En qué aprovechas el respiro?
lesson-heal-early-1-not = ⟦8d⟧ solo roba seis de ocho, y con un golpe tan pequeño curar salía barato.
lesson-heal-early-done = Han vuelto siete cartas. Un golpe pequeño es el momento de los corazones, por llena que parezca la posada.
lesson-heal-early-again-1 = En la posada quedan tres cartas y en la pila de descarte hay 24. A la reina le quedan 19 de vida. ¿Qué carta juegas?
lesson-heal-early-again-1-not = ⟦8c⟧ causa 16 de daño, pero con tres cartas en la posada ningún diamante puede ayudar a nadie.
lesson-heal-early-again-done = Diez cartas bajo el mazo de la posada: ahora los diamantes vuelven a robar. Mejor no llegar hasta aquí.
lesson-what-to-pay-title = Con qué pagar
lesson-what-to-pay-price = Un jugador fuerte que paga lo mínimo con las menos cartas posibles gana 40 partidas menos de cada cien con dos jugadores, y 60 menos en solitario.
lesson-what-to-pay-1 = La reina golpea con 7 y le quedan 2 de vida. ¿Qué cartas no te harán falta?
lesson-what-to-pay-1-not = ⟦2h⟧ y ⟦6h⟧ es lo más barato. Pero ⟦2h⟧ es la carta que derrota a la reina con daño exacto.
lesson-what-to-pay-done = Has pagado 10 en vez de 8, y conservas el daño exacto y el diamante. Cuenta lo que una carta aún puede hacer, no su valor.
lesson-what-to-pay-again-1 = La sota golpea con 5. Basta una carta, o dos. ¿Qué entregas?
lesson-what-to-pay-again-1-not = Una carta, pero la mejor: ⟦6d⟧ roba seis. ⟦2c⟧ y ⟦3s⟧ hacen menos en juego.
lesson-what-to-pay-again-done = Paga con lo que menos vale en juego: primero tréboles, al final diamantes y ases, y nunca el último diamante.
lesson-pairs-title = Acompañantes en pareja
lesson-pairs-price = Un jugador fuerte que nunca une un acompañante a otra carta gana 75 partidas menos de cada cien con dos jugadores. Jugarlos solo en pareja no cuesta nada que se pueda medir.
lesson-pairs-1 = Tienes dos cartas; la reina golpea con 5 y le quedan 10 de vida. ¿Cómo sobrevives?
lesson-pairs-1-not = ⟦2d⟧ sola roba dos, una para el otro jugador, y llegan los 5. ⟦As⟧ podía acompañarla.
lesson-pairs-done = Juntas roban tres, y el escudo quita 3 al golpe.
lesson-pairs-again-1 = Un rey con 32 de vida, inmune a los corazones, y cuatro cartas en tu mano. ¿Qué pareja hace más?
lesson-pairs-again-1-not = ⟦9d⟧ sola causa 9 de daño. Con ⟦Ac⟧ causa 20 y roba una más.
lesson-pairs-again-done = Un acompañante vale 1 por sí solo; con una carta alta, presta su palo a toda la suma.
lesson-exact-kills-title = Cuánto vale el daño exacto
lesson-exact-kills-price = Un jugador fuerte que derrota con daño exacto siempre que puede gana 25 partidas menos de cada cien con dos jugadores; si nunca lo hace, 8 menos.
lesson-exact-kills-1 = A la reina le quedan 8 de vida y golpea con 15. ¿Con qué carta la derrotas?
lesson-exact-kills-1-not = ⟦6c⟧ causa 12: la reina se va para siempre. Con 8 justos se pasa a tu bando.
lesson-exact-kills-done = Una reina encima del mazo de la posada vale 15 en la mano que la robe. Esta merece la pena.
lesson-exact-kills-again-1 = A la reina le quedan 10 de vida y tres de tus cartas la derrotan con daño exacto. Después viene otra reina. ¿Qué haces?
lesson-exact-kills-again-1-not = ⟦Th⟧ la derrota con daño exacto. Pero la siguiente reina golpea con 15, y te enfrentas a ella con tres cartas.
lesson-exact-kills-again-done = Primero cartas: cinco nuevas. El daño exacto no es motivo para recibir a la próxima figura con la mano vacía.
lesson-whom-to-name-title = El comodín y a quién elegir
lesson-whom-to-name-price = Un jugador fuerte que elige a quien tiene menos cartas gana 35 partidas menos de cada cien con cuatro jugadores; si guarda el comodín solo para salvarse, 38 menos.
lesson-whom-to-name-1 = Acabas de jugar el comodín contra una reina nueva. Tienes cuatro cartas; los demás, una y cinco. ¿A quién le toca?
lesson-whom-to-name-1-not = Podrías seguir tú, y el golpe de 15 se llevaría media mano. Cinco cartas aguantan más.
lesson-whom-to-name-done = Quien tiene más cartas puede jugar y además pagar. En caso de duda, elígelo.
lesson-whom-to-name-again-1 = La reina golpea con 11 y es inmune a los diamantes. Tienes dos buenos y un comodín. ¿Qué juegas?
lesson-whom-to-name-again-1-not = ⟦5s⟧ quita 5 al golpe, y el comodín espera una emergencia. Ahora evita el golpe entero y libera tus diamantes.
lesson-whom-to-name-again-done = Ningún golpe, y todos los palos funcionan. Ahora elige: con cinco cartas puedes seguir tú.
lesson-when-to-yield-title = Cuándo pasar
lesson-when-to-yield-price = Un jugador fuerte que nunca pasa gana 11 partidas menos de cada cien con cuatro jugadores; si pasa siempre que el ataque es 0, 10 menos.
lesson-when-to-yield-1 = A la sota le quedan 3 de vida y su ataque es 0. Tienes tres cartas; quien va después, cuatro. ¿Quién debe derrotarla?
lesson-when-to-yield-1-not = ⟦6c⟧ la derrota, y te enfrentas a una sota nueva con dos cartas. Quien derrota se enfrenta al siguiente.
lesson-when-to-yield-done = Aquí pasar no ha costado nada. Es lo correcto cuando quien sigue puede hacer más que tú.
lesson-when-to-yield-again-1 = La reina ataca con 0 y le quedan 5 de vida. Tienes dos cartas; el otro jugador, una. ¿Pasas gratis o juegas?
lesson-when-to-yield-again-1-not = Pasar es gratis, pero el otro jugador tiene una carta. Un ataque de 0 es el mejor momento para robar.
lesson-when-to-yield-again-done = Tres cartas y ningún golpe que pagar. Un ataque de 0 es el momento de diamantes y corazones.
lesson-when-to-flip-title = En solitario: cuándo usar un comodín
lesson-when-to-flip-price =
    Un jugador fuerte que usa un comodín con cinco cartas o menos gana 38 partidas menos de cada cien. Hacerlo solo cuando nada más
    permite seguir no cuesta nada que se pueda medir.
lesson-when-to-flip-1 = Dos cartas contra una sota nueva, y queda un comodín. ¿Lo usas para cambiar de mano o juegas?
lesson-when-to-flip-1-not = Una mano nueva tienta. Pero ⟦6d⟧ roba seis cartas, y el último comodín queda para un momento peor.
lesson-when-to-flip-done = Seis cartas nuevas, y el comodín sigue ahí.
lesson-when-to-flip-again-1 = Una reina nueva golpea con 15. Tus cartas suman 18, sin diamantes ni picas. ¿Y ahora?
lesson-when-to-flip-again-1-not = Después de ⟦4c⟧ te quedan 14 contra 15: tendrás que usarlo igualmente, y pierdes los dos corazones.
lesson-when-to-flip-again-done = Ninguna jugada permitía seguir: ese es el momento de usar el comodín.

advice-title = Consejos comunes que fallan
advice-about =
    Cuántas partidas menos de cada cien gana un jugador fuerte que sigue el consejo como una ley. En solitario, sin comodines, salvo
    en las filas en las que se usan.
advice-advice = Consejo
advice-solo = En solitario
advice-two = 2 jugadores
advice-three = 3 jugadores
advice-four = 4 jugadores
advice-row-exact = Derrota con daño exacto siempre que puedas
advice-row-kill = Derrota al enemigo en cuanto puedas
advice-row-cover = Derrota solo si la mano que queda encaja el próximo golpe
advice-row-draws = Juega diamantes solo si se roban todas las cartas
advice-row-hearts = Guarda los corazones hasta que a la posada le queden diez cartas o menos
advice-row-shield = Contra reinas y reyes, primero un escudo hasta 0
advice-row-value = Paga el valor más bajo
advice-row-cards = Paga con las menos cartas posibles
advice-row-jester = Usa el comodín solo contra picas o tréboles
advice-row-self = Después de un comodín, elígete
advice-row-flip-five = Usa un comodín con cinco cartas o menos
advice-row-flip-diamond = Usa un comodín sin un diamante que sirva
advice-free = Seguir esto casi no cuesta nada: no pagar nunca con el último diamante, jugar los acompañantes solo en pareja, conservarlos al pagar y elegir a quien tenga más cartas.

sheet-title = Una hoja para la mesa
sheet-about = Seis reglas y una forma de contar puntos, en una página para imprimir.
sheet-print = Imprimir
sheet-rules-title = Seis reglas
sheet-rules-wins = Solo con esto se ganan 25 de cada 100 partidas con dos jugadores, 40 con tres, 22 con cuatro y 17 en solitario.
sheet-rules-about = Mira las jugadas que puedes pagar con seguridad. Decide la primera regla que se cumpla.
sheet-rule-1 = Un diamante que sirva y con el que se roben cinco cartas o más entre todos.
sheet-rule-2 = Con 11 cartas o menos en la posada, corazones que devuelvan cuatro o más.
sheet-rule-3 = Derrotar al enemigo, con 12 de más como mucho, si la mano que queda y 5 por cada carta robada llegan al ataque de la próxima figura.
sheet-rule-4 = El comodín. Elige a quien tenga más cartas.
sheet-rule-5 = Si no, sin derrotar, la mayor suma de daño, escudo, 4 por cada carta robada, 1 por cada carta curada y lo que vale la mano que queda según la regla 6.
sheet-rule-6 = Paga con lo que menos vale: el valor menos 2; los tréboles 2 menos, los diamantes 2 más, un as 6 más, el último diamante 20 más.
sheet-count-title = Contar puntos
sheet-count-wins = Solo con esto se ganan 51 de cada 100 partidas con dos jugadores, 71 con tres, 45 con cuatro y 48 en solitario.
sheet-count-about = Imagina el final de tu turno, con el golpe pagado, y suma. Elige lo que deje más puntos, también al pagar.
sheet-count-what = Qué cuenta
sheet-count-group = En grupo
sheet-count-solo = En solitario
sheet-count-hand = Cada carta en la mano: su valor y
sheet-count-club = Un trébol, además
sheet-count-diamond = Un diamante, además
sheet-count-ace = Un as, además
sheet-count-jester = Un comodín, en total
sheet-count-no-diamond = Ningún diamante en la mano; la mitad si vas a robar
sheet-count-drawn = Cada carta que robas
sheet-count-others = Cada carta que roba otro
sheet-count-tavern = Cada carta de la posada, hasta 17 (en solitario, 18)
sheet-count-discards = Cada carta de la pila de descarte, hasta 20
sheet-count-attack = Cada punto de ataque del enemigo
sheet-count-health = Cada punto de vida que le queda
sheet-count-product = Ataque × vida
sheet-count-kill = Derrotar; después cuenta la próxima figura, entera
sheet-count-exact-jack = Daño exacto a una sota
sheet-count-exact-queen = Daño exacto a una reina
sheet-count-exact-king = Daño exacto a un rey
sheet-count-next-blow = Al derrotar, cada punto que el próximo golpe supere tu mano; una carta robada cuenta 5½
sheet-count-next-player = Cada punto que el golpe supere 5 × las cartas de quien sigue menos una
sheet-count-yield = Pasar
sheet-count-flip = Usar un comodín
sheet-count-lucky = Solo puedes pagar si robas con suerte
sheet-name = Después de un comodín, elige a quien tenga más cartas.
