# Learning at the table.

lesson-goal-title = 逐一击败
lesson-goal-1 = 城堡里有十二张人头牌：四张J、四张Q、四张K。这张J还剩8点血量。选一张点数不低于8的牌，看看会发生什么，然后打出。
lesson-goal-1-not = 打出⟦3s⟧后J还剩5点血量。伤害就是牌的点数（§5.1）。
lesson-goal-done = J倒下了，翻开了下一个敌人。击败敌人的玩家立刻再来一回合（§5.5）。
lesson-turn-title = 一个回合
lesson-turn-1 = 打出一张牌：花色有技能，点数就是伤害。敌人若没倒下就会反击，这里是10点。打出⟦7s⟧，看看黑桃怎样减轻它。
lesson-turn-1-not = J会用全部10点攻击来反击（§6.1）。⟦7s⟧能抵挡其中7点。
lesson-turn-2 = J攻击3点。弃掉总点数不低于3的牌（§6.2），不要多弃：手牌就是你的命。
lesson-turn-2-not = 够了，但弃得太多。⟦3h⟧刚好3点。
lesson-turn-done = 这就是一个回合：出牌、技能、伤害、反击。多人游戏时，接下来轮到下一位玩家。
lesson-spades-title = 黑桃抵挡
lesson-spades-1 = 只要敌人还在，黑桃就一直降低它的攻击，无论是谁打出的（§4.8）。这张J攻击10点。打出黑桃来抵挡。
lesson-spades-1-not = 那样它的攻击还是10点（§6.1）。打出黑桃：⟦6s⟧。
lesson-spades-2 = 从现在起它的攻击是4点。尽量少弃牌来承受。
lesson-spades-2-not = 弃得太多：⟦2d⟧和⟦3h⟧就够了，还能留下⟦7h⟧。
lesson-spades-done = 抵挡会累加。敌人倒下后就消失。
lesson-hearts-title = 红桃恢复
lesson-hearts-1 = 黑桃的抵挡让这张J的攻击降到了0。趁这个机会：打出红桃，洗混弃牌堆，取出张数等于攻击值的牌放到酒馆牌堆底（§4.5）。恢复5张。
lesson-hearts-1-not = 没有红桃就不能恢复（§4.5）。打出⟦5h⟧。
lesson-hearts-done = 五张牌回到酒馆牌堆底。酒馆牌堆空了就没人能抽牌：红桃让游戏继续下去。
lesson-diamonds-title = 方片抽牌
lesson-diamonds-1 = 你的手牌不多了。打出方片，抽牌的总张数等于攻击值；多人游戏时从你开始轮流每人一张。手牌不会超过上限（§4.6）。抽6张。
lesson-diamonds-1-not = 红桃恢复，方片抽牌（§4.6）。打出⟦6d⟧。
lesson-diamonds-done = 六张新牌，还有6点伤害：点数始终有效。
lesson-clubs-title = 草花翻倍
lesson-clubs-1 = 有草花时伤害算两倍（§4.7）。这张J还剩15点血量。哪张牌能击败它？
lesson-clubs-1-not = 不够：只有草花算两倍（§4.7）。⟦8c⟧是16点。
lesson-clubs-done = 8翻倍是16：比需要的多1点。
lesson-immune-title = 免疫
lesson-immune-1 = 敌人免疫与自己花色相同的技能（§4.3）。这张草花J还剩10点血量。看看每张牌会怎样，然后击败它。
lesson-immune-1-not = 换作别的J，⟦7c⟧会造成14点。这张免疫草花：7还是7（§4.3）。
lesson-immune-done = 失去的只是技能，点数始终计入伤害。
lesson-combos-title = 连招
lesson-combos-1 = 点数相同、总和不超过10的牌可以组成连招（§3.2）。其中每种花色都按总和生效。这张J还剩12点血量：一次打出两张牌。
lesson-combos-1-not = 不够。两张3是6点，草花翻倍：12点（§3.2）。
lesson-combos-done = 草花翻倍，方片抽了6张。一对2、3、4或5，三张2或3，四张2：连招就是这些。
lesson-companions-title = 宠物牌
lesson-companions-1 = A是宠物牌：算1点，可以搭配另一张牌一起打出，两种花色都按总和生效（§3.3）。这张J还剩18点血量。让⟦Ac⟧搭配对你最有用的牌。
lesson-companions-1-not = ⟦Ac⟧配⟦8d⟧造成18点伤害，还能抽满手牌。红桃的技能在这里无效：J对它免疫（§4.3）。
lesson-companions-done = 8加1是9，翻倍是18。而且手牌满了。
lesson-exact-title = 刚好击败
lesson-exact-1 = 受到的伤害刚好等于血量的敌人会被放到酒馆牌堆顶：它很快会为你而战（§5.2）。还剩9点血量。
lesson-exact-1-not = 伤害必须刚好是9，J才会投靠你（§5.2）。打出⟦9h⟧。
lesson-exact-2 = J在酒馆牌堆顶。打出方片，把它抽上来。
lesson-exact-2-not = 只有方片能抽牌（§4.6）。打出⟦2d⟧。
lesson-exact-done = ⟦Js⟧归你了：10点，有黑桃的技能（§7.1）。Q是15点，K是20点。
lesson-careful-title = 怎样会输
lesson-careful-1 = 只要有人无法承受攻击，所有人都输（§6.3）。这张J攻击10点。打出之前会显示后果：选一张打出后仍能承受攻击的牌。
lesson-careful-1-not = 打出⟦8h⟧后你的手牌只有7点，而J攻击10点：失败（§6.3）。
lesson-careful-done = 每次出牌前，数一数手里还会剩多少点。手牌可以为空，但那样就什么也承受不了。
lesson-yield-title = 跳过
lesson-yield-1 = 你可以跳过：不出牌，只承受攻击（§3.6）。你的两张10都击败不了这张J，而它的攻击只有3点。交给同伴：跳过吧。
lesson-yield-1-not = 可以，但牌就用掉了，J却还没倒下。这次请跳过（§3.6）。
lesson-yield-2 = 尽量少弃。
lesson-yield-2-not = 留着两张10：⟦3h⟧就够了（§6.2）。
lesson-yield-done = 如果其他人刚刚都跳过，你就不能跳过（§9.1）；单人游戏中始终不能跳过（§9.2）。
lesson-jester-title = 小丑
lesson-jester-1 = 三人和四人游戏的酒馆牌堆里有小丑。小丑取消敌人的免疫并阻止它的攻击（§8.1、§8.2）。这张J对你的黑桃免疫：打出小丑。
lesson-jester-1-not = J免疫时，你的黑桃只能发挥一半作用。先打出⟦Je⟧（§8.2）。
lesson-jester-2 = 打出小丑的玩家指定下一位玩家：任何人，也可以是自己（§8.3）。黑桃在你手里：指定自己。
lesson-jester-2-not = 黑桃在你手里。指定自己（§8.3）。
lesson-jester-3 = 免疫没有了。现在你的黑桃技能有效了。
lesson-jester-3-not = ⟦9s⟧能让攻击减少9点（§4.8）。打出它。
lesson-jester-done = 不要透露自己手里有什么牌（§10.1）。只有在打出小丑之后，大家才可以说愿不愿意当下一位（§10.3）。
lesson-flip-title = 单人：将小丑翻面
lesson-flip-1 = 单人游戏时有两张小丑放在一旁。翻一张：弃掉手牌，抽八张新牌，面对攻击时也可以（§12.1、§12.2）。这次你无法承受：翻吧。
lesson-flip-done = 没有翻过小丑获胜是金奖，翻一张是银奖，翻两张是铜奖（§12.3）。现在你会玩了。
learn-hint = 本课要求这样行动：{ $move }。
learn-part-rules = 学规则
learn-part-play = 玩得更好
learn-play-about = 十一个决定胜负的要点，每个要点有两个来自实战的局面。代价都是测出来的：高手如果反着做，会少赢多少局。
learn-not-best = 这不是本课要找的行动。提示会显示它。
learn-played-out = 打到终局：最佳行动每100局赢{ $best }局，这个行动赢{ $made }局。
learn-chapter = 玩得更好，第{ $number }章：{ $title }
learn-chapter-brief = 第{ $number }章
learn-try = 打一局试试
learn-try-typed = 想在一局练习里试试这个想法：{ $command }

