import fc from 'fast-check';

/** The letters of names, by language; astral ideographs and emoji stand for two code units each. */
const ALPHABETS = [
  ...[
    'abcdefghijklmnopqrstuvwxyz',
    'äöüßÄÖÜẞ',
    'éèêëàâçîïôûœæ',
    'ğıİöşüçIŞ',
    'ąćęłńóśźżŁ',
    'åøæðþÞ',
    'ăâîșțşţ',
  ],
  ...[
    'ảạắằẳẵặấầẩẫậđẻẽ',
    'αβγδεζηθικλμνξοπρσςτυφχψωάέΣ',
    'абвгдеёжзийклмнўїґєъ',
    'אבגדהוזחטי',
    'ابتثجحخدذرزسشی',
  ],
  ...[
    'กขคงจฉชซญ',
    'अआइईकखगघि',
    '株式会社滴中国',
    'がぎぐァィゥー',
    '한국어회사',
    'ａｂｃＡＢＣ１２３',
    '𠮷𩸽😀',
    '0123456789',
  ],
];
/** What stands between letters: every key that is taken for another one, and what nobody sees. */
const BETWEEN = [
  ...[' ', '-', "'", '.', ',', '&', '/', '(', ')', '+', '!', '"', ';', ':', '%', '_', '\\', '#', '='],
  ...['’', '‘', 'ʼ', '´', '“', '„', '«', '‑', '–', '−', '－', '・', '、', '\u00a0', '\u3000', '\u202f', '\t'],
  ...[
    '\u200b',
    '\u200c',
    '\u200d',
    '\u00ad',
    '\u2060',
    '\ufeff',
    '\u200e',
    '\u202e',
    '\u2066',
    '\u2069',
    '\ufe0f',
  ],
  ...['\u0301', '\u0308', '\u0323'],
];
const FORMS = ['GmbH', 'Ltd.', 'Inc.', 'A.Ş.', 'S.à r.l.', 'Sp. z o.o.', '株式会社', 'ООО', '(Pty) Ltd'];

const letters = (max: number) =>
  fc
    .constantFrom(...ALPHABETS)
    .chain((alphabet) => fc.array(fc.constantFrom(...alphabet), { minLength: 1, maxLength: max }));
const word = letters(9).map((parts) => parts.join(''));
const written = (text: fc.Arbitrary<string>) =>
  fc
    .tuple(
      text,
      fc.constantFrom<'NFC' | 'NFD' | 'NFKC'>('NFC', 'NFD', 'NFKC'),
      fc.constantFrom('', '', ' ', '\u00a0', '\u200b', '\t'),
    )
    .map(([given, form, end]) => end + given.normalize(form) + end);

/** Names of companies and people: one letter to several words, of any script, however they come from a keyboard or a page. */
export const awkwardNames: fc.Arbitrary<string> = written(
  fc
    .tuple(
      word,
      fc.array(fc.tuple(fc.constantFrom(...BETWEEN), word), { maxLength: 4 }),
      fc.option(fc.constantFrom(...FORMS)),
    )
    .map(([first, more, form]) => first + more.flat().join('') + (form ? ` ${form}` : '')),
);

const label = letters(12).map((parts) => parts.join('').toLowerCase());
const host = fc
  .tuple(
    fc.array(label, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('com', 'example', 'co.uk', 'рф', '中国', 'xn--p1ai', 'c', '123'),
  )
  .map(([labels, top]) => [...labels, top].join('.'));
const strewn = (text: fc.Arbitrary<string>) =>
  fc.tuple(text, fc.option(fc.constantFrom(...BETWEEN), { freq: 3 }), fc.nat()).map(([given, odd, at]) => {
    const place = at % (given.length + 1);
    return odd ? given.slice(0, place) + odd + given.slice(place) : given;
  });

/** Mail addresses: plain, internationalized on either side, long, and with what is pasted along. */
export const awkwardMailAddresses: fc.Arbitrary<string> = written(
  strewn(
    fc
      .tuple(
        fc.array(fc.oneof(word, fc.constantFrom('x'.repeat(40), "o'hara", 'a+b', 'a/b', 'a%b', '#1')), {
          minLength: 1,
          maxLength: 3,
        }),
        host,
      )
      .map(([local, domain]) => `${local.join('.')}@${domain}`),
  ),
);

/** Addresses of websites: with a scheme and without, ports, paths and queries of any letters. */
export const awkwardWebsites: fc.Arbitrary<string> = written(
  strewn(
    fc
      .tuple(
        fc.constantFrom('', 'https://', 'HTTP://'),
        host,
        fc.constantFrom('', ':8443', ':99999'),
        fc.constantFrom('', '/', '/법률?a=ü#b', '/a_b/%C3%BC'),
      )
      .map((parts) => parts.join('')),
  ),
);

const SEED = 13;

/** The same ones in every run. */
export const awkward = <T>(texts: fc.Arbitrary<T>, numRuns: number): T[] =>
  fc.sample(texts, { numRuns, seed: SEED });
