/** Where the JSON-LD contexts of the appointment are. One that was published never changes: another has another number. */
const PATHS = { 1: '/contexts/appointment-v1.jsonld', 2: '/contexts/appointment-v2.jsonld' } as const;

export type AppointmentContextVersion = keyof typeof PATHS;

/** That of documents that are made now. */
export const APPOINTMENT_CONTEXT_PATH = PATHS[2];

const DATE_TIME = 'http://www.w3.org/2001/XMLSchema#dateTime';

interface Term {
  /** The property or class it is; one of ours where no vocabulary has it. */
  readonly is?: string;
  /** What its value is, where that is no text. */
  readonly type?: string;
  readonly comment: string;
  /** The first context that has it; absent: all have. */
  readonly since?: AppointmentContextVersion;
}

const TERMS: Readonly<Record<string, Term>> = {
  LegalRepresentativeCredential: {
    comment:
      'A credential that says that a legal representative is appointed, and that the appointment is in force.',
  },
  LegalRepresentativeAppointment: {
    comment:
      'The mandate by which a provider of intermediary services without an establishment in the European Union designates a legal representative, Article 13 of Regulation (EU) 2022/2065.',
  },
  LegalRepresentative: {
    comment:
      'A person that is designated as legal representative under Article 13 of Regulation (EU) 2022/2065.',
  },
  legalBasis: { is: 'eli:based_on', type: '@id', comment: 'The legal act that the appointment is based on.' },
  registerNumber: {
    is: 'schema:identifier',
    comment: 'The number of the appointment in the register of the representative.',
  },
  companyName: { comment: 'The name of the provider that is represented.' },
  website: { comment: 'The host of the provider’s website, without a scheme.' },
  state: {
    comment:
      'How the appointment stands: in_force; ending, in force with notice given; run_off, ended while orders about its time are still taken; ended.',
  },
  beganAt: { is: 'schema:startDate', type: DATE_TIME, comment: 'Since when the appointment is in force.' },
  endsAt: {
    is: 'schema:endDate',
    type: DATE_TIME,
    comment: 'The last moment of the appointment, once notice was given.',
  },
  runOffUntil: {
    type: DATE_TIME,
    comment: 'Until when the representative still takes orders that concern the time of the appointment.',
  },
  representative: { type: '@id', comment: 'The legal representative.' },
  name: { is: 'schema:name', comment: 'The name of the representative, Article 13(4).' },
  address: { is: 'schema:address', comment: 'The postal address of the representative, Article 13(4).' },
  email: { is: 'schema:email', comment: 'The electronic mail address of the representative, Article 13(4).' },
  phone: { is: 'schema:telephone', comment: 'The telephone number of the representative, Article 13(4).' },
  availableLanguage: {
    is: 'schema:availableLanguage',
    comment:
      'A language in which authorities may write to the representative, by its code of ISO 639-1, Article 11(3).',
    since: 2,
  },
  PointOfContact: {
    comment:
      'Whether the representative is the single electronic point of contact of the provider too, Article 11 of Regulation (EU) 2022/2065.',
    since: 2,
  },
  pointOfContact: {
    type: '@id',
    comment: 'What the representative is to the provider under Article 11 of Regulation (EU) 2022/2065.',
    since: 2,
  },
  designated: {
    comment:
      'True where the provider designated the representative as its electronic point of contact; orders under Articles 9 and 10 are sent there.',
    since: 2,
  },
  since: { type: DATE_TIME, comment: 'Since when it is so designated.', since: 2 },
  memberState: {
    comment:
      'The Member State of the European Union where the representative is established, by its English name.',
  },
  coordinator: {
    comment:
      'The Digital Services Coordinator of that Member State, Article 49 of Regulation (EU) 2022/2065.',
  },
};

/**
 * Pure: the context of the appointment as a document of JSON-LD 1.1, in which each term is described for people.
 * @param origin where it is published; the terms of no other vocabulary are named after it, and after the first version
 * that has them, so that a term keeps its meaning.
 */
export function appointmentContext(origin: string, version: AppointmentContextVersion) {
  const terms = Object.entries(TERMS).filter(([, { since = 1 }]) => since <= version);
  const iriOf = (term: string, { is, since = 1 }: Term) => is ?? `${origin}${PATHS[since]}#${term}`;
  const definitionOf = (iri: string, { type }: Term) => (type ? { '@id': iri, '@type': type } : iri);
  return {
    '@context': {
      '@version': 1.1,
      id: '@id',
      type: '@type',
      schema: 'https://schema.org/',
      eli: 'http://data.europa.eu/eli/ontology#',
      rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
      ...Object.fromEntries(terms.map(([term, about]) => [term, definitionOf(iriOf(term, about), about)])),
    },
    '@graph': terms.map(([term, about]) => ({
      '@id': iriOf(term, about),
      'rdfs:label': term,
      'rdfs:comment': { '@value': about.comment, '@language': 'en' },
    })),
  };
}
