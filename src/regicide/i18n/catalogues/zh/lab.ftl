# The laboratory: many games.

## The arena's help

cli-arena = 让机器人玩很多局，并统计结果。
cli-arena-players = 玩家人数，1到4；不填则与机器人的数量相同。
cli-arena-bots = 每个座位一个机器人，用逗号隔开；或者所有座位用同一个。
cli-arena-games = 局数。
cli-arena-seeds = 种子前缀：前缀为 castle 时，第7局使用种子 castle-7。种子相同，对局就相同，与进程数无关。
cli-arena-ms = 每步的毫秒数，供接受预算的机器人使用。按时钟计算，所以对局无法重现。
cli-arena-rollouts = 每步的模拟次数，供接受预算的机器人使用。对局可以重现。
cli-arena-records = 把每一局和日志保存到这个文件夹；再次运行会补玩缺少的局。
cli-arena-journal = 把结果保存到这个文件；再次运行会补玩缺少的局。
cli-arena-csv = 把各局的表格写入这个文件。
cli-arena-parquet = 同上，使用 Parquet 格式。
cli-arena-plot = 把各局进展画到这个文件：.png、.svg 或 .pdf。
cli-arena-ladder = 把结果连同确切版本加入此排行榜并显示；再次运行会补上缺少的对局。
cli-arena-jobs = 进程数；不填则每个核心一个。
cli-arena-dask = 在这个调度器的 Dask 集群上运行，例如 127.0.0.1:8786。其工作进程需要安装 regicide。

## What the arena says

lab-title =
    { $games }局，{ $players ->
        [1] 单人
       *[other] { $players }位玩家
    }：{ $bots }（种子 { $first } 到 { $last }）
