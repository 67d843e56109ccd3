import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { REPOSITORY } from '@rep13/local-stack';

/** Words of a private language: the field has its own, such as save, notify, labels, queue. */
const PRIVATE =
  /(^|-)(tell|told|said|kept|keep|who|whom|whose|what|nobody|somebody|desk|words|became|unless|elsewhere|anew)(-|\.|$)/;

/** What ran once on somebody's database keeps its name. Journeys and specs are named by a sentence. */
const isNamedOtherwise = (file: string): boolean =>
  /\/migrations\/|\.migration\.ts$|\.spec\.tsx?$|^docs\/|^e2e\//.test(file);

/** The field's own: a list of words that a search leaves out, and a password's. */
const OF_THE_FIELD = ['stop-words.ts', 'words.ts'];

const files = execFileSync('git', ['ls-files'], { cwd: REPOSITORY, encoding: 'utf8' }).split('\n');

/** `use-desk.ts` of `useDesk.ts` */
const asText = (file: string): string =>
  basename(file)
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase();

describe('names of files', () => {
  it('are in the words of the field', () => {
    const odd = files
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
      .filter((file) => !isNamedOtherwise(file))
      .filter((file) => PRIVATE.test(asText(file)) && !OF_THE_FIELD.includes(basename(file)));

    expect(odd).toEqual([]);
  });
});
