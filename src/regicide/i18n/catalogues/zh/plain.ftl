# The line-by-line game.

plain-welcome = Open Regicide，这款卡牌游戏的非官方版本。输入 help 查看帮助。
plain-game =
    { $players ->
        [1] 单人游戏，种子为 { $seed }。
       *[other] { $players }人游戏，种子为 { $seed }。
    }
plain-resumed = 继续 { $file } 中的对局，已进行{ $count }步。
plain-begin-another = 想另开一局，请加上 --new。
plain-enemy = 敌人：{ $enemy }。血量{ $left }/{ $health }。攻击{ $attack }点。
plain-enemy-shielded = 敌人：{ $enemy }。血量{ $left }/{ $health }。抵挡{ $shield }点后，攻击{ $attack }点。
plain-immune = 它免疫{ $suit }。
plain-immunity-cancelled = 小丑已取消它的免疫。
plain-table = 已对它打出：{ $cards }。
plain-decks = 城堡牌堆{ $castle }张，酒馆牌堆{ $tavern }张，弃牌堆{ $discard }张。
plain-jesters = 还能翻面的小丑：{ $count }张。
plain-hand-size = { $who }有{ $count }张手牌。
plain-hand = { $who }的手牌：{ $cards }。
plain-hand-card = { $text } { $card }
plain-step-play =
    { $you ->
        [yes] 请出牌。
       *[no] { $who }：请出牌。
    }
plain-step-play-or-yield =
    { $you ->
        [yes] 请出牌或跳过。
       *[no] { $who }：请出牌或跳过。
    }
plain-step-suffer =
    { $you ->
        [yes] 请弃掉总点数至少{ $damage }的牌。
       *[no] { $who }：请弃掉总点数至少{ $damage }的牌。
    }
plain-step-name =
    { $you ->
        [yes] 请指定下一位玩家。
       *[no] { $who }：请指定下一位玩家。
    }
plain-move-says = { $number }. { $move }：{ $says }
plain-discard-says = 共{ $value }点
plain-flip-says = 弃掉所有手牌并重新抽牌；奖牌降为{ $medal }
plain-flip-unearned = 弃掉所有手牌并重新抽牌
plain-nominate-says = 下一位是{ $who }
plain-other-discards = 也可以弃掉其他总点数至少{ $damage }的牌，写法如 { $example }。
plain-prompt = 行动：{" "}
plain-no-number = 没有第{ $number }项；请输入1到{ $count }，或像 { $example } 这样的行动。
plain-hand-over = 请把键盘交给{ $who }，再由{ $who }按回车键。
plain-medal-gold = 金奖
plain-medal-silver = 银奖
plain-medal-bronze = 铜奖
plain-saved = 对局已保存到 { $file }；用同样的命令即可继续。
plain-saved-rematch = 再来的一局已保存到 { $file }；加上 --record 和这个文件即可继续。
plain-not-saved = 这一局不会保存。{ $why }可以用 --record FILE 指定另一个文件。
plain-help-moves =
    行动用牌来写：7h、3c3d、Ac8d。T 是10，Je 是小丑。
    花色：c 草花、d 方片、h 红桃、s 黑桃。
    在牌前加 x 表示弃掉它们来承受伤害：xAs9c。yield 是跳过，flip 是在单人游戏中将小丑翻面，>2 是指定玩家2。
plain-help =
    输入编号就执行那一项行动。table 再次显示桌面，log 显示发生过的事，discard 显示弃牌堆。
    hint 显示最佳行动；之后本局不再颁发奖牌。why 说明机器人最近一次行动的理由。
    quit 退出游戏；每一步之后都会保存，用同样的命令即可继续。
    提示中会注明规则条款，例如 §3.2；输入“regicide rules 3.2”即可查看。
plain-hint-again = 再输入一次 hint 即可查看。
plain-log-empty = 还没有发生任何事。
plain-discard-pile = 弃牌堆：{ $cards }。
plain-hand-known =
    { $count ->
        [1] { $who }有1张手牌：{ $cards }。
       *[other] { $who }有{ $count }张手牌，其中有{ $cards }。
    }
plain-top = 酒馆牌堆顶：{ $cards }。
plain-over = 这一局已经结束。
plain-recorded = 牌谱保存在 { $file }；可用 regicide replay 回放。
plain-unknown = “{ $found }”既不是行动也不是命令；输入 help 查看帮助。
