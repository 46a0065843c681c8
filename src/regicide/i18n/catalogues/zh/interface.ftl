# What the browser game and the terminal show: names begin with their topic.

## Everywhere

app-unofficial = Paul Abrahams、Luke Badger 和 Andy Richdale 所设计游戏的非官方开源版本，图画均为自绘。喜欢的话，请购买正式出版的牌组。
app-documentation = 文档
app-main-menu = 主菜单
nav-play = 游戏
nav-today = 今日
nav-puzzles = 残局
nav-learn = 学习
nav-me = 我
nav-waits = 今天的一副还没玩
app-learn = 玩法
app-puzzles = 残局题
app-settings = 设置
app-language = 语言
app-close = 关闭
app-more = 更多
app-to-home = 首页
app-to-table = 前往牌桌
app-lost-page = 页面不存在
app-lost-page-about = 链接可能不完整，或者页面已经移走。你可以从这里继续：
app-connecting = 正在连接……
app-no-answer = 服务器没有响应。
app-offline = 你已断开网络。请检查网络后重试。
app-no-answer-about = 请检查网络连接，稍后再试。
app-try-again = 重试
app-guest = 游客
card-back = 面朝下的牌
bot-name-random = 愚者
bot-name-squire = 侍从
bot-name-six-rules = 六条规则
bot-name-counting = 计分者
bot-name-level-1 = 新兵
bot-name-level-2 = 信使
bot-name-level-3 = 斥候
bot-name-level-4 = 弓手
bot-name-level-5 = 卫兵
bot-name-level-6 = 游侠
bot-name-level-7 = 骑手
bot-name-level-8 = 队长
bot-name-knight = 骑士
bot-name-champion = 冠军
bot-name-medallist = 奖牌猎手
bot-of-level = { $level } · { $name }
bot-called-random =
    { $number ->
        [1] 菲格
        [2] 皮普
        [3] 博金
       *[other] 坦茜
    }
bot-called-squire =
    { $number ->
        [1] 佩林
        [2] 雷恩
        [3] 霍布
       *[other] 琳内
    }
bot-called-guard =
    { $number ->
        [1] 奥斯
        [2] 希尔
        [3] 沃夫
       *[other] 安塞
    }
bot-called-knight =
    { $number ->
        [1] 莫德
        [2] 布兰
        [3] 加雷
       *[other] 伊迪
    }
bot-called-champion =
    { $number ->
        [1] 罗文
        [2] 索恩
        [3] 弗林
       *[other] 索蕾
    }
bot-called-medallist =
    { $number ->
        [1] 吉尔
        [2] 奥雷
        [3] 阿登
       *[other] 奥丽
    }
manner-calm-exact = 理应如此
manner-calm-held = 挡得住
manner-calm-open = 现在能伤到它了
manner-terse-exact = 干净
manner-terse-held = 挡住
manner-terse-open = 破了
manner-gruff-exact = 一点没浪费
manner-gruff-held = 就这点力气？
manner-gruff-open = 别想再躲
manner-merry-exact = 正中要害
manner-merry-held = 没打着
manner-merry-open = 送你个笑话
bot-about-random = 随便选一个合法行动，没有计划。动脑全靠你。
bot-about-squire = 按简单规则行动，只向前看一步，像个新手。
bot-about-six-rules = 照六条规则行动，你也学得会。
bot-about-counting = 给每个行动计分，你也学得会。
bot-about-level = 与同级伙伴合作，9局能赢{ $level }局。几个行动不相上下时最容易出错。
bot-about-knight = 出手快、训练有素，但不向前推算。很少失误。
bot-about-champion = 会向前推算，能赢的局几乎都能赢下。
bot-about-medallist = 和冠军一样强；单人游戏时争取金奖。

## Home

