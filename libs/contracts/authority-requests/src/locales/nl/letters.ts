import { AUTHORITY_RESPONSE_HOURS } from '@rep13/contracts-constants';
import { AUTHORITY_LINK_DAYS, type MissingElementName, type OrderOutcome } from '../../constants/index.ts';
import type { LetterTexts } from '../letter-texts.ts';
import { articleIn } from './article.ts';

const frame: LetterTexts['frame'] = {
  greeting: (name) => (name ? `Geachte ${name},` : 'Geachte heer, mevrouw,'),
  about: (reference) => `Over het verzoek ${reference}`,
  // The hours are of the record, which has them in English.
  contact: (email, phone) => `${email}, ${phone}`,
  daysCounted: (timeZone) =>
    `Dagen worden geteld volgens de klok van ${(timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')}.`,
  sample:
    'Voorbeeldgegevens: de hier genoemde vertegenwoordiger is verzonnen, om dit product uit te proberen.',
  code: (page, code) => `Als de link niet opent, ga dan naar ${page} en voer de code ${code} in.`,
};

const OUTCOMES: Record<OrderOutcome, string> = {
  given: 'Aan uw bevel is gevolg gegeven',
  partly: 'Aan een deel van uw bevel is gevolg gegeven',
  refused: 'Aan uw bevel is geen gevolg gegeven',
};

const ELEMENTS: Record<MissingElementName, string> = {
  legalBasis: 'de rechtsgrond',
  reasons: 'de motivering',
  urls: 'het exacte webadres van de inhoud',
  identifiers: 'de accountnamen of identificatoren',
  redress: 'de beschikbare rechtsmiddelen',
  effectTo: 'wie over het gevolg moet worden ingelicht',
  scope: 'het territoriale toepassingsgebied',
};

const matter: LetterTexts['matter'] = {
  ourReference: 'Ons kenmerk',
  yourReference: 'Uw kenmerk',
  received: 'Ontvangen',
  key: 'De link is een sleutel tot deze zaak: wie hem heeft, leest die en schrijft namens u. Geef hem alleen zorgvuldig door.',
  hurry: (phone) => `Bij spoed: ${phone}.`,
  outcome: (outcome, at) => `${OUTCOMES[outcome]}${at ? `, op ${at}` : ''}.`,
  element: (name, article = '') => `${ELEMENTS[name]} (${articleIn(article)})`,
  translation: (article, languages) =>
    `Het is gesteld in een taal waarvan wij niet hebben verklaard dat wij er bevelen in ontvangst nemen. Zend een vertaling van ten minste de elementen in de punten a en b van ${articleIn(article)}, in een van deze talen: ${languages} (${articleIn(`${article}(c)`)}).`,
};

const receipt: LetterTexts['receipt'] = {
  subject: (reference) => `${reference}: wij hebben uw verzoek ontvangen`,
  preview: (at) => `Het heeft ons bereikt op ${at}.`,
  heading: 'Wij hebben uw verzoek ontvangen',
  received: (name) =>
    `${name}, wettelijke vertegenwoordiger op grond van artikel 13 van Verordening (EU) 2022/2065, heeft uw verzoek ontvangen.`,
  wasAcknowledged: (at) => `Een medewerker heeft de ontvangst bevestigd op ${at}.`,
  isAcknowledgedBy: (due) =>
    `Een medewerker bevestigt de ontvangst binnen ${AUTHORITY_RESPONSE_HOURS} uur: uiterlijk op ${due}.`,
  isLate: (due) =>
    `Een medewerker had de ontvangst uiterlijk op ${due} moeten bevestigen, en heeft dat nog niet gedaan. Onze excuses.`,
  missing: (elements) =>
    `Wij hebben daarin niet aangetroffen: ${elements}. Wij nemen het niettemin in behandeling; u kunt wat ontbreekt via de link aanvullen.`,
  unread: (elements) =>
    `Een bevel vermeldt: ${elements}. Ontbreekt daarvan iets in uw e-mail, dan kunt u het via de link aanvullen; wij nemen uw verzoek intussen in behandeling.`,
  button: 'Uw verzoek volgen',
  confirm: (phone) =>
    `Het openen ervan verandert niets; op de pagina bevestigt een knop dat deze mailbox het verzoek heeft verzonden. Hebt u niets verzonden, laat het ons dan weten: ${phone}.`,
};

