import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { buildSignedDocument } from '../../test/signed-document.builder.ts';
import { renderPdf } from './render-pdf.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('a layout of the PDF', () => {
  /** All that a PDF holds, but not how it is packed: that is another one with each version of Node. */
  const unpacked = (pdf: Buffer): Buffer => {
    const parts: Buffer[] = [];
    let from = 0;
    for (let start = pdf.indexOf('stream\n'); start !== -1; start = pdf.indexOf('stream\n', from)) {
      const end = pdf.indexOf('\nendstream', start);
      const dictionary = pdf.subarray(from, start).toString('latin1');
      const content = pdf.subarray(start + 7, end);
      parts.push(Buffer.from(dictionary.replace(/\/Length \d+/g, '')));
      parts.push(/\/FlateDecode\s*>>\s*$/.test(dictionary) ? inflateSync(content) : content);
      from = end + 10;
    }
    return Buffer.concat(parts);
  };

  const UNVERIFIABLE = { note: 'A note.', verifyUrl: null, sealKind: null };
  it.each([
    [1, UNVERIFIABLE, 'b6d7ddfe2c34b02611c87629c6667ba45585e4f84944e9cc14a2c6fa3a048ffb'],
    [2, UNVERIFIABLE, '70db237d17c6f300079342927f4b93158654501cadfcc4dc079f0aca9dee9336'],
    [
      3,
      { note: 'A note.', sealKind: null },
      '2dc7c64087f7f90ca46654ea30023e00d23b31cd3692bf1b79d0c799245f90e9',
    ],
    [
      3,
      { note: 'A note.', sealKind: 'own' },
      '5b7679fd0d6f92e025354b432c5145bd73977b6d074aeee50dd70789250e96cc',
    ],
    [
      3,
      { note: null, sealKind: 'development', signerTitle: 'Director' },
      '88af7e91d38da9185860a0c369275fefb2e52a6ba28d42776b66593411944eca',
    ],
    [
      4,
      { note: 'A note.', sealKind: 'own' },
      'ec6c9d8bf8e4d3ad04bffe9ff6e4a9c8397ede26099c7dacb823633d1f211d79',
    ],
    [
      4,
      { note: null, sealKind: null, signerTitle: 'Director' },
      '5d6aa52fe1bd4129ecb3c04d2f36a4a3450fc0c0318ff23955defbfccaa42c8e',
    ],
    [
      5,
      { note: 'A note.', sealKind: 'own' },
      '33d37f8e15ab54243fe65cff59cdb0ef4117a8cbada4371c164d4532b3e81372',
    ],
    [
      5,
      { note: null, sealKind: null, signerTitle: 'Director' },
      'b249d25c6baffa0d9b68fd242306fbbd350179dddb1bcb602b758ddbf01cc71b',
    ],
  ] as const)(
    'has the bytes of its release for what was signed in layout %i: %j',
    async (layout, given, checksum) => {
      expect(sha256(unpacked(await renderPdf(buildSignedDocument({ layout, ...given }))))).toBe(checksum);
    },
  );
});
