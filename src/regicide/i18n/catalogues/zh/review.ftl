# The review of a game: what its moves lost, and what chance gave. The terminal, the command line and the page use it.

## Why the best move is better

reason-wins = { $best }：最后的敌人被击败，赢得这一局。
reason-unpaid = { $made }：敌人攻击{ $attack }点，剩下的手牌只值{ $value }点。
reason-stuck =
    { $count ->
        [0] { $made }：之后既不能出牌也不能跳过，这一局就输了。
       *[other] { $made }：之后既不能出牌也不能跳过，只能靠小丑。
    }
reason-kill-early =
    { $count ->
        [0] { $made }：击败得太早。面对攻击为{ $attack }点的下一张人头牌，手里没有牌了。
       *[other] { $made }：击败得太早。面对攻击为{ $attack }点的下一张人头牌，手里只剩{ $count }张牌，共{ $value }点。
    }
reason-kill-ends-draws = { $made }：击败得太早。下一张人头牌出现之前，再没有机会抽牌和恢复。
reason-kill-late = { $made }：本可现在击败敌人，却让它留了下来，它还会攻击{ $attack }点。
reason-kill-late-unhurt = { $made }：本可现在击败敌人，却让它留了下来。
reason-exact-kill = { $best }：刚好击败，人头牌放到酒馆牌堆顶。在手里它值{ $value }点。
reason-exact-costly = { $made }：虽是刚好击败，剩下的手牌只值{ $value }点，而下一张人头牌攻击{ $attack }点。
reason-lucky-draw = { $made }：敌人攻击{ $attack }点，剩下的手牌值{ $value }点，不足的部分只能靠抽牌的运气。
reason-shield = { $best }：敌人只攻击{ $attack }点，而不是{ $value }点。
reason-shield-idle = { $made }：为了抵挡少造成{ $value }点伤害，敌人撑得更久。
reason-damages = { $best }：敌人多受{ $value }点伤害。
reason-draws = { $best }：现在抽{ $count }张牌。
reason-draws-wasted = { $made }：手牌快满了，方片只能抽{ $value }张中的{ $count }张。
reason-heals = { $best }：{ $count }张牌回到酒馆牌堆底。
reason-hearts-small-pile = { $made }：弃牌堆太小，红桃只能恢复{ $value }张中的{ $count }张。
reason-last-diamond = { $made }：失去了手里最后一张方片：{ $card }。
reason-needed-kill = { $made }：失去了击败敌人要用的牌：{ $card }。
reason-needed-draw = { $made }：失去了抽牌要用的牌：{ $card }。
reason-needed-heal = { $made }：失去了恢复要用的牌：{ $card }。
reason-needed-shield = { $made }：失去了抵挡要用的牌：{ $card }。
reason-needed-pay = { $made }：失去了承受攻击要用的牌：{ $card }。
reason-needed-jester = { $made }：小丑以后更有用。
reason-saves-cards = { $made }：用掉{ $count }张牌，其实{ $value }张就够。
reason-next-holds = { $best }：这位玩家有{ $count }张牌，另一位有{ $value }张。
reason-yields = { $best }：不用掉任何牌，下一位玩家有{ $count }张牌。
reason-yields-nothing =
    { $attack ->
        [0] { $made }：敌人的血量仍是{ $value }。
       *[other] { $made }：敌人的血量仍是{ $value }，还会攻击{ $attack }点。
    }
reason-jester = { $best }：敌人这次不攻击，所有花色都对它有效。
reason-flip-early =
    { $count ->
        [0] { $made }：小丑以后更有用。
       *[other] { $made }：扔掉了{ $count }张还能用的牌。
    }
reason-flip-late = { $best }：现在换一手新牌，比以后换更值。
reason-lost-here = { $made }：更容易败给这个敌人。
reason-lost-next = { $made }：更容易败给下一张人头牌。
reason-runs-dry = { $made }：酒馆牌堆更容易抽空。
reason-fewer-cards = { $made }：面对下一张人头牌时剩的牌更少。
reason-later = { $best }：它的好处要到后面才显现。

