import { Parser } from 'htmlparser2';

/** What a page shows to who reads it without a browser. */
export interface PageContent {
  readonly text: string;
  readonly links: readonly PageLink[];
  /** Its content may come later, by a program in it. */
  readonly hasScripts: boolean;
}

export interface PageLink {
  readonly href: string;
  readonly text: string;
}

const NOT_SHOWN = new Set(['script', 'style', 'template', 'noscript', 'svg', 'title', 'object', 'iframe']);
/** What stands in a line with its neighbours: a word may go on behind it. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'cite',
  'code',
  'em',
  'font',
  'i',
  'mark',
  'small',
  'span',
  'strong',
  'u',
  'wbr',
]);
const LINKS_MAX = 2_000;

/** Reads HTML as it comes, whole or broken. */
export function pageContent(html: string): PageContent {
  const reader = new PageReader();
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    ontext: (text) => reader.write(text),
    onclosetag: (name) => reader.close(name),
  });
  parser.end(html);
  return reader.content();
}

/** Plain text is a page without links. */
export const plainContent = (text: string): PageContent => ({ text, links: [], hasScripts: false });

class PageReader {
  private readonly texts: string[] = [];
  private readonly links: { href: string; from: number; to: number }[] = [];
  private readonly hidden: string[] = [];
  private hasScripts = false;

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'script') this.hasScripts = true;
    if (this.hidden.length > 0 ? this.hidden.includes(name) : NOT_SHOWN.has(name) || 'hidden' in attributes)
      this.hidden.push(name);
    if (!INLINE.has(name)) this.texts.push('\n');
    if (name === 'a' && attributes['href'] && this.links.length < LINKS_MAX)
      this.links.push({ href: attributes['href'], from: this.texts.length, to: this.texts.length });
  }

  write(text: string): void {
    if (this.hidden.length === 0) this.texts.push(text);
  }

  close(name: string): void {
    if (this.hidden.at(-1) === name) this.hidden.pop();
    const link = this.links.at(-1);
    if (name === 'a' && link && link.to === link.from) link.to = this.texts.length;
    if (!INLINE.has(name)) this.texts.push('\n');
  }

  content(): PageContent {
    const links = this.links.map(({ href, from, to }) => ({
      href,
      text: this.texts.slice(from, to).join(''),
    }));
    // Where a link leads is shown as well: many pages write "Mail us" and no address.
    const reached = links
      .flatMap(({ href }) => /^(?:mailto|tel):([^?]*)/i.exec(href)?.[1] ?? [])
      .map(decoded);
    return {
      text: [...this.texts, ...reached.map((one) => `\n${one}\n`)].join(''),
      links,
      hasScripts: this.hasScripts,
    };
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
