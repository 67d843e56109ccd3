import {
  missingElements,
  ORDER_KINDS,
  translationOf,
  type MissingElementName,
  type OrderKind,
} from '@rep13/contracts-authority-requests/constants';
import { AuthorityRequest } from './authority-request.entity.ts';
import { draftClarification } from './draft-clarification.ts';

/** Article 9(2) and 10(2) DSA, by hand: what an order must hold, where the law says so, and in which words we ask for it. */
const LAW: Record<OrderKind, readonly (readonly [MissingElementName, article: string, ask: string])[]> = {
  act: [
    ['legalBasis', '9(2)(a)(i)', 'the legal basis'],
    ['reasons', '9(2)(a)(ii)', 'why the information is illegal'],
    ['urls', '9(2)(a)(iv)', 'the exact web address'],
    ['redress', '9(2)(a)(v)', 'the recipient of the service who provided the content'],
    ['scope', '9(2)(b)', 'the territorial scope'],
  ],
  information: [
    ['legalBasis', '10(2)(a)(i)', 'the legal basis'],
    ['identifiers', '10(2)(a)(iii)', 'the account names or identifiers'],
    ['reasons', '10(2)(a)(iv)', 'why it is necessary and proportionate'],
    ['redress', '10(2)(a)(v)', 'the recipients of the service concerned'],
  ],
  general: [],
};

/** In Article 10 alone, and only for reasons. */
const EXCEPTED: Record<OrderKind, boolean> = { act: false, information: true, general: false };
/** What an order may also hold or say; none of it is ever missing. */
const EVER_OPTIONAL = ['effectTo', 'reasonsWithheld'] as const;
/** Its language, whether a translation came with it, and whether one is asked for. */
const LANGUAGES = [
  [null, false, false],
  ['English', false, false],
  ['French', false, true],
  ['French', true, false],
] as const;

const NAMES = ['legalBasis', 'reasons', 'urls', 'identifiers', 'redress', 'scope', ...EVER_OPTIONAL] as const;
type Name = (typeof NAMES)[number];

const subsets = NAMES.reduce<Name[][]>((all, name) => [...all, ...all.map((some) => [...some, name])], [[]]);
const valueOf = (name: Name) =>
  name === 'reasonsWithheld' ? true : name === 'urls' || name === 'identifiers' ? ['one'] : 'something';

function orderWith(kind: OrderKind, names: readonly Name[]): AuthorityRequest {
  const given = Object.fromEntries(names.map((name) => [name, valueOf(name)]));
  const order = {
    kind,
    reference: 'A-AAAA-AAAA',
    ownReference: null,
    declaredLanguages: ['Dutch', 'English'],
    conversationLanguage: 'en',
  };
  return Object.assign(new AuthorityRequest(), order, given);
}

const articlesIn = (draft: string): string[] =>
  [...draft.matchAll(/^- .*, Article (\S+)$/gm)].map(([, article = '']) => article);

/** Every kind of order × every subset of what it may hold × its language. */
const cells = ORDER_KINDS.flatMap((kind) => subsets.map((names) => [kind, names] as const));

describe('what an order lacks, where the law asks for it, and how we ask', () => {
  it('is tried of every subset of all that an order may hold, of every kind', () => {
    expect(cells).toHaveLength(3 * 2 ** NAMES.length);
  });

  it.each(cells)('%s with %j', (kind, names) => {
    const order = orderWith(kind, names);
    const isExcepted = EXCEPTED[kind] && names.includes('reasonsWithheld');
    const lacking = LAW[kind].filter(
      ([name]) => !names.includes(name) && !(name === 'reasons' && isExcepted),
    );
    const missing = missingElements(kind, order);
    expect(missing).toEqual(lacking.map(([name]) => name));

    for (const [language, translationEnclosed, isAsked] of LANGUAGES) {
      const translation = translationOf(kind, { ...order, language, translationEnclosed });
      const asksTranslation = isAsked && kind !== 'general';
      expect(translation === 'missing').toBe(asksTranslation);
      const draft = draftClarification(order, { missing, translation });
      if (lacking.length === 0 && !asksTranslation) {
        expect(draft).toBeNull();
        continue;
      }
      expect(articlesIn(draft!)).toEqual(lacking.map(([, article]) => article));
      for (const [, , ask] of lacking) expect(draft).toContain(ask);
      expect(draft!.includes('points (a) and (b)')).toBe(asksTranslation);
      expect(draft).not.toContain(kind === 'act' ? 'Article 10' : 'Article 9');
    }
  });

  it('names with a court of the challenge the redress, of either kind', () => {
    for (const kind of ['act', 'information'] as const)
      expect(missingElements(kind, { challengeCourt: 'District Court' })).not.toContain('redress');
  });
});