## What follows the better move, and what the games show that were played to the end

reason-follows =
    { $turns ->
        [0] 换成更好的行动，敌人现在就被击败；那时所有手牌共{ $cards }张。
        [1] 换成更好的行动，敌人在下一回合被击败；那时所有手牌共{ $cards }张。
       *[other] 换成更好的行动，敌人大约在{ $turns }个回合后被击败；那时所有手牌共{ $cards }张。
    }
reason-follows-last =
    { $turns ->
        [0] 换成更好的行动，最后的敌人现在就被击败。
        [1] 换成更好的行动，最后的敌人在下一回合被击败。
       *[other] 换成更好的行动，最后的敌人大约在{ $turns }个回合后被击败。
    }
reason-shown = { $fact }：{ $made }；换成更好的行动：{ $best }。
reason-shown-lost-here = 100局中败给这个敌人
reason-shown-lost-next = 100局中败给下一张人头牌
reason-shown-lost-dry = 100局中酒馆牌堆抽空而败
reason-shown-turns = 击败敌人前的回合数
reason-shown-cards = 下一张人头牌出现时的手牌数
reason-shown-tavern = 下一张人头牌出现时酒馆牌堆的牌数
reason-shown-drawn = 击败下一张人头牌前抽的牌数
reason-shown-paid = 因这个敌人弃掉的牌数
reason-shown-royal = 100局中再次用到这张人头牌
reason-shown-flips = 100局中翻小丑的次数
reason-shown-used = 100局中这张牌起到这个作用

## Why a move was made: during play from what everyone can see

why-wins = 最后的敌人被击败，赢得这一局。
why-exact = 刚好击败，人头牌放到酒馆牌堆顶。在手里它值{ $value }点。
why-kill =
    { $attack ->
        [0] 敌人被击败，由同一名玩家继续。
       *[other] 敌人还没来得及发动{ $attack }点攻击就被击败。
    }
why-jester = 敌人这次不攻击，所有花色都对它有效。
why-draws = 手牌共有{ $missing }个空位，抽了{ $count }张牌。
why-heals = 酒馆牌堆有{ $tavern }张牌，又有{ $count }张回到牌堆底。
why-shield = 抵挡使敌人的攻击从{ $attack }点降到{ $left }点。
why-damage = 敌人还剩{ $left }点血量，暂时没有被击败。
why-yield =
    { $attack ->
        [0] 敌人无法攻击，跳过没有代价。
       *[other] 不出牌，敌人攻击{ $attack }点。
    }
why-pays = 敌人攻击{ $attack }点，弃掉共{ $value }点的牌来承受。
why-names =
    { $most ->
        [yes] 下一名玩家有{ $count }张手牌，没有人的手牌更多。
       *[no] 下一名玩家有{ $count }张手牌。
    }
why-flips = 换一手新牌。剩余小丑：{ $left }。
why-hand = 选哪些牌还取决于机器人的手牌，对局结束后可在回放中看到。

## The same after the game, from what its player knew

why-only = 没有其他可行的行动。
why-close = 差不多一样好：{ $other }。
why-next = 次佳：{ $other }。{ $stake }：这一行动为{ $chance }%，那一行动为{ $other_chance }%。
why-better = 更好：{ $other }。{ $stake }：这一行动为{ $chance }%，那一行动为{ $other_chance }%。

## Three things to take away from a lost game

takeaways-title = 记住这三点
takeaways-decided = 什么决定了胜负
takeaways-decided-move =
    { $you ->
        [yes] 你的第{ $number }步。
       *[no] 第{ $number }步，{ $who }。
    }