# A practice game for one idea. `acts`: whether the best move acts on the idea; `step`: play, or name the next player.

idea-about = “{ $title }”的练习。只在这个想法起决定作用时才有提示。
idea-show = 查看
idea-show-about = 查看这步行动
idea-show-typed = 输入 hint 查看这步行动。
idea-undecided = 这里不由这个想法决定。
idea-draw-early = { $acts ->
    [yes] 现在正该抽牌。
   *[no] 抽牌可以等等：现在有更值的。
  }
idea-keep-diamonds = { $acts ->
    [yes] 弃牌时别用方片。
   *[no] 例外：这里可以弃一张方片。
  }
idea-when-to-kill = { $acts ->
    [yes] 现在就击败敌人。
   *[no] 先别击败敌人。
  }
idea-where-to-shield = { $acts ->
    [yes] 这里值得抵挡。
   *[no] 这里不必抵挡：有更值的。
  }
idea-heal-early = { $acts ->
    [yes] 现在正该用红桃。
   *[no] 红桃可以等等：现在有更值的。
  }
idea-what-to-pay =
    { $acts ->
        [yes] 弃打出来用处最小的牌，而不是点数最小的。
       *[no] 例外：有张看似用处小的牌很快就要用到。
    }
idea-pairs = { $acts ->
    [yes] 让宠物牌搭配另一张牌打出。
   *[no] 留着宠物牌：有更值的打法。
  }
