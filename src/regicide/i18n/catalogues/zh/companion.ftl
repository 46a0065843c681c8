# 桌边助手：为真实桌面上的游戏记账。

## The page, and setting up

companion-lay-castle = 城堡牌堆：四张K、四张Q、四张J分别洗混，面朝下叠放：K在最下，Q在中间，J在最上。
companion-lay-tavern =
    { $jesters ->
        [0] 酒馆牌堆：洗混A和所有2到10的牌。
       *[other] 酒馆牌堆：洗混A、所有2到10的牌和{ $jesters }张小丑。
    }
companion-lay-hands =
    { $players ->
        [1] 抽{ $limit }张手牌。
       *[other] 每位玩家抽{ $limit }张手牌。
    }
companion-lay-aside = 把{ $count }张小丑放在一旁：翻一张可换一手新牌。
companion-begin = 牌已备好

## The table

companion-reveal = 翻开的是哪张人头牌？
companion-tell = 点选打出的牌。
companion-then = 变为{ $left }
companion-suit-h = 恢复
companion-suit-d = 抽牌
companion-suit-c = 翻倍
companion-suit-s = 抵挡
companion-by-cards = 按牌
companion-suits =
    { $count ->
        [0] 无花色
       *[other] 选{ $count }种花色
    }
companion-not-covered = 无法承受
companion-undo = 撤销
companion-redo = 重做
companion-done = 完成。{ $then }
companion-time = 游戏时间
companion-medal-gold = 仍可获得金奖。
companion-medal-silver = 仍可获得银奖。
companion-medal-bronze = 仍可获得铜奖。
companion-lost = 本局失败
companion-sure = 放弃这局

## What the table must do now. What stands before | is printed large

companion-heal = 恢复{ $count }张 | 洗混弃牌堆，把最多{ $count }张面朝下放到酒馆牌堆底。
companion-draw =
    { $players ->
        [1] 抽{ $count }张 | 手牌最多{ $limit }张。
       *[other] 抽{ $count }张 | 从{ $who }开始顺时针轮流每人抽一张，手牌已有{ $limit }张的略过。
    }
companion-shield = 抵挡{ $shield }点 | 敌人的攻击变为{ $attack }点。
companion-shield-counts = 之前的黑桃生效：抵挡{ $shield }点 | 敌人的攻击变为{ $attack }点。
companion-double = 伤害翻倍 | { $count }变成{ $damage }。
companion-damage = { $damage }点伤害 | 剩余血量{ $left }。
companion-damage-exact = { $damage }点伤害 | 刚好等于剩余血量。
companion-damage-over = { $damage }点伤害 | 超出{ $over }点。
companion-again = { $who }再来一回合 | 对这个敌人打出的牌全部放入弃牌堆。
companion-suffer = { $who }承受{ $damage }点 | 弃掉总点数不少于{ $damage }的牌。
companion-suffer-stop = { $who }承受{ $damage }点 | 一张一张地弃，够了就停。

## What cannot be

companion-why-royal-twice = { $card }已被击败。
companion-why-royal-out-of-order = 现在还轮不到{ $card }：接下来是{ $rank }。
companion-why-not-beaten = 现在不可能有人持有{ $card }：它还没被击败。
companion-why-lies-there = { $card }已经对这个敌人打出过了。
companion-why-none = 已经没有可打出的了。
companion-why-no-enemy = 请先输入翻开的人头牌。
