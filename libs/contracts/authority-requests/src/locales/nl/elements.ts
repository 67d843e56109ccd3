import type { PageTexts } from '../page-texts.ts';

export const elements: PageTexts['form']['elements'] = {
  legalBasis: {
    label: 'Rechtsgrond',
    lacking: 'rechtsgrond',
    hint: 'Op grond van welk recht het bevel is uitgevaardigd.',
  },
  reasons: {
    label: 'Motivering',
    lacking: 'motivering',
    hint: 'Waarom de inhoud illegaal is, met de bepalingen die worden geschonden; bij informatie: waarom die noodzakelijk en evenredig is.',
  },
  urls: {
    label: 'Vindplaats van de inhoud',
    lacking: 'vindplaats van de inhoud',
    hint: 'Eén exact webadres per regel. Als dat er niet is: waarmee de inhoud anders te vinden is.',
  },
  identifiers: {
    label: 'Accountnamen of andere identificatoren',
    lacking: 'accountnamen of andere identificatoren',
    hint: 'Van de afnemers over wie de informatie gaat, één per regel.',
  },
  scope: {
    label: 'Territoriaal toepassingsgebied',
    lacking: 'territoriaal toepassingsgebied',
    hint: 'In welke lidstaten aan het bevel gevolg moet worden gegeven.',
  },
  redress: {
    label: 'Rechtsmiddelen',
    lacking: 'rechtsmiddelen',
    hint: 'Hoe de aanbieder en de afnemer die de inhoud heeft geplaatst, tegen het bevel kunnen opkomen.',
  },
  effectTo: {
    label: 'Wie over het gevolg moet worden ingelicht',
    lacking: 'wie over het gevolg moet worden ingelicht',
    hint: 'Als dat een andere autoriteit is dan de uwe.',
  },
  language: {
    label: 'Taal van het bevel',
    hint: 'Een bevel in een andere taal dan deze gaat vergezeld van een vertaling in een van deze.',
  },
};

export const general: PageTexts['form']['general'] = {
  reasons: { label: 'Wat u aan de aanbieder schrijft', hint: 'Uw vraag, melding of verzoek.' },
  urls: { label: 'Webadressen waarover het gaat', hint: 'Eén per regel.' },
  identifiers: { label: 'Accountnamen waarover het gaat', hint: 'Eén per regel.' },
  legalBasis: { label: 'Rechtsgrond', hint: 'Als die er is.' },
  language: { label: 'Taal', hint: 'Waarin u schrijft.' },
};