home-hero = 同心协力，攻破城堡。
home-hero-more = 十二位堕落的王族，一副牌，一到四位玩家同胜同败。无需账号，无需安装。
first-ask = 玩过Regicide吗？
first-teach = 没有，教教我
first-teach-more = 上桌学习：十分钟，几节小课，不会输。
first-try = 没有，先试一局
first-try-more = 轻松的第一局：敌人更弱，每张牌都标明花色的作用。
first-deal = 玩过，发牌吧
first-ways = 好友、机器人和其他玩法
home-play = 开始游戏
home-play-solo = 单人游戏
home-play-solo-more = 八张手牌，两张小丑，三种奖牌。
home-play-solo-go = 发牌开始
home-options = 选项
home-with-bots = 和机器人一起
home-with-bots-more = 机器人只看得到玩家能看到的信息。请选择人数。
home-which-bot = 选择机器人
partner-advice-won = 你在第{ $from }级的最近四局至少赢了三局。换到第{ $level }级，更多要靠你自己。
partner-advice-lost = 你在第{ $from }级的最近四局都不容易。换到第{ $level }级，伙伴能帮上更多忙。
partner-advice-take = 选择第{ $level }级
spar-title = 陪练
spar-about = 按你的水平（8级中的第{ $level }级）出牌，打完后解释它的每一步。
spar-go = 和它打一局
spar-ask = 问它为什么这么打
spar-moves = 每一步的理由
spar-better = 有更好的行动吗？
home-how-many-players = 玩家人数
home-how-many-bots = 其中机器人数
player-count = { $count }位玩家
home-pass-device = 轮流用一部手机
home-pass-device-more = 两到四人共用一台设备。轮换时手牌保持隐藏。
home-pass-device-go = 选择玩家
home-player-number = 玩家{ $number }
home-needs-server = 多台设备同桌需要服务器。请输入服务器地址。
home-server-address = 服务器地址
home-server-go = 前往
home-server-bad = 这不是地址。地址形如 regicide.example.org。
home-open-record = 打开牌谱
home-with-friends = 和朋友一起
home-with-friends-more = 开一张桌，把链接发给朋友。空位可由机器人补上。
home-make-table = 开一张桌
home-join = 输入邀请码加入
home-join-more = 粘贴你收到的链接或邀请码。
home-join-go = 加入
home-evenings = 聚会
home-evenings-about = 多支队伍打同样的封存牌局
home-clubs = 俱乐部
home-clubs-about = 一起参加聚会的朋友
home-companion = 桌边助手
home-companion-about = 用实体牌玩？它替你们计算，并提示下一步。无需联网。
today-title = 每日一副
today-invite = 每天一副牌，人人相同。
today-waits = 今天的对局在等你。
today-done = 今天已玩。看看成绩如何。
today-beaten = 击败12张人头牌中的{ $count }张
today-row =
    { $count ->
        [0] 还没有连续天数
       *[other] 连续{ $count }天
    }
home-welcome = 欢迎回来，{ $name }
home-welcome-back = 欢迎回来
home-waits = 等你来玩
home-turns = 有{ $count }张桌轮到你了。
home-week = 最近七天击败的人头牌：{ $days }
puzzles-today = 今日一题
home-puzzle-waits = 正确的行动只有一个。第一次回答算数。
home-puzzle-solved = 今天已答对。
home-puzzle-tried = 今天已试过，明天有新的。
home-badge = 最接近的徽章
home-badge-done = { $done }/{ $of }
home-badges-all = 已获得全部徽章
home-code = 邀请码
home-no-table = 找不到牌桌
home-bad-code = 这不是邀请码。邀请码共八位，由辅音字母和2到9的数字组成，例如 KDFR-27XN。
home-join-again = 请检查链接或邀请码，然后重试。
home-public-tables = 公开牌桌
home-no-public-tables = 现在没有公开的牌桌。开一张，让别人找到你。
phase-gathering = 等待玩家
phase-playing = 进行中
home-seats-taken = { $all }个座位已坐{ $taken }个
home-sit = 坐下
home-watch = 观战
home-my-games = 我的对局
statistics-title = 统计
home-no-games-yet = 还没有对局。
home-nobody-yet = 还没有其他人
home-solo = 单人
home-continue = 继续
home-look-back = 回放
home-review = 复盘
result-won = 胜利
result-lost = 失败
result-abandoned = 中止
result-gold = 金奖
result-silver = 银奖
result-bronze = 铜奖
result-bot-share = 机器人代打了{ $moves }步中的{ $count }步
result-hints = 用了{ $count }次提示
result-with-help = 用过帮助
result-no-medal = 获胜，无奖牌
result-bot-finished = 由机器人打完
home-new-table = 新牌桌
home-your-name = 你的名字
home-make-public = 公开：任何人都能找到这张桌
home-make-casual = 自由交流：什么都可以说
home-make-help = 提示：玩家可以询问最佳行动
home-make-spectators = 没有座位的人可以观战
home-more-options = 更多选项
home-tempo = 节奏
tempo-live = 实时
tempo-live-about = 大家同时在线。
tempo-turn-by-turn = 回合制
tempo-turn-by-turn-about = 不必同时在线：有空时再走一步。
tempo-days =
    { $count ->
        [7] 每回合一周
       *[other] 每回合{ $count }天
    }
