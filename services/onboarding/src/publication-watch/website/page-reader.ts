import type { PageContent } from './page-content.ts';
import type { PageStyles } from './page-styles.ts';
import { isSeen, lookOf, PLAIN, type Look } from './visibility.ts';
import { revealed } from './written-addresses.ts';

const NOT_SHOWN = new Set([
  'script',
  'style',
  'noscript',
  'svg',
  'title',
  'object',
  'iframe',
  'canvas',
  'audio',
  'video',
]);
/** What stands in a line with its neighbours: a word may go on behind it. */
const INLINE = new Set([
  ...[
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
  ],
  ...['del', 'ins', 's', 'strike', 'sub', 'sup'],
]);
const LINKS_MAX = 2_000;
const LINK_TEXTS_MAX = 40;
const FRAMES_MAX = 20;
/** Where the usual libraries draw a page. */
const ROOTS = new Set(['root', 'app', '__next', '__nuxt', '___gatsby', 'svelte', 'q-app', 'react-root']);

/** What a `<script>` may hold that is no program. */
const DATA = /json|template|text\/(?:html|plain)/i;

interface OpenLink {
  readonly href: string;
  readonly isSeen: boolean;
  readonly from: number;
  to: number;
}

interface Opened {
  readonly look: Look;
  /** Not part of the page's text at all. */
  readonly isOut: boolean;
  readonly isTitle: boolean;
  /** How much text there was when a root of a program was opened. */
  readonly rootAt: number | undefined;
}

const OUTERMOST: Opened = { look: PLAIN, isOut: false, isTitle: false, rootAt: undefined };

/** Gathers what a page shows while a parser goes through it. */
export class PageReader {
  private readonly shown: string[] = [];
  private readonly hidden: string[] = [];
  private readonly titles: string[] = [];
  private readonly links: OpenLink[] = [];
  private readonly frames: string[] = [];
  private opened: Opened[] = [];
  private letters = 0;
  private base: string | null = null;
  private refresh: string | null = null;
  private hasScripts = false;
  private hasEmptyRoot = false;

  constructor(private readonly styles: PageStyles) {}

  open(name: string, attributes: Record<string, string>): void {
    const parent = this.opened.at(-1) ?? OUTERMOST;
    const isShadow = 'shadowrootmode' in attributes;
    const isOut = parent.isOut || NOT_SHOWN.has(name) || (name === 'template' && !isShadow);
    const look = isOut ? parent.look : lookOf(name, attributes, parent.look, this.styles);
    const isRoot = ROOTS.has(attributes['id'] ?? '');
    this.opened.push({ look, isOut, isTitle: name === 'title', rootAt: isRoot ? this.letters : undefined });
    if (!INLINE.has(name)) this.push('\n');
    this.note(name, attributes);
    if (attributes['data-cfemail']) this.write(` ${revealed(attributes['data-cfemail'])} `);
  }

  /** A line of the source is no line of the page: only blocks begin a new one. */
  write(given: string): void {
    const text = given.replace(/\s+/g, ' ');
    const { look, isOut, isTitle } = this.opened.at(-1) ?? OUTERMOST;
    if (isTitle) this.titles.push(text);
    if (isOut) return;
    if (isSeen(look)) {
      this.shown.push(text);
      this.letters += text.trim().length;
    } else this.hidden.push(text);
  }

  close(name: string): void {
    const closed = this.opened.pop();
    if (closed?.rootAt === this.letters) this.hasEmptyRoot = true;
    const link = this.links.at(-1);
    if (name === 'a' && link && link.to === link.from) link.to = this.shown.length;
    if (!INLINE.has(name)) this.push('\n');
  }

  closeAll(): void {
    this.opened = [];
  }

  content(): PageContent {
    const links = this.links.map(({ href, from, to }) => ({
      href,
      text: this.shown
        .slice(from, Math.min(to, from + LINK_TEXTS_MAX))
        .join('')
        .slice(0, 400),
    }));
    // Where a link leads is shown as well: many pages write "Mail us" and no address.
    const reached = this.links
      .flatMap((link) => (link.isSeen ? reachedBy(link.href) : []))
      .map((one) => `\n${one}\n`);
    const { title, base, refresh, hasScripts, hasEmptyRoot, frames } = {
      ...this,
      title: this.titles.join(''),
    };
    return {
      ...{ title, base, refresh, hasScripts, hasEmptyRoot, frames, links },
      text: [...this.shown, ...reached].join(''),
      textWithHidden: [...this.shown, ...reached, '\n', ...this.hidden].join(''),
      isWhole: !hasScripts && this.styles.isWhole,
    };
  }

  private push(text: string): void {
    this.shown.push(text);
    if (this.hidden.length > 0) this.hidden.push(text);
  }

  /** What an element says beside its text. */
  private note(name: string, attributes: Record<string, string>): void {
    const { href, src } = attributes;
    const { look } = this.opened.at(-1) ?? OUTERMOST;
    const { isOut } = this.opened.at(-2) ?? OUTERMOST;
    if (name === 'script' && !DATA.test(attributes['type'] ?? '')) this.hasScripts = true;
    if (name === 'base' && href) this.base ??= href;
    if (name === 'meta') this.refresh ??= refreshOf(attributes);
    const isFrame = (name === 'iframe' || name === 'frame') && !isOut && isSeen(look);
    if (isFrame && src && this.frames.length < FRAMES_MAX) this.frames.push(src);
    if (name === 'a' && href && !isOut && this.links.length < LINKS_MAX)
      this.links.push({ href, isSeen: isSeen(look), from: this.shown.length, to: this.shown.length });
  }
}

const REFRESH =
  /^\s{0,20}(\d{1,3})(?:\.\d{0,9})?\s{0,20}[;,]\s{0,20}(?:url\s{0,20}=\s{0,20})?["']?([^"']{1,2048})/i;
/** Who waits longer reads the page meanwhile. */
const REFRESH_WITHIN_S = 15;

function refreshOf({ 'http-equiv': directive = '', content = '' }: Record<string, string>): string | null {
  if (directive.trim().toLowerCase() !== 'refresh') return null;
  const [, seconds, url] = REFRESH.exec(content) ?? [];
  return url && Number(seconds) <= REFRESH_WITHIN_S ? url.trim() : null;
}

/** The address or number that a link opens. */
function reachedBy(href: string): string[] {
  const behindCloudflare = /\/cdn-cgi\/l\/email-protection#([0-9a-f]{6,512})/i.exec(href)?.[1];
  if (behindCloudflare) return [revealed(behindCloudflare)];
  const given = /^(?:mailto|tel):([^?]*)/i.exec(href)?.[1];
  return given ? [decoded(given)] : [];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
