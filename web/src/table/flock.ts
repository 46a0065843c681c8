/** Card backs on their way between piles and hands, one after the other. */

import type { Flight } from "./scenes";

/** Milliseconds between two cards, and that one is under way. */
export const GAP = 55;
const TRIP = 380;

/** Sends them off over this layer; what is returned calls them back. */
export function sendFlock(layer: HTMLElement, flight: Flight, mine: number | null): () => void {
  const cards = flight.to.map((place, at) => {
    const from = find(flight.from, mine);
    const to = find(place, mine);
    return from && to ? send(layer, from, to, at * GAP) : null;
  });
  return () => cards.forEach((card) => card?.remove());
}

/** Where a pile or the hand of a seat is seen: whichever of its places is on the screen. */
function find(place: Flight["from"] | number, mine: number | null): DOMRect | null {
  const selector =
    place === "tavern" ? ".pile:not(.disc) .stack"
    : place === "discard" ? ".pile.disc .stack"
    : place === mine ? ".hand"
    : `.seat[data-seat="${place}"]`;
  const boxes = [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
  return boxes.find((box) => box.width > 0) ?? null;
}

function send(layer: HTMLElement, from: DOMRect, to: DOMRect, delay: number): SVGElement {
  const home = layer.getBoundingClientRect();
  const card = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  card.setAttribute("viewBox", "0 0 100 140");
  card.classList.add("card", "flying");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", "#c-back");
  card.append(use);
  layer.append(card);
  const at = (box: DOMRect): string => {
    const x = box.x + box.width / 2 - home.x;
    const y = box.y + box.height / 2 - home.y;
    return `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  };
  const frames = [
    { transform: at(from), opacity: 0 },
    { transform: at(from), opacity: 1, offset: 0.1 },
    { transform: at(to), opacity: 1, offset: 0.9 },
    { transform: at(to), opacity: 0 },
  ];
  const options: KeyframeAnimationOptions = { duration: TRIP, delay, fill: "both", easing: "ease-in-out" };
  card.animate(frames, options).onfinish = () => card.remove();
  return card;
}
