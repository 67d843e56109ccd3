import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { taskFile } from '@rep13/service-kit';
import { buildCertificateDocument } from '../../test/certificate-document.builder.ts';
import { pdfText } from '../../test/pdf-text.ts';
import { renderCertificate } from '../certificates/render-certificate.ts';
import { lostLetters } from '../replacements/lost-letters.ts';
import { PdfRenderer } from './pdf-renderer.ts';

/**
 * `DOCUMENTS=10000 DOCUMENTS_FILE=/tmp/hashes.json` makes as many, and compares them with those of an earlier run, in
 * another process and another order, whose hashes are in the file.
 */
const COUNT = Number(process.env['DOCUMENTS'] ?? 24);
const FILE = process.env['DOCUMENTS_FILE'];
const SEED = 13;
const RENDERER = taskFile<typeof import('../certificates/render-certificate.ts')>(
  new URL('../certificates/render-certificate', import.meta.url),
);

/** What names are written with, by language or script; Burmese no font here lays out. */
const LETTERS = [
  ...[
    'aàâæçéèêëîïôœùûüÿ',
    'äöüßÄÖÜẞ',
    'áéíñóúü¿¡',
    'ãáàâçéêíõóôú',
    'àèéìíîòóùú',
    'ąćęłńóśźż',
    'áčďéěíňóřšťúůýž',
  ],
  ...[
    'ľĺŕôäáčďéíňóšťúýž',
    'áéíóöőúüű',
    'ăâîșțşţ',
    'čćđšž',
    'ëçËÇ',
    'ğıİöşüç',
    'āčēģīķļņšūž',
    'ąčęėįšųūž',
    'äõöüšž',
  ],
  ...[
    'åäöøæé',
    'áðéíóúýþæö',
    'ċġħż',
    'âêîôûŵŷẁẃẅ',
    'ảạắằẳẵặấầẩẫậđẻẽẹếềểễệỉĩịỏõọốồổỗộớờởỡợủũụứừửữựỳỷỹỵ',
    'ḍḥḷṃṇṛṣṭ',
    'ŋɓɗƙ',
  ],
  ...[
    'αβγδεζηθικλμνξοπρστυφχψωάέήίόύώϊϋΐΰ',
    'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
    'ґєії',
    'ђјљњћџ',
    'ѓќѕ',
    'ў',
    'әғқңөұүһ',
  ],
  ...['אבגדהוזחטיכלמנסעפצקרשת', 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي', 'پچژگکی', 'กขคงจฉชซญฎดตถทนบปผพฟมยรลวสหอ'],
  ...[
    '东京株式会社北海道有限责任公司',
    'アイウエオカキクケコ',
    'あいうえおかきくけこ',
    '가나다라마바사아자차카타파하',
  ],
  ...['अआइईउऊकखगघ', 'অআইঈকখগ', 'தமழகஙசஞ', 'აბგდევზ', 'աբգդեզ', 'አበገደ', 'ကခဂဃ', 'ខគឃង'],
].map((letters) => [...letters]);

/** The same numbers for the same seed, in each process: xorshift, whose period is all numbers of 32 bits but 0. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** A name of two or three words in one script each, Latin between them. */
function nameFrom(next: () => number): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const letters = pick(LETTERS);
  const word = () => Array.from({ length: 2 + Math.floor(next() * 6) }, () => pick(letters)).join('');
  return next() < 0.5 ? `${word()} ${word()} Ltd` : `${word()} ${pick(['Río', 'Huế', 'Ёлка', 'Işık'])}`;
}

function shuffled<T>(list: readonly T[], next: () => number): T[] {
  return list
    .map((item) => [next(), item] as const)
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item);
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const documentOf = (companyName: string) => buildCertificateDocument({ companyName });
/**
 * A PDF sets letters apart as it likes, writes what no font has as its code point, and has a joiner for dots that are drawn
 * apart.
 */
const letters = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\[U\+([0-9A-F]{4,6})\]/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .normalize('NFKC')
    .replace(/[\s\u200d]/g, '');
/** Written from right to left, words of a name may be read back in another order. */
const sorted = (text: string) => [...letters(text)].sort().join('');

describe('documents with names of many scripts', () => {
  const numbers = numbersFrom(SEED);
  const different = new Set<string>();
  while (different.size < COUNT) different.add(nameFrom(numbers));
  const names = [...different];

  it('have the same bytes in whatever order and process, and every letter can be read back', async () => {
    const order = numbersFrom(process.pid);
    const renderer = new PdfRenderer();
    const hashes: Record<string, string> = {};
    for (const name of shuffled(names, order)) {
      const bytes = await renderCertificate(documentOf(name));
      expect([name, lostLetters(bytes)]).toEqual([name, 0]);
      const text = letters(await pdfText(bytes));
      const company = text.slice(text.indexOf('Company') + 'Company'.length, text.indexOf('Incorporated'));
      expect(sorted(company)).toBe(sorted(name));
      hashes[name] = hashOf(bytes);
    }
    for (const name of shuffled(names, order)) {
      const bytes = await renderer.renderWith(RENDERER, 'renderCertificate', documentOf(name));
      expect([name, hashOf(bytes)]).toEqual([name, hashes[name]]);
    }
    if (FILE && existsSync(FILE)) expect(hashes).toEqual(JSON.parse(readFileSync(FILE, 'utf8')));
    else if (FILE) writeFileSync(FILE, JSON.stringify(hashes));
  }, 3_600_000);
});
