# The browser game.

## Everywhere

web-unofficial = Paul Abrahams、Luke Badger 和 Andy Richdale 所设计游戏的非官方开源版本，图画均为自绘。喜欢的话，请购买正式出版的牌组。
web-main-menu = 主菜单
web-learn = 玩法
web-settings = 设置
web-language = 语言
web-close = 关闭
web-more = 更多
web-to-home = 首页
web-to-table = 前往牌桌
web-lost-page = 页面不存在
web-connecting = 正在连接……
web-no-answer = 服务器没有响应。
web-guest = 游客
web-card-back = 面朝下的牌
web-bot-random = 愚者
web-bot-squire = 侍从
web-bot-knight = 骑士
web-bot-champion = 冠军
web-bot-medallist = 奖牌猎手

## Home

web-hero = 同心协力，攻破城堡。
web-hero-more = 十二位堕落的王族，一副牌，一到四位玩家同胜同败。无需账号，无需安装。
web-play = 开始游戏
web-alone = 单人游戏
web-alone-more = 八张手牌，两张小丑，三种奖牌。
web-alone-go = 发牌开始
web-with-bots = 和机器人一起
web-with-bots-more = 机器人只看得到玩家能看到的信息。请选择人数。
web-which-bot = 选择机器人
web-how-many-players = 玩家人数
web-players = { $count }位玩家
web-with-friends = 和朋友一起
web-with-friends-more = 开一张桌，把链接发给朋友。空位可由机器人补上。
web-make-table = 开一张桌
web-join = 输入邀请码加入
web-join-more = 邀请码由开桌的人提供。
web-join-go = 加入
web-companion = 桌边助手
web-companion-about = 用实体牌玩？它替你们计算，并提示下一步。无需联网。
web-code = 邀请码
web-public-tables = 公开牌桌
web-no-public-tables = 现在没有公开的牌桌。开一张，让别人找到你。
web-gathering = 等待玩家
web-playing = 进行中
web-seats-taken = { $all }个座位已坐{ $taken }个
web-sit = 坐下
web-watch = 观战
web-my-games = 我的对局
web-no-games-yet = 还没有对局。
web-nobody-yet = 还没有其他人
web-solo = 单人
web-continue = 继续
web-look-back = 回放
web-result-won = 胜利
web-result-lost = 失败
web-result-abandoned = 中止
web-result-gold = 金奖
web-result-silver = 银奖
web-result-bronze = 铜奖
web-new-table = 新牌桌
web-your-name = 你的名字
web-make-public = 公开：任何人都能找到这张桌
web-make-casual = 自由交流：什么都可以说
web-more-options = 更多选项
web-turn-time = 每回合时间
web-no-limit = 不限
web-minutes = { $count }分钟
web-own-seed = 自选种子
web-own-seed-more = 相同的种子总是发出相同的牌。所有人都会知道种子是自选的。
web-as-published = 官方规则
web-option-solo-yield = 单人跳过
web-option-overpay = 超额弃牌
web-option-hand = 手牌上限
web-option-jesters = 小丑数量
web-option-health = 敌人血量
web-option-attack = 敌人攻击
web-option-yield = 跳过
web-option-combo = 连招点数上限
web-option-hands = 手牌
web-choice-not-twice-running = 不能连续两次
web-choice-stop = 足够即停
web-choice-off = 不允许
web-choice-open = 所有人可见

## Before the start

web-table-title = 牌桌 { $code }
web-casual = 自由交流
web-strict = 按规则交流
web-seats = 玩家
web-free = 空位
web-seat-free = 空位
web-seat-number = 座位{ $number }
web-is-ready = 已准备
web-is-not-ready = 未准备
web-you = 你
web-starts = 先手
web-sit-here = 坐这里
web-move-here = 换到这里
web-seat-bot = 加机器人
web-free-seat = 请{ $who }离座
web-let-start = 由{ $who }先手
web-be-ready = 我准备好了
web-not-ready = 取消准备
web-stand-up = 离座
web-wait-seats = 还有{ $count }个空位。
web-wait-ready = 所有人准备好后游戏开始。
web-invite = 把链接或邀请码发给要一起玩的人。
web-invite-watch = 任何人都可以用这个链接观战。
web-share-link = 分享链接
web-copied = 链接已复制。
web-seal-about = 牌序已封存：{ $seal }……结束后人人都可以核对。

