// The messages of the network. Written by `python3 dev.py generate`; a test holds it current.

export type ClientMessage = Hello | Do | Ask;

export type ServerMessage = Welcome | Update | Choices | Ack | Refused | Outlook | Presence | Lobby | Trouble | Goodbye;

export type Phrase = "my-hand-size" | "tavern-size" | "discard-size" | "enemy-health" | "enemy-attack" | "who-may-yield" | "me-next" | "not-me-next" | "anyone-next" | "hello" | "thanks" | "one-moment" | "good-game";

/** The command is done, and on disk: it is entry number `seq`. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** What is proposed. */
export type Aim = "abandon" | "undo";

/** Agree to what is proposed, or not; who proposed it takes it back with a no. */
export interface Answer {
  do: "answer";
  agree: boolean;
}

/** What would this move do, or why is it illegal? Only for the seat that is to move. */
export interface Ask {
  type: "ask";
  id: string;
  move: string;
}

/** Ask to end the game unfinished. */
export interface AskAbandon {
  do: "ask-abandon";
}

/** The same people at a new table: with a new deal, or the same one again. */
export interface AskRematch {
  do: "ask-rematch";
  same_deal?: boolean;
}

/** Ask to take back one's latest move. */
export interface AskUndo {
  do: "ask-undo";
}

/** Ready to start, or not yet. With every seat taken and everyone ready, the game starts. */
export interface BeReady {
  do: "be-ready";
  ready: boolean;
}

/** The bots of this server. */
export interface BotList {
  bots: BotView[];
}

/** A bot that can take a seat. */
export interface BotView {
  name: string;
  description: string;
}

export interface CardsDiscarded {
  event: "cards-discarded";
  seat: number;
  cards: string[];
  value: number;
}

export interface CardsDrawn {
  event: "cards-drawn";
  seat: number;
  count: number;
  known: string[];
}

export interface CardsHealed {
  event: "cards-healed";
  cards: string[];
}

export interface CardsPlayed {
  event: "cards-played";
  seat: number;
  cards: string[];
  attack: number;
}

export interface CardsReceived {
  event: "cards-received";
  seat: number;
  cards: string[];
}

/** A legal move; what it would do, if it is a play or a yield. */
export interface ChoiceView {
  move: string;
  forecast?: ForecastView | null;
}

/** It is your turn: what you may do. */
export interface Choices {
  type: "choices";
  seq: number;
  choices: ChoicesView;
}

/** Every legal move of the seat that is to move. */
export interface ChoicesView {
  moves: ChoiceView[];
  no_yield: ReasonView | null;
  no_flip: ReasonView | null;
  medal_after_flip: Medal | null;
  damage: number | null;
  cheapest_cover: string[] | null;
}

/** §1.6 the host says who starts; seats are counted from there when the game begins. */
export interface ChooseFirst {
  do: "choose-first";
  seat: number;
}

/** Whether the hand that is left could cover the damage of step four. */
export type Coverage = "covered" | "depends-on-draw" | "not-covered" | "nothing-to-cover";

/** Who did what: the command's name, and what it was about. */
export interface DeedView {
  do: string;
  seat?: number | null;
  name?: string | null;
  about?: number | null;
  text?: string | null;
  yes?: boolean | null;
}

/** Do this at the table. */
export interface Do {
  type: "do";
  id: string;
  what: TakeSeat | LeaveSeat | SeatBot | FreeSeat | BeReady | ChooseFirst | MakeMove | Say | Speak | AskUndo | AskAbandon | Answer | Pause | Resume | StandIn | HandBack | AskRematch;
}

export interface EnemyDamaged {
  event: "enemy-damaged";
  amount: number;
  damage: number;
  health: number;
  doubled: boolean;
}

export interface EnemyDefeated {
  event: "enemy-defeated";
  enemy: string;
  exact: boolean;
  last: boolean;
}

export interface EnemyRevealed {
  event: "enemy-revealed";
  enemy: string;
}

export interface EnemyStruck {
  event: "enemy-struck";
  seat: number;
  damage: number;
}

/** The enemy, with what its suit, the shield and a Jester make of it. */
export interface EnemyView {
  card: string;
  health: number;
  health_left: number;
  attack: number;
  full_attack: number;
  shield: number;
  immune: Suit | null;
  waiting_shield: number;
}

/** What went wrong: a code for programs, a sentence for people. */
export interface ErrorView {
  code: string;
  sentence: string;
  clause?: string | null;
  facts?: Record<string, string | number>;
}

/** What became of a royal. */
export type Fate = "defeated" | "now" | "taken-exactly" | "to-come";

/** The consequences of a play or a yield. */
export interface ForecastView {
  attack_value: number;
  acting: Suit[];
  blocked: Suit[];
  cancels_immunity: boolean;
  healed: number;
  drawn: number[];
  damage: number;
  health_left: number;
  kill: Kill | null;
  wins: boolean;
  enemy_attack: number;
  coverage: Coverage;
  stuck: number | null;
  cheapest_cover: string[] | null;
}

