import { languageName } from '@rep13/contracts-constants';
import type { RegisterTexts } from '../en/register.ts';
import { names } from './names.ts';
import { legalTime, written } from './times.ts';

export const register: RegisterTexts = {
  kicker: 'Register van mandaten',
  title: 'Inschrijving in het register',
  description: 'Eén mandaat, zoals het er nu voor staat.',
  entry: (number) => `Inschrijving ${number}`,
  states: {
    in_force: 'Van kracht',
    ending: 'Van kracht, opgezegd',
    run_off: 'Geëindigd, in uitloop',
    ended: 'Geëindigd',
  },
  ending: 'Het mandaat is opgezegd. Het is tot het laatste moment van kracht.',
  runOff:
    'Het mandaat is geëindigd. Bevelen over de tijd daarvoor worden nog in ontvangst genomen totdat de uitloop voorbij is.',
  ended:
    'Het mandaat is geëindigd, en de uitloop ervan ook. Wij nemen voor deze aanbieder niets meer in ontvangst.',
  order: 'Een bevel over deze cliënt toezenden',
  verify: 'Een document controleren',
  code: 'QR-code: het adres van deze inschrijving',
  notEstablishment:
    'Deze aanwijzing vormt geen vestiging in de Europese Unie (artikel 13, lid 5, van de digitaledienstenverordening).',
  unknown: {
    heading: 'Deze inschrijving bestaat niet',
    lead: 'Onder dit nummer staat geen mandaat ingeschreven. Vergelijk het letter voor letter met waar u het hebt gevonden: de letters I en O en de cijfers 0 en 1 komen er nooit in voor.',
    action: 'Op een andere manier zoeken',
  },
  unread: 'De inschrijving kon zojuist niet worden gelezen. Wacht een minuut en laad de pagina opnieuw.',
  legalTime,
  moment: (at) => `${written(at, 'UTC')} UTC`,
  language: (code) => names.language(languageName(code)),
  state: names.state,
  mandate: {
    title: 'Mandaat',
    company: 'Onderneming',
    website: 'Website',
    number: 'Registernummer',
    since: 'Van kracht sinds',
    wasFrom: 'Was van kracht vanaf',
    ends: 'Eindigt',
    ended: 'Geëindigd',
    runOff: 'Uitloop tot',
  },
  representative: {
    title: 'Wettelijke vertegenwoordiger',
    lead: 'Waarheen u schrijft en waar u belt, artikel 13, lid 4.',
    name: 'Naam',
    address: 'Postadres',
    email: 'E-mailadres',
    phone: 'Telefoon',
    languages: 'Talen',
    memberState: 'Lidstaat',
    coordinator: 'Digitaledienstencoördinator',
  },
  steps: {
    title: 'In één oogopslag',
    done: 'Vastgelegd',
    open: 'Nog niet vastgelegd',
    never: 'Niet vastgelegd',
    missing: 'Niet gevonden toen wij voor het laatst keken',
    appointed: { name: 'Aangewezen', meaning: 'Het begin van het schriftelijke mandaat, artikel 13, lid 1.' },
    signed: {
      name: 'Brief ondertekend',
      meaning:
        'De ondertekende brief van de aanbieder aan de coördinator; de tijd is die waarop wij die ontvingen.',
    },
    notified: {
      name: 'Kennisgegeven',
      meaning: 'De contactgegevens van de vertegenwoordiger, gestuurd aan de coördinator, artikel 13, lid 4.',
    },
    acknowledged: {
      name: 'Ontvangst bevestigd',
      meaning: 'De bevestiging van de coördinator dat hij de kennisgeving heeft.',
    },
    seen: {
      name: 'Op hun website gezien',
      meaning: 'Dezelfde gegevens op de eigen website van de aanbieder, artikel 13, lid 4.',
    },
  },
  contactPoint: {
    term: 'Contactpunt voor autoriteiten (artikel 11)',
    designated: (since) => `De vertegenwoordiger, sinds ${since}`,
    other: 'Niet de vertegenwoordiger: de aanbieder maakt zijn eigen contactpunt bekend',
  },
  progress: {
    title: 'Kennisgeving en bekendmaking',
    coordinator: 'Coördinator',
    website: 'Website van de aanbieder',
    noNotification: (isOver) => `Er is ${isOver ? '' : 'nog '}geen kennisgeving vastgelegd.`,
    noNotificationFor: (coordinator, about, isOver) =>
      `Er is ${isOver ? '' : 'nog '}geen kennisgeving aan ${coordinator} vastgelegd voor ${about}.`,
    about: (company, website) => `${company} op ${website}`,
    notified: (coordinator, at, about) => `Kennisgeving aan ${coordinator} op ${at}, voor ${about}.`,
    acknowledged: (at) => `Ontvangst bevestigd op ${at}.`,
    withdrawn: (at) => `Ingetrokken op ${at}.`,
    noSighting: (isOver) =>
      `Er is ${isOver ? '' : 'nog '}niet vastgelegd dat de gegevens van de vertegenwoordiger op deze website zijn gezien.`,
    seenByPerson: (website, at) =>
      `Een medewerker heeft de gegevens van de vertegenwoordiger op ${website} gezien op ${at}.`,
    lastSeen: (website, at) =>
      `De gegevens van de vertegenwoordiger zijn voor het laatst op ${website} gezien op ${at}.`,
  },
  proof: {
    title: 'Bewijs',
    certificate: 'Certificaat van aanwijzing (pdf)',
    credential: 'Ondertekende verklaring (W3C Verifiable Credential, JWT)',
    keys: 'Te controleren met de sleutels op',
    data: 'Deze inschrijving als gegevens (JSON-LD)',
  },
};
