/** Ids are random numbers from here on: what is smaller, such as the 1 of a made-up link, was never issued. */
const SMALLEST = 100_000_000;
const LARGEST = 2_147_483_647;

/** A registration's id as it stands in an address, or `null` for anything that can't be one. */
export function signupIdFrom(text: string | null | undefined): number | null {
  if (!text || !/^\d{9,10}$/.test(text)) return null;
  const id = Number(text);
  return id >= SMALLEST && id <= LARGEST ? id : null;
}