/** The host frees a seat. */
export interface FreeSeat {
  do: "free-seat";
  seat: number;
}

export interface GameLost {
  event: "game-lost";
  seat: number;
  cause: Step;
}

/** A moment of the game, for all eyes. */
export interface GameView {
  seat: number;
  step: Step;
  enemy: EnemyView;
  table: string[];
  royals: RoyalView[];
  tavern: TavernView;
  discard: string[];
  hands: HandView[];
  hand_limit: number;
  yielded: boolean[];
  jesters: number;
  moves: number;
  outcome: OutcomeView | null;
}

export interface GameWon {
  event: "game-won";
  seat: number;
  medal: Medal | null;
}

/** The server hangs up. `again`: come back in a moment. */
export interface Goodbye {
  type: "goodbye";
  error: ErrorView;
  again: boolean;
}

/** Whoever is back plays their seat again. */
export interface HandBack {
  do: "hand-back";
}

/** A hand: how many cards, and those everyone knows are in it. */
export interface HandView {
  count: number;
  known: string[];
}

/** Who is there: with a secret somebody, without one a spectator. */
export interface Hello {
  type: "hello";
  secret?: string | null;
  after?: number | null;
  language?: string;
  choices?: boolean;
}

export interface ImmunityCancelled {
  event: "immunity-cancelled";
  suit: Suit;
}

export interface JesterFlipped {
  event: "jester-flipped";
  seat: number;
  discarded: string[];
  left: number;
}

/** §5.2 how a play would defeat the enemy. */
export type Kill = "exact" | "over";

/** Get up again. */
export interface LeaveSeat {
  do: "leave-seat";
}

/** The position it starts from, and all that may follow. */
export interface LessonView {
  name: string;
  game: GameView;
  own: OwnView;
  turns: TurnView[];
}

/** A seat in a list of tables. */
export interface ListedSeat {
  name: string | null;
  bot: string | null;
}

/** The public tables; sent anew when they change, to those who look at the lobby. */
export interface Lobby {
  type: "lobby";
  list: TableList;
}

/** A move in notation, made while this many entries had been seen. */
export interface MakeMove {
  do: "make-move";
  move: string;
  seen: number;
}

/** §12.3 what a solo win is worth. */
export type Medal = "bronze" | "gold" | "silver";

/** The game after a move; before the first one there is the deal. */
export interface MomentView {
  move: string | null;
  seat: number | null;
  events: (TurnBegan | CardsPlayed | Yielded | PowerActed | PowerBlocked | CardsHealed | CardsDrawn | CardsReceived | ShieldRaised | ImmunityCancelled | EnemyDamaged | EnemyDefeated | EnemyRevealed | EnemyStruck | CardsDiscarded | NextNamed | JesterFlipped | GameWon | GameLost)[];
  game: GameView;
  hands: string[][];
}

/** A name to go by; it need not be one's own. */
export interface NewPlayer {
  name: string;
}

/** A table to be made. Its maker takes the first seat that is neither a bot's nor kept free. */
export interface NewTable {
  players: number;
  bots?: string[];
  options?: string;
  public?: boolean;
  turn_seconds?: number | null;
  seed?: string | null;
  ready?: boolean;
}

export interface NextNamed {
  event: "next-named";
  seat: number;
  named: number;
}

/** How the game ended. */
export interface OutcomeView {
  won: boolean;
  seat: number;
  clause: string;
  medal: Medal | null;
  short: number | null;
}

/** The answer to `Ask`. */
export interface Outlook {
  type: "outlook";
  id: string;
  outlook: OutlookView;
}

/** What a move would do, or why it is illegal. */
export interface OutlookView {
  move: string;
  forecast: ForecastView | null;
  reason: ReasonView | null;
}

/** What one seat sees besides: its own hand, and the cards it has just been given. */
export interface OwnView {
  seat: number;
  hand: string[];
  received?: string[];
}

/** Nobody moves until somebody resumes. */
export interface Pause {
  do: "pause";
}

/** How far a table is. */
export type Phase = "gathering" | "over" | "playing";

/** The secret of a device. It is shown once, and whoever has it is this player. */
export interface PlayerSecret {
  name: string;
  secret: string;
}

/** Somebody's name. */
export interface PlayerView {
  name: string;
}

export interface PowerActed {
  event: "power-acted";
  suit: Suit;
  attack: number;
}

export interface PowerBlocked {
  event: "power-blocked";
  suit: Suit;
  attack: number;
}

/** Which seats have somebody connected, and how many look on. */
export interface Presence {
  type: "presence";
  seats: boolean[];
  watching: number;
}

/** What somebody asked for, and who has agreed. */
export interface ProposalView {
  aim: Aim;
  seat: number;
  agreed: number[];
}

