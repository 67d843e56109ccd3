const MAX_LENGTH = 64;

/** What a tag manager may see of an id from an address: letters, digits, `_` and `-`; empty when nothing is left. */
export function cleanTransactionId(id: string | null): string {
  return (id ?? '').replaceAll(/[^A-Za-z0-9_-]/g, '').slice(0, MAX_LENGTH);
}
