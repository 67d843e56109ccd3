import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { object, objectStream, pdfOf, SCRIPT, stream } from '@rep13/testing/files';
import { pdfFaultOf } from './pdf-fault.ts';

const LAUNCH = '<< /S /Launch /F (cmd.exe) >>';
const FILE = '<< /Type /Filespec /F (a.exe) /EF << /F 8 0 R >> >>';
const asHex = (bytes: Buffer) => Buffer.from(`${bytes.toString('hex')}>`);

describe('a PDF', () => {
  it.each<[string, Buffer]>([
    ['opens with a script', pdfOf(`/OpenAction ${SCRIPT}`)],
    ['opens with a program', pdfOf(`/OpenAction ${LAUNCH}`)],
    ['opens with a script that stands elsewhere', pdfOf('/OpenAction 5 0 R', object(5, SCRIPT))],
    ['writes the name of the action with escapes', pdfOf('/OpenAction << /S /J#61vaScript /JS (x) >>')],
    ['writes every letter of it as an escape', pdfOf('/OpenAction <</S/#4c#61#75#6E#63#68/F(x)>>')],
    ['writes the key with an escape and no gap', pdfOf('/OpenAction <</#53/JavaScript/JS(x)>>')],
    ['has a comment between key and action', pdfOf('/OpenAction << /S % no /URI here\n/Launch /F (x) >>')],
    ['refers to the name of the action', pdfOf(object(5, '<< /S 6 0 R >>'), '6 0 obj/JavaScript endobj\n')],
    ['does something when a page is shown', pdfOf('', object(5, '<< /AA << /O 6 0 R >> >>'))],
    ['refers to what it does then', pdfOf('/AA 5 0 R')],
    ['has a comment before what it does', pdfOf('/AA % a comment\n << /O 6 0 R >>')],
    ['has a long comment before what it does', pdfOf(`/AA %${' '.repeat(300)}\n << /O 6 0 R >>`)],
    ['has scripts under names', pdfOf('/Names << /JavaScript 5 0 R >>')],
    ['has a form with scripts', pdfOf('/AcroForm << /XFA 5 0 R >>')],
    ['has another file inside', pdfOf('/Names << /EmbeddedFiles 5 0 R >>')],
    ['has a file inside that it does not call one', pdfOf('', object(5, FILE))],
    ['opens a file inside another', pdfOf('/OpenAction << /S /GoToE /T 5 0 R >>')],
    ['plays a script as a film', pdfOf('/OpenAction << /S /Rendition /JS (x) >>')],
    ...['GoToR', 'URI', 'SubmitForm', 'Movie', 'Sound', 'ResetForm', 'Named'].flatMap(
      (kind): [string, Buffer][] => [
        [`opens with ${kind}`, pdfOf(`/OpenAction << /S /${kind} /F (x) >>`)],
        [`refers to ${kind} for its opening`, pdfOf('/OpenAction 5 0 R', object(5, `<</S/${kind}/F(x)>>`))],
        [
          `packs ${kind} for its opening`,
          pdfOf('/OpenAction 10 0 R', objectStream(`<< /F (x) /S /${kind} >>`)),
        ],
      ],
    ),
    ['shows a place, and then a website', pdfOf('/OpenAction <</S/GoTo/D[3 0 R]/Next<</S/URI/URI(x)>>>>')],
    ['escapes the key of its opening', pdfOf('/Open#41ction << /S /URI /URI (https://evil.example) >>')],
    ['has a comment before how it opens', pdfOf('/OpenAction % nothing\n << /S /URI /URI (x) >>')],
    ['has a comment in the reference to how it opens', pdfOf('/OpenAction 5 %\n 0 R', object(5, '[3 0 R]'))],
    ['refers to an object that hides', pdfOf('/OpenAction 5 0 R', '5 %\n0 obj <</S/URI>> endobj\n')],
    ['opens with an action without a kind', pdfOf('/OpenAction << /URI (x) >>')],
    [
      'has two objects for its opening',
      pdfOf('/OpenAction 5 0 R', object(5, '[3 0 R /Fit]'), object(5, '<</S/URI>>')),
    ],
    ['shows a film', pdfOf('', object(5, '<< /Type /Annot /Subtype /RichMedia >>'))],
    ['packs the script', pdfOf('/OpenAction 10 0 R', objectStream(SCRIPT))],
    ['packs a name that stands alone', pdfOf('', objectStream('/JavaScript'))],
    ['packs a name behind a value', pdfOf('', objectStream('null/JavaScript'))],
    [
      'packs it without naming the type',
      pdfOf('', stream(9, '/First 5 /N 1', deflateSync(`10 0 ${SCRIPT}`))),
    ],
    ['hides an object in a text', pdfOf('', object(5, `(5 0 obj ${SCRIPT} endobj)`))],
    ['hides an object in a picture', pdfOf('', stream(5, '', `6 0 obj ${LAUNCH} endobj`))],
    ['goes on behind its end', Buffer.concat([pdfOf(), Buffer.from(object(1, SCRIPT))])],
  ])('is active when it %s', async (_, bytes) => {
    expect(await pdfFaultOf(bytes)).toBe('active');
  });

  it.each<[string, Buffer]>([
    ['is encrypted', pdfOf('', 'trailer\n<< /Encrypt 7 0 R >>\n')],
    ['is encrypted, and says so in place', pdfOf('', 'trailer\n<</#45ncrypt<</Filter/Standard>>>>\n')],
    ['has a comment before how it is encrypted', pdfOf('', 'trailer\n<</Encrypt%\n7 0 R>>\n')],
    [
      'packs objects twice',
      pdfOf(
        '',
        objectStream(SCRIPT, '/Filter [/FlateDecode /ASCIIHexDecode]', (text) =>
          deflateSync(asHex(text as Buffer)),
        ),
      ),
    ],
    [
      'packs objects in another way',
      pdfOf(
        '',
        objectStream(SCRIPT, '/Filter /ASCIIHexDecode', (text) => asHex(text as Buffer)),
      ),
    ],
    ['says elsewhere how objects are packed', pdfOf('', objectStream(SCRIPT, '/Filter 8 0 R'))],
    [
      'packs objects like rows of a picture',
      pdfOf('', objectStream('', '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>')),
    ],
    [
      'has packed objects that are broken',
      pdfOf(
        '',
        objectStream('', '', () => Buffer.from('5 0 no zlib')),
      ),
    ],
    [
      'has packed objects that end early',
      pdfOf(
        '',
        objectStream(SCRIPT, '', (text) => deflateSync(text).subarray(0, -8)),
      ),
    ],
    [
      'hides where packed objects begin',
      pdfOf('', '9 0 obj << /Type /ObjStm % stream\n /First 5 >>\n', objectStream(SCRIPT)),
    ],
  ])('can not be looked into when it %s', async (_, bytes) => {
    expect(await pdfFaultOf(bytes)).toBe('unreadable');
  });

  it.each<[string, Buffer]>([
    ['has pages', pdfOf()],
    ['opens at a place', pdfOf('/OpenAction [3 0 R /Fit]')],
    ['opens at a place by an action', pdfOf('/OpenAction << /S /GoTo /D [3 0 R /Fit] >>')],
    ['opens at a place that stands elsewhere', pdfOf('/OpenAction 5 0 R', object(5, '[3 0 R /XYZ 0 0 0]'))],
    ['opens by an action that stands elsewhere', pdfOf('/OpenAction 5 0 R', object(5, '<</S/GoTo/D(top)>>'))],
    ['packs how it opens', pdfOf('/OpenAction 10 0 R', objectStream('<< /S /GoTo /D [3 0 R /Fit] >>'))],
    ['opens with nothing', pdfOf('/OpenAction null')],
    [
      'leads to web pages',
      pdfOf('', object(5, '<< /S /URI /URI (https://developer.example/Web/JavaScript) >>')),
    ],
    [
      'leads to pages named like actions',
      pdfOf('', object(5, '<< /S /URI /URI (https://shop.example/v2/Launch) >>')),
    ],
    ['writes about scripts', pdfOf('', stream(5, '', 'BT (HTML/JavaScript and/or JavaScript) Tj ET'))],
    [
      'has contents',
      pdfOf('/Outlines 5 0 R', object(5, '<< /First 6 0 R /Last 7 0 R >>'), stream(8, '', 'BT ET')),
    ],
    ['packs its objects', pdfOf('', objectStream('<< /Type /Font /BaseFont /Helvetica >>'))],
    [
      'has a table of objects packed like a picture',
      pdfOf(
        '',
        objectStream('<<>>'),
        stream(11, '/Type /XRef /DecodeParms << /Predictor 12 >>', randomBytes(90)),
      ),
    ],
    [
      'was signed by somebody',
      pdfOf('', object(5, '<< /Type /Sig /Filter /Adobe.PPKLite >>'), objectStream('<<>>')),
    ],
    [
      'has a form to be filled in',
      pdfOf('/AcroForm << /Fields [5 0 R] >>', object(5, '<< /FT /Tx /AP << /N 6 0 R >> >>')),
    ],
  ])('is taken when it %s', async (_, bytes) => {
    expect(await pdfFaultOf(bytes)).toBeUndefined();
  });

  it('is taken when it is full of pictures', async () => {
    const picture = stream(5, '/Subtype /Image /Filter /DCTDecode', randomBytes(9_000_000));
    expect(await pdfFaultOf(pdfOf('', picture))).toBeUndefined();
  });
});

