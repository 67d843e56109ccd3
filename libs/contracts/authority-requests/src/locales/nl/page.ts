import { AUTHORITY_RESPONSE_HOURS } from '@rep13/contracts-constants';
import type { PageTexts } from '../page-texts.ts';

export const page: PageTexts['page'] = {
  title: 'Voor autoriteiten: een bevel toezenden',
  description:
    'Hierheen zenden autoriteiten van de lidstaten bevelen op grond van de artikelen 9 en 10 van de digitaledienstenverordening, gericht aan een aanbieder die wij vertegenwoordigen.',
  keywords:
    'DSA-bevel, artikel 9 DSA, artikel 10 DSA, bevel om op te treden tegen illegale inhoud, bevel om informatie te verstrekken',
  language: 'Deze pagina in',
  kicker: 'Voor autoriteiten van de lidstaten en van de Unie',
  heading: 'Zend ons een bevel toe',
  lead: `U hebt geen account nodig. Een medewerker bevestigt de ontvangst van elk bevel en elke vraag binnen ${AUTHORITY_RESPONSE_HOURS} uur, dag en nacht.`,
  terroristContent: {
    title: 'Terroristische inhoud: gebruik dit formulier niet.',
    text: 'Een verwijderingsbevel (Verordening (EU) 2021/784) laat één uur de tijd en valt buiten ons mandaat. Bel ons voor de contactgegevens van de aanbieder:',
  },
  about: {
    title: 'Wie wij zijn en wat wij in ontvangst nemen',
    paragraphs: [
      'Wij zijn op grond van artikel 13 van de digitaledienstenverordening de wettelijke vertegenwoordiger van aanbieders van tussenhandelsdiensten zonder vestiging in de Unie. U kunt zich in plaats van of naast de aanbieder tot ons richten. Voor aanbieders die ons daartoe hebben aangewezen, zijn wij ook het elektronische contactpunt van artikel 11; het register vermeldt voor welke.',
    ],
    items: [
      'Bevelen om op te treden tegen illegale inhoud: artikel 9 van de digitaledienstenverordening.',
      'Bevelen om informatie te verstrekken: artikel 10 van de digitaledienstenverordening.',
      'Al het overige: een vraag, een melding, een verzoek om cijfers op grond van artikel 24, lid 3.',
    ],
    after: [
      'Ook een onvolledig bevel nemen wij in ontvangst. De termijn gaat lopen, en wij vragen u om wat ontbreekt.',
      'Wij bieden zelf geen hosting aan. Wij geven het bevel door aan de aanbieder, die er gevolg aan geeft, en laten u weten wat er is gedaan en wanneer.',
    ],
  },
  languages: 'Wij nemen bevelen in deze talen in ontvangst:',
  translation:
    'Een bevel in een andere taal gaat vergezeld van een vertaling in een van deze talen van ten minste de elementen in de punten a en b van artikel 9, lid 2, of artikel 10, lid 2.',
  byMail: 'U kunt ook schrijven naar',
};
