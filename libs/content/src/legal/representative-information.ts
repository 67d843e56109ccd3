import { FIGURES } from '../figures/figures.ts';
import type { TextPage } from '../pages/page.ts';
import { PUBLIC_PAGES } from '../pages/public-pages.ts';
import type { SiteFacts } from './legal-text.ts';

/** `/legal`: who we are, for authorities and for the users of our clients. Article 13(4) DSA. */
export const representativeInformation = (facts: SiteFacts): TextPage => ({
  ...PUBLIC_PAGES.legal,
  heading: 'Representative information',
  lead: 'For authorities, and for users of the services we represent.',
  sections: [
    {
      id: 'entry',
      title: 'The representative',
      paragraphs: [
        `${facts.companyName}, ${facts.registry} no. ${facts.registryCode}, trading as ${facts.brand}. Member State: ${facts.memberState}. Digital Services Coordinator: ${facts.coordinator}.`,
      ],
      items: [
        `Postal address: ${facts.address}`,
        `Email for authorities: ${facts.authorityEmail}`,
        `Phone: ${facts.phone}`,
        `Languages for authorities: ${facts.languages}`,
      ],
    },
    {
      id: 'compliance-statement',
      title: 'Compliance statement',
      paragraphs: [
        `${facts.companyName} acts as legal representative under Article 13 of Regulation (EU) 2022/2065 (Digital Services Act) for providers that have appointed it in writing. Each mandate gives it the powers that Article 13(2) asks for. The appointment does not constitute an establishment in the Union.`,
        `Where a provider has designated it so, ${facts.companyName} is its electronic point of contact under Article 11 too; the register entry of each provider says whether it is. The point of contact for users under Article 12 is the provider’s own.`,
      ],
    },
    {
      id: 'orders',
      title: 'Orders from authorities',
      paragraphs: [
        'Orders under Articles 9 and 10 of the Digital Services Act are sent to the point of contact of Article 11 (Articles 9(2)(c) and 10(2)(c)). For the providers that designated us that is here. We take orders to the others too, and forward them.',
        `Orders under Articles 9 and 10 of the Digital Services Act, and any other request to a provider that we represent, can be sent by a form that names what the law asks for. It gives you a reference and a private link by which you follow the request and write to us.`,
        `We take them in these languages: ${facts.languages}. An order in another one comes with a translation into one of these of at least the elements in points (a) and (b) of Article 9(2) or 10(2), as its point (c) requires.`,
      ],
      links: [{ label: 'Send an order', to: '/authorities' }],
    },
    {
      id: 'urgent-requests',
      title: 'Urgent requests',
      paragraphs: [
        `Write to ${facts.authorityEmail} with "urgent" in the subject, or call ${facts.phone}, at any hour. We acknowledge every request within ${FIGURES.acknowledgementHours} hours.`,
      ],
    },
  ],
  actions: [],
});
