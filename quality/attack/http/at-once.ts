/** Does `work` for each, so many at a time; the outcomes are in the order of what was given. */
export async function atOnce<T, R>(
  many: number,
  given: readonly T[],
  work: (one: T) => Promise<R>,
): Promise<R[]> {
  const outcomes: R[] = [];
  const waiting = given.entries();
  const worker = async () => {
    for (const [index, one] of waiting) outcomes[index] = await work(one);
  };
  await Promise.all(Array.from({ length: many }, worker));
  return outcomes;
}
