"""The rules, one row per statement of a clause. Ids begin with the clause."""

import pytest

from position_examples import check

#: A sentence with its clause; a position; moves; facts after them, or why the last is illegal.
Row = tuple[str, str, str, str]

# One line per row.
# fmt: off
VALUES: list[Row] = [
    ("§2.1 an Ace is worth 1", "hand Ah 9c", "Ah", "damage 1"),
    ("§2.1 a number is worth its number", "hand 7h 9c", "7h", "damage 7"),
    ("§2.1 a Jack in hand is worth 10", "enemy Qd · hand Jh 9c 9h", "Jh", "damage 10"),
    ("§2.1 a Queen in hand is worth 15", "enemy Kd · hand Qh Tc Th", "Qh", "damage 15"),
    ("§2.1 a King in hand is worth 20", "enemy Kd · hand Kh Tc Th", "Kh", "damage 20"),
    ("§2.2 a Jack attacks with 10 and has 20 health", "enemy Js · hand 2h Tc", "2h", "attack 10 · health 20"),
    ("§2.2 a Queen attacks with 15 and has 30 health", "enemy Qs · hand 2h Tc 9c", "2h", "attack 15 · health 30"),
    ("§2.2 a King attacks with 20 and has 40 health", "enemy Ks · hand 2h Tc Th", "2h", "attack 20 · health 40"),
]
PLAYS: list[Row] = [
    ("§3.1 any one card may be played", "hand 9h Tc", "9h", "legal"),
    ("§3.1 a card must be in the hand", "hand 9h Tc", "8h", "not-in-hand"),
    ("§3.1 another player's card is not in the hand", "hand 9h · hand2 8h", "8h", "not-in-hand"),
    ("§3.2 a pair may total ten", "hand 5c 5d", "5c5d", "legal"),
    ("§3.2 a pair may not total twelve", "hand 6c 6d", "6c6d", "combo-too-high"),
    ("§3.2 a pair of fours is a combo", "hand 4c 4d", "4c4d", "legal"),
    ("§3.2 three threes total nine", "hand 3c 3d 3h", "3c3d3h", "legal"),
    ("§3.2 three fours are too many", "hand 4c 4d 4h", "4c4d4h", "combo-too-high"),
    ("§3.2 four twos total eight", "hand 2c 2d 2h 2s", "2c2d2h2s", "legal"),
    ("§3.2 four threes are too many", "hand 3c 3d 3h 3s", "3c3d3h3s", "combo-too-high"),
    ("§3.2 numbers must be the same", "hand 3c 4d", "3c4d", "ranks-differ"),
    ("§3.2 royals do not combine", "enemy Qd · hand Jc Jh", "JcJh", "royals-in-combo"),
    ("§3.3 an Ace may be played alone", "hand Ac Tc", "Ac", "legal"),
    ("§3.3 an Ace goes with one other card", "hand Ac 9d", "Ac9d", "legal"),
    ("§3.3 two Aces go together", "hand Ac Ad", "AcAd", "legal"),
    ("§3.3 an Ace goes with a King", "enemy Kd · hand Ac Kh", "AcKh", "legal"),
    ("§3.3 an Ace does not go with a Jester", "players 3 · hand Ac Je", "AcJe", "jester-not-alone"),
    ("§3.4 an Ace does not join a combo", "hand Ac 2c 2d", "Ac2c2d", "ace-in-combo"),
    ("§3.4 three Aces may not be played together", "hand Ac Ad Ah", "AcAdAh", "ace-in-combo"),
    ("§3.4 an Ace and two other cards may not be played together", "hand Ac 2c 9d", "Ac2c9d", "ace-in-combo"),
    ("§3.5 a Jester is played alone", "players 3 · hand Je 9d", "Je", "turn 1n · damage 0"),
    ("§3.5 a Jester goes with nothing", "players 3 · hand Je 9d", "9dJe", "jester-not-alone"),
    ("§3.5 two Jesters do not go together", "players 4 · hand Je Je", "JeJe", "jester-not-alone"),
    ("§3.6 yielding goes straight to step four", "hand Tc", "yield", "turn 1d · damage 0 · yields y-"),
    ("§3.7 the attack value is the sum", "hand 3h 3s Tc", "3h3s", "damage 6 · spades 6"),
    ("§3.7 a companion adds its value", "enemy Jc · hand Ah 8s Tc", "Ah8s", "damage 9 · spades 9"),
]
POWERS: list[Row] = [
    ("§4.1 each suit acts at the full attack value", "enemy Jc · hand 3d 3s 3h Tc · discard 2c 4c 5c 6c · tavern 9h", "3d3s3h", "healed 4 · drawn 5/4 · spades 9"),
    ("§4.1 two cards of one suit act once", "hand As 7s Tc", "As7s", "spades 8 · attack 2 · acts spades"),
    ("§4.2 powers are compulsory", "hand 7h Tc · discard 2c 3c", "7h", "healed 2 · acts hearts"),
    ("§4.3 the enemy's suit does nothing", "enemy Jd · hand 7d Tc", "7d", "drawn 0/0 · acts none · blocked diamonds"),
    ("§4.3 its value still counts as damage", "enemy Jd · hand 7d Tc", "7d", "damage 7"),
    ("§4.3 clubs do not double against clubs", "enemy Jc · hand 7c Th", "7c", "damage 7"),
    ("§4.3 the other suit of the play still acts", "enemy Jd · hand Ac 7d Th", "Ac7d", "damage 16 · acts clubs · blocked diamonds"),
    ("§4.3 hearts do not heal against hearts", "enemy Jh · hand 7h Tc · discard 2c", "7h", "healed 0 · discard 2c"),
    ("§4.4 hearts resolve before diamonds", "enemy Jc · hand Ah 5d Tc · hand2 8c · rest discard · discard 2c", "Ah5d", "healed 6 · drawn 3/3"),
    ("§4.5 hearts move as many as the attack value", "hand 3h Tc · discard 2c 4c 5c 6c", "3h", "healed 3 · bottom 5c · discard 6c"),
    ("§4.5 hearts move all there are", "hand 7h Tc · discard 2c 4c", "7h", "healed 2 · discard -"),
    ("§4.5 an empty discard pile heals nothing", "hand 7h Tc", "7h", "healed 0 · acts hearts"),
    ("§4.5 cards against the enemy are not healed", "enemy Jd/3/0 · table 3s · hand 7h Tc · discard 2c", "7h", "healed 1 · table 3s 7h"),
    ("§4.6 the current player draws first", "enemy Jc · hand 3d Tc · hand2 9c", "3d", "drawn 2/1"),
    ("§4.6 full hands are skipped", "enemy Jc · hand 5d Tc · hand2 2c 3c 4c 5c 6c 7c 8c", "5d", "drawn 5/0"),
    ("§4.6 it stops when all hands are full", "enemy Jc · hand 9d 2h 3h 4h 5h 6h Tc · hand2 2c 3c 4c 5c 6c 7c", "9d", "drawn 1/1"),
    ("§4.6 it stops when the tavern is empty", "enemy Jc · hand 9d Tc · rest discard · tavern 2h 3h", "9d", "drawn 1/1 · tavern 0"),
    ("§4.6 drawing goes clockwise", "players 3 · turn 2p · enemy Jc · hand2 5d Tc · hand 9c · hand3 8c", "5d", "drawn 1/2/2"),
    ("§4.7 clubs double the whole attack value", "hand Ac 7s Th", "Ac7s", "damage 16 · spades 8"),
    ("§4.8 spades lower the attack", "hand 7s Tc", "7s", "attack 3"),
    ("§4.8 spades of all players add up", "hand 4s Tc · hand2 5s Th", "4s xTc 5s", "attack 1"),
    ("§4.8 the attack never falls below 0", "enemy Jd/4/4 · table 4s · hand 9s Tc", "9s", "attack 0"),
]
DAMAGE: list[Row] = [
    ("§5.1 damage adds up", "enemy Jd/9/0 · table 9h · hand 5c Th", "5c", "damage 19"),
    ("§5.2 an exact defeat puts the enemy on top of the tavern", "enemy Jd/10/0 · table Th · hand Ts 2h", "Ts", "top Jd · discard Th Ts"),
    ("§5.2 more than the health is not exact", "enemy Jd/19/0 · table 9h Th · hand 2s 2h", "2s", "discard Jd 9h Th 2s"),
    ("§5.3 what was played goes to the discard pile, Jesters too", "players 3 · enemy Jd/15/0 · table Je 8h 7s · hand 9s", "9s", "discard Jd Je 8h 7s 9s · table -"),
    ("§5.4 the next castle card is turned up", "enemy Jd/19/0 · table 9h Th · hand 2s 2h · castle Js Jc Jh Qc Qd Qh Qs Kc Kd Kh Ks", "2s", "enemy Js · damage 0 · spades 0 · castle 10"),
    ("§5.4 at the last King the game stops as it lies", "enemy Kd/35/0 · table Qh Ks · hand 9s 2h · castle -", "9s", "turn 1w · enemy Kd · damage 44 · table Qh Ks 9s"),
    ("§5.5 the player who defeated the enemy starts a new turn", "enemy Jd/19/0 · table 9h Th · hand 2s 2h", "2s", "turn 1p"),
]
SUFFERING: list[Row] = [
    ("§6.1 the enemy deals its attack less the shield", "hand 7s 2h 3c", "7s x2h", "not-covered"),
    ("§6.1 at 0 nothing is discarded and the turn passes", "hand Ts 2h · hand2 9c", "Ts", "turn 2p · hand 2h"),
    ("§6.2 the discard must reach the damage", "turn 1d · yields y- · hand 4c 5c 6c", "x4c5c", "not-covered"),
    ("§6.2 exactly enough is enough", "turn 1d · yields y- · hand 4c 5c 6c", "x4c6c", "legal"),
    ("§6.2 more than enough is legal", "turn 1d · yields y- · hand 4c 5c 6c", "x4c5c6c", "legal"),
    ("§6.2 discards come from the hand", "turn 1d · yields y- · hand 4c Tc", "xTd", "not-held"),
    ("§6.2 damage comes before the next play", "turn 1d · yields y- · hand 4c Tc", "4c", "damage-first"),
    ("§6.2 discards go to the discard pile together", "turn 1d · yields y- · hand 4c 6c 9h · hand2 2c", "x6c4c", "discard 4c 6c · turn 2p"),
    ("§6.3 a player who cannot cover loses the game for everyone", "hand 9h 4c 5c", "9h", "turn 1l · ended lost §6.3 · hand 4c 5c"),
    ("§6.4 an empty hand is allowed", "turn 1d · yields y- · hand Tc · hand2 9c", "xTc", "hand - · turn 2p"),
    ("§6.5 the turn passes clockwise", "players 3 · hand 2h Tc · hand2 9c", "2h xTc", "turn 2p"),
    ("§6.5 after the last seat comes the first", "players 3 · turn 3p · hand3 2h Tc · hand 9c", "2h xTc", "turn 1p"),
]
ROYALS: list[Row] = [
    ("§7.1 a royal's power acts", "enemy Qd · hand Js Tc", "Js", "attack 5 · damage 10"),
    ("§7.1 a royal takes a companion along", "enemy Qd · hand Ac Js Tc", "AcJs", "damage 22 · attack 4"),
    ("§7.1 a royal covers damage by its value", "enemy Kd · turn 1d · yields y- · hand Kc", "xKc", "legal"),
]
JESTER: list[Row] = [
    ("§8.1 a Jester deals no damage, nor does the enemy", "players 3 · hand Je 9d", "Je", "damage 0 · turn 1n · table Je"),
    ("§8.2 a Jester cancels immunity", "players 3 · enemy Jc · hand Je 9c", "Je", "immune none"),
    ("§8.2 cancelled immunity lets the suit act", "players 3 · enemy Jc · hand Je 9c", "Je >1 9c", "damage 18"),
    ("§8.2 it lasts until that enemy is defeated", "players 3 · enemy Jc · hand Je 9c Th", "Je >1 9c xTh", "immune none"),
    ("§8.2 the next enemy is immune again", "players 3 · enemy Jc/5/0 · table 5h · hand Je 9c Th · castle Jd Jh Js Qc Qd Qh Qs Kc Kd Kh Ks", "Je >1 9c", "enemy Jd · immune diamonds"),
    ("§8.2 a second Jester changes nothing but who is next", "players 4 · enemy Jc · hand Je Je", "Je >1 Je", "immune none · turn 1n"),
    ("§8.3 any player may be named", "players 3 · hand Je 9d · hand3 4c", "Je >3", "turn 3p"),
    ("§8.3 the player of the Jester may be named, too", "players 3 · hand Je 9d", "Je >1", "turn 1p"),
    ("§8.3 there must be such a player", "players 3 · hand Je 9d", "Je >4", "no-such-seat"),
    ("§8.3 nothing else may be done first", "players 3 · hand Je 9d", "Je 9d", "name-the-next"),
    ("§8.3 without a Jester no player is named", "players 3 · hand Je 9d", ">2", "nothing-to-name"),
    ("§8.3 naming a player who has no move loses", "players 3 · hand Je 9d · yields y-y", "Je >2", "turn 2p"),
    ("§8.3 a named player may be stuck", "players 3 · hand Je 9d · options yield=off", "Je >2", "turn 2l · ended lost §11.2"),
    ("§8.5 earlier spades start to count", "players 3 · enemy Js/7/7 · table 7s · hand Je 9d", "Je", "attack 3 · shield 7"),
    ("§8.5 at the values they were played for", "players 3 · enemy Js · hand As 7d Je Tc · hand2 Th", "As7d xTc yield xTh", "shield 0 · spades 8"),
    ("§8.5 earlier clubs stay undoubled", "players 3 · enemy Jc/7/0 · table 7c · hand Je 9d", "Je", "damage 7"),
    ("§8.5 hearts and diamonds are not repeated", "players 3 · enemy Jh/7/0 · table 7h · hand Je 9d · discard 2c 3c", "Je", "healed 0 · discard 2c 3c"),
    ("§8.6 discarded for damage a Jester is worth 0", "players 3 · turn 1d · yields y-- · hand 9d 4c Je", "x9dJe", "not-covered"),
    ("§8.6 it may go along", "players 3 · turn 1d · yields y-- · hand Td Je · hand2 9c", "xTdJe", "hand - · discard Td Je"),
]
YIELDING: list[Row] = [
    ("§9.1 the second of two may not yield after the first", "hand Tc · hand2 Th", "yield xTc yield", "all-others-yielded"),
    ("§9.1 two of three may yield, the third may not", "players 3 · hand Tc · hand2 Th · hand3 Ts", "yield xTc yield xTh yield", "all-others-yielded"),
    ("§9.1 a play in between lets the next player yield", "players 3 · yields y-- · turn 2p · hand2 2h Tc · hand3 Th", "2h xTc yield", "legal"),
    ("§9.1 the latest turn counts, also after a defeat", "yields -y · enemy Jd/19/0 · table 9h Th · hand 2s Tc", "2s yield", "all-others-yielded"),
    ("§9.1 a turn after a defeat may be a yield", "enemy Jd/19/0 · table 9h Th · hand 2s Tc", "2s yield", "yields y- · turn 1d"),
    ("§9.1 playing clears the mark", "yields y- · hand 2h Tc", "2h", "yields --"),
    ("§9.1 a Jester is a turn too and clears the mark", "players 3 · yields y-y · hand Je 9d", "Je", "yields --y"),
    ("§9.2 a solo player may not yield", "players 1 · hand 2h Tc", "yield", "solo-yield"),
]
ENDING: list[Row] = [
    ("§11.1 the game is won with the last King", "enemy Kd/35/0 · table Qh Ks · hand 9s 2h · castle -", "9s", "ended won §11.1"),
    ("§11.1 a finished game has no moves", "enemy Kd/35/0 · table Qh Ks · hand 9s 2h · castle -", "9s 2h", "game-is-won"),
    ("§11.2 a player with no cards who may not yield has lost", "hand Ts 2h · yields y- · hand2 -", "Ts", "turn 2p"),
    ("§11.2 stuck at step one", "hand Tc · hand2 -", "yield xTc", "turn 2l · ended lost §11.2"),
    ("§11.2 a player with an empty hand may still yield", "hand Ts · hand2 -", "Ts yield", "ended lost §11.2"),
    ("§11.2 stuck after a defeat, too", "players 1 · jesters 0 · enemy Jd/19/0 · table 9h Th · hand 2s", "2s", "turn 1l · enemy Jc · ended lost §11.2"),
]
SOLO: list[Row] = [
    ("§12.1 a flip discards the hand and draws to the limit", "players 1 · hand 2h Tc · tavern 3c 4c 5c 6c 7c 8c 9c Ah", "flip", "hand Ah 3c 4c 5c 6c 7c 8c 9c · discard 2h Tc · jesters 1"),
    ("§12.1 a flip draws as many as there are", "players 1 · hand 2h Tc · rest discard · tavern 3c", "flip", "hand 3c · tavern 0"),
    ("§12.1 immunity to diamonds does not stop a flip", "players 1 · enemy Jd · hand 2h Tc", "flip", "hands 8"),
    ("§12.1 a flip does not cancel immunity", "players 1 · enemy Jd · hand 2h Tc", "flip", "immune diamonds"),
    ("§12.1 each Jester is flipped once", "players 1 · jesters 0 · hand 2h Tc", "flip", "no-jester-left"),
    ("§12.1 with more players there are no flips", "players 2 · hand 2h Tc", "flip", "flip-not-solo"),
    ("§12.2 at step four before the damage is taken", "players 1 · hand 2h Tc", "2h flip", "turn 1d"),
    ("§12.2 also when the hand could not cover it", "players 1 · hand 2h 3c", "2h flip", "turn 1d"),
    ("§12.2 two flips in one step", "players 1 · hand 2h 3c", "flip flip", "jesters 0 · turn 1p"),
    ("§12.2 a flip with an empty hand", "players 1 · hand 2h", "2h flip", "hands 8"),
    ("§12.2 where no damage is dealt step four does not happen", "players 1 · hand Ts 3c", "Ts", "turn 1p"),
    ("§12.2 a flip that still cannot cover loses with the last Jester", "players 1 · jesters 1 · hand 2h · rest discard · tavern 3c", "2h flip", "turn 1l · ended lost §6.3"),
    ("§12.3 no flip is gold", "players 1 · jesters 2 · enemy Kd/35/0 · table Qh Ks · hand 9s · castle -", "9s", "ended won §11.1 gold"),
    ("§12.3 one flip is silver", "players 1 · jesters 1 · enemy Kd/35/0 · table Qh Ks · hand 9s · castle -", "9s", "ended won §11.1 silver"),
    ("§12.3 two flips are bronze", "players 1 · jesters 0 · enemy Kd/35/0 · table Qh Ks · hand 9s · castle -", "9s", "ended won §11.1 bronze"),
]
OPTIONS: list[Row] = [
    ("§13.1 solo yielding, but not twice running", "players 1 · options solo-yield=not-twice-running · hand 2h Tc", "yield xTc yield", "yielded-last-turn"),
    ("§13.1 after a play a solo player may yield again", "players 1 · options solo-yield=not-twice-running · yields y · hand 2h Tc Td", "2h xTc yield", "legal"),
    ("§13.1 a flip in between does not help", "players 1 · options solo-yield=not-twice-running · yields y · hand 2h Tc", "flip yield", "yielded-last-turn"),
    ("§13.2 stop when covered", "options overpay=stop · turn 1d · yields y- · hand 4c 5c 6c", "x4c5c6c", "legal"),
    ("§13.2 a card after the damage is covered is too many", "options overpay=stop · turn 1d · yields y- · hand 2c 6c Th Td", "x2cThTd", "overpaid"),
    ("§13.2 the largest may come last", "options overpay=stop · turn 1d · yields y- · hand 2c 6c Th", "x2c6cTh", "legal"),
    ("§13.3 a larger hand", "options hand=+2 · enemy Jc · hand 9d 2h 3h 4h 5h 6h 7h 8h · hand2 9c", "9d", "hands 9/8"),
    ("§13.3 a flip refills to the smaller hand", "players 1 · options hand=-2 · hand 2h", "flip", "hands 6"),
    ("§13.3 fewer solo Jesters still win gold unflipped", "players 1 · options jesters=-1 · jesters 1 · enemy Kd/35/0 · table Qh Ks · hand 9s · castle -", "9s", "ended won §11.1 gold"),
    ("§13.3 enemies of more health", "options health=+10 · enemy Jd/19/0 · table 9h Th · hand 2s Tc", "2s", "damage 21 · health 30"),
    ("§13.3 enemies of less attack", "options attack=-5 · hand 2h 5c", "2h", "attack 5 · turn 1d"),
    ("§13.3 royals in hand keep their value", "options health=-10,attack=-5 · enemy Qd · hand Jh Tc 9c", "Jh", "damage 10"),
    ("§13.3 yielding off", "options yield=off · hand 2h Tc", "yield", "yielding-off"),
    ("§13.3 yielding off is off for solo players too", "players 1 · options solo-yield=not-twice-running,yield=off · hand 2h Tc", "yield", "yielding-off"),
    ("§13.3 a higher combo total", "options combo=18 · hand 9c 9d", "9c9d", "legal"),
    ("§13.3 a higher combo total has its limit, too", "options combo=17 · hand 9c 9d", "9c9d", "combo-too-high"),
    ("§13.3 a lower combo total", "options combo=4 · hand 3c 3d", "3c3d", "combo-too-high"),
    ("§13.3 a companion is not a combo", "options combo=4 · hand Ac 9d", "Ac9d", "legal"),
    ("§13.3 open hands", "options hands=open · hand 2h Ts · hand2 9c", "Ts", "sees 2h/9c"),
]
KNOWLEDGE: list[Row] = [
    ("§1.7 hands are hidden, their sizes are not", "hand Ts 2h · hand2 9c 9d", "Ts", "sees ?1/?2"),
    ("§1.7 a royal just put on top is known", "enemy Jd/10/0 · table Th · hand Ts 2h", "Ts", "under Jd?37"),
    ("§1.7 it stays known in the hand that draws it", "enemy Jd/10/0 · table Th · castle Jc Jh Js Qc Qd Qh Qs Kc Kd Kh Ks · hand Ts 2d Tc", "Ts 2d", "sees Jd?1/?1"),
    ("§1.7 until it is played or discarded", "enemy Jd/10/0 · table Th · castle Jc Jh Js Qc Qd Qh Qs Kc Kd Kh Ks · hand Ts 2d Tc", "Ts 2d xJd", "sees ?1/?1"),
    ("§1.7 the set that hearts move is known, its order is not", "hand 3h Tc · rest discard · tavern Ad", "3h", "under ?1{Ac Ah As}"),
]
# fmt: on


@pytest.mark.parametrize(
    "start, moves, expected",
    [
        pytest.param(*row[1:], id=row[0])
        for table in (
            *(VALUES, PLAYS, POWERS, DAMAGE, SUFFERING, ROYALS, JESTER, YIELDING, ENDING),
            *(SOLO, OPTIONS, KNOWLEDGE),
        )
        for row in table
    ],
)
def test_clause(start: str, moves: str, expected: str) -> None:
    check(start, moves, expected)
