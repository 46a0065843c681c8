# The command line: help texts.

cli-about = Regicide，合作卡牌游戏：玩游戏、查看对局、运行规则引擎。不带命令时在浏览器中打开。
cli-unofficial = Paul Abrahams、Luke Badger 和 Andy Richdale 所设计游戏的非官方版本。
cli-play = 在终端里玩一局，可以单人，也可以轮流使用键盘。
cli-daily = 玩每日一副，人人相同，第一次算数。
cli-daily-date = 另一天：显示它的成绩，或练习那天的牌。
cli-daily-calendar = 只显示当月的成绩，不开局。
cli-daily-no-par = 不让冠军打同一副牌作比较。
cli-statistics = 统计文件或文件夹里保存的对局：胜率、奖牌、印章。
cli-statistics-path = 含一局或多局的文件，或存放这类文件的文件夹；默认为保存对局的文件夹。
cli-play-players = 玩家人数，1到4。
cli-play-seed = 发牌的种子；不填则随机。
cli-play-options = 与规则不同的选项，例如 overpay=stop,hand=+1。
cli-play-plain = 逐行显示：适合读屏软件和脚本。
cli-play-record = 每一步之后把游戏保存到这个文件；文件已存在时从中继续。
cli-replay = 用文字逐步描述一局已记录的游戏。
cli-deal = 显示某个种子发出的局面。
cli-perft = 统计局面树在每一层深度的叶子数，直到指定的深度。
cli-engine = 通过标准输入和输出使用引擎协议。
cli-engine-core = 使用的引擎。
cli-version = 显示版本。
cli-lang = 语言：en、es、ca、id 或 zh。
cli-json = 输出 JSON，供程序读取。
cli-examples = 示例：
cli-error = 错误：{ $message }
replay-move = 第{ $number }步：{ $move }
replay-deal = 发牌：第一个敌人是{ $enemy }。
replay-hand = { $who }持有{ $cards }。
replay-unfinished = 游戏尚未结束。
cli-usage = 用法：
cli-commands = 命令：
cli-arguments = 参数：
cli-options = 选项：
cli-help = 显示此帮助。
cli-command-argument = 命令
cli-see-help = 请看 { $command }。
cli-replay-file = 用 regicide play --record 保存的游戏。
cli-deal-players = 玩家人数，1到4。
cli-deal-seed = 任意不含空格的文字。
cli-perft-position = 局面，格式与 regicide deal 的输出相同。
cli-perft-depth = 深度，即多少步。
cli-no-such-command = 没有命令 { $name }。
cli-no-such-option = 没有选项 { $name }。
cli-missing = 缺少 { $name }。
cli-unexpected = 多余的参数：{ $found }。
cli-bad-value = { $found } 对 { $name } 无效；应为：{ $expected }。
cli-needs-value = { $name } 需要一个值。
cli-number-between = { $lowest }到{ $highest }之间的数字
cli-day-until = 不晚于 { $day } 的日期，写法相同
cli-number-from = 不小于{ $lowest }的数字
cli-bad-text = { $name }：{ $message }
cli-with-help = { $sentence }{ $see }
replay-seat = { $who }是{ $name }。
cli-trouble = 输入或输出失败。
cli-solve = 已知所有牌：找出一种获胜的打法，或证明不存在。
cli-solve-game = 不含空格的种子，或局面，格式与 regicide deal 的输出相同。
cli-solve-players = 种子发牌时的玩家人数，1到4；不填则为1。
cli-solve-seed = 用于局面：红桃洗牌所用的种子。没有种子则不洗牌。
cli-solve-hearts = 用于局面：种子的下一次红桃洗牌的编号；一局中的第一次是4。
cli-solve-seconds = 在这么多秒后停止；不填则为10。
cli-solve-memory = 最多使用约这么多兆字节；不填则为1024。
cli-solve-only-seed = --players 和 --options 只用于种子；局面本身已包含它们。
cli-solve-only-position = --seed 和 --hearts 只用于局面；种子本身已包含它们。
cli-solve-hearts-alone = --hearts 是种子的洗牌编号，需要同时给出 --seed。
solve-winnable = 可以获胜，共{ $moves }步。（{ $positions }个局面，{ $seconds }秒）
solve-unwinnable = 无法获胜：所有合法的行动都已试过。（{ $positions }个局面，{ $seconds }秒）
solve-undecided-time = 未能判定：时间用完了。（{ $positions }个局面，{ $seconds }秒）
solve-undecided-memory = 未能判定：内存用完了。（{ $positions }个局面，{ $seconds }秒）
solve-undecided-stopped = 未能判定：已被停止。（{ $positions }个局面，{ $seconds }秒）
solve-as-is = 没有给出种子：红桃取回最早的弃牌，不洗牌。
solve-progress = { $seconds }秒，{ $positions }个局面；最多击败敌人数：{ $defeated }
cli-serve = 运行联机牌桌服务器，供本机使用，或用 --host 供他人使用。
cli-serve-host = 监听的地址；默认 127.0.0.1，只有本机可以访问。
cli-serve-port = 端口；默认8642。0表示任选一个空闲端口。
cli-serve-data = 保存牌桌数据的文件夹。
cli-serve-workers = 服务进程数；默认1。多于一个时需要 PostgreSQL 和总线。
cli-serve-ready = 牌桌已开放：{ $address }
cli-serve-environment = REGICIDE_DATABASE_URL 指定 PostgreSQL 数据库，REGICIDE_BUS_URL 指定 Valkey 或 Redis 服务器，用于多台服务器并行；REGICIDE_ORIGINS 指定允许访问本服务器的其他网站。
cli-admin = 管理服务器：状态、备份、删除、消息、停止。
cli-admin-environment = 数据库与 regicide serve 所用的相同：--data 的文件夹，或 REGICIDE_DATABASE_URL。设置 REGICIDE_BUS_URL 后服务器立即得知改动，否则几秒内得知。
cli-status = 显示数据库的内容和正在运行的服务器。
cli-backup = 在服务器运行时把全部内容保存到文件。
cli-backup-file = 新文件。
cli-backup-done = 已保存到 { $file }
cli-restore = 载入备份，也可以来自另一种数据库。不能有服务器在运行。
cli-restore-file = 备份文件。
cli-restore-replace = 用备份取代数据库中的内容。
cli-restore-done = 已从 { $file } 恢复
cli-export = 把所有已结束对局的记录写入文件夹。
cli-export-folder = 文件夹。
cli-export-done = { $folder } 中有{ $count }份记录
cli-show-table = 列出一张牌桌的玩家及其编号。
cli-show-table-code = 牌桌代码。
cli-remove-table = 删除一张牌桌及其全部对局。
cli-remove-table-code = 牌桌代码。
cli-remove-table-done = 牌桌 { $code } 已删除。
cli-remove-player = 删除一名玩家，并从所有牌桌中去除其名字和发言。
cli-remove-player-player = 玩家编号，由 show-table 列出。
cli-remove-player-done = 玩家 { $player } 已删除。
cli-close-tables = 不允许新建牌桌；对局继续。
cli-close-tables-done = 在 regicide admin open-tables 之前不能新建牌桌。
cli-open-tables = 重新允许新建牌桌。
cli-open-tables-done = 可以新建牌桌了。
cli-message = 向所有牌桌上的人显示消息；不带 TEXT 则撤回。
cli-message-text = 消息。
cli-message-done = 牌桌上的所有人都会看到消息，直到运行不带文字的 regicide admin message。
cli-message-withdrawn = 消息已撤回。
cli-drain = 通知玩家，等对局暂停或结束后停止服务器。
cli-drain-seconds = 等待对局的时间；中断也不会丢失任何内容。
cli-drain-waiting = 最多等待{ $seconds }秒，直到{ $count }台服务器停止。
cli-drain-done = 所有服务器都已停止。
cli-status-message = 消息：{ $text }
cli-status-report =
    版本：{ $version } (数据库结构 { $schema })
    运行中的服务器：{ $servers }
    玩家：{ $players } (设备 { $devices })
    牌桌：等待中 { $gathering }，进行中 { $playing }，已结束 { $over }
    日志条目：{ $entries }
    大小：{ $megabytes } MB
    新建牌桌：{ $closed ->
        [yes] 不允许
       *[no] 允许
    }
cli-join = 通过别人发来的链接加入联机牌桌。
cli-join-invitation = 链接，例如 http://127.0.0.1:8642/t/KDFR-27XN。
cli-join-name = 你在该服务器上的名字，仅首次需要。
cli-play-bots = 最后几个座位的机器人，例如 champion,knight。
cli-replay-words = 用文字显示，在终端里也是如此。
cli-review = 说明记录的对局中每一步损失了多少，运气又带来了多少。
cli-review-file = 用 regicide play --record 保存的对局；- 表示从标准输入读取。
cli-review-worlds = 预算：每次决策抽样多少个世界（默认400）。
cli-review-seconds = 在所有牌已知时，求解器最多搜索多少秒（默认10；0表示不求解）。
cli-review-html = 把复盘写成不依赖其他文件的网页。
cli-review-plot = 绘制胜率图；.png、.svg或.pdf。
cli-browse-ready = 游戏已打开：{ $address }（按 Ctrl+C 结束）
cli-browse-running = 服务器已在运行，游戏已打开：{ $address }
