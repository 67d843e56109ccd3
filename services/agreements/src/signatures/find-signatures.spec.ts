import { readSignatures } from './find-signatures.ts';

const pdf = (body: string) => Buffer.from(`%PDF-1.7\n${body}\n%%EOF\n`, 'latin1');
const RANGE = '/ByteRange [0 1 2 3]';

describe('the signatures of a PDF', () => {
  it.each([
    ['a comment', `% it has a ${RANGE}`],
    ['a comment behind an object', `1 0 obj << /A (100 % sure) >> endobj % ${RANGE}`],
    ['a string', `1 0 obj << /Title (of a ${RANGE}) >> endobj`],
    ['a stream', `1 0 obj << /Length 30 >>\nstream\n(x) Tj ${RANGE}\nendstream endobj`],
  ])('are not what only looks like one in %s', (_, body) => {
    expect(readSignatures(pdf(body))).toEqual([]);
  });

  it.each([
    ['one that covers something else', `1 0 obj << /Type /Sig ${RANGE} /Contents <00> >> endobj`, 'forged'],
    [
      'one behind a string with a percent sign',
      `1 0 obj << /Reason (100 % \\) sure) ${RANGE} >> endobj`,
      'forged',
    ],
    ['one behind a stream', `1 0 obj << >> stream\nx\nendstream endobj 2 0 obj << ${RANGE} >>`, 'forged'],
    ['one that was cut short', '1 0 obj << /ByteRange [0 40 60 5000] /Contents <00', 'cut-short'],
    ['one that nobody has made yet', '1 0 obj << /ByteRange [0 /******* /******* /*******] >>', 'forged'],
  ])('are %s', (_, body, read) => {
    expect(readSignatures(pdf(body))).toEqual([read]);
  });

  it('are not looked for in a file made of mentions', () => {
    expect(() => readSignatures(pdf(`% ${RANGE}\n`.repeat(1_001)))).toThrow();
  });
});
