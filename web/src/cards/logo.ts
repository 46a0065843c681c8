/** The logo, a crown split by a dagger, in a box from -40 to 40. */
export const drawLogo = (a: string, b: string): string =>
  `<path d="M-5-9L-18-26L-23-6L-38-20L-31 20C-22 17-13 15.5-5 15.200ZM5-9L18-26L23-6L38-20L31 20C22 17 13 15.5 5 15.200Z" fill="${a}"/><path d="M-31.5 25C-22 22-13 20.5-5 20.200V27C-13 27.3-22 28.8-30.5 31.500ZM31.5 25C22 22 13 20.5 5 20.200V27C13 27.3 22 28.8 30.5 31.500Z" fill="${a}"/><path d="M-2.7-25H2.700V24L0 40L-2.7 24Z" fill="${b}"/><path d="M-8-28.500H8V-25H-8ZM-1.9-38H1.900V-29H-1.900Z" fill="${b}"/><circle cy="-39" r="2.8" fill="${b}"/>`;
