# What went wrong: what is wrong, and what was expected. Names are error- and the stable code.

## Moves the rules forbid

error-game-is-won = 这一局已经赢了。
error-game-is-lost = 这一局已经输了。
error-damage-first = 要先承受伤害：请弃牌。
error-no-damage-now = 现在没有需要承受的伤害。
error-name-the-next = 小丑已打出：请指定下一位玩家，例如 >2。
error-nothing-to-name = 只有打出小丑之后才能指定下一位玩家。
error-no-cards = 至少打出一张牌，或者选择跳过。
error-not-in-hand = 手牌中没有{ $card }。
error-ranks-differ = 只有点数相同的牌才能组成连招。
error-royals-in-combo = J、Q和K不能组成连招，但每张都可以搭配一张A。
error-combo-too-high = 连招的总和最多为{ $limit }，这里是{ $total }。
error-ace-in-combo = A只能单独打出，或者只和另一张牌搭配打出。
error-jester-not-alone = 小丑只能单独打出。
error-all-others-yielded = 其他玩家在各自的上一回合都跳过了，所以你不能跳过。
error-solo-yield = 单人游戏中不能跳过。
error-yielded-last-turn = 你上一回合已经跳过，不能连续跳过。
error-yielding-off = 这一局不允许跳过。
error-not-held = 手牌中没有{ $card }，不能弃掉它。
error-not-covered = 这些牌只有{ $total }点，而伤害是{ $damage }点。
error-overpaid = 弃牌过多：共{ $total }点，而伤害只有{ $damage }点。
error-no-such-seat = 这一局里没有玩家{ $seat }。
error-flip-not-solo = 只有单人游戏才能将小丑翻面。
error-no-jester-left = 没有可以翻面的小丑了。

## Options

error-option-out-of-range = 选项 { $name } 为{ $value }；应在{ $lowest }到{ $highest }之间。
error-bad-option = 第{ $at }个字符：“{ $found }”不是选项；应为 name=value。
error-unknown-option = 第{ $at }个字符：没有选项“{ $found }”；可用的有：{ $names }。
error-option-value = 第{ $at }个字符：“{ $found }”不是 { $name } 的值；应为以下之一：{ $values }。
error-option-default = 第{ $at }个字符：“{ $found }”是 { $name } 的默认值，请不要写出。
error-option-repeated = 第{ $at }个字符：选项 { $name } 写了两次。
error-option-order = 第{ $at }个字符：选项“{ $found }”顺序不对；顺序是：{ $order }。

## Cards, moves, seeds

error-bad-card = 第{ $at }个字符：“{ $found }”不是牌；应为点数 A 2–9 T J Q K 加花色 c d h s，或 Je。
error-bad-move = 第{ $at }个字符：“{ $found }”不是行动；应为牌、x 加牌、yield、flip，或 > 加座位号1到4。
error-repeated-card = 第{ $at }个字符：{ $card }写的次数超过了牌组里的张数。
error-bad-seed = 第{ $at }个字符：种子须为一行文字，不含控制字符，且不能为空。

## Positions and views

