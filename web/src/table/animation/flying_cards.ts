/** Flying card backs between piles and hands, as DOM elements, one after the other. */

import type { CardFlight } from "./scenes";

/** Milliseconds between the starts of two cards, and of one flight. */
export const GAP_MS = 55;
const FLIGHT_MS = 380;

/** Starts the cards over this layer; the function it returns removes them. */
export function flyCards(layer: HTMLElement, flight: CardFlight, mySeat: number | null): () => void {
  const cards = flight.to.map((place, at) => {
    const from = boxOf(flight.from, mySeat);
    const to = boxOf(place, mySeat);
    return from && to ? flyCard(layer, from, to, at * GAP_MS) : null;
  });
  return () => cards.forEach((card) => card?.remove());
}

/** The screen position of a pile or a hand. A place can be in the page twice; only one is visible. */
function boxOf(place: CardFlight["from"] | number, mySeat: number | null): DOMRect | null {
  const selector =
    place === "tavern" ? ".pile:not(.disc) .stack"
    : place === "discard" ? ".pile.disc .stack"
    : place === mySeat ? ".hand"
    : `.seat[data-seat="${place}"]`;
  const boxes = [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
  return boxes.find((box) => box.width > 0) ?? null;
}

function flyCard(layer: HTMLElement, from: DOMRect, to: DOMRect, delay: number): SVGElement {
  const origin = layer.getBoundingClientRect();
  const card = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  card.setAttribute("viewBox", "0 0 100 140");
  card.classList.add("card", "flying");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", "#c-back");
  card.append(use);
  layer.append(card);
  const at = (box: DOMRect): string => {
    const x = box.x + box.width / 2 - origin.x;
    const y = box.y + box.height / 2 - origin.y;
    return `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  };
  const frames = [
    { transform: at(from), opacity: 0 },
    { transform: at(from), opacity: 1, offset: 0.1 },
    { transform: at(to), opacity: 1, offset: 0.9 },
    { transform: at(to), opacity: 0 },
  ];
  const options: KeyframeAnimationOptions = { duration: FLIGHT_MS, delay, fill: "both", easing: "ease-in-out" };
  card.animate(frames, options).onfinish = () => card.remove();
  return card;
}
