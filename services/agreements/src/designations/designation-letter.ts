import { sha256Hex } from '@rep13/service-kit/hashes';
import type { LetterFact, LetterView } from '@rep13/contracts-agreements';
import { formatLegalDay, type LegalDay } from '@rep13/contracts-constants';
import { memberStateInText } from '@rep13/contracts-legal-entity';
import type { Particulars } from '../text/particulars.ts';
import {
  changedFacts,
  contactPointFacts,
  providerFacts,
  providerIn,
  representativeFacts,
} from './letter-facts.ts';
import type { EarlierNotification } from './earlier-notifications.ts';

/** What the letters are about. */
export interface Mandated {
  readonly particulars: Particulars;
  readonly agreementNumber: string;
  readonly signedAt: Date;
  /** In which the representative is reached as the provider's point of contact of Article 11 DSA; null: it is not that. */
  readonly contactPointLanguages: string | null;
  /** Of the representative: by it days are counted. */
  readonly timeZone: string;
}

/** Of a mandate that is over. */
export interface End {
  readonly endsAt: Date;
  readonly runOffUntil: Date;
}

type Letter = Omit<LetterView, 'sha256'>;

const REGULATION = 'Regulation (EU) 2022/2065 (Digital Services Act)';

/**
 * What a provider writes to the coordinator of its representative: everything that Article 13 DSA names, and what
 * Ireland’s coordinator asks for beyond it, which no other is known to exceed.
 */
export function letterOfDesignation(mandated: Mandated): LetterView {
  const { client, representative } = mandated.particulars;
  return withChecksum({
    title: `Designation of a legal representative under Article 13 of ${REGULATION}`,
    paragraphs: [
      `To: ${representative.coordinator}`,
      `${client.companyName} offers intermediary services in the European Union at ${client.websiteUrl} and has no establishment there.`,
      `For the purpose of Article 13 of ${REGULATION} it has designated ${representative.name} as its legal representative in the Union, in writing, by ${agreementOf(mandated)}. The representative is established in ${memberStateInText(representative.memberState)}.`,
      'The representative is mandated to be addressed in addition to or instead of the provider by the Member States’ competent authorities, the Commission and the Board on all issues necessary for the receipt of, compliance with and enforcement of decisions issued in relation to the Regulation, Article 13(2). The designation does not constitute an establishment in the Union, Article 13(5).',
      ...contactPoint(mandated),
    ],
    facts: factsOf(mandated),
  });
}

/**
 * What a provider writes when something notified to the coordinator has changed: what was notified, what holds now, and
 * all facts again. Null where nothing that was notified has changed.
 */
export function letterOfChange(mandated: Mandated, earlier: EarlierNotification): LetterView | null {
  const { client, representative } = mandated.particulars;
  const facts = factsOf(mandated);
  const changed = changedFacts(earlier.facts, facts);
  if (changed.length === 0) return null;
  const former = providerIn(earlier.facts);
  const formerly = former === client.companyName ? '' : `, formerly ${former},`;
  return withChecksum({
    title: `Change of a notification under Article 13 of ${REGULATION}`,
    paragraphs: [
      `To: ${representative.coordinator}`,
      `${client.companyName}${formerly} notified by ${letterOf(earlier, mandated)}${earlier.sentAt ? ',' : ''} its designation of ${representative.name} as its legal representative in the Union, made in writing by ${agreementOf(mandated)}. The following has changed since:`,
      ...changed.map(({ label, former: before, now }) => `${label}: formerly “${before}”, now “${now}”.`),
      'The designation itself continues unchanged. This letter updates the earlier notification under Article 13(4); the facts below are those of today.',
    ],
    facts,
  });
}

/** What the representative writes when a mandate that was notified to the coordinator is over. */
export function letterOfEnd(
  mandated: Mandated,
  { endsAt, runOffUntil }: End,
  earlier: EarlierNotification,
): LetterView {
  const { client, representative } = mandated.particulars;
  return withChecksum({
    title: `End of a designation under Article 13 of ${REGULATION}`,
    paragraphs: [
      `To: ${earlier.coordinator}`,
      `${representative.name} was the legal representative of ${client.companyName} in the Union under ${agreementOf(mandated)}. ${notifiedBy(earlier, mandated)}`,
      `The mandate ended on ${dayOf(endsAt, mandated)}. In the name of the provider, which has authorised it to do so, the representative withdraws the notification with effect from that day.`,
      `Until ${dayOf(runOffUntil, mandated)} the representative still receives orders that concern the time of the mandate, acknowledges them and forwards them to the provider.`,
    ],
    facts: factsOf(mandated),
  });
}

/** What the representative writes to a coordinator whose Member State it has left, while the mandate continues. */
export function letterOfMove(mandated: Mandated, earlier: EarlierNotification): LetterView {
  const { client, representative } = mandated.particulars;
  const state = memberStateInText(representative.memberState);
  return withChecksum({
    title: `End of a notification under Article 13 of ${REGULATION}`,
    paragraphs: [
      `To: ${earlier.coordinator}`,
      `${representative.name} is the legal representative of ${client.companyName} in the Union under ${agreementOf(mandated)}. ${notifiedBy(earlier, mandated)}`,
      `The representative is now established in ${state}. The coordinator to be notified under Article 13(4) is therefore ${representative.coordinator}.`,
      'In the name of the provider, which has authorised it to do so, the representative withdraws the notification made to you. The designation itself continues; the facts below are those of today.',
    ],
    facts: factsOf(mandated),
  });
}

/** Coordinators ask for both designations together. */
const contactPoint = ({ contactPointLanguages: languages }: Mandated): string[] =>
  languages === null
    ? []
    : [
        `The provider has also designated the representative as its single electronic point of contact for the Member States’ authorities, the Commission and the Board, Article 11(1). Orders under Articles 9 and 10 reach it at the email address below, in these languages, Article 11(3): ${languages}.`,
      ];

const dayOf = (at: Date, { timeZone }: Pick<Mandated, 'timeZone'>): string =>
  formatLegalDay<LegalDay>(at.toISOString(), timeZone);

const agreementOf = ({ agreementNumber, signedAt, timeZone }: Mandated): string =>
  `agreement ${agreementNumber} of ${dayOf(signedAt, { timeZone })}`;

/** As in "letter R13-ABCDEFGH/5, sent on 21 November 2026". */
const letterOf = ({ ownReference, sentAt }: EarlierNotification, mandated: Mandated): string =>
  sentAt ? `letter ${ownReference}, sent on ${dayOf(sentAt, mandated)}` : `letter ${ownReference}`;

const notifiedBy = (earlier: EarlierNotification, mandated: Mandated): string => {
  const { companyName } = mandated.particulars.client;
  const former = providerIn(earlier.facts);
  const name = former === companyName ? '' : `, under the name ${former}`;
  return `The designation was notified by ${letterOf(earlier, mandated)}${name}.`;
};

const factsOf = ({ particulars, contactPointLanguages }: Mandated): LetterFact[] => [
  ...providerFacts(particulars),
  ...representativeFacts(particulars),
  ...contactPointFacts(particulars, contactPointLanguages),
];

/** The checksum is that of title, paragraphs and facts, one a line, in UTF-8. */
function withChecksum(letter: Letter): LetterView {
  const facts = letter.facts.map(({ label, value }) => `${label}: ${value}`);
  const text = [letter.title, ...letter.paragraphs, ...facts].join('\n');
  return { ...letter, sha256: sha256Hex(text) };
}
