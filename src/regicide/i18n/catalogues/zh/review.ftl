# The review of a game: what its moves lost, and what chance gave. The terminal, the command line and the page use it.

## Why the best move is better

reason-exact-kill = 刚好击败敌人，这张人头牌会放到酒馆牌堆顶。
reason-defeats = 击败敌人。
reason-survives = 能撑过去：走另一步就无法承受伤害。
reason-keeps = 留住{ $card }。
reason-draws = 多抽{ $count }张牌。
reason-heals = 多恢复{ $count }张牌。
reason-blocks = 敌人的攻击少{ $count }点。
reason-damages = 多造成{ $count }点伤害。
reason-keeps-jester = 留住一张小丑。
reason-saves-cards = 少用{ $count }张牌。
reason-later = 它的好处要到后面才显现。