error-field-count = 应有10个字段，以一个空格分隔，带选项时为11个；这里有{ $count }个。
error-bad-players = 第{ $at }个字符：“{ $found }”不是玩家人数；应为1、2、3或4。
error-bad-turn = 第{ $at }个字符：“{ $found }”不是回合；应为座位号1到{ $players }，加上 p d n w l 之一。
error-bad-enemy = 第{ $at }个字符：“{ $found }”不是敌人；应为J、Q或K加上伤害和黑桃，例如 Js/12/5。
error-bad-number = 第{ $at }个字符：“{ $found }”不是数字；应为纯数字，不带符号，开头没有多余的0。
error-bad-pile = 第{ $at }个字符：应为牌，没有牌时写 -。
error-bad-hands = 第{ $at }个字符：应有{ $players }份手牌，以 / 分隔。
error-hand-order = 第{ $at }个字符：手牌“{ $found }”没有按标准顺序排列；应为 { $expected }。
error-bad-castle = 第{ $at }个字符：“{ $found }”不属于城堡牌堆；应为J、Q或K。
error-bad-yields = 第{ $at }个字符：“{ $found }”不是跳过标记；应为{ $players }个 y 或 -。
error-bad-jesters = 第{ $at }个字符：“{ $found }”不是小丑张数；应为0、1或2。
error-card-twice = 第{ $at }个字符：{ $card }出现在两处；第二处是字段 { $field }。
error-card-missing = 找不到{ $card }；每张牌都必须有位置。
error-jester-count = 有{ $count }张小丑；这一局应有{ $expected }张。
error-castle-order = 第{ $at }个字符：城堡牌堆顺序不对；敌人之后依次是J、Q、K。
error-castle-incomplete = 第{ $at }个字符：{ $card }应该还在城堡牌堆里：它的等级高于当前敌人。
error-hand-too-large = 第{ $at }个字符：有一份手牌为{ $count }张；手牌上限是{ $limit }张。
error-damage-too-high = 第{ $at }个字符：{ $damage }点伤害早已击败血量{ $health }点的敌人。
error-damage-too-low = 第{ $at }个字符：已获胜的对局中伤害至少是{ $health }点；这里是{ $damage }点。
error-castle-left = 第{ $at }个字符：已获胜的对局中城堡牌堆必须是空的。
error-damage-from-nothing = 第{ $at }个字符：桌上没有牌时，伤害必须是0。
error-spades-from-nothing = 第{ $at }个字符：桌上没有牌时，黑桃必须是0。
error-no-spade = 第{ $at }个字符：黑桃大于0时，桌上必须有黑桃牌。
error-no-jester-played = 第{ $at }个字符：n 只出现在小丑之后，所以桌上最后一张牌必须是小丑。
error-no-damage-coming = 第{ $at }个字符：d 表示有伤害要承受，但攻击已被全部抵挡。
error-cannot-cover = 第{ $at }个字符：手牌无法承受{ $damage }点伤害，所以这一局已经输了，不能是 d。
error-no-yield-mark = 第{ $at }个字符：桌上没有牌时若处于 d，该座位必定是跳过了。
error-no-move = 第{ $at }个字符：该座位没有可做的行动，所以这一局已经输了，不能是 p。
error-not-stuck = 第{ $at }个字符：这一局还没有输：该座位还能继续。
error-solo-jesters = 第{ $at }个字符：单人游戏剩余的小丑为0、1或2张；这里写的是 { $found }。
error-jesters-not-solo = 第{ $at }个字符：只有单人游戏才有可翻面的小丑；应为0，这里写的是 { $found }。
error-bad-unknown = 第{ $at }个字符：应为已知的牌，再加 ? 和大于0的数字，没有牌时写 -；这里写的是“{ $found }”。
error-group-order = 第{ $at }个字符：一组牌要按标准顺序排列；应为 { $expected }。
error-hand-hidden = 第{ $at }个字符：在这个视图中必须能看到玩家{ $seat }的手牌。
error-card-count = 第{ $at }个字符：这里有{ $count }张看不见的牌，应有{ $expected }张。
error-castle-told = 第{ $at }个字符：其他牌已经说明城堡牌堆里有哪些人头牌，所以视图里不再写出。
error-no-world = 第{ $at }个字符：看不见的牌无论怎样分布都不可能形成这个局面。

## Games

error-bad-tag = 第{ $at }个字符：“{ $found }”不是标签；应为 [Name "value"]。
error-tag-order = 第{ $at }个字符：标签重复或顺序不对；顺序是：{ $order }，然后是其他标签。
error-unknown-tag = 第{ $at }个字符：标签 { $found } 未知；应为 { $expected }。未知标签写在这些之后。
error-tag-missing = 缺少标签 { $tag }。
error-bad-result = 第{ $at }个字符：“{ $found }”不是结果；应为 won、lost 或 *。
error-bad-date = 第{ $at }个字符：“{ $found }”不是日期；应写成 2026-11-15 这样。
error-illegal-move = 第{ $at }个字符：第{ $number }步“{ $found }”不合规则。{ $why }
error-healed-missing = 第{ $at }个字符：红桃移动了{ $number }张牌；没有种子的对局要写出这些牌，例如 7h{"{"}2c3d{"}"}。
error-healed-unwanted = 第{ $at }个字符：有种子时，不要写出红桃移动的牌。
error-healed-wrong = 第{ $at }个字符：红桃只能移动弃牌堆里的牌。
error-unwritable = “{ $found }”无法写入牌谱：含换行、标签名无效，或注释位置不对。

