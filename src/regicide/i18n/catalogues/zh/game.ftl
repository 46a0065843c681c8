# Cards, seats, events and forecasts. Game terms follow the published rulebooks.

## Pieces

suit-clubs = 草花
suit-diamonds = 方片
suit-hearts = 红桃
suit-spades = 黑桃
rank-ace = A
rank-two = 2
rank-three = 3
rank-four = 4
rank-five = 5
rank-six = 6
rank-seven = 7
rank-eight = 8
rank-nine = 9
rank-ten = 10
rank-jack = J
rank-queen = Q
rank-king = K
jester = 小丑
card = { $suit }{ $rank }
no-cards = 0张牌
list-separator = 、
two-sentences = { $first }{ $second }
seat = 玩家{ $number }
with-clause = { $sentence }（{ $clause }）

## What happened

event-turn-began = 轮到{ $who }了。
event-cards-played = { $who }打出{ $cards }：攻击值{ $attack }。
event-yielded = { $who }跳过。
event-power-hearts = 红桃：从弃牌堆恢复最多{ $attack }张牌。
event-power-diamonds = 方片：最多抽{ $attack }张牌。
event-power-clubs = 草花：伤害翻倍。
event-power-spades = 黑桃：抵挡{ $attack }点攻击。
event-power-blocked = 敌人免疫：{ $suit }的技能无效。
event-cards-healed =
    { $count ->
        [0] 弃牌堆是空的，没有牌可以恢复。
       *[other] { $count }张牌放到酒馆牌堆底：{ $cards }。
    }
event-cards-drawn = { $who }抽{ $count }张牌。
event-cards-drawn-known =
    { $count ->
        [1] { $who }抽1张公开的牌：{ $cards }。
       *[other] { $who }抽{ $count }张牌，其中公开的有：{ $cards }。
    }
event-cards-received = { $who }获得{ $cards }。
event-shield-raised = 共抵挡{ $shield }点：敌人的攻击变为{ $attack }点。
event-immunity-cancelled = 小丑取消了敌人对{ $suit }的免疫。
event-enemy-damaged = 造成{ $amount }点伤害（累计{ $damage }/{ $health }）。
event-enemy-damaged-double = 伤害翻倍，造成{ $amount }点伤害（累计{ $damage }/{ $health }）。
event-enemy-defeated = { $enemy }被击败，放入弃牌堆。
event-enemy-defeated-exactly = 伤害刚好，{ $enemy }被击败，放到酒馆牌堆顶。
event-last-enemy-defeated = { $enemy }被击败。
event-enemy-revealed = 下一个敌人：{ $enemy }。
event-enemy-struck = 敌人对{ $who }造成{ $damage }点伤害。
event-enemy-blocked = 攻击被全部抵挡：{ $who }没有受到伤害。
event-cards-discarded = { $who }弃掉{ $cards }，共{ $value }点。
event-next-named = { $who }指定下一位玩家：{ $next }。
event-jester-flipped =
    { $left ->
        [0] { $who }把最后一张小丑翻面，弃掉{ $cards }。
       *[other] { $who }把一张小丑翻面，弃掉{ $cards }；还剩{ $left }张小丑。
    }
event-game-won = 最后一位国王倒下了：胜利！
event-game-won-gold = 最后一位国王倒下了：获得弑君金奖！
event-game-won-silver = 最后一位国王倒下了：获得弑君银奖！
event-game-won-bronze = 最后一位国王倒下了：获得弑君铜奖！
event-game-lost-beaten = { $who }无法承受伤害：这一局输了（§6.3）。
event-game-lost-stuck = { $who }既不能出牌也不能跳过：这一局输了（§11.2）。

## What a play would do

forecast-cancels-immunity = 取消免疫
forecast-heals = 恢复{ $count }张
forecast-draws = 抽{ $count }张
forecast-blocked = { $suit }技能无效
forecast-damage = { $damage }点伤害
forecast-wins = 赢得这一局
forecast-kills-exactly = 刚好击败敌人
forecast-kills = 击败敌人
forecast-attack = 敌人攻击：{ $attack }点
forecast-costs = 弃{ $value }点即可承受
forecast-not-covered = 无法承受！
forecast-depends-on-draw = 能否承受要看抽到的牌
forecast-stuck = 之后{ $who }无法出牌也无法跳过！
