const LARGEST = 2_147_483_647;

/** A registration's id as it stands in an address, or `null` for anything that can't be one. */
export function signupIdFrom(text: string | null | undefined): number | null {
  if (!text || !/^\d{1,10}$/.test(text)) return null;
  const id = Number(text);
  return id >= 1 && id <= LARGEST ? id : null;
}
