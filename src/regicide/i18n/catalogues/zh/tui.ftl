# 终端里的游戏，其余用浏览器版的文字。

tui-help = 帮助
tui-leave = 离开
tui-hand-over = 请把键盘交给{ $who }，然后按回车。
tui-keys = 1–9选牌或座位，回车确认，Esc全部放回。y跳过，f翻开小丑，c采用最省的弃牌。t说话，m显示其他操作，+和-回应提议。d切换深浅，s切换两色或四色，q离开。
tui-hot-seat = 轮流使用键盘
tui-go-on = 继续上一局
tui-welcome = Open Regicide
tui-replay-keys = ← → 逐步   Home End 首尾   0–4 谁的手牌   q 离开
