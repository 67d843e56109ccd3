import escapeHtml from 'escape-html';
import type { PageAddition } from '../register/page-addition.ts';
import { etagOf, type SitePage } from './site.ts';

/** Where a remote leaves room in its page, with what stands there meanwhile. */
const SLOT = /<template data-slot="begin"><\/template>[\s\S]*?<template data-slot="end"><\/template>/;
const END = /(?=<\/body>)|$/;

/** The living page takes its place where scripts run; until then, and where none do, its empty frame is hidden. */
const INSTEAD_OF_THE_FRAME = '<style>#root { display: none; }</style>';

/** The page with more in it: in its slot; behind it, for readers without scripts, where it has none or will ask again. */
export function withAddition({ html, brotli: _, ...rest }: SitePage, addition: PageAddition): SitePage {
  const text = html.toString();
  const { data, card } = addition;
  const filled =
    data !== undefined && SLOT.test(text)
      ? text.replace(SLOT, () => addition.html).replace(END, () => dataOf(data))
      : text.replace(END, () => withoutScripts(addition));
  const page = Buffer.from(card ? withCard(filled, card) : filled);
  return { ...rest, html: page, etag: etagOf(page) };
}

/** No text in it can end the element. */
const dataOf = (data: unknown): string =>
  `<script type="application/json" id="page-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const withoutScripts = ({ html, language }: PageAddition): string =>
  `<noscript>${INSTEAD_OF_THE_FRAME}<main lang="${language}">${html}</main></noscript>`;

const SITE_TITLE = /(<title>)[^<]*?((?: \| [^<|]*)?<\/title>)/;
const CARD_TAG = /(<meta [^>]*?(?:name|property)="(?:(?:og|twitter):)?(title|description)" content=")[^"]*/g;

/** In the tags that are there: a page without them has no card. */
function withCard(html: string, card: NonNullable<PageAddition['card']>): string {
  const valueOf = (name: string) => escapeHtml(name === 'title' ? card.title : card.description);
  return html
    .replace(SITE_TITLE, (_, open: string, close: string) => open + valueOf('title') + close)
    .replace(CARD_TAG, (_, open: string, name: string) => open + valueOf(name));
}
