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
/** As browsers do: the parser looks through what is open at each tag, so a page of open tags would take for ever. */
const OPEN_MAX = 512;

/** Reads HTML as it comes, whole or broken, in time proportional to its length. */
export function pageContent(html: string): PageContent {
  const reader = new PageReader();
  for (let from = 0; from < html.length;) from += readUntilTooDeep(html.slice(from), reader);
  return reader.content();
}

/** Thrown out of the parser, which cannot be stopped otherwise. */
class TooDeep extends Error {}

/** @returns how much was read; beyond it, everything counts as closed. */
function readUntilTooDeep(html: string, reader: PageReader): number {
  let open = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      reader.open(name, attributes);
      open += 1;
      if (open > OPEN_MAX) throw new TooDeep();
    },
    ontext: (text) => reader.write(text),
    onclosetag: (name) => {
      open -= 1;
      reader.close(name);
    },
  });
  try {
    parser.end(html);
    return html.length;
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    reader.closeAll();
    return parser.endIndex + 1;
  }
}

/** Plain text is a page without links. */
export const plainContent = (text: string): PageContent => ({ text, links: [], hasScripts: false });

class PageReader {
  private readonly texts: string[] = [];
  private readonly links: { href: string; from: number; to: number }[] = [];
  /** How many elements are open, from the outermost that is not shown. */
  private hidden = 0;
  private hasScripts = false;

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'script') this.hasScripts = true;
    if (this.hidden > 0 || NOT_SHOWN.has(name) || 'hidden' in attributes) this.hidden += 1;
    if (!INLINE.has(name)) this.texts.push('\n');
    if (name === 'a' && attributes['href'] && this.links.length < LINKS_MAX)
      this.links.push({ href: attributes['href'], from: this.texts.length, to: this.texts.length });
  }

  write(text: string): void {
    if (this.hidden === 0) this.texts.push(text);
  }

  close(name: string): void {
    if (this.hidden > 0) this.hidden -= 1;
    const link = this.links.at(-1);
    if (name === 'a' && link && link.to === link.from) link.to = this.texts.length;
    if (!INLINE.has(name)) this.texts.push('\n');
  }

  closeAll(): void {
    this.hidden = 0;
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