takeaways-decided-luck = 第{ $number }步之后的运气，不是哪个行动决定的。
takeaways-decided-none = 没有哪一步单独决定了结局。
takeaways-habit = 背后的习惯
takeaways-habit-early-kills = 手牌还应付不了下一张人头牌，就击败了敌人。
takeaways-habit-late-kills = 能击败的敌人没有击败。
takeaways-habit-payments = 用掉了以后要用的牌。
takeaways-habit-draws = 出方片的时机不对。
takeaways-habit-hearts = 出红桃的时机不对。
takeaways-habit-blows = 承受攻击付出的牌过多。
takeaways-habit-next-player = 轮到的是作用更小的玩家。
takeaways-habit-flips = 翻小丑的时机不对。
takeaways-habit-other = 没有明显的习惯：有标记的行动没有共同点。
takeaways-habit-none = 没有：没有行动被标记。
takeaways-next = 下次试试
takeaways-next-early-kills = 击败敌人之前，先算剩下手牌的点数，每张将要抽的牌再加5点。如果不到下一张人头牌的攻击，就先抽牌、恢复或抵挡。
takeaways-next-late-kills = 剩下的手牌够得上下一张人头牌的攻击，就现在击败敌人。
takeaways-next-payments = 先弃以后最没用的牌：草花先弃，方片和A留到最后，最后一张方片绝不要弃。
takeaways-next-draws = 在手牌空掉一半之前就抽牌。
takeaways-next-hearts = 在酒馆牌堆快空之前出红桃。
takeaways-next-blows = 每次出牌前，比较敌人的攻击和剩下的手牌。对Q和K要抵挡。
takeaways-next-next-player = 指定手牌最多的玩家。下一位能做得更多时就跳过。
takeaways-next-flips = 只在别的办法都撑不过去时翻小丑。
takeaways-next-other = 从转折点接着玩，试试另一个行动。
takeaways-next-none = 下一局照样玩。
takeaways-numbers = 数字
takeaways-fall = { $stake }：{ $before } → { $after }。
takeaways-marks = 这类有标记的行动：{ $marked }次中的{ $moves }次；损失{ $loss }个百分点。

## Numbers and moves

review-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-move-discard = 弃{ $cards }
review-move-yield = 跳过
review-move-name = 指定{ $who }
review-move-flip = 翻小丑
review-chance-of =
    { $medal ->
        [gold] 金奖概率
        [silver] 银奖概率
        [bronze] 铜奖概率
        [best] 尚可获得的最好奖牌的概率
       *[none] 胜率
    }
review-medal-name =
    { $medal ->
        [gold] 金奖
        [silver] 银奖
       *[bronze] 铜奖
    }
review-medal-change = 到此为止争取的是{ $medal }，概率为{ $chance }。
review-slip = 小失误
review-mistake = 失误
review-blunder = 大失误
review-being-checked = 核实中

## The report

review-title = 对局复盘
review-breaks-off = 牌谱在此中断。{ $stake }：{ $chance }。
review-cause-moves = 各步共损失{ $loss }个百分点，损失最多的是第{ $number }步。
review-cause-luck = 运气不好损失{ $luck }个百分点，各步损失{ $loss }个百分点。
review-cost = 各步共损失{ $loss }个百分点。
review-point = 一个百分点指一百局中的一局：由冠军从这里接着打，并且只看到玩家当时看到的牌。
review-stakes = 争取的是尚可获得的最好奖牌：不翻小丑为金奖，翻一次为银奖，翻两次为铜奖。复盘时，获得这枚或更好的奖牌才算赢。
review-sum = 胜率的构成
review-average = 同类对局的平均胜率
review-deal-luck = 发牌的运气
review-deal = 发牌时的胜率
review-luck = 对局中的运气
review-loss = 行动的损失
review-sum-medals = 下一枚奖牌
review-end = 结果
review-turning-points = 转折点
review-no-marks = 没有哪个行动确定损失两个百分点以上。
review-marked = 第{ $number }步，{ $who }：{ $mark }，损失{ $loss }个百分点。实际：{ $move }（{ $chance }）。更好：{ $best }（{ $value }）。{ $reason }
review-stroke = 最大的一次运气：第{ $number }步之后{ $luck }个百分点（{ $by }）。
review-by-cards-healed = 恢复的牌
review-by-cards-drawn = 抽到的牌
review-by-enemy-revealed = 下一个敌人
review-by-hands = 其他玩家的手牌
review-by-nothing = 估计的误差
review-players = 玩家
review-player = { $who }：每次决策损失{ $loss }个百分点，最佳行动{ $best }，运气{ $luck }；小失误{ $slips }，失误{ $mistakes }，大失误{ $blunders }。
review-worlds = 最佳行动由冠军选出，再用{ $worlds }个抽样世界估值。
review-playouts = 每个标记的两种行动都由冠军下到终局，最多{ $playouts }次。
review-thresholds = 小失误损失2个百分点以上，失误5个以上，大失误15个以上；只计入至少为统计误差两倍的损失。
review-chart = 每一步之前的{ $stake }：从发牌时的{ $deal }到最后的{ $end }。竖直下落是损失，斜线是运气。
review-chart-medals = 从线条中断处起，争取下一枚奖牌。
review-moves = 全部行动
review-column-number = 步
review-column-player = 玩家
review-column-move = 行动
review-column-chance = 胜率
review-column-best = 最佳
review-column-loss = 损失
review-column-luck = 运气
review-column-remark = 说明

