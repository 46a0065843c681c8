/** Icons: SVG paths for a box of 24 by 24. */
export const ICONS = {
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  gear: "M4 7h9M17 7h3M4 17h3M11 17h9M13 4v6M7 14v6",
  log: "M4 5h16v11H9l-5 4z",
  sword: "M20 4l-1 5-9 9-3-3 9-9zM5 13l6 6M8 16l-4 4",
  shield: "M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z",
  bulb: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3 11v1h6v-1a6 6 0 0 0-3-11z",
  undo: "M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3",
  x: "M6 6l12 12M18 6L6 18",
  share: "M12 15V4M8 8l4-4 4 4M5 13v7h14v-7",
  look: "M11 19V5L2 12zM21 19V5l-9 7z",
  again: "M4 12a8 8 0 1 0 3-6M4 4v5h5",
  down: "M12 4v11M8 11l4 4 4-4M5 20h14",
  sort: "M7 4v16M3 16l4 4 4-4M14 6h7M14 12h5M14 18h3",
  more: "M5 11.5a.5 .5 0 1 0 0 1 .5 .5 0 0 0 0-1zM12 11.5a.5 .5 0 1 0 0 1 .5 .5 0 0 0 0-1zM19 11.5a.5 .5 0 1 0 0 1 .5 .5 0 0 0 0-1z",
  first: "M18 5l-7 7 7 7M6 5v14",
  last: "M6 5l7 7-7 7M18 5v14",
  pause: "M8 5v14M16 5v14",
  play: "M7 5l12 7-12 7z",
  bot: "M6 9h12v10H6zM12 9V5M10 14h.01M14 14h.01M3 13v3M21 13v3",
  bell: "M6 17V11a6 6 0 0 1 12 0v6M4 17h16M10 20h4M12 5V3",
  cards: "M4 7l9-3 4 13-9 3zM17 8l4 1-3 11-6 0",
  door: "M6 21V3h12v18M3 21h18M14 12h.01",
  check: "M5 12.5l4.5 4.5L19 7",
} as const;
export type IconName = keyof typeof ICONS;
export const isIcon = (name: string): name is IconName => name in ICONS;
