import { inflateSync } from 'node:zlib';
import { lettersNotPrinted } from '@rep13/contracts-agreements/constants';
import { buildCertificateDocument } from '../../test/certificate-document.builder.ts';
import { pdfText } from '../../test/pdf-text.ts';
import { renderCertificate } from '../certificates/render-certificate.ts';
import { fontFor } from './fonts.ts';

const NAMES: readonly [script: string, name: string][] = [
  ['Georgian', 'შპს თბილისის სერვისი'],
  ['Armenian', 'Երևանի ծառայություններ ՍՊԸ'],
  ['Ethiopic', 'የኢትዮጵያ ኩባንያ'],
  ['Devanagari', 'हिन्दी प्राइवेट लिमिटेड क्षत्रिय'],
  ['Bengali', 'বাংলা প্রাইভেট কোম্পানি'],
  ['Gurmukhi', 'ਪੰਜਾਬੀ ਕੰਪਨੀ ਸਿੰਘ'],
  ['Gujarati', 'ગુજરાતી કંપની શ્રી'],
  ['Odia', 'ଓଡ଼ିଆ କମ୍ପାନୀ'],
  ['Tamil', 'தமிழ் நிறுவனம் கொழும்பு'],
  ['Telugu', 'తెలుగు కంపెనీ క్షేత్రం'],
  ['Kannada', 'ಕನ್ನಡ ಕಂಪನಿ ಶ್ರೀ'],
  ['Malayalam', 'മലയാളം കമ്പനി ശ്രീ'],
  ['Sinhala with a joiner', 'සිංහල සමාගම ශ්‍රී ලංකා'],
  ['Khmer', 'ក្រុមហ៊ុនខ្មែរ ភ្នំពេញ'],
  ['emoji', '🚀 👩‍💻'],
];

const STREAM = /stream\r?\n([^]*?)\r?\nendstream/g;
const ACTUAL = /\/ActualText \(þÿ((?:\\[^]|[^\\)])*)\)/g;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** What readers take for the text of what is drawn in another order, ISO 32000-1, 14.9.4; pdf.js looks at glyphs alone. */
function actualTexts(pdf: Buffer): string[] {
  const contents = [...pdf.toString('latin1').matchAll(STREAM)].map(([, stream = '']) => inflated(stream));
  return contents
    .flatMap((content) => [...content.matchAll(ACTUAL)])
    .map(([, bytes = '']) => {
      const plain = bytes.replace(/\\([^])/g, (_, letter: string) => ESCAPED[letter] ?? letter);
      return Buffer.from(plain, 'latin1').swap16().toString('utf16le');
    });
}

function inflated(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

const render = (companyName: string) => renderCertificate({ ...buildCertificateDocument(), companyName });

describe('a name in a PDF', () => {
  it.each(NAMES)('is written, and read back word by word: %s', async (_, name) => {
    const pdf = await render(name);

    expect(actualTexts(pdf)).toEqual(name.normalize('NFC').split(' '));
    expect(await pdfText(pdf)).not.toContain('[U+');
    expect(lettersNotPrinted(name)).toEqual([]);
  });

  it('is written as code points in a script that no font here lays out, which the form says', async () => {
    expect(await pdfText(await render('မြန်'))).toContain('[U+1019]');
    expect(lettersNotPrinted('Yangon မမ')).toEqual(['မ']);
  });

  it('is never announced as not printed where a font has it', () => {
    const basic = Array.from({ length: 0x2_0000 }, (_, code) => code).filter(
      (code) => code < 0xd800 || code > 0xdfff,
    );
    const letters = basic.map((code) => String.fromCodePoint(code)).filter((each) => /\p{L}/u.test(each));
    const announced = letters.filter((letter) => lettersNotPrinted(letter).length > 0);

    expect(announced.filter((letter) => fontFor('text', letter) !== undefined)).toEqual([]);
  });
});
