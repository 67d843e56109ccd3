import { compile } from 'html-to-text';
import { Parser } from 'htmlparser2';
import { parsedUrl } from '@rep13/contracts-constants';
import type { MailWarning } from '@rep13/contracts-sla/constants';
import { LIMITS } from './limits.ts';

/** What the HTML of a mail says, as text, and what its reader should know of it. */
export interface HtmlText {
  readonly text: string;
  readonly warnings: readonly MailWarning[];
}

const SKIPPED = ['script', 'style', 'head', 'title', 'form', 'object', 'iframe', 'template'];
const BLOCKS = /<\/?(?:p|div|br|tr|li|h[1-6]|table|ul|ol|blockquote)\b[^>]*>/gi;

const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { linkBrackets: ['[', ']'], hideLinkHrefIfSameAsText: true } },
    { selector: 'img', format: 'skip' },
    ...SKIPPED.map((selector) => ({ selector, format: 'skip' })),
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: { uppercase: false },
    })),
    // Its own format for tables lays out columns, which a table of millions of columns never ends.
    ...['td', 'th'].map((selector) => ({ selector, format: 'cell' })),
    { selector: 'tr', format: 'block' },
  ],
  formatters: {
    cell: (element, walk, builder) => {
      walk(element.children, builder);
      builder.addInline(' | ');
    },
  },
});

/** Nothing of it is ever shown or fetched; it only becomes text. */
export function htmlText(html: string): HtmlText {
  const cut = html.slice(0, LIMITS.htmlMax);
  const { depth, warnings } = lookThrough(cut);
  if (depth <= LIMITS.htmlDepth) return { text: toText(cut).trim(), warnings };
  // Parsers take the square of the depth: what is nested that deep is read without its tags.
  return { text: withoutTags(cut), warnings: [...warnings, 'html-too-deep'] };
}

const withoutTags = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replace(BLOCKS, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const VOID = new Set(['br', 'img', 'hr', 'input', 'meta', 'link', 'col', 'area', 'base', 'wbr', 'source']);
const HIDING =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d])|opacity\s*:\s*0(?![.\d])/i;
const REMOTE = /^\s*(?:https?:)?\/\//i;

/** One pass that stops counting where it is too deep to go on. */
function lookThrough(html: string): { depth: number; warnings: MailWarning[] } {
  const warnings = new Set<MailWarning>();
  let depth = 0;
  let deepest = 0;
  let link: { href: string; words: string } | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!VOID.has(name)) depth += 1;
      deepest = Math.max(deepest, depth);
      if (deepest > LIMITS.htmlDepth) parser.pause();
      if (HIDING.test(attributes['style'] ?? '') || 'hidden' in attributes) warnings.add('hidden-text');
      if (name === 'a') link = { href: attributes['href'] ?? '', words: '' };
      else if (REMOTE.test(attributes['src'] ?? attributes['background'] ?? ''))
        warnings.add('remote-content');
    },
    ontext(text) {
      if (link) link.words += text;
    },
    onclosetag(name) {
      if (!VOID.has(name)) depth -= 1;
      if (name !== 'a' || !link) return;
      if (showsOtherAddress(link)) warnings.add('link-shows-other-address');
      link = undefined;
    },
  });
  parser.write(html.slice(0, LIMITS.htmlMax));
  return { depth: deepest, warnings: [...warnings] };
}

function showsOtherAddress({ href, words }: { href: string; words: string }): boolean {
  const shown = /(?:https?:\/\/)?((?:[\w-]+\.)+[a-z]{2,})/i.exec(words.trim());
  const address = parsedUrl(href);
  if (!shown || !address || /\s/.test(words.trim())) return false;
  return address.hostname !== shown[1]?.toLowerCase();
}
