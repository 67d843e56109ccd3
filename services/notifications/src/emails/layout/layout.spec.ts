import { SAMPLE_NOTE } from '@rep13/contracts-constants';
import { SAMPLE_LEGAL_ENTITY, type LegalEntity } from '@rep13/contracts-legal-entity';
import { buildAddressee } from '../../../test/builders.ts';
import type { Addressee } from '../email.ts';
import {
  button,
  copyable,
  facts,
  note,
  paragraph,
  quote,
  steps,
  type EmailContent,
} from '../email-content.ts';
import { renderHtml as htmlOf } from './render-html.ts';
import { renderText as textOf } from './render-text.ts';

const REAL: LegalEntity = { ...SAMPLE_LEGAL_ENTITY, name: 'Real OÜ', isSample: false };
const renderHtml = (content: EmailContent, addressee: Addressee, entity = REAL) =>
  htmlOf(content, addressee, entity);
const renderText = (content: EmailContent, addressee: Addressee, entity = REAL) =>
  textOf(content, addressee, entity);

const EVIL = `<script>alert("1")</script> & 'co'`;

const buildContent = (word = 'word'): EmailContent => ({
  subject: `Subject ${word}`,
  preview: `Preview ${word}`,
  heading: `Heading ${word}`,
  blocks: [
    paragraph(`Paragraph ${word}`),
    facts([`Label ${word}`, `Value ${word}`]),
    steps({ title: `Title ${word}`, text: `Step ${word}`, url: 'https://a.example/#b' }),
    button({ label: `Button ${word}`, url: 'https://a.example/?c=1&d=2' }),
    note(`Note ${word}`),
    quote(`Quote ${word}`),
    copyable(`Kind ${word}`, `Copy ${word}`),
  ],
});

const PIECES = [
  'Heading',
  'Paragraph',
  'Label',
  'Value',
  'Title',
  'Step',
  'Button',
  'Note',
  'Quote',
  'Kind',
  'Copy',
];

/** The pieces, and title, preview, name and company. */
const PLACES = PIECES.length + 4;

describe('the layout of a mail', () => {
  it.each(PIECES)('shows the %s in the HTML and in the plain text', (piece) => {
    const [content, addressee] = [buildContent(), buildAddressee()];

    expect(renderHtml(content, addressee)).toContain(`${piece} word`);
    expect(renderText(content, addressee)).toContain(`${piece} word`);
  });

  it('lets no value into the HTML as markup, wherever it stands', () => {
    const addressee = buildAddressee({ name: EVIL, why: EVIL });
    const page = renderHtml(buildContent(EVIL), addressee);

    expect(page).not.toContain('<script');
    expect(page).not.toContain(`& 'co'`);
    const escaped = '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;co&#39;';
    expect(page.split(escaped).length - 1).toBe(PLACES);
  });

  it('keeps an address whole in a link', () => {
    expect(renderHtml(buildContent(), buildAddressee())).toContain('href="https://a.example/?c=1&amp;d=2"');
    expect(renderText(buildContent(), buildAddressee())).toContain('https://a.example/?c=1&d=2');
  });

  it('gives what is to be copied as it is, line for line', () => {
    const text = '<p lang="en">\n  A &amp; B<br>\n</p>';
    const content = { ...buildContent(), blocks: [copyable('As HTML', text)] };

    expect(renderText(content, buildAddressee())).toContain(`As HTML:\n\n${text}\n\n`);
    expect(renderHtml(content, buildAddressee())).toContain(
      '>&lt;p lang=&quot;en&quot;&gt;\n  A &amp;amp; B&lt;br&gt;\n&lt;/p&gt;</pre>',
    );
  });

  it('keeps names with line breaks from adding lines of their own', () => {
    const text = renderText(buildContent(), buildAddressee({ name: 'Jane\r\nURGENT: pay here' }));

    expect(text).toContain('Hello Jane URGENT: pay here,');
  });

  it('lets no value turn the reading direction round', () => {
    const page = renderHtml(buildContent('\u202Efdp.exe'), buildAddressee());
    const text = renderText(buildContent('\u202Efdp.exe'), buildAddressee({ name: 'Jane\u2066' }));

    expect(page + text).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/u);
  });

  it('says who we are and why the mail came', () => {
    const [content, addressee] = [buildContent(), buildAddressee()];
    for (const expected of ['For the legal contact of Acme Inc.', 'Estonian Business Register', '+31']) {
      expect(renderHtml(content, addressee)).toContain(expected);
      expect(renderText(content, addressee)).toContain(expected);
    }
  });

  it('says under a mail whose particulars are made up that they are, and under no other', () => {
    const [content, addressee] = [buildContent(), buildAddressee()];
    for (const write of [renderHtml, renderText]) {
      expect(write(content, addressee, SAMPLE_LEGAL_ENTITY)).toContain(SAMPLE_NOTE);
      expect(write(content, addressee, REAL)).toContain('Real OÜ');
      expect(write(content, addressee, REAL)).not.toMatch(/sample|made up/i);
    }
  });
});