tempo-no-limit = 不限时间
tempo-late-bot = 超时由机器人代走
tempo-late-wait = 超时则继续等待
home-when-late = 时间到了以后
home-late-bot = 机器人代走这一回合
home-late-bot-about = 此后本局不再有奖牌。
home-late-wait = 继续等待
home-turn-time = 每回合时间
home-no-limit = 不限
minutes = { $count }分钟
home-own-seed = 自选种子
home-own-seed-more = 相同的种子总是发出相同的牌。所有人都会知道种子是自选的。
home-as-published = 官方规则（{ $value }）
home-difficulty = 难度
difficulty-gentle = 轻松
difficulty-gentle-about = 手牌多一张，敌人更弱。适合第一局。
difficulty-official = 官方规则
difficulty-official-about = 按正式出版的规则。新手头几局多半会输。
difficulty-hard = 困难
difficulty-hard-about = 敌人血量和攻击更高，适合常胜的玩家。
difficulty-merciless = 无情
difficulty-merciless-about = 敌人血量和攻击大幅提高。连冠军每三局也会输一局。
option-solo-yield = 单人跳过
option-overpay = 超额弃牌
option-hand = 手牌上限
option-jesters = 小丑数量
option-health = 敌人血量
option-attack = 敌人攻击
option-yield = 跳过
option-combo = 连招点数上限
option-hands = 手牌
option-value-not-twice-running = 不能连续两次
option-value-stop = 足够即停
option-value-off = 不允许
option-value-open = 所有人可见
option-value-changed = { $change }（{ $value }）
option-published-solo-yield = 不允许
option-published-overpay = 允许
option-published-yield = 允许
option-published-hands = 不公开

## 本设备上的对局

local-title = 本设备上的对局
local-opening = 正在打开对局……
local-here = 在本设备上
local-practice = 练习
local-practice-about = 这是练习：没有奖牌，也不计入任何统计。
local-delete = 删除
local-keep = 保留
local-not-kept = 此浏览器不为本页保存任何内容：关闭页面后，这里的对局会丢失。
local-replay-title = 回放
pass-to = 请把手机交给{ $name }
pass-hidden = 所有手牌都已隐藏。
pass-show = 我是{ $name }：显示我的手牌

## Before the start

room-title = 牌桌 { $code }
room-casual = 自由交流
room-strict = 按规则交流
room-help = 允许提示
room-no-spectators = 不可观战
room-seats = 玩家
room-free = 空位
room-seat-free = 空位
room-seat-number = 座位{ $number }
room-is-ready = 已准备
room-is-not-ready = 未准备
you = 你
room-starts = 先手
room-move-here = 换到这里
room-seat-more = 座位{ $number }的更多选项
room-seat-bot = 加机器人
room-free-seat = 请{ $who }离座
room-let-start = 由{ $who }先手
room-be-ready = 我准备好了
room-not-ready = 取消准备
room-stand-up = 离座
room-wait-seats = 还有{ $count }个空位。
room-wait-ready = 所有人准备好后对局开始。
room-starts-without-you = 坐满即开始，你不在也没关系。
room-full = 座位已满
room-full-more = 留在此页即可观战：对局开始后会显示在这里。你也可以自己开一张桌。
room-invite = 把链接或邀请码发给要一起玩的人。
room-invite-watch = 任何人都可以用这个链接观战。
room-share-link = 分享链接
room-copied = 链接已复制。
share-by-hand = 浏览器不允许复制。请自行复制这个地址：
room-qr-code = 二维码
room-qr-code-about = 用手机扫码即可打开牌桌。
room-seal-about = 牌序已封存：{ $seal }……结束后人人都可以核对。
invite-title = { $who }邀请你加入{ $count }人桌
invite-open-title = 这张{ $count }人桌有你的座位
invite-what = Regicide是一款合作纸牌游戏：大家一起赢，或者一起输。一局大约半小时，不需要注册账号。
invite-sit = 入座
invite-learn = 第一次玩？十分钟学会
invite-chosen = 这一桌的玩法
invite-chosen-by = { $who }为这一桌选择的玩法
invite-turn = 一个回合怎么玩
invite-turn-play-title = 出一张牌
invite-turn-play = 点数就是对中间那名敌人的伤害。
invite-turn-suit-title = 花色技能
invite-turn-suit = 黑桃7抵挡7点：敌人的攻击减少7。
invite-turn-survive-title = 承受攻击
invite-turn-survive = 弃掉点数足够的牌：红桃4可以承受3点。然后轮到下一位。
invite-power-h = 恢复
invite-power-d = 抽牌
invite-power-c = 翻倍
invite-power-s = 抵挡
preview-table = 邀请你来玩一局Regicide
preview-table-seats = Open Regicide 的一张牌桌：{ $all }个座位已坐{ $taken }个
preview-table-turns = Open Regicide 的一张回合制牌桌：{ $all }个座位已坐{ $taken }个
preview-table-about = 四种花色，十二名敌人，一支队伍：合作纸牌游戏。点一下就能入座，不用注册，也不用安装。
preview-replay = 一局 Open Regicide
preview-replay-about = 逐步回放，可看所有人的手牌。

