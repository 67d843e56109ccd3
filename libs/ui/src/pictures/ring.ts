/** Centres of twelve dots, evenly round a circle, the first one on top. */
export function ring(radius: number, centre: number): { cx: number; cy: number }[] {
  return Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * 2 * Math.PI;
    return { cx: rounded(centre + radius * Math.sin(angle)), cy: rounded(centre - radius * Math.cos(angle)) };
  });
}

// Two decimals: the prerendered markup and the browser's must not differ in the last bit of a sine.
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
