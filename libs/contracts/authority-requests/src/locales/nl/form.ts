import type { PageTexts } from '../page-texts.ts';
import { articleIn } from './article.ts';
import { elements, general } from './elements.ts';

export const form: PageTexts['form'] = {
  steps: {
    target: { name: 'Over wie het gaat', title: 'Over wie gaat het?' },
    sender: { name: 'Wie u bent', title: 'Wie bent u?' },
    order: { name: 'Het bevel', title: 'Wat houdt het bevel in?' },
    terms: { name: 'Rechtsmiddelen en termijn', title: 'Rechtsmiddelen, gevolg en termijn' },
    review: { name: 'Nalezen en verzenden', title: 'Lees alles na en verzend het' },
  },
  label: 'Stappen van dit formulier',
  next: 'Verder',
  back: (step) => `Terug naar ‘${step}’`,
  draft:
    'Wat u typt, blijft in dit tabblad staan totdat het is verzonden, ook als u de pagina opnieuw laadt.',
  noScript:
    'Voor het formulier is JavaScript nodig. Schrijf anders naar onze mailbox voor autoriteiten, of bel ons.',
  target: {
    label: 'Onderneming, domein, webadres of registernummer',
    hint: 'Zoals u die kent.',
    lookUp: 'Opzoeken in het register',
    looking: 'Bezig met zoeken',
    choose: 'Deze is het',
    another: 'Een andere kiezen',
    chosen: 'Het bevel gaat over',
    unknown:
      'Het register bevat hierover niets. U kunt het bevel toch verzenden: wij zoeken uit over wie het gaat, en laten het u weten als wij die aanbieder niet vertegenwoordigen.',
    more: (matches) =>
      `${matches} inschrijvingen voldoen hieraan; deze worden getoond. Wees nauwkeuriger als de uwe er niet bij staat.`,
    unread:
      'Het register kon zojuist niet worden geraadpleegd. U kunt zonder verdergaan: wij zoeken het zelf op. Of probeer het over een minuut opnieuw.',
    kind: 'Wat zendt u toe?',
    kinds: {
      act: 'Een bevel om op te treden tegen illegale inhoud (artikel 9)',
      information: 'Een bevel om informatie te verstrekken (artikel 10)',
      general: 'Iets anders: een vraag, een melding, een verzoek om cijfers',
    },
    foreign: 'Gaat het om een van deze?',
    foreignHint:
      'Deze zijn niet voor ons bestemd. Kies er een, en u leest direct voor wie het wel is en welke termijn loopt.',
    foreignNone: 'Geen van deze',
  },
  sender: {
    authorityName: 'Autoriteit',
    memberState: 'Lidstaat',
    memberStateHint: 'Voor autoriteiten van de Unie zelf: Europese Unie.',
    authorityType: 'Soort autoriteit',
    officerName: 'Uw naam',
    officerGrade: 'Uw rang of functie',
    email: 'E-mailadres van uw dienst',
    emailHint:
      'Daarheen gaan de ontvangstbevestiging en een bericht zodra er iets te lezen is. Dat bevat een link, nooit de inhoud.',
    phone: 'Telefoon',
    ownReference: 'Uw kenmerk',
    fileNumber: 'Dossiernummer',
    fileNumberHint: 'Van de procedure, als dat een ander is dan uw kenmerk.',
  },
  issuedAt: { label: 'Uitgevaardigd op', hint: 'Datum en tijdstip, volgens uw eigen klok.' },
  challenge: {
    court: 'Gerecht of instantie waar het bevel kan worden aangevochten',
    deadline: 'Tot wanneer het kan worden aangevochten',
    deadlineHint: 'Zoals het in het bevel staat, bijvoorbeeld ‘zes weken na ontvangst’.',
  },
  userNotice: {
    label: 'Mag de aanbieder de betrokken afnemer inlichten?',
    hint: 'De aanbieder moet dat doen, uiterlijk wanneer hij aan het bevel gevolg geeft, tenzij u het tijdelijk verbiedt: artikel 9, lid 5, en artikel 10, lid 5.',
    from: 'Vanaf wanneer',
    fromHint: 'Volgens uw eigen klok.',
  },
  article: articleIn,
  whereApplicable: (article) => `${articleIn(article)}, in voorkomend geval`,
  elements,
  anotherLanguage: 'Een andere taal',
  translation: {
    label: 'Bij het bevel is een vertaling gevoegd',
    covers: {
      act: 'Die omvat ten minste de punten a en b van artikel 9, lid 2: de rechtsgrond, de motivering, de uitvaardigende autoriteit, de vindplaats van de inhoud, de rechtsmiddelen, de autoriteit die over het gevolg moet worden ingelicht, en het territoriale toepassingsgebied. Vermeld deze in dit formulier in een taal waarin wij bevelen in ontvangst nemen, of voeg de vertaling als bestand toe. Ook zonder vertaling nemen wij het bevel in ontvangst, en wij vragen u er dan om.',
      information:
        'Die omvat ten minste de punten a en b van artikel 10, lid 2: de rechtsgrond, de uitvaardigende autoriteit, de accountnamen of andere identificatoren, de motivering, de rechtsmiddelen, de autoriteit die over het gevolg moet worden ingelicht, en dat de aanbieder de informatie reeds heeft verzameld en daarover beschikt. Vermeld deze in dit formulier in een taal waarin wij bevelen in ontvangst nemen, of voeg de vertaling als bestand toe. Ook zonder vertaling nemen wij het bevel in ontvangst, en wij vragen u er dan om.',
    },
  },
  reasonsWithheld: 'Strafprocedure: de motivering kan niet worden gegeven',
  general,
  deadline: {
    label: 'Antwoord gewenst uiterlijk op',
    hint: 'Volgens uw eigen klok. Zonder tijdstip geldt het ‘onverwijld’ van de verordening.',
    isPast: 'Dat klopt: dit tijdstip is al verstreken',
  },
  doNotInform: {
    label: 'De cliënt mag niet worden ingelicht',
    means:
      'Wij delen de aanbieder dan op geen enkele wijze iets over dit bevel mee, totdat twee van onze medewerkers dat hebben opgeheven. Wat alleen de aanbieder kan doen, gebeurt in die tijd niet.',
  },
  complete: {
    count: (given, asked) => `Volledig: ${given} van ${asked}.`,
    missing: (names) => `Ontbreekt: ${names}.`,
    unknown: 'Geef in de eerste stap aan wat u toezendt; deze lijst toont dan wat de verordening verlangt.',
    general: 'De verordening verlangt hier niets in het bijzonder.',
    anyway: 'U kunt het zo verzenden. Wij vragen later om de rest.',
  },
  review: {
    change: 'Wijzigen',
    nothing: 'Niets',
    yes: 'Ja',
    no: 'Nee',
    files: 'Bestanden die meegaan',
    filesHint:
      'Pdf, Word, OpenDocument, platte tekst, afbeelding (png, jpg), e-mail (eml), tabel (csv, xlsx) of ondertekend bestand (p7m, asice), elk ten hoogste 25 MB, ten hoogste 20. Ze worden geüpload nadat het bevel is verzonden. Als u deze pagina opnieuw laadt, kiest u ze opnieuw.',
    chooseFiles: 'Bestanden kiezen',
    submit: 'Het bevel verzenden',
    working: 'Een ogenblik, uw browser voltooit een berekening',
    sending: 'Bezig met verzenden',
    work: 'Uw browser maakt op de achtergrond een korte berekening, zodat programma’s dit formulier niet kunnen overspoelen. U hoeft er niets voor te doen.',
  },
  refusals: {
    tooMany:
      'Vanuit uw netwerk kwamen in korte tijd veel bevelen. Wacht een paar minuten en verzend het opnieuw',
    work: 'De berekening die programma’s weert, kon niet worden voltooid. Probeer het opnieuw',
    noAnswer: 'Het bevel is niet verzonden; alles wat u hebt getypt, staat er nog. Probeer het opnieuw',
    otherwise: 'of schrijf naar',
  },
};
