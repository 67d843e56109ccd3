interface Term {
  term: string;
  text: string;
}

const NAMED = /^([^:.]{2,80}): (.+)$/s;
/** A mailbox or a web address is written as it is. */
const ADDRESS = /^(\S+@\S|https?:|www\.)/;

const capitalised = (text: string): string =>
  ADDRESS.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** The items as names with what is said of them, if every one of them has that form: "Aim: prices in euro". */
export function termsOf(items: readonly string[]): Term[] | null {
  const terms = items.map((item) => {
    const [, term = '', text = ''] = NAMED.exec(item) ?? [];
    return { term, text: capitalised(text) };
  });
  return terms.every(({ term }) => term !== '') ? terms : null;
}
