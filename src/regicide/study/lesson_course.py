"""The course: «Learn the rules», then «Play well», and the chapters that explain reasons and habits."""

from regicide.study.lesson import Lesson
from regicide.study.play_well import PLAY_WELL

#: Without Jesters to flip there is less to explain.
_ALONE = "players 1 · jesters 0"
#: The shield equals the attack, so that the lesson is only about the play.
_SHIELDED = f"{_ALONE} · enemy Jc/10/10 · table Ts"
_CASTLE = "Jc Jd Jh Qc Qd Qh Qs Kc Kd Kh Ks"

#: «Learn the rules»: each lesson is a chapter.
RULES = (
    Lesson("goal", f"{_ALONE} · enemy Jc/12/0 · table 5h 7d · hand 3s 9h", (("9h",),)),
    Lesson("turn", f"{_ALONE} · enemy Jd · hand 2c 3h 5h 7s", (("7s",), ("x3h",))),
    Lesson("spades", f"{_ALONE} · enemy Jc · hand 2d 3h 6s 7h", (("6s",), ("x2d3h",))),
    Lesson("hearts", f"{_SHIELDED} · hand 4c 5h · discard 2c 3d 4d 7h 8d 9d", (("5h",),)),
    Lesson("diamonds", f"{_SHIELDED} · hand 4h 6d · tavern 9c 7s 3h 8d Ah 5s", (("6d",),)),
    Lesson("clubs", f"{_ALONE} · enemy Jh/5/0 · table 5d · hand 6d 8c 9s", (("8c",),)),
    Lesson("immune", f"{_SHIELDED} · hand 7c Td", (("Td",),)),
    Lesson("combos", f"{_ALONE} · enemy Jh/8/0 · table 8d · hand 3c 3d Ts", (("3c3d",),)),
    Lesson(
        "companions",
        f"{_ALONE} · enemy Jh/2/0 · table 2d · hand Ac 8d 8h · tavern 5s 9c 4d 6h 2s 7c Th 3h",
        (("Ac8d",),),
    ),
    Lesson(
        "exact",
        f"{_ALONE} · enemy Js/11/0 · table 5d 6d · hand 2d 9h Th · tavern 7h · castle {_CASTLE}",
        (("9h",), ("2d",)),
    ),
    Lesson("careful", f"{_ALONE} · enemy Jd · hand 3s 4c 8h", (("3s", "4c"),)),
    Lesson(
        "yield",
        "players 2 · enemy Jc/7/7 · table 7s · hand 3h Tc Td · hand2 2h 5d 6s 8d 9h",
        (("yield",), ("x3h",)),
    ),
    Lesson(
        "jester",
        "players 3 · enemy Js · hand Je 4c 9s · hand2 2c 5h 7h 8d · hand3 3c 4d 6h Td",
        (("Je",), (">1",), ("9s",)),
    ),
    Lesson("flip", "players 1 · turn 1d · enemy Jc/4/0 · table 4h · hand 2h 3d", (("flip",),)),
)

COURSE = (*RULES, *PLAY_WELL)

#: The kind of a reason for a better move (fast/core/reasons/reason.hpp) → the chapter about it.
CHAPTER_OF_REASON = {
    "kill-early": "when-to-kill",
    "kill-ends-draws": "when-to-kill",
    "kill-late": "when-to-kill",
    "kill-late-unhurt": "when-to-kill",
    "exact-kill": "exact-kills",
    "exact-costly": "exact-kills",
    "shield": "where-to-shield",
    "shield-idle": "where-to-shield",
    "draws": "draw-early",
    "draws-wasted": "draw-early",
    "heals": "heal-early",
    "hearts-small-pile": "heal-early",
    "runs-dry": "heal-early",
    "last-diamond": "keep-diamonds",
    "needed-draw": "keep-diamonds",
    "needed-kill": "what-to-pay",
    "needed-heal": "what-to-pay",
    "needed-shield": "what-to-pay",
    "needed-pay": "what-to-pay",
    "saves-cards": "what-to-pay",
    "jester": "whom-to-name",
    "needed-jester": "whom-to-name",
    "next-holds": "whom-to-name",
    "yields": "when-to-yield",
    "yields-nothing": "when-to-yield",
    "flip-early": "when-to-flip",
    "flip-late": "when-to-flip",
}
#: The habit behind marked moves (fast/core/review/takeaways.hpp) → the chapter against it.
CHAPTER_OF_HABIT = {
    "early-kills": "when-to-kill",
    "late-kills": "when-to-kill",
    "payments": "what-to-pay",
    "draws": "draw-early",
    "hearts": "heal-early",
    "blows": "where-to-shield",
    "next-player": "when-to-yield",
    "flips": "when-to-flip",
}