## With all cards known

review-hindsight = 假如所有牌都已知
review-hindsight-note = 没有玩家能知道这些，不计损失。
review-winnable = 这副牌可以赢。
review-unwinnable = 这副牌赢不了：所有打法都试过了。
review-undecided = 时间内没有算出这副牌能不能赢。
review-lost-at = 第{ $number }步断送了胜机：之后已无法获胜。
review-lost-between = 胜机断送在第{ $first }步到第{ $last }步之间。
review-lost-by = 第{ $number }步之后已无法获胜。
review-no-seed = 牌谱没有种子，因此之后的洗牌未知。

## In the terminal

review-progress = 正在复盘：{ $done }/{ $all }步
review-checking = 正在核实第{ $number }步的标记
review-chances = { $stake }：{ $chance }，最佳{ $value } ± { $error }
review-better = { $mark }，损失{ $loss }个百分点。更好：{ $best }。{ $reason }
review-luck-after = 之后的运气：{ $luck }个百分点（{ $by }）

## The page of a review

review-page-title = 复盘
review-page-no-moves = 这局还没有任何行动，没有可以复盘的内容。
review-page-broken-off = 牌谱在第{ $number }步后中断
review-page-broken-off-about = 复盘到那里为止。
review-page-struck = { $enemy }以{ $attack }点攻击了{ $who }，而{ $who }的全部手牌只值{ $value }点。
review-page-stuck = 面对{ $enemy }，{ $who }既不能出牌也不能跳过。
review-page-tavern-dry = 第{ $number }步后酒馆牌堆空了。
review-page-cost = 各步共损失{ $loss }个百分点，其中{ $count }步有标记；运气为{ $luck }个百分点。发牌时的胜率为{ $deal }%。
review-page-turning-point = 转折点{ $number }
review-page-sum = 发牌时的胜率怎样变成结果
review-page-sum-deal = 发牌时
review-page-sum-luck = 运气
review-page-sum-moves = 行动
review-page-sum-medals = 下一枚奖牌
review-page-sum-end = 结果
review-page-sum-average = 平均发牌：{ $average }
review-page-strokes = { $good }与{ $bad }
review-page-sum-marked = { $count }步有标记：{ $loss }
review-page-progress = 复盘进度
review-page-read = 已分析{ $count }步，共{ $all }步
review-page-checking = 正在核实{ $count }个标记：把两种行动都下到终局。
review-page-stop = 停止
review-page-resume = 重新复盘
review-page-not-yet = 尚未分析。
review-page-graph = { $stake }：发牌时{ $deal }%，第{ $number }步前{ $last }%。
review-page-graph-medal = 从第{ $number }步起争取下一枚奖牌。{ $stake }：{ $chance }%。
review-page-graph-empty = 尚无数据。
review-page-graph-fell = 第{ $number }步后一直低于50%。
review-page-graph-low = 最低点为{ $low }%，在第{ $number }步前。
review-page-legend = 图例
review-page-legend-move = 垂直向下：行动
review-page-legend-luck = 斜线：运气
review-page-legend-medal = 虚线：下一枚奖牌
review-page-legend-bars = 每次行动：损失、运气
review-page-legend-band = 95%区间
review-page-legend-exact = 刚好击败
review-page-stop-before = 上一个转折点
review-page-stop-next = 下一个转折点
review-page-keys = 方向键移动光标；[ 和 ] 在转折点之间跳转。
review-page-table = 以表格查看
review-page-column-move = 步
review-page-column-enemy = 敌人
review-page-column-who = 谁，做了什么
review-page-column-best = 最佳
review-page-column-made = 实际
review-page-column-lost = 损失
review-page-column-luck = 之后的运气
review-page-column-error = ±
review-page-column-medal = 奖牌
review-page-fell = { $before }% → { $after }%：
review-page-in-hundred = { $chance }%
review-page-best = 最佳行动
review-page-too-close = 差距太小，无法判断
review-page-no-word = 差距不足以标记
review-page-all-cards = 所有牌
review-page-moves-here = 最佳行动与实际行动
review-page-try = 从这里试试
review-page-mistakes = 练习这些行动
review-page-turned = 转折之处
review-page-move-against = 第{ $number }步，{ $enemy }
review-page-points = { $points }个百分点
review-page-played = { $who }打出
review-page-discarded = { $who }弃掉
review-page-better = 更好的是
review-page-look = 查看
review-page-largest-luck = 运气，第{ $number }步之后。
review-page-luck-hands = 由下一位玩家的手牌决定。
review-page-luck-no-fault = 这不由任何行动决定。
review-page-which-moves = 显示哪些行动
review-page-marked = 有标记：{ $count }
review-page-all = 全部：{ $count }
review-page-luck = 运气{ $luck }
review-page-people = 各位玩家
review-page-lost-each = 每步损失的百分点
review-page-best-share = 最佳或无法判断
review-page-luck-after = 行动之后的运气
review-page-of = { $count }/{ $all }
review-page-found-exact = 找到：第{ $number }步刚好击败{ $enemy }。
review-page-found-best = { $all }次行动中有{ $count }次是最佳或同样好的。
review-page-words = 标记的含义
review-page-from-to = { $from }到{ $to }个百分点
review-page-from = { $from }个百分点以上
review-page-unmarked = 无标记
review-page-unmarked-about = 更少，或无法判断
review-page-in-this-game = 本局{ $count }步，{ $loss }
review-page-words-about = 只有损失至少是自身误差两倍的行动才会得到标记。每个行动都在暗牌的{ $worlds }种发法中试过；同一局在任何地方得到同样的复盘。
review-page-was-winnable = 这局能赢吗？
review-page-answer-winnable = 能
review-page-answer-lost = 不能
review-page-answer-undecided = 未能确定
review-page-deal-winnable = 已证明：有一串行动能赢下这副牌。
review-page-deal-lost = 已证明：没有任何一串行动能赢下这副牌。
review-page-deal-undecided = 在限定时间内既没有找到胜法，也没有找到证明。
review-page-lost-after = 第{ $number }步之后必败。
review-page-lost-with = 第{ $number }步是最后的机会：之前还能赢，之后就不能了。
review-page-lost-between = 第{ $first }步前能赢；第{ $last }步后必败。其间未能确定。
review-page-move = 第{ $number }步
review-page-look-at = 查看第{ $number }步
review-page-solving = 正在寻找胜法……
review-page-not-solved = 未检查。
review-page-hindsight-about = 只有这一栏会看暗藏的手牌和牌堆。没有玩家能知道这些，所以不计损失。
review-page-try-from = 从第{ $number }步试试
review-page-practice = 仅供练习：没有奖牌，也不计入任何统计。
review-page-hidden-cards = 暗牌
review-page-as-they-were = 保持原样
review-page-as-they-were-about = 其中一些你已经看过了。
review-page-dealt-again = 重新发牌
review-page-dealt-again-about = 行动者看不到的牌会重新洗过。
review-page-other-seats = 其他座位
review-page-others-bots = 冠军机器人
review-page-others-here = 同一设备上的人
review-page-play-on = 继续打