idea-exact-kills = { $acts ->
    [yes] 刚好击败敌人。
   *[no] 放弃刚好击败：有更值的。
  }
idea-whom-to-name = { $step ->
    [name] { $acts ->
        [yes] 指定手牌最多的玩家。
       *[no] 例外：不要指定手牌最多的玩家。
      }
   *[play] { $acts ->
        [yes] 现在打出小丑。
       *[no] 小丑留到以后。
      }
  }
idea-when-to-yield = { $acts ->
    [yes] 这里应该跳过。
   *[no] 不要跳过：出牌。
  }
idea-when-to-flip = { $acts ->
    [yes] 现在该翻小丑了。
   *[no] 先别翻小丑。
  }
idea-came = { $came ->
    [0] 这一局里，这个想法没有决定你的任何一步。
   *[other] 这个想法决定了你的{ $came }步行动，其中{ $followed }步你照着做了。
  }
idea-move = { $followed ->
    [yes] 第{ $number }步：{ $move }。照着做了。
   *[no] 第{ $number }步：{ $move }。没有照着做。
  }
idea-better = 更好：{ $move }。
idea-again = 换一副牌
idea-next = 下一章

# Counting points in a practice game: the chosen play beside the best.

points-title = 计分
points-line = { $certain ->
    [loss] 立刻落败。最好是{ $best }分：{ $move }。
   *[no] { $points }分。最好是{ $best }分：{ $move }。
  }
points-best = { $certain ->
    [win] 立刻获胜。
   *[no] { $points }分：没有更高的了。
  }
points-terms = 明细
points-yours = 你的行动
points-most = 最好
points-sum = 合计
points-wait = 轮到你时，明细会显示在这里。
points-win = 获胜
points-loss = 落败
points-of-hand-points = 之后的手牌
points-of-draw-points = 抽的牌
points-of-pile-points = 酒馆与弃牌
points-of-enemy-points = 敌人
points-of-kill-points = 击败
points-of-blow-points = 下一次攻击
points-of-partner-points = 下一位玩家
points-of-risk-points = 跳过、翻小丑、运气