## The table

table-region = 牌桌
table-enemy = 敌人
table-enemy-number = 敌人{ $number }/12
table-health-of = 点血量（共{ $health }）
table-health-bar =
    { $damage ->
        [0] 血量还剩{ $left }，共{ $health }
       *[other] 血量还剩{ $left }，共{ $health }；这次出牌造成{ $damage }点伤害
    }
table-attack = 攻击
table-shielded = { $full }减去抵挡的{ $shield }
table-then-attack = 变为{ $attack }
table-no-blow = 不攻击
table-immune = 免疫{ $suit }
table-immunity-broken = 免疫已被取消
table-waiting-shield = { $shield }点抵挡，打出小丑后生效
table-castle = 城堡
fate-to-come = { $royal }：尚未出现
fate-now = { $royal }：当前敌人
fate-defeated = { $royal }：已击败
fate-taken-exactly = { $royal }：刚好击败
castle-key-defeated = 已击败
castle-key-exact = 刚好击败
castle-key-now = 当前
table-tavern = 酒馆
table-discard = 弃牌
table-played = 对这个敌人打出的牌
table-discard-title = 弃牌堆：{ $count }张
table-tavern-title = 酒馆牌堆：{ $count }张
table-discard-empty = 弃牌堆是空的。
table-tavern-about = 没有人知道酒馆牌堆的完整顺序，但以下是公开信息。
table-tavern-unknown = 酒馆牌堆里的牌都是未知的。
table-tavern-top = 牌堆顶
table-tavern-group = 第{ $number }批放到底部，顺序未知
table-known-in-hand = { $who }手中公开的牌
table-here = 在线
table-away = 离线
table-stand-in = 机器人代打
table-yielded = 跳过了
table-cards = { $count }张牌
table-your-hand =
    { $count ->
        [0] 你的手牌，空
       *[other] 你的手牌，{ $count }张
    }
table-hand-empty = 手牌为空
table-known-to-all = { $card }（公开）
table-your-turn = 轮到你了
turns-others = 还有{ $count }张桌在等你。
turns-next = 下一桌
turns-until = 截至{ $when }
table-turn-of = { $who }正在行动
table-struck = { $who }受到攻击
table-turn-away = { $who }已离线
table-pause = 已暂停
table-survive = 承受攻击
table-who-next = 下一位是谁？
table-won = 胜利
table-game-lost = 失败
table-abandoned = 已中止
table-steps = 回合阶段
step-play = 出牌
step-powers = 技能
step-damage = 伤害
step-survive = 承受
talk-open-log = 打开记录和聊天
talk-and-log = 记录和聊天
talk-unread =
    { $count ->
        [0] 记录和聊天
       *[other] 记录和聊天，{ $count }条新消息
    }
table-menu = 菜单
table-watchers = { $count }人观战。
table-announce-turn = 轮到你了。{ $enemy }：血量{ $health }，攻击{ $attack }。

## Choosing

table-watching = 你正在观战。
table-wait-turn = 轮到{ $who }了。
table-wait-for-choice = 由{ $who }指定下一位玩家。
choose-cards-to-play = 请选择要打出的牌
choose-cards-or-yield = 请选牌或跳过
choose-only-flip = 你没有可以打出的牌。只能翻一张小丑。
choose-only-yield = 你没有可以打出的牌。只能跳过。
choose-yield-or-flip = 你没有可以打出的牌。可以跳过，或翻一张小丑。
choose-cards = 请选牌
choose-clear = 清除
move-yield = 跳过
choose-sending = 发送中……
choose-play-these = 打出{ $cards }
choose-discard-these = 弃掉{ $cards }
choose-missing = 还差{ $missing }点
choose-sort-rank = 按点数排列
choose-sort-suit = 按花色排列
effect-damage = { $damage }点伤害
effect-exact = 刚好击败
effect-kill = 击败
effect-wins = 赢得这一局
effect-value = 攻击值{ $value }
effect-heals = 恢复{ $count }张
effect-you-draw = 你+{ $count }
effect-who-draws = { $who }+{ $count }
effect-draws-none = 没有人能抽牌
effect-doubled = 翻倍：{ $damage }
effect-shields = 敌人攻击{ $attack }
effect-cancels = 取消免疫
effect-blocked = 免疫，技能无效
after-wins = 最后一位国王倒下。
after-stuck = { $who }将无法出牌也无法跳过：这一局就输了。
after-exact = 敌人被放到酒馆牌堆顶，由你再来一回合。
after-kill =
    { $waste ->
        [0] 敌人倒下，由你再来一回合。
       *[other] 多出{ $waste }点。敌人倒下，由你再来一回合。
    }