lab-won = 胜利：{ $games }局中{ $won }局，{ NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%（95%区间：{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }%到{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%）
lab-medals = 奖牌：{ $medals }
lab-medal = { $medal } { $count }
lab-defeated = 击败的敌人：平均{ NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }个（共12个）
lab-decisions = 决策：每局{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }次
lab-move-time = 每步用时：{ $times }
lab-bot-time = { $bot } { NUMBER($ms, maximumSignificantDigits: 3) }毫秒
lab-lost-beaten = 因无法承受伤害而失败（§6.3）：{ $count }
lab-lost-stuck = 因既不能出牌也不能跳过而失败（§11.2）：{ $count }
lab-where-lost = 失败的对局（按击败的敌人数）：
lab-kept = { $file } 中已有{ $count }局。
lab-progress = 胜利：{ $games }局中{ $won }局
lab-no-bar = 没有进度条：未安装 rich 库。
lab-interrupted = 已中断，完成了{ $games }局中的{ $count }局。
lab-go-on = 已玩的结果在 { $file } 中；用同样的命令加上 { $option } 即可继续。
lab-plot-title = { $bots }：{ $games }局中胜利{ NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
lab-plot-defeated = 击败的敌人
lab-plot-games = 局数
lab-plot-lost = 失败
lab-plot-won = 胜利

## What can go wrong

lab-one-crew = --jobs 和 --dask 不能同时使用。
lab-one-journal = --records 自带日志；请去掉 --journal。
lab-plot-kind = --plot 可画 .png、.svg 和 .pdf；这里是 { $file }。
error-arena-seats = 机器人数：{ $bots }；座位数：{ $players }。请为每个座位指定一个机器人，或者所有座位用同一个。
error-arena-not-a-journal = { $file } 不是竞技场日志，未作改动。
error-arena-damaged-journal = { $file }：第{ $line }行无法读取。文件未作改动。
error-arena-other-settings = { $file } 属于其他对局：其中 { $name } 为“{ $theirs }”，这里为“{ $ours }”。请换一个文件或文件夹。
error-arena-journal-in-use = 另一个竞技场正在写入 { $file }。
error-arena-illegal-move = { $bot } 在种子为 { $seed } 的对局中做了不合规则的行动 { $move }。
error-arena-worker-died = 一个进程在对局中意外结束。之前的结果已保留。
error-arena-no-cluster = { $address } 没有 Dask 调度器。
error-arena-no-workers = { $address } 的 Dask 集群没有工作进程。
error-arena-cluster-unfit = { $address } 的工作进程无法进行对局：{ $why }
error-arena-cluster-lost = { $address } 的 Dask 集群已失去联系。之前的结果已保留。
error-arena-missing-library = 未安装 { $library } 库。可用 pip install "open-regicide[{ $extra }]" 安装，也可用 python3 dev.py setup dev。

## Training

cli-lab = 机器人开发工具。
cli-train = 让价值网络从自己的对局中学习。
cli-train-file = 每次评估后保存训练进度的文件；再次运行会从那里继续。
cli-train-games = 训练局数。
cli-train-seed = 使训练可重现的数字（线程数须相同）。
cli-train-threads = 并行学习的数量。
cli-train-units = 训练使用的隐藏单元数；不填则使用全部。
cli-train-weights = 把训练好的网络以机器人可读取的格式写入此文件。
cli-train-join = 写入之前，先与此文件里的网络合并：取两者回答的平均值。
cli-train-plot = 把网络的进步画到此文件。
lab-train-progress = { $games }/{ $all }局；固定测试集胜率{ $won }%。
lab-time-left = 剩余时间约为{ $time }。
lab-train-stopped = 已停止。用同样的命令可从 { $file } 继续。
lab-train-done = 完成：{ $file }。
lab-train-games = 学习的局数
lab-train-won = 固定测试集胜率（%）
error-train-other-course = { $file } 属于另一次训练，与要求的不符。

## Bots

cli-bots = 列出机器人。
bot-random = 任意合法行动
bot-squire = 经验法则：根据预测向前看一步
bot-six-rules = 真人也能照做的六条规则
bot-counting = 像真人那样计分，只看一步
bot-level = 第{ $level }级（共8级）：价值网络，几个行动不相上下时会出错
bot-knight = 价值网络，不向前搜索
bot-champion = 价值网络加搜索；以获胜为目标
bot-medallist = 同上，但单人时争取奖牌
bot-engine = 任何使用引擎协议的程序
bot-policy = 环境策略：Python文件中的一个函数
error-bot-trouble = 机器人“{ $name }”没有给出合法行动和估计：{ $answer }
error-bot-silent = 机器人“{ $name }”没有回答：它的程序已结束，或用时超过{ $seconds }秒。
error-bot-missing = 无法启动程序“{ $name }”。
error-bot-slow = 机器人“{ $name }”平均每步用了{ $spent }毫秒CPU时间，预算是{ $ms }毫秒。
error-policy-missing = “{ $place }”处没有函数。请写明Python文件和其中的函数：FILE:NAME。
error-policy-illegal = 策略选择了动作{ $action }，它的掩码是0。

## Trying an engine

cli-engine-check = 测试一个使用引擎协议的程序，并报告每项检查。
cli-engine-check-command = 程序及其参数，加引号。
cli-engine-check-only = 只做这些检查：rules、bot。
cli-engine-check-seconds = 程序回答一次最多可用的秒数（默认10）。
check-passed = 通过    { $name }
check-failed = 失败    { $name }：{ $why }
check-summary = { $all }项检查中通过{ $passed }项。
check-name-handshake = 报出名称和协议
check-name-deals = 种子发出正确的牌
check-name-perft = 局面数量正确
check-name-moves = 整局的合法行动、局面和视图
check-name-bad-commands = 错误的命令得到相应的错误，且不改变任何东西
check-name-choices = 对 go 回答一个合法行动和一个估计值
check-name-bad-questions = 对机器人的错误提问得到相应的错误
check-name-views-only = 选择只取决于视图，相同的 rng 得到相同的选择
check-name-time = 遵守毫秒预算
check-name-ratings = go all 评价每个合法行动，最好的在前
check-name-quit = 收到 quit 后结束
error-check-missing = 无法启动程序“{ $name }”。
error-check-late = 没有及时收到对“{ $command }”的完整回答。回答以空行结束。
error-check-stays = 收到“quit”后没有结束。
error-check-ended = 程序没有回答“{ $command }”就结束了。
error-check-flood = 对“{ $command }”的回答过长。
error-check-not-text = 对“{ $command }”的回答不是 UTF-8 文本。
error-check-answer = 对“{ $command }”的回答是“{ $found }”；应为“{ $expected }”。
error-check-changed = 命令“{ $command }”失败了，却改变了局面。
error-check-hidden = 对“{ $command }”的回答会随视图中隐藏的牌而变。
error-check-unrepeatable = 同一命令得到两个回答：“{ $command }”。
error-check-slow = 要求{ $ms }毫秒，却用了{ $seconds }秒。

## Ladders

ladder-title =
    排行榜，{ $players ->
        [1] 单人
       *[other] { $players }名玩家
    }，选项 { $options }：
ladder-line = { $place }. { $bots }：{ NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%（{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }%到{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%），{ $games }局 [{ $about }]
ladder-rollouts = 次模拟
ladder-ms = 毫秒
error-ladder-damaged = { $file }：第{ $line }行不是排行榜的内容。文件未作改动。

## Datasets

cli-dataset = 把机器人多局对局中的每个决定写成 Parquet 文件，并附数据说明。
cli-dataset-folder = 存放文件的文件夹；再次运行会补上缺少的对局。
cli-dataset-minari = 同时用此名称建立 Minari 数据集，例如 regicide/solo-v0。
dataset-done = { $folder }：{ $games }局，{ $decisions }个决定。
dataset-minari-done = Minari 数据集 { $name }：{ $episodes }局。
error-dataset-folder-taken = { $folder } 已存在，但不是数据集；请选择别的文件夹。没有改动任何东西。
error-dataset-has-more = { $folder } 已有编号到{ $games }的对局；请至少要求这么多局。
error-dataset-no-minari = 没有安装 Minari。请用 pip install "minari[hdf5]" pillow 安装。
error-dataset-minari-name = “{ $name }”不能作为 Minari 数据集的名称；应类似 regicide/solo-v0。
error-dataset-minari-taken = Minari 已有数据集 { $name }；请选择别的名称。

## Benchmark

cli-benchmark = 运行一项基准任务并显示得分，或列出所有任务。
cli-benchmark-task = 任务名。不填则列出所有任务。
cli-benchmark-bot = 要评分的机器人：名称、engine:COMMAND 或 policy:FILE:NAME。它坐所有座位；也可以每个座位写一个，用逗号分隔。
cli-benchmark-games = 局数；使用 --partners 时，是与每个搭档的局数。
cli-benchmark-deals = 使用的发牌：test、validation 或 training（默认 test）。
cli-benchmark-partners = 让你的机器人坐第一个座位，其余座位由强度分级的搭档来坐。只有一个值：levels。
benchmark-table =
    { $players ->
        [1] 单人
       *[other] { $players }名玩家
    }，选项 { $options }
benchmark-classes = 级别，按每步的CPU毫秒数：{ $classes }、不限
benchmark-partners = 可一同学习的搭档：{ $bots }
benchmark-held-out = 保留的搭档：{ $bots }
benchmark-beside = 与 { $bot } 搭档：{ $games }局中胜{ $won }局，{ NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%（{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }%到{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%）
benchmark-beside-all = 与所有搭档的得分：{ NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%（{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }%到{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%）
benchmark-beside-held = 与保留搭档的得分：{ NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%（{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }%到{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%）
benchmark-class = 级别：每步CPU时间不超过{ $ms }毫秒
benchmark-class-open = 级别：不限
benchmark-lines = 用于排行榜：
benchmark-ad-hoc = --partners 需要单独一个机器人，以及两人或更多人的任务。
error-no-such-task = 没有名为“{ $name }”的任务。已知的有：{ $known }。
