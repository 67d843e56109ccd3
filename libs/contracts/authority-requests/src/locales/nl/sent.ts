import type { PageTexts } from '../page-texts.ts';

export const sent: PageTexts['sent'] = {
  title: 'Wij hebben uw bevel ontvangen',
  reference: 'Ons kenmerk',
  missing: 'Volgens de digitaledienstenverordening ontbreekt:',
  translation:
    'De taal van het bevel is geen taal waarin wij bevelen in ontvangst nemen. Daarom is een vertaling nodig van ten minste de elementen in de punten a en b van artikel 9, lid 2, of artikel 10, lid 2, in een van deze talen:',
  missingNext: 'U kunt dit via onderstaande link nazenden. De termijn van uw bevel loopt al.',
  link: {
    title: 'Uw persoonlijke link',
    address: 'Het adres ervan',
    hint: 'Deze link is een sleutel: wie hem heeft, leest en schrijft hier. Hij staat ook in de ontvangstbevestiging die wij u mailen.',
    copy: 'De link kopiëren',
    open: 'De link openen',
    afterFiles: 'Hij kan hier worden geopend zodra de bestanden zijn aangekomen.',
  },
  files: 'Bestanden',
  next: 'Wat er nu gebeurt',
  steps: (hours, days) => [
    'Nu: wij mailen u een ontvangstbevestiging met deze link. Bevestig daar dat het adres van u is.',
    `Binnen ${hours} uur: een medewerker leest het bevel en bevestigt de ontvangst ervan, ook ’s nachts en op feestdagen.`,
    'Daarna: wij geven het door aan de aanbieder, tenzij die het niet mag weten, en laten u weten wat ermee is gedaan en sinds wanneer.',
    `Aan het einde: de link blijft na het afsluiten van het verzoek nog ${days} dagen werken.`,
  ],
  another: 'Nog een bevel toezenden',
  leaving: 'Er zijn nog bestanden onderweg.',
};
