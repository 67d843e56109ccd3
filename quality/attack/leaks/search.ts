const INDEXED = 8;

/** Finds many words in long texts: those of the list that are in a text, each once. */
export function searchFor(secrets: readonly string[]): (text: string) => string[] {
  const byBeginning = new Map<string, string[]>();
  for (const word of secrets) {
    const beginning = word.slice(0, INDEXED);
    byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), word]);
  }
  return (text) => {
    const found = new Set<string>();
    for (let at = 0; at + INDEXED <= text.length; at += 1) {
      for (const word of byBeginning.get(text.slice(at, at + INDEXED)) ?? [])
        if (text.startsWith(word, at)) found.add(word);
    }
    return [...found];
  };
}
