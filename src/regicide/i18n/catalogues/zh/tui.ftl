# 终端里的游戏，其余用浏览器版的文字。

tui-help = 帮助
tui-leave = 离开
tui-hand-over = 请把键盘交给{ $who }，再由{ $who }按回车键。
tui-keys = 1–9 选牌或座位，回车确认，Esc 清除选择。y 跳过，f 将小丑翻面，c 采用最省的弃牌。h 请求提示，w 说明机器人最近一次行动的理由。t 打开聊天，m 显示其他操作，+ 和 - 回应提议。d 切换深色/浅色，s 切换花色的两色/四色，q 离开。
tui-hot-seat = 轮流使用键盘
tui-go-on = 继续：{ $game }
tui-go-on-which = 继续一局（{ $count }）
tui-find-game = 输入文字来查找
kept-game = { $date } · { $players } · 已击败{ $fallen }/12
kept-waiting = 未完成
kept-none = 没有这样的对局。
tui-replay = 回放与复盘
tui-keep-playing = 继续玩
tui-back-prompt = 按回车键返回。
tui-welcome = Open Regicide
tui-replay-keys = ← → 逐步   n p 标记   0–4 谁的手牌   r 复盘   w 为什么   q 离开
tui-review = 复盘这一局
