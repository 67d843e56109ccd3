import { folded } from './folded-text.ts';

/** Of companies in the EU and of those that are likeliest to have the same name elsewhere. */
const FORMS = [
  ...[
    'ou',
    'as',
    'oy',
    'oyj',
    'ab',
    'aps',
    'uab',
    'sia',
    'gmbh',
    'ug',
    'ag',
    'kg',
    'se',
    'bv',
    'nv',
    'b v',
    'n v',
  ],
  ...[
    'sarl',
    'sas',
    'sasu',
    'sa',
    'srl',
    's r l',
    'spa',
    's p a',
    'sl',
    's l',
    'slu',
    'lda',
    'sp z o o',
    'spzoo',
  ],
  ...[
    'sro',
    's r o',
    'doo',
    'd o o',
    'kft',
    'zrt',
    'eood',
    'ood',
    'ltd',
    'limited',
    'llc',
    'inc',
    'plc',
    'llp',
    'dac',
  ],
  ...['corp', 'corporation', 'pty', 'pte', 'foundation', 'holding', 'group'],
];

/** Words of a language as well: "Rep13 as our representative" names no other company. */
const AMBIGUOUS = ['as', 'se', 'sa', 'ab', 'sia', 'ou', 'ag'];
const OTHERS = FORMS.filter((form) => !AMBIGUOUS.includes(form));

interface ShortName {
  /** Whether the text names it without a legal form, or with its own. */
  isIn(text: string): boolean;
}

/** A company's name without its legal form; undefined where it has none, or nothing else. */
export function shortName(name: string): ShortName | undefined {
  const foldedName = folded(name);
  const own = FORMS.filter((form) => foldedName.endsWith(` ${form} `)).toSorted(
    (a, b) => b.length - a.length,
  )[0];
  const short = own && foldedName.slice(0, -own.length - 1);
  if (!own || !short?.trim()) return undefined;
  return {
    isIn: (text) => textsAfter(text, short).some((after) => !isOther(after, own)),
  };
}

/** What follows the first hundred places, a little of each. */
function textsAfter(text: string, part: string): string[] {
  const found: string[] = [];
  for (let at = text.indexOf(part); at >= 0 && found.length < 100; at = text.indexOf(part, at + 1))
    found.push(text.slice(at + part.length, at + part.length + 40));
  return found;
}

const isOther = (after: string, own: string): boolean =>
  (after.startsWith(own) && !after.startsWith(`${own} `)) ||
  OTHERS.some((form) => after.startsWith(`${form} `));
