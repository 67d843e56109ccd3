import { TICKET_FILES } from '../../constants/index.ts';
import type { PageTexts } from '../page-texts.ts';

const MEGABYTES = TICKET_FILES.bytesMax / 1024 / 1024;

export const files: PageTexts['files'] = {
  general: {
    empty: 'Dit bestand is leeg',
    notAccepted:
      'Kies een pdf-, Word-, OpenDocument- of tekstbestand, een afbeelding (png, jpg), een e-mail (eml), een tabel (csv, xlsx) of een ondertekend bestand (p7m, asice)',
    unread: 'Dit bestand kon niet worden gelezen. Kies het opnieuw',
    unknown: 'Het bestand kon niet worden aangenomen. Probeer het opnieuw',
    active:
      'Dit bestand bevat een script, een actie of andere bestanden. Druk het af naar een nieuwe pdf en kies die',
    unreadable:
      'Dit bestand is beveiligd of beschadigd, zodat wij er niet in kunnen kijken. Kies een bestand zonder wachtwoord',
    infected: 'Onze virusscanner heeft in dit bestand iets schadelijks gevonden',
    notScanned:
      'Wij kunnen bestanden op dit moment niet op virussen controleren. Probeer het over een minuut opnieuw',
    tooMany: 'Dat was te veel ineens. Probeer het over een minuut opnieuw',
  },
  tooLarge: `Dit bestand is groter dan ${MEGABYTES} MB. Verzend het in delen`,
  anotherKind: 'De inhoud van dit bestand heeft een andere bestandsindeling dan de naam zegt',
  brokeOff: 'Het uploaden is afgebroken. Controleer uw verbinding en probeer het opnieuw',
  gone: 'Uw persoonlijke link is vervallen. Vraag een nieuwe aan en verzend het bestand daar',
  onlyFirst: (count) => `Alleen de eerste ${count} bestanden worden behouden.`,
  waits: (file) => `${file} wacht op zijn beurt`,
  incomplete: 'Het bestand is niet volledig aangekomen. Probeer het opnieuw',
  full: `U hebt ${TICKET_FILES.filesMax} bestanden verzonden; voor meer is geen plaats. Voeg er meer in één bestand samen`,
  noMandate: 'Wij vertegenwoordigen deze aanbieder niet meer en nemen niets meer over hem in ontvangst',
  closed: 'Het verzoek is intussen afgesloten en neemt geen bestanden meer aan',
  held: 'Uw verzoek wacht tot wij het hebben bekeken, en neemt tot dan geen bestanden aan. Verzend ze later via uw persoonlijke link',
};
