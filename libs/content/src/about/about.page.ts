import { FIGURES } from '../figures/figures.ts';
import type { SiteFacts } from '../legal/legal-text.ts';
import type { PublicPage, Section } from '../pages/page.ts';

/** `/about` */
export const ABOUT_PAGE = {
  path: '/about',
  title: 'About us',
  description:
    'Who stands behind the EU legal representative service: our mission, the people who lead it, the company and how it is insured.',
  keywords: 'about, EU legal representative company, DSA representative in the EU, who we are',
  heading: 'A duty that is easy to name and hard to keep',
  lead: 'Naming a representative takes a signature. Being one takes someone who answers at three in the morning.',
} as const satisfies PublicPage & Record<string, unknown>;

export const MISSION: Section = {
  id: 'mission',
  title: 'Our mission',
  paragraphs: [
    'The internet is worldwide, and the law of the European Union applies to whoever serves people there. We think that a company with six people should be able to keep that law as easily as one with six thousand. So we do one thing: we take the place that Article 13 of the Digital Services Act asks you to fill, for one price, and we do it exactly.',
    'We do not sell fear. If you need no representative, our check says so, and you owe us nothing.',
  ],
};

/** Who leads the company. `isSample`: a placeholder until the operator names the real people. */
export interface Leader {
  name: string;
  role: string;
  text: string;
  source: string;
  date: string;
  isSample: boolean;
}

const SAMPLE = { source: 'Sample text', date: '2025-07-01', isSample: true };

export const LEADERS: readonly Leader[] = [
  {
    ...SAMPLE,
    name: 'A. Example',
    role: 'Managing Director',
    text: 'Answers for the company and for every mandate it takes. Previously in electronic-communications regulation.',
  },
  {
    ...SAMPLE,
    name: 'B. Example',
    role: 'Head of Authority Relations',
    text: 'Leads the people who acknowledge and forward requests, day and night. A lawyer by training.',
  },
];

export const companySection = (facts: SiteFacts): Section => ({
  id: 'company',
  title: 'The company',
  paragraphs: [
    `${facts.companyName} is ${facts.companyKind} with its address in ${facts.city}. It does one thing only.`,
  ],
  items: [
    `Register: ${facts.registry} no. ${facts.registryCode}`,
    `Address: ${facts.address}`,
    `Member State: ${facts.memberState}`,
    `Digital Services Coordinator: ${facts.coordinator}`,
    `Insurance: Professional liability, ${FIGURES.insurance}`,
    `Support: ${facts.supportEmail}, ${facts.businessHours}`,
  ],
  links: [{ label: 'Representative information', to: '/legal' }],
});