after-jester = 敌人这次不攻击：由你指定下一位玩家。
after-no-strike = 敌人无法反击。
after-covered = 敌人攻击{ $attack }点。最省的弃牌：{ $cards }。
after-depends = 敌人攻击{ $attack }点。能否承受要看你抽到的牌。
after-not-covered = 敌人攻击{ $attack }点：你无法承受，这一局就输了。
choose-need = 请弃掉至少{ $damage }点
choose-cannot-cover = 要承受{ $damage }点，而你的全部手牌只有{ $value }点。只有翻小丑才能得救。
choose-chosen = 已选
choose-over = 多出{ $over }点
choose-cheapest = 最省的弃牌：{ $cards } = { $value }
choose-take-it = 选它
choose-who-next-more = 可以说想不想当下一位，不可透露手里有什么牌。
choose-you-again = 你自己
choose-goes-next = 下一位：{ $who }
choose-next-player = 请选择下一位
choose-your-wish = 你想当下一位吗？
move-flip = 翻一张小丑
choose-jesters-left =
    { $count ->
        [0] 没有小丑了。
       *[other] 还剩{ $count }张小丑。
    }
choose-flip-about = 弃掉手牌，重抽{ $limit }张。
choose-flip-ask = 要翻一张小丑吗？
choose-flip-costs = 弃掉你的所有手牌，再抽{ $limit }张。
medal-left-gold = 仍可获得金奖。
medal-left-silver = 之后最多获得银奖。
medal-left-bronze = 之后最多获得铜奖。

## Hints

hint-ask = 提示
hint-cost = 提示会显示最佳行动。全桌都会看到你请求了提示，这一局也不再颁发奖牌。
hint-show = 显示提示
hint-wait = 正在思考……
hint-best = { $move }。由冠军接着打，胜率{ $chance }%。
hint-next = 次佳：{ $move }，{ $chance }%。
hint-medal = 不翻小丑：{ $chance }%。
hint-even = 两者几乎一样好。
hint-choose = 选择这个行动
hint-no-medal = 这一局不颁发奖牌。
hint-numbers = 数字
hint-card = 提示
hint-pays = 弃掉
hint-other = 次佳：{ $move }
hint-first = 最佳：{ $move }

## What a move does, one thing at a time

story-heal = 恢复{ $amount }张
story-double = 翻倍
story-shield = 抵挡{ $amount }
story-blocked = 技能无效
story-cancel = 免疫取消
story-damage = { $amount }点伤害
story-overkill = 超出{ $amount }点
story-exact = 刚好击败
story-covers = 抵消{ $value }点
moment-first-queen = 第一张Q
moment-first-king = 第一张K
moment-last-enemy = 最后一个敌人
moment-narrow = 用最后一张牌刚好挡住
story-pause = 暂停动画
story-resume = 继续
story-step = 下一步
story-skip = 跳到最新
story-missed = 你离开期间：{ $moves }步。
story-missed-defeated = 已击败：{ $cards }
recap-title = 上次轮到你之后
recap-all-again = 全部再看一遍
recap-drawn = 抽{ $count }张
recap-paid = 用{ $cards }抵消{ $damage }点
story-offer-sound = 要打开牌桌声音吗？
story-accept-sound = 打开声音
story-decline-sound = 不用了
lane-about = 牌桌消息
lane-notice = 通知
lane-read = 查看
lane-yes = 好
lane-no = 不
lane-wait = 等待
lane-let-bot = 让机器人代打
lane-waiting = 还有{ $count }条通知。

## Talk and log

