import { Parser } from 'htmlparser2';
import type { PageContent } from './page-content.ts';
import { PageReader } from './page-reader.ts';
import { pageStyles } from './page-styles.ts';

/** As browsers do: the parser looks through what is open at each tag, so a page of open tags would take for ever. */
const OPEN_MAX = 512;

/** Reads HTML as it comes, whole or broken, in time proportional to its length. */
export function pageContent(html: string): PageContent {
  const reader = new PageReader(pageStyles(html));
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
