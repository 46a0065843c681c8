# Puzzles: the page and `regicide puzzle`.

puzzle-kind-exact-kill = 刚好击败
puzzle-kind-survive = 撑过这一击
puzzle-kind-only-win = 唯一解
puzzle-kind-best-move = 最佳行动
puzzle-ask-exact-kill = 用刚好等于血量的伤害击败敌人。
puzzle-ask-survive = 撑过这一击，并留住之后需要的牌。
puzzle-ask-only-win = 所有牌都已亮出。只有一个行动还能赢：找出来。
puzzle-ask-best-move = 找出胜算最大的行动。
puzzle-number = 第{ $number }题
puzzle-difficulty = 难度{ $difficulty }
puzzle-your-rating = 你的等级分：{ $rating } ± { $deviation }
puzzle-rating-later = 再做{ $count }题就显示等级分。
puzzle-streak = 连续答对{ $count }题。
puzzle-wrong = 不对：{ $move }。
puzzle-why-not = { $move }：为什么不对？
puzzle-right = 答对了：{ $move }。
puzzle-solution = 答案：{ $move }。
puzzle-sum-discard = 你会弃掉{ $value }点来抵{ $damage }点伤害，留下：{ $cards }。
puzzle-lost-then = 所有牌已知，可以证明：这个行动之后就赢不了。
puzzle-wins-then = 所有牌已知，可以证明：只有这个行动还能赢。
puzzle-chances = 之后，冠军100局能赢{ $chance }局；第二好的行动之后，能赢{ $next }局。
puzzle-open-castle = 之后的敌人，依次是：{ $cards }。
puzzle-help = 输入一个行动，例如 { $example }；table 再次显示题目，discard 显示弃牌堆，help 说明行动的写法，solution 显示答案，quit 结束。
puzzle-first-this = 先答这道题，或按 h 看答案。
puzzle-another = 回车：下一题；quit：结束。
puzzle-none = 没有这种类型和主题的题目。
puzzle-not-kept = 无法把你的等级分保存到 { $file }。
error-puzzle-progress = { $file } 不是题目等级分文件，未作改动。移走后即可重新开始。
error-no-such-puzzle = 第{ $number }题不存在或已撤下；可以试试第{ $other }题。
error-puzzle-file = 这不是题目文件：开头是“{ $found }”，而不是“{ $expected }”。
error-puzzle-line = 题目文件的第{ $line }行无法读取：“{ $found }”。
cli-puzzle = 解题；等级分随你的回答变化。
cli-puzzle-number = 题号。
cli-puzzle-today = 今日一题。
cli-puzzle-kind = 只要这种类型的题：
cli-puzzle-theme = 只要这个主题的题：
puzzles-no-forecast = 预测会随答案一起给出：先自己算。
puzzles-first-counts = 只有第一次回答算数。
puzzles-counted-before = 这一题的第一次回答已经计入。
puzzles-yours = 你的残局
puzzles-score = 答对：{ $solved }/{ $tried } · 连续：{ $row }
puzzles-show-rating = 显示我的等级分
puzzles-show = 看答案
puzzles-next = 下一题
puzzles-kind = 类型
puzzles-theme = 主题
puzzles-theme-kills = 何时击败敌人
puzzles-theme-payments = 以后要用的牌
puzzles-theme-draws = 何时抽牌
puzzles-theme-hearts = 何时出红桃
puzzles-theme-blows = 承受攻击
puzzles-theme-next-player = 下一个轮到谁
puzzles-theme-flips = 何时翻小丑
puzzles-players = 玩家人数
puzzles-level = 难度
puzzles-level-easy = 简单
puzzles-level-middle = 中等
puzzles-level-hard = 困难
puzzles-all = 不限
puzzles-wish = 接下来的题目
puzzles-another = 换一题
puzzles-line = 查看取胜路线
puzzles-line-next = 下一步
puzzles-line-step = 取胜路线：第{ $number }步，共{ $all }步
puzzles-this-one = 本题
puzzles-all-cards = 所有牌
puzzles-castle = 之后的敌人
puzzles-tavern = 酒馆，从上往下
puzzles-source = 出自机器人对局：{ $bots }。
puzzles-not-kept = 这个浏览器不保存数据：关闭页面后等级分就没有了。
rush-title = 三分钟快答
rush-about = 三分钟到，或答错三题，快答就结束。开始时很容易，每答对一题，下一题就更难。等级分和连对题数都不变。
rush-start = 开始
rush-time = 剩余时间
rush-right = 答对：{ $count }
rush-wrong = 答错：{ $count }/3
rush-mark-right = 答对了
rush-mark-wrong = 答错了
rush-left =
    { $seconds ->
        [60] 还剩一分钟。
       *[other] 还剩{ $seconds }秒。
    }
rush-solved = 答对{ $count }题
rush-end-time = 时间到了。
rush-end-mistakes = 答错三题，快答结束。
rush-best = 你的最好成绩：{ $count }题。
rush-best-new = 这是你在这台设备上的最好成绩。
rush-again = 再来一次
rush-missed = 再看看答错的题
rush-met = 这道题你在快答中见过，所以这次回答不计入。
mistakes-title = 你的失误
mistakes-left = 你的失误：{ $count }
mistakes-count = 你的失误：{ $count }个待练习
mistakes-ask = 对局中你选了另一个行动。第一次回答决定这个局面何时再出现；等级分不变。
mistakes-stake = 争取的是{ $medal }：只有获得这枚或更好的奖牌才算赢。
mistakes-chances = 之后，冠军100局能赢{ $chance }局。你在对局中的行动：{ $move }；之后，能赢{ $next }局。
mistakes-back =
    { $days ->
        [1] 这个局面明天再出现。
       *[other] 这个局面{ $days }天后再出现。
    }
mistakes-sits = 已答对五次：这个局面不再出现。
mistakes-none = 今天没有要练习的。
