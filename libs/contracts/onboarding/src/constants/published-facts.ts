/** What Article 13(4) DSA makes a provider publish of its representative, in the parts that we look for. */
export const REPRESENTATIVE_FACTS = ['name', 'street', 'postcode', 'city', 'email', 'phone'] as const;

/**
 * What Article 11(2) and (3) DSA make it publish of its point of contact for authorities, where that is us: beside our
 * mailbox stands that it is the point of contact, and in which languages one may write there.
 */
export const CONTACT_POINT_FACTS = ['contact-point', 'languages'] as const;

export type RepresentativeFact = (typeof REPRESENTATIVE_FACTS)[number];
export type ContactPointFact = (typeof CONTACT_POINT_FACTS)[number];
export type PublishedFact = RepresentativeFact | ContactPointFact;

/** What a website says of us, by the article of the DSA that asks for it. */
export const PUBLISHED_LINES = ['article-13', 'article-11'] as const;
export type PublishedLine = (typeof PUBLISHED_LINES)[number];

/** Which facts make up a line. */
export const FACTS_OF_LINE: Readonly<Record<PublishedLine, readonly PublishedFact[]>> = {
  'article-13': REPRESENTATIVE_FACTS,
  'article-11': CONTACT_POINT_FACTS,
};

/** The lines that a client owes. @param contactPoint whether we are its point of contact of Article 11 */
const wantedLines = (contactPoint: boolean): readonly PublishedLine[] =>
  contactPoint ? PUBLISHED_LINES : ['article-13'];

/** Each fact of them that was not found, in their order. */
export const missingFacts = (found: readonly PublishedFact[], contactPoint: boolean): PublishedFact[] =>
  wantedLines(contactPoint)
    .flatMap((line) => FACTS_OF_LINE[line])
    .filter((fact) => !found.includes(fact));

/** The lines of which anything was not found. */
export const missingLines = (found: readonly PublishedFact[], contactPoint: boolean): PublishedLine[] => {
  const missing = missingFacts(found, contactPoint);
  return PUBLISHED_LINES.filter((line) => FACTS_OF_LINE[line].some((fact) => missing.includes(fact)));
};
