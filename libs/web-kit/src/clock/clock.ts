/** The `Date` of an answer has whole seconds and is as old as the way it took: less than this is no difference. */
const UNCERTAIN_MS = 2_000;

/** How far the server's clock is ahead of this computer's. */
let aheadMs = 0;

/**
 * The time by the server's clock, in milliseconds since 1970: for everything that counts down, is late or is due. A
 * computer's own clock may be hours off, after a flat battery or beside another system that keeps local time.
 * Until the server has answered for the first time it is this computer's.
 */
export const serverNow = (): number => Date.now() + aheadMs;

/**
 * The time by this computer's clock, in milliseconds since 1970: for what this browser keeps for itself and reads again,
 * such as drafts, and for how long something takes on this page.
 */
export const computerNow = (): number => Date.now();

/**
 * Learns from an answer what time it is at the server. From one that a cache may have kept nothing is learnt (RFC 9111):
 * its `Date` is that of the first answer.
 *
 * @param askedAt when the request left, by `computerNow`
 */
export function learnServerTime(headers: Pick<Headers, 'get'>, askedAt: number): void {
  const date = Date.parse(headers.get('Date') ?? '');
  if (Number.isNaN(date) || !/\bno-store\b/.test(headers.get('Cache-Control') ?? '')) return;
  const answeredAt = (askedAt + computerNow()) / 2;
  const measured = date + 500 - answeredAt;
  if (Math.abs(measured - aheadMs) > UNCERTAIN_MS) aheadMs = Math.abs(measured) > UNCERTAIN_MS ? measured : 0;
}