## Talking to an engine, and commands

error-unknown-command = 没有命令“{ $found }”；可用的有：{ $known }。
error-usage = 应为：{ $usage }
error-not-text = 每一行都必须是 UTF-8 文本。
error-no-position = 还没有局面；请先使用 deal 或 position。
error-no-such-view = 没有座位{ $seat }；观战者为0，玩家为1到{ $players }。
error-game-is-over = 这一局已经结束。
error-no-such-bot = 没有机器人“{ $name }”；可用的有：{ $known }。
error-no-such-idea = 只有“玩得更好”的各章有练习局：第{ $first }到{ $last }章。
error-no-such-language = 没有语言“{ $name }”；可选：{ $known }。
error-core-missing = 缺少 { $file }，或与此版本不符；请用 python3 dev.py setup 编译。
error-illegal-action = 动作{ $action }在第{ $game }局中不合法。
error-other-game = { $file } 里是另一局；去掉 --players、--bots、--seed 和 --options 即可继续那一局。
error-several-games = { $file } 里有多局；把其中一局单独存为一个文件，即可继续。
error-damaged-daily = { $file } 保存着这副牌的第一次尝试，但已损坏。{ $why }文件未作改动；移走后即可重新开始。
error-changed-file = { $file } 已被别人改动；没有覆盖任何内容。
error-game-in-use = { $file } 正在另一个终端中打开。请在那里继续，或先在那里关闭。
error-read-only-file = { $file } 是只读的；没有覆盖任何内容。
error-bad-net = 这些权重不属于此版本的价值网络。
error-empty-budget = 预算至少为1；{ $name } 是{ $value }。
error-nothing-to-review = 牌谱中没有行动，无法复盘。
error-unreadable-file = 无法读取 { $file }：文件存在吗？你有权限吗？
error-is-folder = { $file } 是文件夹；请指定文件。
error-unreadable-game = { $file }第{ $line }行：{ $why }
error-unwritable-file = 无法写入 { $file }：文件夹存在吗？你有权限吗？磁盘还有空间吗？
error-not-utf8 = { $file } 不是 UTF-8 文本。

## 联机牌桌