describe('looking into a hostile PDF', () => {
  const bomb = (size: number) => objectStream(' '.repeat(size));

  it('unpacks no more than 32 MB of it, in one stream or in many', async () => {
    expect(await pdfFaultOf(pdfOf('', bomb(40_000_000)))).toBe('unreadable');
    expect(await pdfFaultOf(pdfOf('', ...Array.from({ length: 40 }, () => bomb(1_000_000))))).toBe(
      'unreadable',
    );
  });

  it('unpacks no more than 5,000 streams', async () => {
    const one = objectStream('<<>>');
    expect(
      await pdfFaultOf(pdfOf('', Buffer.concat(Array.from({ length: 5_000 }, () => one)))),
    ).toBeUndefined();
    expect(await pdfFaultOf(pdfOf('', Buffer.concat(Array.from({ length: 5_001 }, () => one))))).toBe(
      'unreadable',
    );
  });

  it.each([
    ['slashes', '/'],
    ['keys', '/S /AB '],
    ['escapes', '/#53/#41'],
    ['streams', 'stream\n'],
    ['ends of streams', 'endstream'],
  ])('serves others in between when it is full of %s', async (_, text) => {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n/'), Buffer.alloc(10_000_000, text)]);
    let served = 0;
    const others = setInterval(() => (served += 1), 0);

    await pdfFaultOf(bytes);

    clearInterval(others);
    expect(served).toBeGreaterThan(3);
  });
});
