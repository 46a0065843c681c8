"""«Play well»: chapters of two lessons. In each position one idea decides; the champion, who plays on, shows by how much.

The positions come from games of bots. tools/checks/lesson_chances.py plays them again.
"""

from regicide.study.lesson import Lesson

PLAY_WELL = (
    Lesson(
        "draw-early",
        "players 3 · enemy Qs/5/0 · table 5h · hand 2d 2h 4c 5c 7d · hand2 6c 6d · hand3 5s ·"
        " tavern Jh Jc 2c 3d 3s 2s Tc 9s · discard 6s 5d 4h 4s 8h",
        (("7d",),),
        mistake="5c",
        chances=(91, 23),
    ),
    Lesson(
        "draw-early-again",
        "players 2 · enemy Qh · hand 6c 7d 7h 8c 9c · hand2 3d · tavern Qc 2c 7c Jh 9s 3h 4s "
        "3s · discard Qd 5c 5h Ac 8h",
        (("7d",),),
        mistake="9c",
        chances=(91, 23),
    ),
    Lesson(
        "keep-diamonds",
        "players 1 · turn 1d · jesters 0 · enemy Qh/8/8 · table 8s · hand 3d 8d Ts · tavern "
        "8c 2s Js 5d Ah 5s Ac 7s · discard 7h 5h Qd Qs 6h 4h 7c · castle Ks Kd Kh Kc",
        (("xTs",),),
        mistake="x8d",
        chances=(85, 39),
    ),
    Lesson(
        "keep-diamonds-again",
        "players 2 · turn 1d · enemy Jh/8/4 · table 2c 2s · hand 4c 5h 6d · hand2 3s 9h Th · "
        "tavern Js Jc 2d 8h 6h 7s 5s 3h · discard Jd 4s Ah 9c",
        (("x4c5h",),),
        mistake="x6d",
        chances=(90, 59),
    ),
    Lesson(
        "when-to-kill",
        "players 3 · enemy Qs/12/10 · table 2d Je 5h 5s · hand 2s 9d Jc · hand2 2c 6s 7c Td "
        "Js · hand3 7s 9h · tavern 8c 7d As 8h 9c 9s 4s 6h · discard Ad 4h Ts 6d 3d 3s 2h 3c",
        (("9d", "2s", "yield"),),
        mistake="Jc",
        chances=(95, 62),
    ),
    Lesson(
        "when-to-kill-again",
        "players 1 · jesters 0 · enemy Jd/9/9 · table 9s · hand 4d 4s 7c · tavern Jh Js 6h 3d"
        " 3c 7h 2c As · discard 3s 7d Th 5c 8d 2d Ts Ah 4c 2s",
        (("7c",),),
        mistake="4s",
        chances=(67, 37),
    ),
    Lesson(
        "where-to-shield",
        "players 4 · enemy Kh · hand 6h 8h 8s 9h · hand2 3s 8c Jc · hand3 2c 7h 8d · hand4 3c"
        " 3h 5s · tavern Kc 9c 7d Ac Jd 6d 4s 6s 9d Js 5d Ad 3d Je 2d Qc Qd Ts · rest discard",
        (("8s",),),
        mistake="9h",
        chances=(93, 57),
    ),
    Lesson(
        "where-to-shield-again",
        "players 3 · enemy Kc · hand 6c 7c 8s Jd · hand2 Tc · hand3 Ah 8h · tavern Qd Qh Jh "
        "4c As Je Td 7s · discard 9c 5s 2d Ad 5d 2c Js 7d 8d 8c 4d 6d 6s 3s Qc 4s Ac Th 4h",
        (("Jd",),),
        mistake="8s",
        chances=(87, 22),
    ),
    Lesson(
        "heal-early",
        "players 1 · jesters 0 · enemy Jc/8/8 · table 8s · hand 5s 7h 8d · tavern Jh 3s Tc As"
        " 8c 4s 9c 3c · discard 5c 5h 7d Jd 2c 2s 4c 4d Ts 9d Ah Js 2d",
        (("7h",),),
        mistake="8d",
        chances=(63, 45),
    ),
    Lesson(
        "heal-early-again",
        "players 4 · enemy Qs/11/0 · table 3d 8d · hand 3h 3s 8c 9c Th · hand2 Ac 5h 8h 9h Td"
        " · hand3 Ah 2c 2s 6c 7h · hand4 4h Ts · tavern 3c Ad 2d · rest discard",
        (("Th",),),
        mistake="8c",
        chances=(85, 63),
    ),
    Lesson(
        "what-to-pay",
        "players 1 · turn 1d · jesters 0 · enemy Qd/28/8 · table 8s Tc · hand 2h 4c 5d 6h · "
        "tavern Jh 4h 4s 3d Td Ts 6s 3h · discard Jc 3s 6d 4d 8h Th Js 2c 2d 8c 5h 5s 9d As "
        "7d",
        (("x4c6h",),),
        mistake="x2h6h",
        chances=(80, 48),
    ),
    Lesson(
        "what-to-pay-again",
        "players 1 · turn 1d · jesters 0 · enemy Jh/5/5 · table 5s · hand 2c 2d 3s 6d · "
        "tavern 3d 9d 8h 5c 6h 3h 2s 4s · discard 7c 3c Jc 6s 7h 8s Jd Js 6c",
        (("x2c3s",),),
        mistake="x6d",
        chances=(76, 54),
    ),
    Lesson(
        "pairs",
        "players 2 · enemy Qc/20/10 · table 3d 7d Ts · hand As 2d · hand2 3s · tavern 6h 4s "
        "4h 5d 9h 2s Ac 4d · discard 6d 6c Qd Ah 8s 8c 3c 6s Js 8h Jc 7h 9c 9d",
        (("As2d",),),
        mistake="2d",
        chances=(53, 24),
    ),
    Lesson(
        "pairs-again",
        "players 1 · jesters 0 · enemy Kh/8/0 · table 8d · hand Ac 3d 3h 9d · tavern 2d 7h Tc"
        " 3c 2c Qc Th 6s Jd 4c As · rest discard · castle Kc Ks",
        (("Ac9d",),),
        mistake="9d",
        chances=(84, 46),
    ),
    Lesson(
        "exact-kills",
        "players 1 · jesters 0 · enemy Qd/22/0 · table Ac Jh · hand Ad 6c 6h 8h · tavern Jc "
        "4c Td 7c Ts 8s Tc 4h · discard 9s 4d 9h 7h 8d",
        (("8h",),),
        mistake="6c",
        chances=(91, 75),
    ),
    Lesson(
        "exact-kills-again",
        "players 1 · jesters 0 · enemy Qs/20/0 · table Ac 9h · hand 5c 8d Th Jh · tavern Ts "
        "6d As 5d 8h 5h Ad 9c · discard 2c 7c Qc 3d 4d 3s Ah 6c 3h 6h 8c 4h 7s 9s",
        (("8d",),),
        mistake="Th",
        chances=(61, 29),
    ),
    Lesson(
        "whom-to-name",
        "players 3 · turn 1n · enemy Qs · table Je · hand 5h 6h 7s 9h · hand2 2c · hand3 3s "
        "7c 8h Jh Js · tavern Jd Tc 4c Qd 7h 2d As 6c 6d Td Ad · rest discard · castle Kh Ks "
        "Kc Kd · yields -y-",
        ((">3",),),
        mistake=">1",
        chances=(87, 43),
    ),
    Lesson(
        "whom-to-name-again",
        "players 3 · enemy Qd/4/4 · table 4s · hand 3c 5s Tc Td Jd Je · hand2 Ah 2h Js · "
        "hand3 2d 2s · tavern Qs Ts 9c Jc 6s Ac 8d 4h · discard 6d Th 7d 7h 5c 6c · castle Kc"
        " Kd Kh Ks",
        (("Je",),),
        mistake="5s",
        chances=(98, 76),
    ),
    Lesson(
        "when-to-yield",
        "players 3 · enemy Jc/17/10 · table Je 2h 2s 7d 6s · hand 4h 6c 6h · hand2 3h 4s 7c "
        "Th · hand3 3s 4d · tavern 5h 2d Ad 8d 9s 5d Tc 9d · discard Ah 3c 7h 6d · castle Jd "
        "Qs Qh Qc Qd Ks Kh Kd Kc",
        (("yield",),),
        mistake="6c",
        chances=(70, 23),
    ),
    Lesson(
        "when-to-yield-again",
        "players 2 · enemy Qh/25/16 · table Ac 8s 7s · hand 2h 3d · hand2 Ah · tavern Jd 6d "
        "5d 7h 9s 4d 9h 8h · discard 3h 4c 4s 4h 6s",
        (("3d",),),
        mistake="yield",
        chances=(67, 30),
    ),
    Lesson(
        "when-to-flip",
        "players 1 · jesters 1 · enemy Js · hand 4c 6d · tavern Jh Ah 5s Ad 8c 6c Tc 4d · "
        "discard 3s Jc 7s 6s 9c 5c 5h",
        (("6d",),),
        mistake="flip",
        chances=(92, 65),
    ),
    Lesson(
        "when-to-flip-again",
        "players 1 · jesters 1 · enemy Qd · hand 4c 6h 8h · tavern 8s 2h Ad 4h 2c 7s 9c 5h · "
        "discard 3s Jd Js 9h 8c",
        (("flip",),),
        mistake="4c",
        chances=(73, 56),
    ),
)
