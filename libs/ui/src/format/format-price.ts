/** A price in whole euros where it is whole, such as "EUR 300" or "EUR 2.50". Takes integer cents. */
export function formatPrice(cents: number): string {
  return `EUR ${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;
}