error-not-seated = 你在这张牌桌没有座位。
error-not-the-host = 只有牌桌的房主可以这样做。
error-not-yourself = 你不能移除自己；可以离开牌桌。
error-removed = 房主已将你移出这张牌桌。
error-not-gathering = 对局已经开始，座位只能在开始前调整。
error-not-playing = 这张牌桌现在没有进行中的对局。
error-not-over = 这一局结束后才能再来一局。
error-no-seat-there = 没有这个座位；应为0到{ $last }。
error-seat-is-taken = 这个座位有人了。
error-seat-is-free = 这个座位已经是空的。
error-no-bot-of-that-name = 这里没有这个机器人；可用的有：{ $names }。
error-not-your-turn = 还没轮到你。
error-out-of-date = 局面已经变化，请看看牌桌再试。
error-played-by-a-bot = 这个座位正由机器人代打。
error-no-help = 这张牌桌不提供提示。
error-paused = 对局已暂停。
error-not-paused = 对局没有暂停。
error-no-such-phrase = 没有这句话；可用的有：{ $names }。
error-strict-talk = 按规则交流的牌桌只能使用预设的话（§10.1）。
error-wishes-after-a-jester = 只有在打出小丑之后才能说想不想当下一位（§10.3）。
error-bad-speech = 应为一行1到{ $limit }个字符的文字。
error-nothing-to-undo = 没有可以撤回的一步。
error-cards-were-revealed = 之后已有牌被翻开或洗过，不能撤回。
error-already-proposed = 已经有一个提议，请先回应。
error-nothing-proposed = 没有提议。
error-already-answered = 你已经同意了。
error-still-there = 对方还在，也没有超时。
error-no-bot-to-relieve = 你的座位本来就是你自己在打。
error-rematch-exists = 再来一局的牌桌已经有了，请加入。
error-of-an-evening = 其他队伍可能还要打这副牌：聚会中不能再来一局。
error-too-many-words = 你已向这张牌桌发送{ $limit }条消息，接下来只能出牌。
error-table-is-full-of-words = 这张牌桌的消息已达上限{ $limit }条，不能再有人坐下。
error-unreadable-message =
    { $expected ->
        [json] 这不是 JSON 消息。
        [field] 应有字段 { $field }。
        [no-field] 这里不应有字段 { $field }。
        [text] { $field }：应为文本。
        [text-length] { $field }：应为文本，字符数 { $limit }。
        [text-form] { $field }：应为符合 { $limit } 的文本。
        [number] { $field }：应为整数。
        [number-range] { $field }：应为 { $limit } 的整数。
        [truth] { $field }：应为 true 或 false。
        [object] { $field }：应为对象。
        [list] { $field }：应为列表。
        [list-length] { $field }：应为列表，项数 { $limit }。
        [time] { $field }：应为 Unix 毫秒时间。
       *[known-value] { $field }：应为其他值。
    }
error-no-such-table = 没有使用这个邀请码的牌桌。
error-unknown-secret = 本服务器不认识这台设备：它已被登出，或玩家已被删除，或密钥属于另一台服务器。
error-signed-out = 这台设备已被该玩家的另一台设备登出。
error-secret-needed = 这需要玩家的密钥。
error-foreign-origin = 不允许其他网站的页面这样做。
error-strange-host = 不能用这个名称访问本服务器。
error-bad-name = 名字应为1到{ $limit }个可见字符。
error-too-many-bots = { $players }个座位中有一个是你的：请减少机器人。
error-no-such-transfer = 这个转移码不存在、已使用或已过期。
error-no-such-device = 没有这台设备；列表显示已登录的设备。
error-last-device = 这是你唯一的设备。登出后你会失去这个玩家；如要这样做，请改为删除玩家。
error-no-pushes = 本服务器不向已关闭页面的设备发送消息。
error-bad-subscription = 本服务器无法向此浏览器发送消息：它的地址或密钥不属于推送服务。
error-new-device = 这台设备添加还不到一天，暂时不能登出更早的设备，也不能删除玩家。
error-too-many-devices = 一个玩家最多可有{ $limit }台设备。请先登出一台。
error-no-record-yet = 对局结束后才有牌谱。
error-no-such-evening = 没有使用这个代码的聚会。
error-not-your-evening = 只有聚会的主持人可以这样做。
error-evening-not-open = 聚会还没有开始。
error-evening-over = 聚会已经结束。
error-evening-not-over = 其他队伍可能还要打这副牌：聚会结束后才会公开一切。
error-bad-times = 聚会至少持续十分钟，最晚在{ $days }天内结束。
error-no-such-team = 这次聚会中没有使用这个代码的队伍。
error-too-many-teams = 一次聚会最多有{ $limit }支队伍。
error-team-is-closed = 这支队伍已满，或者你已经在另一支队伍里。
error-team-has-begun = 你的队伍已经开始：换队的话，你会把同一副牌打两次。
error-in-no-team = 请先加入一支队伍。
error-host-does-not-play = 你主持这次聚会，不参加比赛。
error-no-such-club = 你不在使用这个代码的俱乐部中，或者链接已失效。
error-not-your-club = 只有俱乐部负责人可以这样做，而且只能对其成员。
error-club-is-full = 一个俱乐部最多有{ $limit }人。
error-too-many-clubs = 你最多可以加入{ $limit }个俱乐部。
error-seats-free = 玩家和机器人必须坐满{ $players }个座位。
error-too-large = 最多{ $limit }字节。
error-too-fast = 请求太多，请稍等。
error-too-busy = 服务器繁忙，请稍后再试。
error-too-many-sockets = 来自此地址的连接太多。
error-too-slow = 连接太慢，请重新连接。
error-hello-first = 应先发送 hello。
error-hello-once = 这里只接受一次 hello，不接受其他内容。
error-stopping = 服务器正在重启，请稍后再来。
error-storage-away = 暂时无法访问存储，请稍后再试。
error-no-such-page = 这里什么也没有。
error-no-such-method = 这里不能这样做。
error-failed = 服务器出错了，没有作任何改动。
error-address-taken = 无法监听 { $host } 端口 { $port }：{ $why }。如果已有其他服务器，请用 --port 另选端口。
error-no-data-folder = 无法创建文件夹 { $folder }；请用 --data 另选。
error-unwanted-words = 文字中含有服务器管理员不允许的词。
error-no-spectators = 这张牌桌的房主不允许观战。
error-nothing-to-report = 那里没有其他人可以举报。
error-unreadable-words = 无法读取屏蔽词列表 { $file }（REGICIDE_UNWANTED_WORDS）；应为 UTF-8 文本文件。
error-tables-closed = 服务器管理员目前不允许新建牌桌。
error-bad-setting = { $name } 为“{ $text }”；应为{ $expected ->
    [seconds] 不小于0的秒数
    [positive-seconds] 大于0的秒数
    [positive-days] 大于0的天数
    [people] 1到10000之间的人数
    [on-or-off] on 或 off
    [origins] 以逗号分隔的地址，如 https://games.example.org
    [hosts] 以逗号分隔的名称，如 games.example.org，不带端口
    [networks] 以逗号分隔的地址或网络，如 127.0.0.1 或 10.0.0.0/8
    [readable] 可读取的文件
    [contact] 形如 mailto:operator@example.org 或 https://example.org/contact 的地址
    [folder] 可写入的文件夹
    [function] Python 函数，如 my_module:my_function
    [postgresql-url] 类似 postgresql://user:password@host:5432/name 的地址
   *[redis-url] 类似 redis://user:password@host:6379/0 的地址
 }。