talk-tab-log = 记录
talk-tab-talk = 聊天
talk-log-empty = 还没有发生什么。
talk-empty = 还没有人说话。
talk-undone = 已撤回
talk-tell-again = 再看一遍这一步
why-ask = 为什么这样做？
why-failed = 找不到理由。请检查网络后重试。
talk-strict = 只能说规则允许的话：不可透露手里有什么牌。
talk-casual = 自由交流的牌桌：想说什么都可以。
talk-speak = 说点什么
talk-send = 发送
talk-said = { $who }：{ $text }
phrase-my-hand-size = 我有{ $hand }张牌
phrase-tavern-size = 酒馆：{ $tavern }张
phrase-discard-size = 弃牌堆：{ $discard }张
phrase-enemy-health = 敌人血量：{ $health }
phrase-enemy-attack = 敌人攻击：{ $attack }
phrase-who-may-yield = 上回合跳过：{ $yielded }
phrase-me-next = 让我来
phrase-not-me-next = 我不想当下一位
phrase-anyone-next = 我都行
phrase-hello = 你好
phrase-thanks = 谢谢
phrase-one-moment = 请稍等
phrase-good-game = 打得不错
phrase-well-played = 打得漂亮
phrase-ouch = 哎哟
phrase-sorry = 抱歉
phrase-phew = 好险
talk-reactions = 回应
talk-mute = 隐藏其他人的回应
did-take-seat = { $who }入座了。
did-leave-seat = { $who }离座了。
did-seat-bot = { $who }添加了{ $bot }。
did-free-seat = { $who }空出一个座位。
did-remove-player = { $who }将一名玩家移出牌桌。
did-ask-undo = { $who }请求撤回上一步。
did-ask-hint = { $who }请求了提示。
did-ask-abandon = { $who }请求结束对局。
did-agree = { $who }同意了。
did-disagree = { $who }不同意。
did-pause = { $who }暂停了对局。
did-resume = { $who }恢复了对局。
did-stand-in = { $bot }接替了{ $about }。
did-hand-back = { $who }回来了。

## What else can be done

table-reconnecting = 正在重新连接……你的座位会保留。
asks-undo = { $who }请求撤回上一步。
asks-abandon = { $who }请求结束对局。
action-agree = 同意
action-disagree = 不同意
action-take-back = 算了
table-paused = 对局已暂停。
table-paused-by =
    { $you ->
        [yes] 你于{ $when }暂停了对局。
       *[no] { $who }于{ $when }暂停了对局。
    }
table-is-paused = 已暂停
status-title = 服务器状态
status-works = 服务器运行正常。
notice-draining = 服务器即将停机维护。请暂停或结束对局；之后会从中断处继续。
notice-new-device = 你的玩家添加了一台设备。不是你添加的？请在浏览器游戏的设置中将其登出。
notice-away = { $who }已离线。
notice-late =
    { $you ->
        [yes] 你的时间到了：其他玩家可以让机器人代你打。
       *[no] { $who }的时间到了。
    }
action-pause = 暂停
action-resume = 继续
action-bot-plays-for-you = 机器人正在代你打。
action-hand-back = 我自己来
action-undo = 撤回我的上一步
action-bot-for-me = 让机器人代我打
action-bot-for = 让机器人代{ $who }打
action-abandon = 结束对局
action-abandon-sure = 如果所有人都同意，这一局将就此中止。
action-leave = 离开牌桌
people-title = 这张牌桌上的人
people-remove = 移除{ $who }
people-remove-sure = 机器人会接替座位，{ $who }不能再回来。
people-report = 举报名字{ $who }
people-report-words = 举报{ $who }的“{ $text }”
people-report-about = 服务器管理员会看到名字、消息、牌桌和你的理由。
people-reported = 举报已提交。
report-reason = 原因
report-insult = 侮辱
report-threat = 威胁
report-spam = 刷屏
report-other = 其他
action-count = 数牌
action-points-on = 和我一起计分
action-points-off = 不再计分
action-rules = 规则
action-alerts-on = 轮到我时通知我
action-alerts-off = 不再通知我
action-alerts-blocked = 浏览器没有显示本页的通知。你可以在浏览器设置里允许通知。
keys-title = 按键和手势
keys-digits = 1到9，第十张用0：选牌
keys-space = 空格：选中或取消当前的牌
keys-enter = 回车：执行金色按钮上的行动
keys-hint = H：提示
keys-escape = Esc：清除选择
keys-help = ?：打开这个菜单
keys-double-click = 双击：直接打出一张牌
keys-drag = 拖到敌人身上：打出这张牌或所有选中的牌
count-title = 你没见过的牌：{ $count }张
count-where = 酒馆牌堆里{ $tavern }张，其他人手里{ $hands }张。
count-suit = { $suit }，{ $count }张：{ $cards }
count-jesters = 其中有{ $count }张小丑。
count-to-come = 尚未出现的人头牌
count-none-to-come = 没有了：这是最后一张。
count-known = 大家都知道的

