import type { Section } from '../../pages/page.ts';

/** What the law asks and of whom. */
export const DUTY_SECTIONS: readonly Section[] = [
  {
    id: 'the-rule',
    title: 'The rule in one paragraph',
    paragraphs: [
      'Since 17 February 2024 the Digital Services Act, Regulation (EU) 2022/2065, applies to all intermediary services offered in the EU, wherever the provider sits. Its Article 13 says: whoever has no establishment in the EU but offers services there must appoint, in writing, a legal representative in one of the Member States where the services are offered. Authorities can then write to an address within their reach instead of across the world.',
      'The idea is familiar. The GDPR has had a representative since 2018, and product law has one for goods. What is new is whom it concerns: not those who process data or ship goods, but those who carry, store or spread what their users put in.',
    ],
  },
  {
    id: 'intermediary-services',
    title: 'First: is yours an intermediary service?',
    paragraphs: [
      'The law knows three kinds. "Mere conduit" passes information on: internet access, virtual private networks, exchange points. "Caching" keeps it for a moment to pass it on better: content delivery networks, proxies. "Hosting" stores what users provide: web hosting, cloud storage, and with it every service in which users post, upload, list or publish.',
      'Online platforms are hosting services that also spread to the public what users store, such as marketplaces, app stores, social networks and review sites. Online search engines are covered as well.',
      'Much business software is hosting at least in part. A project tool in which clients upload files stores information at the request of its users. A calculator that keeps nothing does not. If only one feature hosts content of users, the duties follow that feature.',
    ],
  },
  {
    id: 'substantial-connection',
    title: 'Second: do you offer it in the EU?',
    paragraphs: [
      'Nobody offers a service in the EU merely because its website opens there. There has to be a substantial connection. It is given in two ways (Article 3, recitals 7 and 8).',
    ],
    items: [
      'Numbers: a significant number of users in one or more Member States, measured against their population.',
      'Aim: activities directed at one or more Member States. Prices in euro, a version in Polish, delivery to Spain, advertising in Italy, a .fr domain or support in German each count.',
    ],
  },
  {
    id: 'establishment',
    title: 'Third: do you have an establishment there?',
    paragraphs: [
      'With an establishment in the EU, Article 13 does not apply: authorities turn to it. An establishment needs more than a mailbox. It takes a lasting place from which the business of the service is really carried on. A server, a bank account or a sales agent alone is not one.',
      'And the other way round: appointing a representative does not create an establishment (Article 13(5)). It does not move your company, your taxes or your contracts to the EU.',
    ],
  },
];
