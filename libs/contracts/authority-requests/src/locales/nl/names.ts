import type { EuLanguage, EuMemberState } from '@rep13/contracts-constants';
import type { PageTexts } from '../page-texts.ts';

const STATES: Readonly<Record<EuMemberState | 'European Union', string>> = {
  Austria: 'Oostenrijk',
  Belgium: 'België',
  Bulgaria: 'Bulgarije',
  Croatia: 'Kroatië',
  Cyprus: 'Cyprus',
  Czechia: 'Tsjechië',
  Denmark: 'Denemarken',
  Estonia: 'Estland',
  Finland: 'Finland',
  France: 'Frankrijk',
  Germany: 'Duitsland',
  Greece: 'Griekenland',
  Hungary: 'Hongarije',
  Ireland: 'Ierland',
  Italy: 'Italië',
  Latvia: 'Letland',
  Lithuania: 'Litouwen',
  Luxembourg: 'Luxemburg',
  Malta: 'Malta',
  Netherlands: 'Nederland',
  Poland: 'Polen',
  Portugal: 'Portugal',
  Romania: 'Roemenië',
  Slovakia: 'Slowakije',
  Slovenia: 'Slovenië',
  Spain: 'Spanje',
  Sweden: 'Zweden',
  'European Union': 'Europese Unie',
};

const LANGUAGES: Readonly<Record<EuLanguage | 'Luxembourgish' | 'Turkish', string>> = {
  Bulgarian: 'Bulgaars',
  Croatian: 'Kroatisch',
  Czech: 'Tsjechisch',
  Danish: 'Deens',
  Dutch: 'Nederlands',
  English: 'Engels',
  Estonian: 'Ests',
  Finnish: 'Fins',
  French: 'Frans',
  German: 'Duits',
  Greek: 'Grieks',
  Hungarian: 'Hongaars',
  Irish: 'Iers',
  Italian: 'Italiaans',
  Latvian: 'Lets',
  Lithuanian: 'Litouws',
  Luxembourgish: 'Luxemburgs',
  Maltese: 'Maltees',
  Polish: 'Pools',
  Portuguese: 'Portugees',
  Romanian: 'Roemeens',
  Slovak: 'Slowaaks',
  Slovenian: 'Sloveens',
  Spanish: 'Spaans',
  Swedish: 'Zweeds',
  Turkish: 'Turks',
};

/** A name that is no English one of the list stays as it is. */
const nameIn = (names: Readonly<Record<string, string>>) => (name: string) => names[name] ?? name;

export const names: PageTexts['names'] = {
  authorityTypes: {
    judge: 'Rechter, gerecht of onderzoeksrechter',
    prosecutor: 'Openbaar ministerie',
    police: 'Politie of andere rechtshandhavingsinstantie',
    administrative: 'Bestuursorgaan',
    other: 'Andere',
  },
  userNotices: {
    allowed: 'Ja, direct',
    later: 'Ja, vanaf een later tijdstip',
    'not-yet': 'Niet voordat de autoriteit het toestaat',
  },
  userNoticeFrom: (from) => `Ja, vanaf ${from}`,
  foreignOrders: {
    'tco-removal-order': {
      name: 'Verwijderingsbevel tegen terroristische inhoud, Verordening (EU) 2021/784',
      answer:
        'Bij een verwijderingsbevel op grond van Verordening (EU) 2021/784 heeft de aanbieder één uur na ontvangst de tijd (artikel 3, lid 3). Ons mandaat strekt zich daar niet toe uit: het bevel is bestemd voor de aanbieder of voor zijn vertegenwoordiger op grond van artikel 17 van die verordening. Bel ons, dag en nacht; wij vertellen u hoe u de aanbieder bereikt.',
    },
    'tco-first-notice': {
      name: 'Informatie vóór een eerste verwijderingsbevel, Verordening (EU) 2021/784',
      answer:
        'Vóór haar eerste verwijderingsbevel aan een aanbieder verstrekt een autoriteit hem, ten minste twaalf uur van tevoren, informatie over procedures en termijnen (artikel 3, lid 2, van Verordening (EU) 2021/784). Ons mandaat strekt zich daar niet toe uit: de informatie is bestemd voor het contactpunt van de aanbieder op grond van artikel 15 van die verordening. Bel ons, dag en nacht; wij vertellen u hoe u de aanbieder bereikt.',
    },
    'e-evidence': {
      name: 'Europees verstrekkingsbevel of bewaringsbevel, Verordening (EU) 2023/1543',
      answer:
        'Europese verstrekkingsbevelen en bewaringsbevelen op grond van Verordening (EU) 2023/1543 zijn bestemd voor de vestiging of vertegenwoordiger die de aanbieder daartoe op grond van Richtlijn (EU) 2023/1544 heeft aangewezen; het Europees justitieel netwerk maakt bekend welke dat is. Wij zijn uitsluitend op grond van artikel 13 van de digitaledienstenverordening aangewezen, zodat bij ons geen termijn van die verordening begint.',
    },
    complaint: {
      name: 'Klacht van een afnemer, artikel 53',
      answer:
        'Een klacht op grond van artikel 53 van de digitaledienstenverordening is bestemd voor de digitaledienstencoördinator van de lidstaat waar u zich bevindt of gevestigd bent. Wij beslissen er niet over, en bij ons begint geen wettelijke termijn.',
    },
    'personal-data': {
      name: 'Verzoek van een particulier over persoonsgegevens, Verordening (EU) 2016/679',
      answer:
        'Een verzoek over uw eigen persoonsgegevens is bestemd voor de aanbieder, die de verwerkingsverantwoordelijke is, of voor zijn vertegenwoordiger op grond van artikel 27 van Verordening (EU) 2016/679. De maand van artikel 12, lid 3, begint wanneer het daar aankomt, niet bij ons.',
    },
  },
  state: nameIn(STATES),
  language: nameIn(LANGUAGES),
};
