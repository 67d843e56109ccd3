interface Term {
  term: string;
  text: string;
}

const NAMED = /^([^:.]{2,80}): (.+)$/s;

/** The items as names with what is said of them, if every one of them has that form: "Aim: prices in euro". */
export function termsOf(items: readonly string[]): Term[] | null {
  const terms = items.map((item) => {
    const [, term = '', text = ''] = NAMED.exec(item) ?? [];
    return { term, text: text.charAt(0).toUpperCase() + text.slice(1) };
  });
  return terms.every(({ term }) => term !== '') ? terms : null;
}