const acknowledged: LetterTexts['acknowledged'] = {
  subject: (reference) => `${reference}: uw verzoek is in behandeling`,
  preview: 'Een medewerker heeft het in behandeling genomen.',
  heading: 'Uw verzoek is in behandeling',
  text: 'Een medewerker heeft uw verzoek in behandeling genomen. Wij schrijven u opnieuw zodra er een antwoord is.',
  at: 'Ontvangst bevestigd',
  button: 'De stand van zaken bekijken',
};

const answered: LetterTexts['answered'] = {
  subject: (reference) => `${reference}: uw verzoek is beantwoord`,
  preview: 'De vertegenwoordiger heeft geantwoord.',
  heading: 'Uw verzoek is beantwoord',
  text: 'De vertegenwoordiger heeft geantwoord. Het volledige antwoord staat op de pagina van uw verzoek.',
  button: 'Het antwoord lezen',
};

const closed: LetterTexts['closed'] = {
  subject: (reference) => `${reference}: uw verzoek is afgesloten`,
  preview: 'Wat ermee is gedaan, staat op de pagina ervan.',
  heading: 'Uw verzoek is afgesloten',
  text: `Wij hebben uw verzoek afgesloten. Wat wij u erover hebben geschreven, is via uw link nog ${AUTHORITY_LINK_DAYS} dagen te lezen.`,
  button: 'Lezen wat ermee is gedaan',
  open: (email) => `Staat er nog iets open, dien dan een nieuw verzoek in of schrijf naar ${email}.`,
};

const link: LetterTexts['link'] = {
  subject: (reference) => `${reference}: een nieuwe link naar uw verzoek`,
  preview: 'De link die u al had, werkt totdat u deze gebruikt.',
  heading: 'Een nieuwe link naar uw verzoek',
  text: 'Er is om een nieuwe link naar uw verzoek gevraagd. Hier is hij. De link die u al had, werkt totdat u deze gebruikt.',
  button: 'Uw verzoek openen',
  notAsked: (phone) => `Heeft niemand van uw dienst erom gevraagd, bel ons dan: ${phone}.`,
};

const message: LetterTexts['message'] = {
  subject: (reference) => `${reference}: er is een bericht voor u`,
  preview: 'Wij herhalen het niet in deze e-mail, zodat het vertrouwelijk blijft.',
  heading: 'Er is een bericht voor u',
  text: 'Wij hebben u over uw verzoek geschreven. Wij herhalen het niet in deze e-mail, zodat het vertrouwelijk blijft: lees het via uw link. U kunt daar ook antwoorden, met bestanden.',
  button: 'Het bericht lezen',
};

const reminder: LetterTexts['reminder'] = {
  subject: (reference) => `${reference}: wij wachten op uw antwoord`,
  preview: 'Wij hebben u iets over uw verzoek gevraagd.',
  heading: 'Wij wachten op uw antwoord',
  text: 'Wij hebben u iets over uw verzoek gevraagd en nog geen antwoord ontvangen. Wij herhalen de vraag niet in deze e-mail, zodat die vertrouwelijk blijft: lees haar via uw link en antwoord daar.',
  missing: (elements) => `In uw verzoek ontbreekt nog: ${elements}.`,
  due: 'Antwoord uiterlijk op',
  button: 'Lezen en antwoorden',
};

export const letters: LetterTexts = {
  locale: 'nl-NL',
  frame,
  matter,
  receipt,
  acknowledged,
  answered,
  closed,
  link,
  message,
  reminder,
};