## The table

web-table-side = 牌桌
web-enemy = 敌人
web-enemy-number = 敌人 { $number }/12
web-health-of = 点血量（共{ $health }）
web-health-bar =
    { $damage ->
        [0] 血量还剩{ $left }，共{ $health }
       *[other] 血量还剩{ $left }，共{ $health }；这次出牌造成{ $damage }点伤害
    }
web-attack = 攻击
web-shielded = { $full }减去抵挡的{ $shield }
web-immune = 免疫{ $suit }
web-immunity-broken = 免疫已被取消
web-waiting-shield = { $shield }点抵挡，打出小丑后生效
web-castle = 城堡
web-fate-to-come = { $royal }：尚未出现
web-fate-now = { $royal }：当前敌人
web-fate-defeated = { $royal }：已击败
web-fate-taken-exactly = { $royal }：刚好击败
web-key-defeated = 已击败
web-key-exact = 刚好击败
web-key-now = 当前
web-tavern = 酒馆
web-discard = 弃牌
web-played = 对这个敌人打出的牌
web-discard-title = 弃牌堆：{ $count }张
web-tavern-title = 酒馆牌堆：{ $count }张
web-discard-empty = 弃牌堆是空的。
web-tavern-about = 没有人知道酒馆牌堆的完整顺序，但以下是公开信息。
web-tavern-top = 牌堆顶
web-tavern-group = 第{ $number }批放到底部，顺序未知
web-known-in-hand = { $who }手中公开的牌
web-here = 在线
web-away = 离线
web-stand-in = 机器人代打
web-yielded = 跳过了
web-cards = { $count }张牌
web-your-hand =
    { $count ->
        [0] 你的手牌，空
       *[other] 你的手牌，{ $count }张
    }
web-hand-empty = 手牌为空
web-known-to-all = { $card }（公开）
web-your-turn = 轮到你了
web-turn-of = 轮到{ $who }
web-survive = 承受攻击
web-who-next = 下一位是谁？
web-won = 胜利
web-game-lost = 失败
web-abandoned = 已中止
web-steps = 回合阶段
web-step-play = 出牌
web-step-powers = 技能
web-step-damage = 伤害
web-step-survive = 承受
web-open-log = 打开记录和聊天
web-log-and-talk = 记录和聊天
web-log-unread =
    { $count ->
        [0] 记录和聊天
       *[other] 记录和聊天，{ $count }条新消息
    }
web-menu = 菜单
web-watchers = { $count }人观战。
web-announce-turn = 轮到你了。{ $enemy }：血量{ $health }，攻击{ $attack }。

## Choosing

web-watching = 你正在观战。
web-wait-turn = 轮到{ $who }了。
web-wait-name = 由{ $who }指定下一位玩家。
web-choose = 请选择要打出的牌
web-choose-or-yield = 请选牌或跳过
web-choose-cards = 请选牌
web-clear = 清除
web-yield = 跳过
web-sending = 发送中……
web-play-these = 打出{ $cards }
web-discard-these = 弃掉{ $cards }
web-missing = 还差{ $missing }点
web-sort-rank = 按点数排列
web-sort-suit = 按花色排列
web-damage = { $damage }点伤害
web-exact = 刚好击败
web-kill = 击败
web-wins = 赢得游戏
web-value = 攻击值{ $value }
web-heals = 恢复{ $count }张
web-you-draw = 你+{ $count }
web-who-draws = { $who }+{ $count }
web-draws-none = 没有人能抽牌
web-doubled = 翻倍：{ $damage }
web-shields = 敌人攻击{ $attack }
web-cancels = 取消免疫
web-blocked = 免疫，技能无效
web-after-wins = 最后一位国王倒下。
web-after-stuck = { $who }将无法出牌也无法跳过：游戏会失败。
web-after-exact = 敌人被放到酒馆牌堆顶，由你再来一回合。
web-after-kill =
    { $waste ->
        [0] 敌人倒下，由你再来一回合。
       *[other] 多出{ $waste }点。敌人倒下，由你再来一回合。
    }