## The end

end-castle-fallen = 城堡已被攻破
end-still-stands = { $enemy }依然屹立
end-how-it-ended = 查看结局
end-see-table = 查看牌桌
end-abandoned = 大家同意到此为止。
end-what-decided = 什么决定了胜负？
end-reviewing = 正在复盘……
end-won = 十二张人头牌全被击败：全桌一起获胜。
end-won-alone = 十二张人头牌全被击败。
end-gold = 金奖：击败全部十二张人头牌，没有翻小丑。
end-silver = 银奖：击败全部十二张人头牌，翻了一张小丑。
end-bronze = 铜奖：击败全部十二张人头牌，翻了两张小丑。
end-bot-finished = 这局由机器人代{ $who }打完。
end-bot-helped = 机器人曾代{ $who }打了一段。
end-bot-share = 共{ $moves }步，其中{ $count }步由机器人走。
end-hints = 用了{ $count }次提示，所以这一局不颁发奖牌。
end-known-deal = 这副牌以前打完过，所以这一局不颁发奖牌。换一副新牌就会有。
end-short-you = 你还差{ $short }点才能承受伤害。
end-short = { $who }还差{ $short }点才能承受伤害，全桌一起失败。
end-stuck = { $who }既不能出牌也不能跳过。
end-its-attack = 敌人的攻击
end-whole-hand = 你的全部手牌
end-hand-of = { $who }的全部手牌
end-missing = 差{ $short }点
end-flag = 城堡化为废墟，上面飘着你的旗帜
figure-moves = 行动
figure-beaten = 击败
figure-exact = 刚好击败
figure-blow = 最大一击
action-new-deal = 再来一局
action-same-deal = 重玩这副牌
end-to-rematch = 前往新牌桌
rematch-asked = { $who }想再来一局。
rematch-come = 一起玩
rematch-stay = 留下
end-share = 分享
end-evening = 回到聚会
end-evening-about = 其他队伍可能还要打这副牌：请不要向他们透露。聚会结束后可以回看这局游戏。
end-challenge = 挑战朋友
end-record = 下载牌谱
end-more = 更多
seal-checking = 正在核对牌序……
seal-true = 核对无误：牌序从一开始就已确定
seal-false = 牌序与封存不符
seal-other-deal = 封存的种子发不出这局所用的牌
seal-unknown = 请自行核对牌序
seal-chosen = 这次发牌的种子是有人自选的。
seal-how = 这段文字的 SHA-256
seal-commitment = 必须与开局时显示的值相同：
seal-deals = 其中的种子必须发出这里见到的手牌、敌人和抽到的牌。

## Looking back

replay-title = 对局 { $code }
replay-move-of = 第{ $number }步，共{ $all }步
replay-the-deal = 发牌
replay-moment = 对局进度
replay-controls = 播放控制
replay-hands = 手牌
replay-first = 最开始
replay-previous = 上一步
replay-next = 下一步
replay-last = 最后
replay-whose-view = 看谁的手牌
replay-all-hands = 所有人的手牌
replay-play = 播放
replay-pause = 暂停
replay-speed = 速度
replay-speed-slow = 慢
replay-speed-normal = 正常
replay-speed-fast = 快
replay-moves = 步骤列表
replay-help = 按键与标记
replay-key-arrows = 后退或前进一步
replay-key-ends = 到开头或结尾
replay-key-space = 播放或暂停
replay-space-bar = 空格
replay-marks = 滑块上方的标记表示人头牌被击败的位置；金色表示伤害刚好。最后一个标记是结局。
replay-share-moment = 本页地址含有步数，分享即可展示这一刻。
replay-expected = 回放需要一局已结束游戏的代码，例如{ $example }。
replay-code = 对局代码
replay-open = 打开回放

## Settings

