# Evenings: the same sealed deals for several teams. Their pages load it.

evenings-title = 聚会
evenings-about = 所有队伍打同样的封存牌局，可以在一晚完成，也可以持续多日。结束前没有人知道牌序。
evenings-mine = 你的聚会
evening-no-server = 聚会需要服务器，而本站没有。
evenings-new = 举办聚会
evenings-how = 聚会如何进行
evenings-how-make = 建立聚会并分享链接。服务器封存牌局，并立即显示每副牌的证明。
evenings-how-sit = 组建队伍，让其他人扫描二维码入座。空座可以由机器人补上。
evenings-how-play = 按任意顺序打每副牌，每副只打一次。打完一副后可以看到它的成绩。
evenings-how-after = 结束后公开一切：并排的成绩、回放、可核对的种子，以及各队从哪里开始分道扬镳。
evening-first-name = 我们的聚会
evening-name = 聚会名称
evening-how-many-deals = 几副牌
evening-begins = 开始
evening-begins-about = 留空表示立即开始。
evening-lasts = 持续时间
evening-hours = { $count }小时
evening-days = { $count }天
evening-host-plays = 我也参加
evening-host-plays-about = 不参加比赛的主持人可以随时看到所有成绩。
evening-make = 建立聚会
evening-who = 你叫什么名字？聚会中的人都会看到。
evening-come-in = 进入
evening-from = { $from }至{ $until }
evening-until = 截至{ $time }
evening-over = 已于{ $time }结束
evening-not-open = 聚会还没有开始。
evening-deal-count = { $count }副牌
evening-invite = 邀请
evening-invite-about = 有这个链接的人都可以加入并组建队伍。
evening-qr-about = 用手机扫码即可打开聚会。
evening-team-link = 分享队伍链接
evening-team-qr-about = 用手机扫码即可加入这支队伍。
evening-found-team = 组建队伍
evening-found-about =
    { $count ->
        [1] 这里每个人单独打。
       *[other] 一支队伍有{ $count }个座位，空座可以由机器人补上。
    }
evening-team-name = 队伍名称
evening-team-number = 第{ $number }队
evening-sit-in = 这个链接是一支队伍的座位。
evening-sit = 加入这支队伍
evening-not-this-team = 其他队伍
evening-leave = 离开队伍
evening-seats-free = 还有{ $count }个空座：可以给有这个链接的朋友，或给机器人。
evening-deal = 第{ $number }副
evening-play = 开打
evening-continue = 继续
evening-stage-waiting = 未开始
evening-stage-playing = 进行中
evening-stage-over = 已打完
evening-royal-count = { $count }张人头牌
evening-turn-count = { $count }回合
evening-with-bots = 含{ $count }个机器人
evening-helped = 机器人曾代打
evening-results = 成绩
evening-place = 名次
evening-team = 队伍
evening-royals = 人头牌
evening-wins = 胜局
evening-turns = 回合
evening-no-teams = 还没有队伍。
evening-ranking-about = 先比击败的人头牌，再比胜局，最后比回合数，少者为先。成绩相同的队伍名次并列。
evening-so-far = 聚会结束前，你只能看到自己打完的牌局的成绩。
evening-sealed = 封存的牌局
evening-sealed-about = 每副牌及其全部洗牌在建立聚会时就已确定。这些是证明；种子和盐值在结束后公布。
evening-opened-about = 每副牌第一行的SHA-256必须等于下面一行，而后者在聚会前就已显示。
evening-cheating = 没有人能偷看牌局，主持人也不行：唯一的作弊方式是说出来。请不要向还没打完的人透露任何内容。
evening-par = 冠军用这副牌打{ $count }局赢{ $won }局；半数对局击败至少{ $royals }张人头牌。
evening-par-working = 冠军正在打：第{ $count }局，共{ $all }局
evening-par-go = 冠军会打得怎样？
evening-review = 赛后话题
evening-review-unbeaten = 没有人赢下的牌局：{ $deals }
evening-review-all-won = 打过的每副牌都有人赢下。
evening-review-bravest = 最大胆的恰好击败：{ $team }，第{ $deal }副，{ $enemy }。它本会造成{ $attack }点伤害，而手牌只值{ $hand }点。
evening-review-closest = 最惊险的幸存：{ $team }，第{ $deal }副，{ $enemy }。它造成{ $attack }点伤害，手牌值{ $hand }点。
evening-partings = 从哪里开始不同
evening-first-team = 一支队伍
evening-second-team = 另一支队伍
evening-parting =
    { $count ->
        [0] 第一步就不同，对手{ $enemy }：
       *[other] { $count }步相同之后，对手{ $enemy }：
    }
evening-parting-same = 每一步都相同。
evening-parting-none = 这两支队伍没有打过同一副牌。
evening-parting-ended = 游戏已经结束
evening-host = 主持人
evening-add-team = 添加队伍
evening-add-about = 为别人建队：他们通过链接或二维码入座。
evening-end = 立即结束聚会
evening-end-sure = 这会为所有人结束聚会并公开牌局。还在打的不计入成绩。
evening-end-yes = 结束
evening-end-no = 先不结束
evening-print = 打印
evening-csv = 成绩（CSV）
evening-another-team = 同一设备上的另一支队伍
evening-another-about = 适合设备不多的俱乐部：在第二个标签页打开本页，并以另一名玩家开始。关闭标签页前一直有效。
evening-another-go = 在此标签页开始
evening-tab-player = 你在此标签页中以{ $name }的身份游戏。
evening-tab-end = 恢复为本设备的玩家