web-after-jester = 敌人这次不攻击：由你指定下一位玩家。
web-after-no-strike = 敌人无法反击。
web-after-covered = 敌人攻击{ $attack }点。最省的弃牌：{ $cards }。
web-after-depends = 敌人攻击{ $attack }点。能否承受要看你抽到的牌。
web-after-not-covered = 敌人攻击{ $attack }点：你无法承受，游戏会失败。
web-need = 请弃掉至少{ $damage }点
web-chosen = 已选
web-over = 多出{ $over }点
web-cheapest = 最省的弃牌：{ $cards } = { $value }
web-take-it = 选它
web-who-next-more = 可以说想不想当下一位，不可透露手里有什么牌。
web-you-again = 你自己
web-goes-next = 下一位：{ $who }
web-choose-next = 请选择下一位
web-your-wish = 你想当下一位吗？
web-flip = 翻一张小丑
web-jesters-left =
    { $count ->
        [0] 没有小丑了。
       *[other] 还剩{ $count }张小丑。
    }
web-flip-about = 弃掉手牌，重抽{ $limit }张。
web-flip-ask = 要翻一张小丑吗？
web-flip-costs = 弃掉你的所有手牌，再抽{ $limit }张。
web-medal-left-gold = 仍可获得金奖。
web-medal-left-silver = 之后最多获得银奖。
web-medal-left-bronze = 之后最多获得铜奖。

## What a move does, one thing at a time

web-scene-heal = 恢复{ $amount }张
web-scene-draw = 抽{ $amount }张
web-scene-double = 翻倍
web-scene-shield = 抵挡{ $amount }
web-scene-blocked = 技能无效
web-scene-cancel = 免疫取消
web-scene-damage = { $amount }点伤害
web-scene-kill = 击败
web-scene-exact = 刚好击败
web-scene-strike = 攻击{ $amount }点

## Talk and log

web-tab-log = 记录
web-tab-talk = 聊天
web-log-empty = 还没有发生什么。
web-talk-empty = 还没有人说话。
web-talk-strict = 只能说规则允许的话：不可透露手里有什么牌。
web-talk-casual = 自由交流的牌桌：想说什么都可以。
web-speak = 说点什么
web-send = 发送
web-said = { $who }：{ $text }
web-phrase-my-hand-size = 我有{ $hand }张牌
web-phrase-tavern-size = 酒馆：{ $tavern }张
web-phrase-discard-size = 弃牌堆：{ $discard }张
web-phrase-enemy-health = 敌人血量：{ $health }
web-phrase-enemy-attack = 敌人攻击：{ $attack }
web-phrase-who-may-yield = 上回合跳过：{ $yielded }
web-phrase-me-next = 让我来
web-phrase-not-me-next = 我不想当下一位
web-phrase-anyone-next = 我都行
web-phrase-hello = 你好
web-phrase-thanks = 谢谢
web-phrase-one-moment = 请稍等
web-phrase-good-game = 打得不错
web-did-take-seat = { $who }入座了。
web-did-leave-seat = { $who }离座了。
web-did-seat-bot = { $who }添加了{ $bot }。
web-did-free-seat = { $who }空出一个座位。
web-did-ask-undo = { $who }请求撤回上一步。
web-did-ask-abandon = { $who }请求结束游戏。
web-did-agree = { $who }同意了。
web-did-disagree = { $who }不同意。
web-did-pause = { $who }暂停了游戏。
web-did-resume = { $who }恢复了游戏。
web-did-stand-in = { $bot }接替了{ $about }。
web-did-hand-back = { $who }回来了。

## What else can be done

web-reconnecting = 正在重新连接……你的座位会保留。
web-asks-undo = { $who }请求撤回上一步。
web-asks-abandon = { $who }请求结束游戏。
web-agree = 同意
web-disagree = 不同意
web-take-back = 算了
web-paused = 游戏已暂停。
web-pause = 暂停
web-resume = 继续
web-bot-plays-for-you = 机器人正在代你打。
web-hand-back = 我自己来
web-undo = 撤回我的上一步
web-bot-for-me = 让机器人代我打
web-bot-for = 让机器人代{ $who }打
web-abandon = 结束游戏
web-abandon-sure = 如果所有人都同意，游戏将就此中止。
web-leave = 离开牌桌

