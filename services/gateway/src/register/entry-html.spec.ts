import type { RegisterView } from '@rep13/contracts-agreements';
import { entryHtml, noEntryHtml } from './entry-html.ts';

const ENTRY: RegisterView = {
  registerNumber: 'R13-ABCDEFGH',
  companyName: `Ö'Hare & <script>alert(1)</script> "Ltd"`,
  website: 'northwind.example',
  state: 'ending',
  beganAt: '2026-11-20T09:14:00.000Z',
  endsAt: '2026-12-31T22:59:59.999Z',
  runOffUntil: null,
  representative: {
    name: 'Rep13 OÜ',
    address: 'Herengracht 13, 1015 BA Amsterdam, Netherlands',
    email: 'authorities@rep13.example',
    phone: '+31 20 555 0113',
    memberState: 'Netherlands',
    coordinator: 'Autoriteit Consument & Markt (ACM)',
    languages: ['nl', 'en'],
  },
  pointOfContact: { designated: true, since: '2026-11-20T09:14:00.000Z' },
  notification: null,
  publication: null,
};

describe('an entry without scripts', () => {
  it('says what the page says', () => {
    const html = entryHtml(ENTRY, 'Europe/Amsterdam', 'en');
    for (const fact of [
      'In force, notice given',
      'R13-ABCDEFGH',
      '20 November 2026, 10:14 in Amsterdam',
      'authorities@rep13.example',
      'Autoriteit Consument &amp; Markt (ACM)',
      'The representative, since 20 November 2026, 10:14 in Amsterdam',
      'No notification is recorded yet.',
    ])
      expect(html).toContain(fact);
  });

  it('says it in Dutch too', () => {
    const html = entryHtml(ENTRY, 'Europe/Amsterdam', 'nl');
    for (const fact of [
      'Van kracht, opgezegd',
      '20 november 2026 om 10:14 in Amsterdam',
      'Nederland',
      'Engels',
    ])
      expect(html).toContain(fact);
    expect(html).not.toMatch(/In force|Registered|Website of|Notified|languages/);
    expect(noEntryHtml('nl')).toContain('Deze inschrijving bestaat niet');
  });

  it('lets nothing of a name be markup', () => {
    const html = entryHtml(ENTRY, 'Europe/Amsterdam', 'en');
    expect(html).toContain('Ö&#39;Hare &amp; &lt;script&gt;alert(1)&lt;/script&gt; &quot;Ltd&quot;');
    expect([...html.matchAll(/<([a-z0-9]+)/g)].map(([, tag]) => tag)).not.toContain('script');
    expect(html).toMatch(/^<article data-state="ending">[^]*<\/article>$/);
  });

  it('ticks what is recorded, and leads on to what anybody may do', () => {
    const html = entryHtml(ENTRY, 'Europe/Amsterdam', 'en');
    expect([...html.matchAll(/<li data-state="(\w+)">/g)].map(([, state]) => state).join()).toBe(
      'notice,done,open,open,open,open',
    );
    for (const address of [
      '/verify',
      '/authorities?target=R13-ABCDEFGH',
      '/register/R13-ABCDEFGH/certificate.pdf?language=en',
      'mailto:authorities@rep13.example',
      'tel:+31205550113',
    ])
      expect(html).toContain(`href="${address}"`);
    const over = entryHtml({ ...ENTRY, state: 'ended' }, 'Europe/Amsterdam', 'en');
    expect(over).not.toMatch(/certificate\.pdf|appointment\.jwt|\/authorities/);
  });

  it('is nobody’s for a number that nobody has', () => {
    expect(noEntryHtml('en')).toContain('No such entry');
  });
});
