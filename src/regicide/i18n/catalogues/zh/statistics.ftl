# Statistics of a player's games: the page and `regicide statistics`.

## The page

statistics-empty = 这里还没有内容。打完一局就会计入；复盘之后，运气和损失也会计入。
statistics-no-games = 这里还没有内容。打完一局就会计入。
statistics-play = 玩每日一副
statistics-kept = 这些都保存在本设备上。
statistics-which = 哪些对局
statistics-kind-all = 全部对局
statistics-kind-solo = 单人
statistics-kind-bots = 和机器人
statistics-kind-people = 和真人
statistics-kind-daily = 每日一副
statistics-as-table = 用表格显示
statistics-games = 局数
statistics-won = 胜
statistics-rate = 胜率
statistics-interval = 区间
statistics-from-to = { $low }–{ $high }%

## Numbers at the top

statistics-fact-won = 胜，共{ $games }局
statistics-fact-best = 最佳一局击败的人头牌
statistics-fact-exact = 每局刚好击败数
statistics-fact-row =
    { $row ->
       *[other] 连胜，最长{ $longest }
    }
statistics-fact-helped =
    { $count ->
       *[other] 局用过帮助，不计奖牌
    }

## Charts

statistics-rates = 获胜对局
statistics-by-players = 按玩家人数
statistics-by-company = 按和谁一起玩
statistics-by-options = 按选项
statistics-published = 官方规则
statistics-rates-sentence =
    你在{ $count }局中赢了{ $won }局，{ $rate }%。真实胜率有95%的把握在{ $low }%到{ $high }%之间。
statistics-rates-few = 你在{ $count }局中赢了{ $won }局。
statistics-reached = 打到哪里
statistics-reached-about = 按击败的人头牌数
statistics-reached-sentence = 你有一半的对局击败了{ $count }张或更多人头牌。
statistics-royals = 人头牌
statistics-losses = 败在哪里
statistics-losses-about = { $count }局失败，按人头牌
statistics-losses-sentence = 败给{ $card }最多：{ $count }局。
statistics-ways = 失败的方式
statistics-way-stuck = 没有合法行动
statistics-way-dry = 酒馆已空
statistics-way-damage = 手牌不够承受伤害
statistics-medals = 单人奖牌
statistics-medals-sentence = { $count }局中金{ $gold }、银{ $silver }、铜{ $bronze }。
statistics-loss = 每个决定损失的百分点
statistics-loss-about = { $count }局已复盘，越低越好
statistics-loss-sentence = 平均每个决定损失{ $loss }个百分点。一个百分点即百局中的一局。
statistics-habits = 你最吃亏的地方
statistics-habits-about = 复盘过的{ $count }局：每局中损失最大的一类失误
statistics-habit-cost = { $count }局，{ $loss }个百分点
statistics-luck = 运气
statistics-luck-sentence =
    { $error ->
        [none] 这一局{ $luck }个百分点。局数多了会抵消。
       *[other] 平均每局{ $luck }个百分点，± { $error }。局数多了会抵消。
    }
statistics-server = 在此服务器
statistics-server-sentence = 你在那里{ $count }局赢了{ $won }局；目前连胜{ $row }局，最多{ $longest }局。
statistics-date = 日期

## Seals

statistics-seals = 徽章
statistics-seals-about = { $all }枚中的{ $count }枚，根据你的对局统计
statistics-seal-earned = { $name }：已获得，{ $about }
statistics-seal-open = { $name }：未获得，{ $about }
earned-title = 新徽章：{ $count }枚
earned-more = 还有{ $count }枚
earned-row = { $count }连胜
earned-longest-row = { $count }连胜：你的最佳纪录
earned-best-royals =
    击败{ $count }张人头牌：你的{ $players ->
        [1] 单人
       *[other] { $players }人
    }最佳成绩（此前：{ $before }）
earned-best-turns =
    { $count }回合获胜：你的{ $players ->
        [1] 单人
       *[other] { $players }人
    }最快胜利（此前：{ $before }）
earned-next = 下一枚徽章：{ $name }（{ $about }）
seal-victory = 弑君
seal-victory-about = 赢一局
seal-gold = 金奖
seal-gold-about = 单人获胜且不翻小丑
seal-two = 两人
seal-two-about = 两人局获胜
seal-three = 三人
seal-three-about = 三人局获胜
seal-four = 四人
seal-four-about = 四人局获胜
seal-friends = 良朋相伴
seal-friends-about = 与真人一起获胜
seal-daily = 每日一副
seal-daily-about = 赢下每日一副
seal-hardened = 百炼
seal-hardened-about = 在敌人血量与攻击都更高时获胜
seal-swift = 神速
seal-swift-about = 33回合内获胜
seal-dry = 最后一杯
seal-dry-about = 酒馆空过之后获胜
seal-jacks = 四个J
seal-jacks-about = 刚好击败全部J
seal-queens = 四个Q
seal-queens-about = 刚好击败全部Q
seal-kings = 四个K
seal-kings-about = 刚好击败全部K
seal-eight = 分毫不差
seal-eight-about = 一局中刚好击败八张人头牌
seal-blow = 一击
seal-blow-about = 一次打出40点或更多伤害
seal-combo = 三条
seal-combo-about = 一次打出三张或更多牌
seal-duel = 王者对决
seal-duel-about = 用K攻击K
seal-shield = 毫发无伤
seal-shield-about = 让一个K失去全部攻击
seal-healer = 医者
seal-healer-about = 一次恢复20张牌
seal-feast = 盛宴
seal-feast-about = 一次行动抽十张牌
seal-measure = 恰到好处
seal-measure-about = 一局中十次弃牌恰好等于伤害

## History

statistics-history = 历史
statistics-result = 结果
statistics-result-all = 全部结果
statistics-result-won = 胜利
statistics-result-lost = 失败
statistics-result-open = 未完成
statistics-row = { $players } · { $result } · { $beaten }/12
statistics-none = 没有这样的对局。
statistics-csv = 导出CSV
statistics-records = 导出全部牌谱
statistics-delete-all = 删除这些对局……
statistics-delete-sure = 永久删除{ $count }局

## In the terminal

statistics-unreadable = 有{ $count }局无法读取：
statistics-unfinished = { $count }局没有结束，不计入。