/** A change, for all eyes. What did not change is not said again. */
export interface PublicView {
  deed: DeedView;
  at: number;
  events?: (TurnBegan | CardsPlayed | Yielded | PowerActed | PowerBlocked | CardsHealed | CardsDrawn | CardsReceived | ShieldRaised | ImmunityCancelled | EnemyDamaged | EnemyDefeated | EnemyRevealed | EnemyStruck | CardsDiscarded | NextNamed | JesterFlipped | GameWon | GameLost)[];
  room?: RoomView | null;
  game?: GameView | null;
  deadline?: number | null;
}

/** Why a move is illegal. */
export interface ReasonView {
  code: string;
  clause: string;
  facts: Record<string, string | number>;
}

/** The command was not done, and nothing has changed. */
export interface Refused {
  type: "refused";
  id: string;
  error: ErrorView;
}

/** The table as it was left, and every moment of its game. */
export interface ReplayView {
  room: RoomView;
  moments: MomentView[];
}

/** Go on after a pause. */
export interface Resume {
  do: "resume";
}

/** A table without its game. */
export interface RoomView {
  phase: Phase;
  seats: SeatView[];
  host: number | null;
  first: number;
  options: string;
  public: boolean;
  turn_seconds: number | null;
  chosen_seed: boolean;
  seal: SealView;
  proposal: ProposalView | null;
  paused: boolean;
  abandoned: boolean;
  rematch: string | null;
}

/** One of the twelve. */
export interface RoyalView {
  card: string;
  fate: Fate;
}

/** §10.2, §10.3 one of the phrases; the table puts the numbers in. */
export interface Say {
  do: "say";
  phrase: string;
}

/** The commitment; seed and salt once the game is over. */
export interface SealView {
  commitment: string;
  seed: string | null;
  salt: string | null;
}

/** The host puts a bot on a free seat, or another bot on a bot's. */
export interface SeatBot {
  do: "seat-bot";
  seat: number;
  bot: string;
}

/** A seat: whose it is, by name alone, and which bot plays it. */
export interface SeatView {
  name: string | null;
  bot: string | null;
  ready: boolean;
}

export interface ShieldRaised {
  event: "shield-raised";
  shield: number;
  attack: number;
}

/** §10.4 in a casual game, anything. */
export interface Speak {
  do: "speak";
  text: string;
}

/** A bot plays for somebody who is gone, too slow, or asks for it. */
export interface StandIn {
  do: "stand-in";
  seat: number;
  bot: string;
}

/**
 * What the game waits for, or how it ended.
 *
 * Steps two and three of a turn need no decision and so are no steps to wait in.
 */
export type Step = "beaten" | "name" | "play" | "stuck" | "suffer" | "won";

/** What a wanted move does, and which turn of the learner follows; None: the lesson is over. */
export interface StepView {
  update: Update;
  next: number | null;
}

/** The four suits, in canonical order. */
export type Suit = "clubs" | "diamonds" | "hearts" | "spades";

/** Where a table is found. */
export interface TableCode {
  code: string;
}

/** Tables, the one that changed last first. */
export interface TableList {
  tables: TableSummaryView[];
  before?: number | null;
}

/** A table in a list. */
export interface TableSummaryView {
  code: string;
  phase: Phase;
  players: number;
  seats: ListedSeat[];
  options: string;
  turn_seconds: number | null;
  public: boolean;
  created: number;
  updated: number;
  result: string | null;
  medal: string | null;
}

/** Sit down on a free seat, or move to it. */
export interface TakeSeat {
  do: "take-seat";
  seat: number;
}

/** The code another device shows. */
export interface TakeTransfer {
  code: string;
}

/** The tavern from the top: known cards, and groups hearts put under it, oldest first. */
export interface TavernView {
  count: number;
  top: string[];
  groups: string[][];
}

/** A code to type on another device, once, until it expires (Unix milliseconds). */
export interface TransferCode {
  code: string;
  expires: number;
}

/** A message that cannot be read, or comes too often; nothing has changed. */
export interface Trouble {
  type: "trouble";
  error: ErrorView;
}

export interface TurnBegan {
  event: "turn-began";
  seat: number;
}

/** A turn of the learner. */
export interface TurnView {
  task: number;
  choices: ChoicesView;
  reasons: Record<string, ReasonView>;
  wanted: Record<string, StepView>;
}

/** Entry number `seq` of the table's log, as far as this seat may know it. */
export interface Update {
  type: "update";
  seq: number;
  public: PublicView;
  own?: OwnView | null;
}

/** The table as it is. Without `room`, updates follow from where the client left off. */
export interface Welcome {
  type: "welcome";
  seq: number;
  now: number;
  room?: RoomView | null;
  game?: GameView | null;
  deadline?: number | null;
  own?: OwnView | null;
}

export interface Yielded {
  event: "yielded";
  seat: number;
}
