# The review of a game: what its moves lost, and what chance gave. The terminal, the command line and the page use it.

## Why the best move is better

reason-exact-kill = 刚好击败敌人，这张人头牌会放到酒馆牌堆顶。
reason-defeats = 击败敌人。
reason-survives = 能撑过去：走另一步就无法承受伤害。
reason-keeps = 留住{ $card }。
reason-draws = 多抽{ $count }张牌。
reason-heals = 多恢复{ $count }张牌。
reason-blocks = 敌人的攻击少{ $count }点。
reason-damages = 多造成{ $count }点伤害。
reason-keeps-jester = 留住一张小丑。
reason-saves-cards = 少用{ $count }张牌。
reason-later = 它的好处要到后面才显现。

## Numbers and moves

review-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-move-discard = 弃{ $cards }
review-move-yield = 跳过
review-move-name = 指定{ $who }
review-move-flip = 翻小丑
review-slip = 小失误
review-mistake = 失误
review-blunder = 大失误

## The report

review-title = 对局复盘
review-breaks-off = 记录在此中断，当时的胜率为{ $chance }。
review-cause-moves = 走法共损失{ $loss }个百分点，最多的是第{ $number }步。
review-cause-luck = 运气不好损失{ $luck }个百分点，走法损失{ $loss }个百分点。
review-cost = 走法共损失{ $loss }个百分点。
review-point = 一个百分点指一百局中的一局：由冠军从这里接着打，并且只看到玩家当时看到的牌。
review-sum = 如何合计
review-average = 同类对局的平均胜率
review-deal-luck = 发牌的运气
review-deal = 发牌时的胜率
review-luck = 对局中的运气
review-loss = 走法的损失
review-end = 结果
review-turning-points = 转折点
review-no-marks = 没有哪一步确定损失两个百分点以上。
review-marked = 第{ $number }步，{ $who }：{ $mark }，损失{ $loss }个百分点。实际：{ $move }（{ $chance }）。更好：{ $best }（{ $value }）。{ $reason }
review-stroke = 最大的一次运气：第{ $number }步之后{ $luck }个百分点（{ $by }）。
review-by-cards-healed = 恢复的牌
review-by-cards-drawn = 抽到的牌
review-by-enemy-revealed = 下一个敌人
review-by-hands = 其他玩家的手牌
review-by-nothing = 估计的误差
review-players = 玩家
review-player = { $who }：每次决策损失{ $loss }个百分点，最佳走法{ $best }，运气{ $luck }；小失误{ $slips }，失误{ $mistakes }，大失误{ $blunders }。
review-medal = 就不再翻小丑而获胜的概率而言，走法损失{ $loss }个百分点。
review-worlds = 用{ $worlds }个抽样世界选出最佳走法，再用同样多的另一批世界估值。
review-thresholds = 小失误损失2个百分点以上，失误5个以上，大失误15个以上；只计入至少为统计误差两倍的损失。
review-chart = 每一步之前的胜率：从发牌时的{ $deal }到最后的{ $end }。竖直下落是损失，斜线是运气。
review-moves = 全部走法
review-column-number = 步
review-column-player = 玩家
review-column-move = 走法
review-column-chance = 胜率
review-column-best = 最佳
review-column-loss = 损失
review-column-luck = 运气
review-column-remark = 说明

## With all cards known

review-hindsight = 假如所有牌都已知
review-hindsight-note = 没有玩家能知道这些，不计损失。
review-winnable = 这副牌可以赢。
review-unwinnable = 这副牌赢不了：所有走法都试过了。
review-undecided = 时间内没有算出这副牌能不能赢。
review-lost-at = 第{ $number }步断送了胜机：之后已无法获胜。
review-lost-between = 胜机断送在第{ $first }步到第{ $last }步之间。
review-lost-by = 第{ $number }步之后已无法获胜。
review-no-seed = 记录没有种子，因此之后的洗牌未知。

## In the terminal

review-progress = 正在复盘：{ $done }/{ $all }步
review-chances = 胜率{ $chance }，最佳{ $value } ± { $error }
review-better = { $mark }，损失{ $loss }个百分点。更好：{ $best }。{ $reason }
review-luck-after = 之后的运气：{ $luck }个百分点（{ $by }）
