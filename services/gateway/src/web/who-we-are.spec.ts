import { SAMPLE_NOTE } from '@rep13/contracts-constants';
import { SAMPLE_LEGAL_ENTITY, toPrintedEntity, type LegalEntity } from '@rep13/contracts-legal-entity';
import type { Build } from './build.ts';
import { fillHtml } from './fill-entity.ts';
import { Site } from './site.ts';

const REAL: LegalEntity = { ...SAMPLE_LEGAL_ENTITY, name: "O'Real & Co OÜ", isSample: false };
const TEMPLATE =
  '<head><meta name="page-head" /></head><body><div id="root"><noscript>JS</noscript></div></body>';

const shell: Build = {
  name: 'shell',
  version: 'a',
  integrity: {},
  chunks: {},
  chromeHtml: '<main>%PAGE%</main><footer>%ENTITY.name%, %ENTITY.companyKind%</footer>',
};
const marketing: Build = {
  name: 'marketing',
  version: 'b',
  integrity: {},
  chunks: {},
  chrome: 'site',
  routes: {
    '/': {
      head: '<title>By %ENTITY.name%</title><script type="application/ld+json">{"legalName":"%ENTITY.name%"}</script>',
      body: '<p>Call <a href="%ENTITY.phoneLink%">%ENTITY.phone%</a>, %ENTITY.name%: 100 %ENTITY</p>',
    },
    '/payment': {},
  },
  files: {
    '/.well-known/security.txt': { type: 'text/plain', text: 'Contact: mailto:%ENTITY.supportEmail%' },
    '/.well-known/us.json': { type: 'application/json', text: '{"name":"%ENTITY.name%%ENTITY.asSample%"}' },
  },
};

const siteOf = (entity: LegalEntity, template = TEMPLATE) =>
  new Site(template, shell, [marketing], 'https://rep13.example', entity);
const pageOf = (entity: LegalEntity, path = '/') => siteOf(entity).page(path).html.toString();
const fileOf = (entity: LegalEntity, path: string) => siteOf(entity).file(path)?.body.toString();

describe('who we are', () => {
  it('stands in each page as text, for readers without scripts', () => {
    const page = pageOf(REAL);
    expect(page).toContain(
      '<p>Call <a href="tel:+31205550113">+31 20 555 0113</a>, O&#x27;Real &amp; Co OÜ:',
    );
    expect(page).toContain('<footer>O&#x27;Real &amp; Co OÜ, an Estonian company</footer>');
    expect(page).toContain('<title>By O&#x27;Real &amp; Co OÜ</title>');
  });

  it('stands in it as data, for scripts and for machines, word for word', () => {
    const page = pageOf(REAL);
    const record = /<script type="application\/json" id="legal-entity">(.*?)<\/script>/.exec(page)?.[1];
    expect(JSON.parse(record ?? '')).toEqual(toPrintedEntity(REAL));
    expect(page).toContain('<script type="application/ld+json">{"legalName":"O\'Real & Co OÜ"}</script>');
  });

  it('stands in JSON as a list where it is one, also in JSON that a page shows', () => {
    const slot = { availableLanguage: ['%ENTITY.languageCodes%'] };
    const shown = JSON.stringify(slot, null, 2).replaceAll('"', '&quot;');
    const html = `<script type="application/ld+json">${JSON.stringify(slot)}</script><code>${shown}</code>`;
    const filled = { availableLanguage: ['nl', 'en'] };
    expect(fillHtml(html, toPrintedEntity(REAL))).toBe(
      `<script type="application/ld+json">${JSON.stringify(filled)}</script>` +
        `<code>${JSON.stringify(filled, null, 2).replaceAll('"', '&quot;')}</code>`,
    );
  });

  it('stands in files too', () => {
    expect(fileOf(REAL, '/.well-known/security.txt')).toBe('Contact: mailto:support@rep13.example');
    expect(fileOf(REAL, '/.well-known/us.json')).toBe(`{"name":"O'Real & Co OÜ"}`);
  });

  it('is another with another record, without another build, and then no browser keeps the page of before', () => {
    const [before, after] = [siteOf(REAL).page('/'), siteOf({ ...REAL, name: 'Other OÜ' }).page('/')];
    expect(after.html.toString()).toContain(', Other OÜ:');
    expect(after.html.toString()).not.toContain('Real');
    expect(after.etag).not.toBe(before.etag);
  });

  it('is the only thing that is filled in', () => {
    expect(pageOf(REAL)).toContain(': 100 %ENTITY</p>');
  });
});

describe('made-up particulars', () => {
  it.each(['/', '/payment', '/nowhere'])(
    'are said to be made up on %s, below what any remote shows',
    (path) => {
      const page = pageOf(SAMPLE_LEGAL_ENTITY, path);
      expect(page).toContain(`<p>${SAMPLE_NOTE}</p></aside>\n  </body>`);
    },
  );

  it('are said to be made up to machines as well', () => {
    expect(fileOf(SAMPLE_LEGAL_ENTITY, '/.well-known/us.json')).toContain('(sample particulars, made up');
  });

  it.each(['/', '/payment', '/nowhere'])('are named nowhere on %s where the particulars are real', (path) => {
    expect(pageOf(REAL, path)).not.toMatch(/sample-note|sample particulars|made up/i);
  });
});
