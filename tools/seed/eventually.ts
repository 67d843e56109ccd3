const WAIT_MS = 200;
const TRIES = 150;

/** Asks until there is an answer. @throws `refusal` after half a minute without one */
export async function eventually<T>(ask: () => Promise<T | undefined>, refusal: string): Promise<T> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
  throw new Error(refusal);
}
