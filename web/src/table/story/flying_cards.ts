/** The cards of a beat on their way, as DOM elements above the board. */

import type { Beat, Flight, Place } from "./beats";
import { gapOf } from "./pace";

export type Boxes = readonly (DOMRect | null)[];

const visible = (selector: string): DOMRect | null => {
  // A place can be in the page twice, for narrow and for wide screens; one of them is visible.
  const boxes = [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
  return boxes.find((box) => box.width > 0) ?? null;
};

function selectorOf(place: Place, card: string, reader: number | null): string {
  switch (place) {
    case "tavern":
      return ".pile:not(.disc) .stack";
    case "discard":
      return ".pile.disc .stack";
    case "table":
      return ".played";
    case "enemy":
      return ".portrait";
    case "castle":
      return `.castle [data-royal="${card}"]`;
    default:
      return place === reader ? ".hand" : `.seat[data-seat="${place}"] .face`;
  }
}

/** Where the cards are before they leave. To be called while the page still shows them there. */
export function startsOf(beat: Beat, reader: number | null): Boxes {
  return beat.flights.map(({ from, card }) =>
    (from === reader ? visible(`.hand [data-card="${card}"]`) : null) ?? visible(selectorOf(from, card, reader)),
  );
}

/** Where the cards will be; played cards have their own places on the table. */
export function endsOf(beat: Beat, reader: number | null): Boxes {
  const places = [...document.querySelectorAll(".played > .coming")].map((each) => each.getBoundingClientRect());
  return beat.flights.map(({ to, card }, at) => (to === "table" ? places[at] : null) ?? visible(selectorOf(to, card, reader)));
}

/** Starts the cards over this layer, each lasting `duration`; the function it returns removes them. */
export function flyCards(
  layer: HTMLElement,
  beat: Beat,
  starts: Boxes,
  ends: Boxes,
  duration: number,
  pace: number,
): () => void {
  const cards = beat.flights.map((flight, at) => {
    const [from, to] = [starts[at], ends[at]];
    // A royal first falls where it stands, then its card leaves.
    const falls = flight.from === "enemy" ? duration / 2 : 0;
    const timing = { duration: duration - falls, delay: falls + at * gapOf(beat) * pace };
    return from && to ? flyCard(layer, flight, from, to, timing) : null;
  });
  return () => cards.forEach((card) => card?.remove());
}

function flyCard(
  layer: HTMLElement,
  flight: Flight,
  from: DOMRect,
  to: DOMRect,
  timing: { duration: number; delay: number },
): HTMLElement {
  const width = Math.max(34, Math.min(to.width, 5 * (to.height / 7)));
  const card = document.createElement("div");
  card.className = "flying";
  card.style.width = `${width}px`;
  card.append(drawing(flight.card));
  layer.append(card);
  const origin = layer.getBoundingClientRect();
  const at = (box: DOMRect, lift = 0, spin = 0): string => {
    const x = box.x + box.width / 2 - origin.x;
    const y = box.y + box.height / 2 - origin.y - lift;
    const scale = Math.max(0.3, Math.min(box.width, (box.height * 5) / 7) / width);
    return `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale}) rotate(${spin}deg)`;
  };
  const middle = new DOMRect((from.x + to.x) / 2, (from.y + to.y) / 2, (from.width + to.width) / 2, (from.height + to.height) / 2);
  const frames = [
    { transform: at(from, 0, -8), opacity: 1 },
    { transform: at(middle, 30, -4), opacity: 1 },
    { transform: at(to), opacity: 1 },
  ];
  card.animate(frames, { ...timing, fill: "forwards", easing: "cubic-bezier(.4,.1,.2,1)" });
  return card;
}

function drawing(code: string): SVGElement {
  const card = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  card.setAttribute("viewBox", "0 0 100 140");
  card.classList.add("card");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#c-${code}`);
  card.append(use);
  return card;
}
