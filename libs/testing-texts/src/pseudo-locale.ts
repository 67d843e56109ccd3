/** What a file, a name or another sentence looks like; a key such as `legalBasis` does not. */
const KEY = /^[a-z][A-Za-z-]*$/;
const LETTER = /\p{L}/u;

const marked = (text: string): string => (LETTER.test(text) ? `⟦${text}⟧` : text);

/** Marks all but what was put in, which has its own marks or is nobody's words. */
function markedAround(text: string, given: readonly unknown[]): string {
  const inside = given.find(
    (one): one is string => typeof one === 'string' && one !== text && !KEY.test(one) && text.includes(one),
  );
  if (!inside) return marked(text);
  const others = given.filter((one) => one !== inside);
  return text
    .split(inside)
    .map((piece) => markedAround(piece, others))
    .join(inside);
}

/** The words of a language that nobody speaks: every sentence of these, marked, also those that take something in. */
export function pseudoTexts<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return marked(texts) as Texts;
  if (Array.isArray(texts)) return texts.map((each: unknown) => pseudoTexts(each)) as Texts;
  if (typeof texts === 'function') return pseudoSentence(texts as (...given: unknown[]) => unknown) as Texts;
  if (typeof texts !== 'object' || texts === null) return texts;
  const entries = Object.entries(texts).map(([name, each]) => [name, pseudoTexts<unknown>(each)]);
  return Object.fromEntries(entries) as Texts;
}

const pseudoSentence =
  (sentence: (...given: unknown[]) => unknown) =>
  (...given: unknown[]): unknown => {
    const text = sentence(...given);
    return typeof text === 'string' ? markedAround(text, given) : pseudoTexts(text);
  };

/** Words of at least two Latin letters that have no marks; addresses and citations such as `9(2)(a)(iv)` are none. */
export function untranslatedIn(text: string): string[] {
  const rest = text
    .replaceAll(/⟦[^⟦⟧]*⟧/gu, ' ')
    .replaceAll(/\S+@\S+|https?:\/\/\S+|\d+\(\d+\)(?:\([a-z]+\))*/gu, ' ');
  return rest.match(/\p{Script=Latin}{2,}/gu) ?? [];
}
