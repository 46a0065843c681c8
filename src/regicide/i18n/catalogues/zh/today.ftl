# The daily deal: its page, its text to share, and `regicide daily`.

## The deal of a day

today-heading = 人人同一副牌
today-first-try = 第一次算数，之后想玩几次都可以。玩完后显示标准成绩。
today-past = 过去的一副牌：可以练习，不计成绩。
today-play = 玩这副牌
today-play-bots = 和机器人一起玩
today-play-round = 轮流用一部手机
today-continue = 继续这副牌
today-practise = 再玩一次，作为练习

## The result

today-all-beaten = 十二张人头牌全部击败
today-given-up = 已放弃
today-helped = 用过帮助：没有奖牌。
today-turns = { $count }回合
today-exact = 刚好击败{ $count }次
today-rank-j = J
today-rank-q = Q
today-rank-k = K
today-mark-exact = 刚好击败
today-mark-beaten = 击败
today-mark-fell = 败于此
today-mark-unreached = 未遇到

## Par

today-par = 与标准成绩相比
today-par-about =
    { $players ->
        [1] 冠军以奖牌为目标玩了{ $count }次
       *[other] 冠军玩了{ $count }次
    }
today-par-working = 冠军正在玩这副牌：{ $count }/{ $all }。
today-par-stop = 停止
today-par-go = 让冠军来玩
today-par-you = 你
today-par-sentence = 它赢了{ $count }局中的{ $won }局。你的成绩好于其中{ $better }局，与{ $equal }局相同。它每次重新洗牌，你用的是当天的洗牌。
today-par-median = 其中一半的对局击败了{ $count }张或更多人头牌。
today-par-level = 单看这一局，你打得像{ $level ->
        [1] 新手（第1级伙伴）
        [2] 谨慎的新手（第2级伙伴）
        [3] 普通玩家（第3级伙伴）
        [4] 不错的玩家（第4级伙伴）
        [5] 俱乐部玩家（第5级伙伴）
        [6] 俱乐部强手（第6级伙伴）
        [7] 俱乐部顶尖玩家（第7级伙伴）
        [8] 大师（第8级伙伴）
       *[other] 冠军
    }。
today-as-table = 用表格显示
today-result = 结果
today-games = 局数
today-share-of = 比例

## Days in a row, and the calendar

today-longest = 最长{ $count }天
today-month-before = 上个月
today-month-after = 下个月
today-day-played = { $date }：{ $result }
today-not-played = 未玩
today-playing = 已开始，未完成
today-to-come = 还未到
today-letter-gold = 金
today-letter-silver = 银
today-letter-bronze = 铜
today-calendar-help = { $gold }、{ $silver }、{ $bronze }：奖牌。✓：胜利。数字：失败时击败的人头牌数。–：已放弃。漏一天只会中断连续天数；过去的日子仍可练习。

## Sharing

today-share = 分享
today-names-no-card = 不透露任何牌
today-share-first = Open Regicide · { $date } · { $players }
today-share-last = { $result } · { $turns }
today-copy = 复制
today-copied = 已复制。
today-copy-result = 复制我的结果
end-daily-counts = 这是你第一次玩这一天的牌局：计入成绩。
end-daily-again = 这一天的牌局你玩过：以第一次的成绩为准。

## At a server

today-server = 在此服务器
today-server-invite = 也可以在此服务器上单人或与朋友一起玩，成绩会与他人比较。先开始的那一局算数。
today-server-play = 在此服务器上玩
today-server-nobody = 还没有其他成绩。
today-server-sentence = { $count }人在此玩完，{ $won }人获胜。
today-server-better = { $better }%的人成绩不如你。
today-server-given-up = 你放弃了第一次尝试，因此没有成绩。
today-server-row = { $result }，{ $beaten }/12
today-people = 人数

## A deal in common

deal-title = 同一副牌
deal-about = { $who }玩过这副牌：{ $players }。你也来玩，之后可以并排比较成绩，并看到哪些行动不同。
deal-to-beat = 要超过的成绩：{ $result }
deal-options = 选项：{ $options }
deal-own = 你
deal-same-start =
    { $count ->
        [0] 第一步就不同。
        [1] 第一步相同。
       *[other] 前{ $count }步相同。
    }
deal-all-same = 每一步都相同。
deal-move = 步
deal-practice = 比较的是你第一次玩这副牌的对局。
deal-only-look = 不玩，直接比较
deal-game = 对局
deal-royals = 人头牌
deal-turns = 回合
deal-first = 第一局
deal-second = 第二局
deal-add = 添加这副牌的其他对局
deal-add-about = 粘贴对局的链接或牌谱。内容不会离开这个浏览器。之后本页的地址会包含所有对局，可以分享给同伴。
deal-add-go = 添加
deal-add-none = 这段文字里没有新对局的链接，也没有牌谱。
deal-add-other = 这是另一副牌的对局。

## In the terminal

today-other-day = 这副牌已有第一次成绩；练习请用：{ $command }
