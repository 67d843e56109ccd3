/** So long a program that is well takes at most to say so. */
const WITHIN_MS = 1_000;

/** Whether there is an answer at this address, soon, and it says that all is well. */
export async function answersWell(url: string): Promise<boolean> {
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(), WITHIN_MS);
  try {
    return (await fetch(url, { signal: given.signal })).ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