error-workers-need-postgres = 多个进程需要 PostgreSQL（REGICIDE_DATABASE_URL）和 Valkey 或 Redis 服务器（REGICIDE_BUS_URL）；单个进程不需要。
error-worker-failed = 一个工作进程在就绪之前结束；原因见日志。
error-no-fork = 此系统无法派生进程；请不要用 --workers，而在不同端口启动多台服务器。
error-no-error-reporter = 无法加载 REGICIDE_ERROR_REPORTER 的函数 { $function }：{ $why }
error-push-missing-library = 未安装 { $library } 库。可用 pip install "open-regicide[push]" 安装，也可用 python3 dev.py setup dev。
error-bad-push-key = { $file } 中没有消息密钥；可用 regicide admin push-key 生成。
error-file-exists = { $file } 已存在；请换一个。
error-backup-unwritable = 无法写入备份 { $file }：{ $why }
error-backup-unreadable = { $file } 不是此程序的备份。
error-no-database = { $file } 处没有数据库；请用 --data 指定其文件夹，或用 REGICIDE_DATABASE_URL 指定 PostgreSQL。
error-servers-running = 仍有{ $count }台服务器在运行；请先运行：regicide admin drain。被强制结束的服务器在之后30秒内仍算作运行中。
error-servers-not-stopped = { $count }台服务器未能及时停止。如果有服务器被强制结束，请等待30秒：在此期间它仍算作运行中。
error-two-databases = 已设置 REGICIDE_DATABASE_URL，而 --data 指定了另一个数据库；请只用其中一个。
error-notice-unfit = 消息最多{ $most }个字符，且都必须可见。
error-no-such-backup = 文件 { $file } 不存在。
error-storage-not-empty = 此存储中已有玩家或牌桌；使用 --replace 可用备份取代它们。
error-no-such-player = 没有此编号的玩家；regicide admin show-table 会列出牌桌上的编号。
error-bad-invitation = “{ $found }”不是邀请；应为 http://127.0.0.1:8642/t/KDFR-27XN 这样的链接。
error-server-refused = 服务器拒绝了：{ $why }
error-server-unreachable = { $server } 似乎不是牌桌服务器；链接对吗？
error-join-needs-terminal = 加入服务器上的牌桌需要终端；没有终端时，请在浏览器中打开链接。
error-join-signed-out = { $why }牌桌会在没有本终端的情况下继续。下一次 regicide join 将以新玩家开始。

