import { SAMPLE_LEGAL_ENTITY, type LegalEntity } from '@rep13/contracts-legal-entity';
import { Mandate } from '../mandates/mandate.entity.ts';
import { toDetailsToPublish } from './details-to-publish.ts';

const REAL: LegalEntity = { ...SAMPLE_LEGAL_ENTITY, name: 'Real Näide OÜ', isSample: false };
/** Late in the evening by UTC: where the representative is it is the next day already. */
const DESIGNATION = { agreementNumber: 'DSA-202611-0042', signedAt: new Date('2026-11-20T23:45:42Z') };

const PLACE = { publicUrl: 'https://rep13.test', now: new Date('2026-11-21T00:00:00Z') };
const MANDATE = Object.assign(new Mandate(), {
  registerNumber: 'R13-ABCDEFGH',
  state: 'in_force' as const,
  beganAt: new Date('2026-11-01T10:00:00.000Z'),
  suspendedAt: null,
  contactPointSince: null,
});

const detailsOf = (given: Partial<LegalEntity> = {}, mandate: Mandate | null = MANDATE) =>
  toDetailsToPublish({ ...REAL, ...given }, DESIGNATION, mandate, PLACE);

/** What a reader of the markup sees, with line breaks where the page has them. */
const seen = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity) => CHARACTERS[entity] ?? '')
    .trim();
const CHARACTERS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

describe('the details to publish', () => {
  it('hold the four facts of Article 13(4) wherever they are pasted', () => {
    const { coordinatorEntry, websiteText, websiteHtml } = detailsOf();
    for (const form of [coordinatorEntry, websiteText, websiteHtml]) {
      for (const fact of [
        'Real Näide OÜ',
        'Herengracht 13, 1015 BA Amsterdam, Netherlands',
        'authorities@rep13.example',
        '+31 20 555 0113',
      ])
        expect(form).toContain(fact);
    }
  });

  it('say on a website in which languages authorities may write, Article 11(3)', () => {
    expect(detailsOf().websiteText.split('\n').at(-1)).toBe('Languages for authorities: Dutch, English');
  });

  it('tell the coordinator which state, whose coordinator, since when and by which agreement', () => {
    expect(detailsOf().coordinatorEntry.split('\n').slice(-3)).toEqual([
      'Member State of establishment: Netherlands',
      'Digital Services Coordinator: Autoriteit Consument & Markt (ACM)',
      'Designated in writing: 21 November 2026, agreement DSA-202611-0042',
    ]);
  });

  it('say on a website the same as HTML and as text, and nothing of the agreement', () => {
    const { websiteHtml, websiteText, badgeSvg } = detailsOf({ name: `Ö'Hare & Söhne` });

    expect(seen(websiteHtml)).toBe(websiteText);
    expect(websiteHtml + websiteText + badgeSvg).not.toContain('DSA-202611-0042');
  });

  it.each([
    ['a tag', '<script>alert(1)</script>'],
    ['the end of an attribute', '" onload="alert(1)'],
    ['an ampersand and an apostrophe', `Ö'Hare & Söhne`],
    ['what looks like an entity', 'A &lt; B'],
    ['letters from right to left', 'נציג דוד בע״מ'],
  ])('let %s in a name be text, whatever the record may hold', (_, name) => {
    const { websiteHtml, websiteText, badgeSvg, coordinatorEntry } = detailsOf({ name });

    expect(websiteHtml).toContain('<strong><bdi>');
    expect(seen(websiteHtml)).toBe(websiteText);
    expect(websiteText.split('\n')[1]).toBe(name);
    expect(coordinatorEntry).toContain(`Name: ${name}\n`);
    expect(tagsOf(websiteHtml)).toEqual(tagsOf(detailsOf().websiteHtml));
    expect(tagsOf(badgeSvg)).toEqual(tagsOf(detailsOf().badgeSvg));
  });

  const tagsOf = (markup: string) =>
    [...markup.matchAll(/<\/?([a-z]+)((?: [\w:-]+="[^"]*")*)\s*\/?>/g)].map(([, tag, attributes = '']) => [
      tag,
      [...attributes.matchAll(/ ([\w:-]+)="[^"]*"/g)].map(([, attribute]) => attribute),
    ]);

  it('link the mailbox and the phone so that both open as they are', () => {
    const { websiteHtml } = detailsOf({ authorityEmail: `o'hare&co?x@rep13.example` });

    expect(websiteHtml).toContain('href="mailto:o&#39;hare%26co%3Fx@rep13.example"');
    expect(websiteHtml).toContain('href="tel:+31205550113"');
  });

  it.each([
    [null, 'Legal representative in the European Union (Article 13 of', 'Article 13 DSA, in force'],
    [
      new Date('2026-11-01T09:00:00.000Z'),
      'Legal representative in the European Union and point of contact for authorities (Articles 13 and 11 of',
      'Articles 11 and 13 DSA, in force',
    ],
  ])(
    'say whether we are the point of contact for authorities: since %s',
    (contactPointSince, lines, badge) => {
      const details = detailsOf({}, Object.assign(new Mandate(), MANDATE, { contactPointSince }));
      expect(details.websiteText).toContain(lines);
      expect(seen(details.websiteHtml)).toBe(details.websiteText);
      expect(details.badgeSvg).toContain(badge);
    },
  );

  it('load nothing from anywhere', () => {
    const { websiteHtml, badgeSvg } = detailsOf();
    expect(websiteHtml + badgeSvg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /https?:|src=|url\(|<link|<script|@import/,
    );
  });

  it('lead from the badge to the register, whose state it shows', () => {
    const { badgeHtml, badgeSvg } = detailsOf({ name: `"><script>` });

    expect(badgeHtml).toContain('href="https://rep13.test/register/R13-ABCDEFGH"');
    expect(badgeHtml).toContain('src="https://rep13.test/badge/R13-ABCDEFGH.svg"');
    expect(badgeHtml).not.toContain('<script');
    expect(badgeSvg).toContain('>in force<');
    expect(detailsOf({}, null)).toMatchObject({
      badgeHtml: null,
      badgeSvg: expect.stringContaining('>not in the register<'),
    });
  });

  it('say in each form that made-up particulars are made up', () => {
    const details = detailsOf({ isSample: true });
    for (const form of [
      details.coordinatorEntry,
      details.websiteText,
      details.websiteHtml,
      details.badgeSvg,
    ]) {
      expect(form).toContain('sample particulars');
    }
    expect(JSON.stringify(detailsOf())).not.toMatch(/sample/);
  });
});