lesson-draw-early-title = 早抽牌，为所有人抽
lesson-draw-early-price = 高手如果等手牌空掉一半才抽牌，两人游戏每一百局少赢74局，四人游戏少赢93局。
lesson-draw-early-1 = 方片让大家轮流抽牌。另外两人各有两张和一张牌，Q攻击15点。你们最需要什么？
lesson-draw-early-1-not = ⟦5c⟧造成10点伤害。然后15点的攻击会拿走你剩下的四张牌。
lesson-draw-early-done = 三人一共多了七张牌。只要还放得下所有抽到的牌，方片就最有价值。
lesson-draw-early-again-1 = 新的Q攻击15点。你有五张牌，共37点，同伴只有一张。现在怎么办？
lesson-draw-early-again-1-not = ⟦9c⟧造成18点伤害。然后你弃15点，同伴只剩一张牌面对Q。
lesson-draw-early-again-done = 你的手牌满了，同伴有了五张牌。
lesson-keep-diamonds-title = 方片不是零钱
lesson-keep-diamonds-price = 高手如果一有机会就弃方片，两人游戏每一百局少赢95局，单人游戏少赢60局。
lesson-keep-diamonds-1 = Q攻击7点。用你最不需要的牌来承受。
lesson-keep-diamonds-1-not = ⟦8d⟧看起来比⟦Ts⟧小。打出来，它值八张新牌。
lesson-keep-diamonds-done = 用10承受了攻击，两张方片还能抽牌。
lesson-keep-diamonds-again-1 = J攻击6点。一张牌刚好够，两张牌更贵。你弃哪个？
lesson-keep-diamonds-again-1-not = ⟦6d⟧刚好够。但它是你最后一张方片：之后你就没有牌可以抽牌了。
lesson-keep-diamonds-again-done = 你弃了两张牌，留下了能抽六张的那张。
lesson-when-to-kill-title = 何时击败
lesson-when-to-kill-price = 高手如果一有机会就击败敌人，两人游戏每一百局少赢44局；如果只在别的办法都撑不过去时才击败，少赢93局。
lesson-when-to-kill-1 = Q还剩18点血量，攻击只有5点。下一张Q血量是满的，攻击15点。你怎么做？
lesson-when-to-kill-1-not = ⟦Jc⟧能击败她。但接下来你要用⟦2s⟧和⟦9d⟧面对15点。
lesson-when-to-kill-done = 还不到时候。击败之前，先算剩下的手牌，每张将要抽的牌加5点：够得上下一次攻击再击败。
lesson-when-to-kill-again-1 = J还剩11点血量，攻击1点，对方片免疫。等一等，还是多用3点击败它？
lesson-when-to-kill-again-1-not = ⟦4s⟧没能击败J，只要它还在，你的方片就抽不了牌。
lesson-when-to-kill-again-done = 你马上再来一回合，⟦4d⟧可以对下一个敌人抽牌。多出3点没有任何损失。
lesson-where-to-shield-title = 在关键处抵挡
lesson-where-to-shield-price = 高手如果不用黑桃对付Q和K，四人游戏每一百局少赢82局；如果每次都先抵挡到0，少赢12局。
lesson-where-to-shield-1 = K有40点血量，攻击20点，每人手里有三四张牌。它对红桃免疫。选一张牌。
lesson-where-to-shield-1-not = ⟦9h⟧只造成40点中的9点，也不能恢复。20点的攻击会一次次袭来。
lesson-where-to-shield-done = 从现在起，这张K每次攻击都少8点，对所有人都是。它还会攻击好几次。
lesson-where-to-shield-again-1 = K攻击20点。另外两人各有一张和两张牌。抵挡，还是抽牌？
lesson-where-to-shield-again-1-not = ⟦8s⟧之后还有12点攻击。你能承受，下一位却只有一张牌来面对12点。
lesson-where-to-shield-again-done = 先给三个人抽十张牌。能承受剩下攻击的人，抵挡才有用。
lesson-heal-early-title = 趁早出红桃
lesson-heal-early-price = 高手如果等酒馆牌堆只剩五张或更少才出红桃，两人游戏每一百局少赢57局。
lesson-heal-early-1 = 酒馆牌堆还有26张牌，弃牌堆有13张，J的攻击只有2点。这个空当用来做什么？
lesson-heal-early-1-not = ⟦8d⟧只能抽到八张中的六张，而攻击这么小，正是恢复的好时候。
lesson-heal-early-done = 七张牌回来了。攻击小的时候就该出红桃，不管酒馆牌堆看起来多满。
lesson-heal-early-again-1 = 酒馆牌堆只剩三张牌，弃牌堆有24张。Q还剩19点血量。出哪张？
lesson-heal-early-again-1-not = ⟦8c⟧造成16点伤害，但酒馆牌堆只有三张牌，方片帮不了你们任何人。
lesson-heal-early-again-done = 十张牌放到了酒馆牌堆底：方片又能抽牌了。最好别拖到这一步。
lesson-what-to-pay-title = 用什么来承受
lesson-what-to-pay-price = 高手如果总是弃点数最小、张数最少的牌，两人游戏每一百局少赢40局，单人游戏少赢60局。
lesson-what-to-pay-1 = Q攻击7点，还剩2点血量。哪些牌你用不着了？
lesson-what-to-pay-1-not = ⟦2h⟧和⟦6h⟧最便宜。但⟦2h⟧正好能刚好击败Q。
lesson-what-to-pay-done = 你弃了10点而不是8点，留下了能刚好击败的牌和方片。要看一张牌还能做什么，而不是它的点数。
lesson-what-to-pay-again-1 = J攻击5点。一张牌就够，也可以用两张。你弃什么？
lesson-what-to-pay-again-1-not = 只用一张，却是最好的一张：⟦6d⟧能抽六张。⟦2c⟧和⟦3s⟧打出来没那么有用。
lesson-what-to-pay-again-done = 弃打出来最没用的牌：草花先弃，方片和A最后，最后一张方片绝不弃。
lesson-pairs-title = 宠物牌成对出
lesson-pairs-price = 高手如果从不用宠物牌搭配别的牌，两人游戏每一百局少赢75局。只成对出宠物牌，则测不出任何损失。
lesson-pairs-1 = 你有两张牌；Q攻击5点，还剩10点血量。怎样撑过去？
lesson-pairs-1-not = 只出⟦2d⟧抽两张，其中一张给同伴，5点攻击全部袭来。⟦As⟧本可以搭配它。
lesson-pairs-done = 两张一起抽三张，黑桃还抵挡了3点。
lesson-pairs-again-1 = K有32点血量，对红桃免疫，你有四张牌。哪一对作用最大？
lesson-pairs-again-1-not = 只出⟦9d⟧造成9点伤害。搭配⟦Ac⟧造成20点，还多抽一张。
lesson-pairs-again-done = 宠物牌单独只值1点；配上大牌，它的花色就按总和生效。
lesson-exact-kills-title = 刚好击败值多少
lesson-exact-kills-price = 高手如果每次都刚好击败，两人游戏每一百局少赢25局；如果从不刚好击败，少赢8局。
lesson-exact-kills-1 = Q还剩8点血量，攻击15点。用哪张牌击败她？
lesson-exact-kills-1-not = ⟦6c⟧造成12点：Q就没了。刚好8点，她会投靠你。
lesson-exact-kills-done = 酒馆牌堆顶的Q，抽到的人就有15点。这次值得。
lesson-exact-kills-again-1 = Q还剩10点血量，你有三张牌能刚好击败她。下一个还是Q。你怎么做？
lesson-exact-kills-again-1-not = ⟦Th⟧能刚好击败。但下一张Q攻击15点，你只有三张牌面对她。
lesson-exact-kills-again-done = 先抽牌：多了五张。不能为了刚好击败，就空着手面对下一张人头牌。
lesson-whom-to-name-title = 小丑，指定谁
lesson-whom-to-name-price = 高手如果指定手牌最少的玩家，四人游戏每一百局少赢35局；如果只在救急时才用小丑，少赢38局。
lesson-whom-to-name-1 = 你刚对新的Q打出了小丑。你有四张牌，另外两人各有一张和五张。下一位是谁？
lesson-whom-to-name-1-not = 你可以自己接着来，但15点攻击会拿走你一半的手牌。五张牌更能承受。
lesson-whom-to-name-done = 手牌最多的玩家出了牌还能承受攻击。拿不准时就指定这位。
lesson-whom-to-name-again-1 = Q攻击11点，对方片免疫。你有两张好方片和一张小丑。出什么？
lesson-whom-to-name-again-1-not = ⟦5s⟧让攻击减少5点，小丑留着救急。现在用它，能挡掉整次攻击，还能让你的方片生效。
lesson-whom-to-name-again-done = 没有攻击，所有花色都有效。现在指定：你有五张牌，可以自己接着来。
lesson-when-to-yield-title = 何时跳过
lesson-when-to-yield-price = 高手如果从不跳过，四人游戏每一百局少赢11局；如果攻击为0时总是跳过，少赢10局。
lesson-when-to-yield-1 = J还剩3点血量，攻击为0。你有三张牌，下一位有四张。该由谁击败它？
lesson-when-to-yield-1-not = ⟦6c⟧能击败它，但你要用两张牌面对新的J。谁击败，谁就要面对下一个。
lesson-when-to-yield-done = 这里跳过没有任何损失。下一位能做得更多时，跳过就是对的。
lesson-when-to-yield-again-1 = Q的攻击为0，还剩5点血量。你有两张牌，同伴有一张。白白跳过，还是出牌？
lesson-when-to-yield-again-1-not = 跳过没有代价，但同伴只有一张牌。攻击为0正是抽牌的最好时机。
lesson-when-to-yield-again-done = 抽了三张牌，又没有攻击要承受。攻击为0时就该出方片和红桃。
lesson-when-to-flip-title = 单人：何时翻小丑
lesson-when-to-flip-price = 高手如果手牌只剩五张或更少就翻小丑，每一百局少赢38局。只在别的办法都撑不过去时才翻，则测不出任何损失。
lesson-when-to-flip-1 = 两张牌面对新的J，还剩一张小丑。翻小丑换新牌，还是出牌？
lesson-when-to-flip-1-not = 换一手新牌很诱人。但⟦6d⟧能抽六张，最后一张小丑可以留到更糟的时候。
lesson-when-to-flip-done = 多了六张牌，小丑还在。
lesson-when-to-flip-again-1 = 新的Q攻击15点。你的牌共18点，没有方片也没有黑桃。现在怎么办？
lesson-when-to-flip-again-1-not = 打出⟦4c⟧后你只有14点，承受不了15点：还是得翻，两张红桃也白白弃掉。
lesson-when-to-flip-again-done = 出什么都撑不过去：这才是该翻的时候。