## Storage, and the bus between servers

error-storage-unreachable = 无法连接 { $where } 的存储：{ $why }
error-storage-unopenable = 无法打开 { $where } 的存储：{ $why }
error-storage-bad-address = 无法识别存储地址 REGICIDE_DATABASE_URL（{ $where }）；应类似 postgresql://user:password@host:5432/name，或是一个文件。
error-storage-newer = { $where } 的存储由此程序的更新版本创建；没有作任何改动。
error-storage-failed = { $where } 的存储出错：{ $why }
error-storage-conflict = { $where } 的存储中已有同名的其他内容；没有作任何改动。
error-storage-closed = { $where } 的存储已关闭。
error-storage-missing-library = 未安装 { $library } 库。可用 pip install "open-regicide[cluster]" 安装，也可用 python3 dev.py setup dev。
error-bus-missing-library = 未安装 { $library } 库。可用 pip install "open-regicide[cluster]" 安装，也可用 python3 dev.py setup dev。
error-bus-bad-address = 无法识别总线地址 REGICIDE_BUS_URL；应类似 redis://user:password@host:6379/0。

## Tags that disagree with the deal

disagreement-players = 标签 Players 与标签 Deal 不符；以标签 Deal 为准。
disagreement-options = 标签 Options 与标签 Deal 不符；以标签 Deal 为准。
disagreement-seed = 标签 Seed 发出的牌与标签 Deal 不符；以标签 Deal 为准。
disagreement-seats = 写了名字的座位比标签 Deal 中的多；以标签 Deal 为准。
disagreement-result = 标签 Result 与行动不符；以行动为准。

## 本设备上的对局

error-local-failed = 本设备上出了问题。已保存的内容都还在：请重试。
error-storage-full = 浏览器存储空间已满，没有作任何改动。请腾出空间或删除旧对局后重试。
error-save-failed = 浏览器无法保存对局，没有作任何改动。请重试，或重新加载页面。
error-unreadable-save = 这个保存的对局已损坏，无法打开。
error-newer-save = 这个对局由更新版本的页面保存。请重新加载页面以获取该版本。
error-no-local-table = 本设备上没有这个对局。对局只保存在当时使用的浏览器中。
error-bad-local-table = 用这个种子和这些选项无法发牌。
error-net-missing = 这个机器人尚未加载。请联网一次后继续。
error-bot-failed = 机器人无法行动。请重新加载页面：对局会从这里继续。
error-cut-link = 这个链接不完整或被改动过。请索取完整链接。
error-newer-link = 这个链接由更新版本的页面生成。请重新加载页面以获取该版本。
error-only-practice = 练习局从另一局的中途开始：不能存为牌谱，也不能用链接分享。
error-review-failed = 复盘因错误而停止。请重试。
error-review-net-missing = 复盘需要一个尚未加载的文件。请先联网一次，然后重试。
error-no-record = 这不是牌谱；应为带有 Players、Seed 和 Deal 标签的文本。
error-record-without-seed = 这份牌谱没有种子，页面无法据此发牌。
error-record-bad-deal = 用这份牌谱的种子和选项无法发牌。
error-record-bad-move = 这份牌谱的第{ $number }步“{ $move }”不合规则。
error-record-other-deal = 这份牌谱的牌与其种子发出的不同。
error-no-core = 此页面需要 WebAssembly，而此浏览器不支持。请更新浏览器或换用其他浏览器。
