import {
  missingElements,
  ORDER_ELEMENTS,
  ORDER_KINDS,
  type GivenElements,
  type OrderElementName,
  type OrderKind,
} from './authority-requests.ts';

/** What the Regulation asks for, by hand: `effectTo` only where applicable, the language as no element. */
const COMPULSORY: Record<OrderKind, OrderElementName[]> = {
  act: ['legalBasis', 'reasons', 'urls', 'redress', 'scope'],
  information: ['legalBasis', 'identifiers', 'reasons', 'redress'],
  general: [],
};

const subsetsOf = (names: readonly OrderElementName[]): OrderElementName[][] =>
  names.reduce<OrderElementName[][]>((all, name) => [...all, ...all.map((some) => [...some, name])], [[]]);

const given = (names: readonly OrderElementName[]): GivenElements =>
  Object.fromEntries(
    names.map((name) => [name, name === 'urls' || name === 'identifiers' ? ['one'] : 'something']),
  );

const cells = ORDER_KINDS.flatMap((kind) =>
  subsetsOf(ORDER_ELEMENTS[kind].map(({ name }) => name)).map((names) => [kind, names] as const),
);

describe('what an order lacks', () => {
  it('is tried of 2⁷ orders to act, 2⁶ to provide information, and a general one', () => {
    expect(cells).toHaveLength(128 + 64 + 1);
  });

  it.each(cells)('%s with %j', (kind, names) => {
    const expected = COMPULSORY[kind].filter((name) => !names.includes(name));
    expect(missingElements(kind, given(names))).toEqual(expected);
  });

  it.each<GivenElements>([
    { legalBasis: '  ' },
    { legalBasis: null },
    { legalBasis: '', urls: [] },
    { urls: ['', '  '] },
    { urls: null },
  ])('is not given by what is empty: %j', (blank) => {
    expect(missingElements('act', blank)).toEqual(COMPULSORY.act);
  });

  it('is not the reasons that criminal proceedings forbid to give, of an order to provide information alone', () => {
    expect(missingElements('information', { reasonsWithheld: true })).not.toContain('reasons');
    expect(missingElements('information', { reasonsWithheld: false })).toContain('reasons');
    expect(missingElements('act', { reasonsWithheld: true })).toContain('reasons');
  });
});
