import { createHash } from 'node:crypto';
import type { LetterFact, LetterView } from '@rep13/contracts-agreements';
import type { Particulars } from '../text/particulars.ts';

/** What the letters are about. */
export interface Mandated {
  readonly particulars: Particulars;
  readonly agreementNumber: string;
  readonly signedAt: Date;
}

/** Of a mandate that is over. */
export interface End {
  readonly endsAt: Date;
  readonly runOffUntil: Date;
}

type Letter = Omit<LetterView, 'sha256'>;

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const REGULATION = 'Regulation (EU) 2022/2065 (Digital Services Act)';

/**
 * What a provider writes to the coordinator of its representative: everything that Article 13 DSA names, and what
 * Ireland’s coordinator asks for beyond it, which no other is known to exceed.
 */
export function letterOfDesignation(mandated: Mandated): LetterView {
  const { agreementNumber, signedAt } = mandated;
  const { client, representative } = mandated.particulars;
  return withChecksum({
    title: `Designation of a legal representative under Article 13 of ${REGULATION}`,
    paragraphs: [
      `To: ${representative.coordinator}`,
      `${client.companyName} offers intermediary services in the European Union at ${client.websiteUrl} and has no establishment there.`,
      `For the purpose of Article 13 of ${REGULATION} it has designated ${representative.name} as its legal representative in the Union, in writing, by agreement ${agreementNumber} of ${DATE.format(signedAt)}. Its Member State of establishment is ${representative.memberState}.`,
      'The representative is mandated to be addressed in addition to or instead of the provider by the Member States’ competent authorities, the Commission and the Board on all issues necessary for the receipt of, compliance with and enforcement of decisions issued in relation to the Regulation, Article 13(2). The designation is not an establishment in the Union, Article 13(5).',
    ],
    facts: [...providerFacts(mandated.particulars), ...representativeFacts(mandated.particulars)],
  });
}

/** What a provider writes when the coordinator has been told something that is no longer so: all facts again. */
export function letterOfChange(mandated: Mandated): LetterView {
  const { client, representative } = mandated.particulars;
  return withChecksum({
    title: `Change of a notification under Article 13 of ${REGULATION}`,
    paragraphs: [
      `To: ${representative.coordinator}`,
      `${client.companyName} has notified its designation of ${representative.name} as its legal representative in the Union, by agreement ${mandated.agreementNumber} of ${DATE.format(mandated.signedAt)}. Facts about the provider have changed since.`,
      'The mandate goes on unchanged. This letter takes the place of what was notified before; the facts below are those of today, for the purpose of Article 13(4).',
    ],
    facts: [...providerFacts(mandated.particulars), ...representativeFacts(mandated.particulars)],
  });
}

/** What the representative writes when a mandate is over: the agreement’s clause on what follows the end. */
export function letterOfEnd(mandated: Mandated, { endsAt, runOffUntil }: End): LetterView {
  const { client, representative } = mandated.particulars;
  return withChecksum({
    title: `End of a designation under Article 13 of ${REGULATION}`,
    paragraphs: [
      `To: ${representative.coordinator}`,
      `The mandate under which ${representative.name} was the legal representative of ${client.companyName} in the Union, agreement ${mandated.agreementNumber} of ${DATE.format(mandated.signedAt)}, ended on ${DATE.format(endsAt)}. The representative withdraws its notification.`,
      `Until ${DATE.format(runOffUntil)} it still receives orders that concern the time of the mandate, acknowledges them and forwards them to the provider.`,
    ],
    facts: [...providerFacts(mandated.particulars), ...representativeFacts(mandated.particulars)],
  });
}

const providerFacts = ({ client }: Particulars): LetterFact[] => [
  { label: 'Provider', value: client.companyName },
  { label: 'Country of incorporation', value: client.countryOfIncorporation },
  { label: 'Company number', value: client.registrationNumber ?? 'None given' },
  { label: 'Registered address', value: client.registeredAddress },
  { label: 'Main web address', value: client.websiteUrl },
];

const representativeFacts = ({ representative }: Particulars): LetterFact[] => [
  {
    label: 'Legal representative',
    value: `${representative.name}${representative.isSample ? ' (sample data)' : ''}`,
  },
  { label: 'Incorporated', value: `${representative.registry}, number ${representative.registryCode}` },
  { label: 'Contact', value: representative.brand },
  { label: 'Email', value: representative.authorityEmail },
  { label: 'Postal address', value: representative.address },
  { label: 'Telephone', value: representative.phone },
];

/** The checksum is that of title, paragraphs and facts, one a line, in UTF-8. */
function withChecksum(letter: Letter): LetterView {
  const facts = letter.facts.map(({ label, value }) => `${label}: ${value}`);
  const text = [letter.title, ...letter.paragraphs, ...facts].join('\n');
  return { ...letter, sha256: createHash('sha256').update(text).digest('hex') };
}