settings-theme = 主题
settings-theme-auto = 跟随设备
settings-theme-light = 浅色
settings-theme-dark = 深色
settings-suits = 花色配色
settings-suits-two = 两色
settings-suits-four = 四色
settings-size = 牌的大小
settings-size-small = 小
settings-size-normal = 中
settings-size-large = 大
settings-motion = 动画
settings-motion-auto = 跟随设备
settings-motion-full = 完整
settings-motion-less = 减少
settings-speed = 动画速度
settings-speed-calm = 从容
settings-speed-normal = 正常
settings-speed-fast = 快
settings-speed-instant = 立即
settings-sound = 声音
settings-volume = 音量
settings-player = 玩家
settings-save = 保存
settings-saved = 已保存。
settings-to-table = 回到牌桌
settings-transfer-about = 想在另一台设备上以同一身份继续玩，请在这里显示转移码，再用那台设备扫描或输入。每个转移码只能用一次。
settings-transfer-show = 显示转移码
settings-transfer-code = 另一台设备的转移码
settings-transfer-take = 使用
settings-transfer-scan = 用另一台设备的相机扫描
settings-transfer-ask = 转移到这台设备？
settings-transfer-ask-new = 之后你会在这里以显示转移码的那位玩家的身份玩，并看到同样的对局。
settings-transfer-ask-other = 之后你会在这里以显示转移码的那位玩家的身份玩。这台设备不再以{ $name }的身份玩。
settings-transfer-move = 转移到这里
settings-transfer-stay = 取消
devices-title = 你的设备
devices-about = 这些设备可以在本服务器上以你的身份玩。请登出你丢失或不认识的设备。你的对局会保留。
devices-added = 添加于{ $date }
devices-used = 最近使用：{ $day }
devices-this = 本设备
devices-new = 新
devices-sign-out = 登出
devices-sign-out-added = 登出添加于{ $date }的设备
devices-name = 设备名称
devices-rename = 命名
devices-name-added = 为添加于{ $date }的设备命名
devices-sign-out-others = 登出所有其他设备
devices-sure = 已登出的设备不能再以你的身份玩。它所在的牌桌会继续，你显示过的转移码也会失效。
devices-sure-this = 本设备将无法再以你的身份玩。想要回来，请在你的另一台设备上显示转移码。
devices-sign-out-sure = 立即登出
devices-keep = 不登出
devices-done = 已登出。
devices-notice = 你的玩家添加了{ $count }台设备，最近一台添加于{ $date }。是你添加的吗？
devices-look = 查看你的设备
devices-it-was-me = 是我
devices-begin-again = 本设备上的对局还在。在服务器上，你可以作为新玩家开始，或用你另一台设备的转移码继续。

## Messages to devices whose page is closed

push-turn = 轮到你了
push-invitation = 有人邀你再来一局
push-finished = 对局已结束
# $names: the other people at the table.
push-with = 同桌：{ $names }
push-title = 页面关闭时的消息
push-about = 页面关闭时，这台设备可以告诉你牌桌上发生了什么。消息只说是哪一桌，不透露任何牌。
push-on = 在本设备上开启
push-off = 在本设备上关闭
push-kinds = 通知我
push-kind-turn = 轮到我了
push-kind-invitation = 再来一局
push-kind-finished = 对局结束
push-quiet = 免打扰时段
push-quiet-begin = 从
push-quiet-end = 到
push-denied = 浏览器阻止了本页面的消息。请在浏览器设置中允许本页面发送通知，然后再回来。
push-unsupported = 此浏览器无法在页面关闭时显示消息。在 iPhone 或 iPad 上，请先把页面添加到主屏幕。
push-failed = 浏览器无法连接其消息服务。请稍后再试。
push-offer = 轮到你时发消息通知你？
push-decline = 本设备不接收消息
settings-data = 你的数据
settings-data-about = 你可以带走此服务器保存的关于你的一切，或将其删除。与他人的对局仍归他们，但不含你的名字和发言；你自己的对局会被删除。此操作无法撤销。
settings-data-download = 下载
settings-data-delete = 删除我在此服务器的数据
settings-data-confirm = 永久删除
settings-data-deleted = 已全部删除。

## How to play

learn-title = 上桌学习
learn-about = 在可以操作的牌桌上学十四节小课，大约十分钟。由你出牌，出错也没关系。
learn-begin = 开始
learn-of = { $place }/{ $all }
learn-skip = 略过
learn-next = 下一课
learn-end = 完成
learn-done = 已学会
learn-first-game = 你已经全部学会了
learn-first-game-about = 第一局可以挑战轻松一些的城堡：手牌多一张，敌人的血量和攻击更低。
learn-first-game-go = 玩轻松的一局
learn-first-game-real = 玩正式的一局
rules-title = 规则
rules-about = 每条规则都有编号，用我们自己的话写成，支持搜索。
rules-search = 搜索规则
rules-found =
    { $count ->
        [0] 没有找到相关规则。
       *[other] { $count }条规则
    }
rules-nothing-found = 换个词试试，或查看目录：
rules-chapters = 章节
rules-whole-rulebook = 全部规则