advice-title = 常见的错误建议
advice-about = 高手如果把这条建议当成铁律，每一百局会少赢多少局。单人一列不带小丑，翻小丑的几行除外。
advice-advice = 建议
advice-solo = 单人
advice-two = 2人
advice-three = 3人
advice-four = 4人
advice-row-exact = 能刚好击败就刚好击败
advice-row-kill = 能击败就击败
advice-row-cover = 剩下的手牌能承受下一次攻击才击败
advice-row-draws = 抽得满才出方片
advice-row-hearts = 酒馆牌堆剩十张或更少再出红桃
advice-row-shield = 对Q和K先抵挡到0
advice-row-value = 弃点数最小的牌
advice-row-cards = 弃张数最少的牌
advice-row-jester = 只对黑桃或草花用小丑
advice-row-self = 打出小丑后指定自己
advice-row-flip-five = 手牌剩五张或更少就翻小丑
advice-row-flip-diamond = 没有可用的方片就翻小丑
advice-free = 照做几乎没有损失：绝不弃最后一张方片，宠物牌只成对出，承受攻击时留下宠物牌，指定手牌最多的玩家。

sheet-title = 桌边一页纸
sheet-about = 六条规则和一种计分方法，一页可以打印。
sheet-print = 打印
sheet-rules-title = 六条规则
sheet-rules-wins = 只靠这些，每100局两人能赢25局，三人40局，四人22局，单人17局。
sheet-rules-about = 只看一定能承受得起的行动。由第一条符合的规则决定。
sheet-rule-1 = 一共能抽五张或更多、技能有效的方片。
sheet-rule-2 = 酒馆牌堆不超过11张时，能恢复四张或更多的红桃。
sheet-rule-3 = 击败敌人，最多超出12点，前提是剩下的手牌加上每张抽到的牌5点，够得上下一张人头牌的攻击。
sheet-rule-4 = 小丑。指定手牌最多的玩家。
sheet-rule-5 = 否则不击败敌人，选总和最大的：伤害、抵挡、每张抽到的牌4点、每张恢复的牌1点，以及按规则6算的剩下手牌。
sheet-rule-6 = 弃价值最小的牌：点数减2；草花再减2，方片加2，A加6，最后一张方片加20。
sheet-count-title = 计分
sheet-count-wins = 只靠这个，每100局两人能赢51局，三人71局，四人45局，单人48局。
sheet-count-about = 设想你的回合结束、攻击已经承受之后的样子，把分数加起来。选剩下分数最多的做法，弃牌时也一样。
sheet-count-what = 计什么
sheet-count-group = 多人
sheet-count-solo = 单人
sheet-count-hand = 每张手牌：点数再加
sheet-count-club = 草花另加
sheet-count-diamond = 方片另加
sheet-count-ace = A另加
sheet-count-jester = 小丑一共
sheet-count-no-diamond = 手里没有方片；将要抽牌时减半
sheet-count-drawn = 你每抽一张牌
sheet-count-others = 别人每抽一张牌
sheet-count-tavern = 酒馆牌堆每张牌，最多17张（单人18张）
sheet-count-discards = 弃牌堆每张牌，最多20张
sheet-count-attack = 敌人每点攻击
sheet-count-health = 敌人每点剩余血量
sheet-count-product = 攻击×血量
sheet-count-kill = 击败；然后按下一张血量全满的人头牌计
sheet-count-exact-jack = 刚好击败J
sheet-count-exact-queen = 刚好击败Q
sheet-count-exact-king = 刚好击败K
sheet-count-next-blow = 击败后，下一次攻击每超出你手牌1点；抽到的牌每张算5½点
sheet-count-next-player = 攻击每超出5×（下一位的手牌数减一）1点
sheet-count-yield = 跳过
sheet-count-flip = 翻小丑
sheet-count-lucky = 抽牌运气好才承受得起
sheet-name = 打出小丑后，指定手牌最多的玩家。