## The end

web-castle-fallen = 城堡已被攻破
web-still-stands = { $enemy }依然屹立
web-how-it-ended = 查看结局
web-see-table = 查看牌桌
web-end-abandoned = 大家同意到此为止。
web-end-won = 十二张人头牌全被击败：全桌一起获胜！
web-end-gold = 金奖：击败全部十二张人头牌，没有翻小丑。
web-end-silver = 银奖：击败全部十二张人头牌，翻了一张小丑。
web-end-bronze = 铜奖：击败全部十二张人头牌，翻了两张小丑。
web-end-short-you = 你还差{ $short }点才能承受伤害。
web-end-short = { $who }还差{ $short }点才能承受伤害，全桌一起失败。
web-end-stuck = { $who }既不能出牌也不能跳过。
web-its-attack = 敌人的攻击
web-whole-hand = 你的全部手牌
web-figure-moves = 行动
web-figure-beaten = 击败
web-figure-exact = 刚好击败
web-figure-blow = 最大一击
web-new-deal = 再来一局
web-same-deal = 重玩这副牌
web-to-rematch = 前往新牌桌
web-share = 分享
web-record = 下载牌谱
web-seal-true = 核对无误：牌序从一开始就已确定
web-seal-false = 牌序与封存不符
web-seal-other-deal = 封存的种子发不出这局所用的牌
web-seal-unknown = 请自行核对牌序
web-seal-chosen = 这次发牌的种子是有人自选的。
web-seal-how = 这段文字的 SHA-256
web-seal-commitment = 必须与开局时显示的值相同：
web-seal-deals = 其中的种子必须发出这里见到的手牌、敌人和抽到的牌。

## Looking back

web-replay-title = 对局 { $code }
web-move-of = 第{ $number }步，共{ $all }步
web-the-deal = 发牌
web-moment = 对局进度
web-first = 最开始
web-previous = 上一步
web-next = 下一步
web-last = 最后
web-whose-view = 看谁的手牌
web-all-hands = 所有人的手牌

## Settings

web-set-theme = 主题
web-set-theme-auto = 跟随设备
web-set-theme-light = 浅色
web-set-theme-dark = 深色
web-set-suits = 花色配色
web-set-suits-two = 两色
web-set-suits-four = 四色
web-set-size = 牌的大小
web-set-size-small = 小
web-set-size-normal = 中
web-set-size-large = 大
web-set-motion = 动画
web-set-motion-auto = 跟随设备
web-set-motion-full = 完整
web-set-motion-less = 减少
web-sound = 声音
web-player = 玩家
web-save = 保存
web-saved = 已保存。
web-transfer-about = 想在另一台设备上以同一身份继续玩，请在这里显示转移码，再到那台设备上输入。每个转移码只能用一次。
web-transfer-show = 显示转移码
web-transfer-code = 另一台设备的转移码
web-transfer-take = 使用

## How to play

web-learn-title = 上桌学习
web-learn-invite = 没玩过？十四节小课，大约十分钟，出错也没关系。
web-learn-about = 在可以操作的牌桌上学十四节小课，大约十分钟。由你出牌，出错也没关系。
web-lesson-begin = 开始
web-lesson-of = { $place }/{ $all }
web-lesson-skip = 略过
web-lesson-next = 下一课
web-lesson-end = 完成
web-lesson-done = 已学会
web-first-game = 你已经全部学会了
web-first-game-about = 第一局可以挑战轻松一些的城堡：手牌多一张，敌人的血量和攻击更低。
web-first-game-go = 玩轻松的一局
web-first-game-real = 玩正式的一局
web-rules = 规则
web-rules-about = 每条规则都有编号，用我们自己的话写成，支持搜索。
web-rules-search = 搜索规则
web-rules-found =
    { $count ->
        [0] 没有找到相关规则。
       *[other] { $count }条规则
    }
web-rules-chapters = 章节
web-whole-rulebook = 全部规则
