import { fullTitle, headTags, type HeadTag, type PageHead } from './head.ts';

/** A page's head as HTML, for pages rendered at build time. */
export function headToHtml(head: PageHead, origin: string, path: string): string {
  const title = `<title>${escaped(fullTitle(head))}</title>`;
  const tags = headTags(head, origin, path);
  // The address of a page such as `/admin/tickets/:id` is not known yet; the living page adds it.
  const known = path.includes('/:') ? tags.filter((tag) => !isAddress(tag)) : tags;
  return title + known.map(tagToHtml).join('');
}

const isAddress = ({ attributes }: HeadTag): boolean =>
  attributes.rel === 'canonical' || attributes.property === 'og:url';

function tagToHtml({ tag, attributes, text }: HeadTag): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const open = `<${tag} data-head=""${pairs.join('')}>`;
  // "<" in JSON text could close the element or open a comment; its escape means the same to a JSON reader.
  return tag === 'script' ? `${open}${(text ?? '').replaceAll('<', '\\u003c')}</script>` : open;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
