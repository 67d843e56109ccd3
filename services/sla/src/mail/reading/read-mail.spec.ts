import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMail } from './read-mail.ts';
import type { MailFacts, MailFile, ReaderSettings } from './mail-facts.ts';

const CORPUS = join(import.meta.dirname, '../../../test/mail-corpus');
const SETTINGS: ReaderSettings = {
  address: 'authorities@rep13.test',
  authserv: 'mx.rep13.test',
  trustAnchors: null,
  pgpKey: null,
  knownKeys: [],
};

interface ExpectedText {
  readonly from?: string;
  readonly has?: readonly string[];
  readonly hasNot?: readonly string[];
}
interface Expected {
  readonly about: string;
  readonly sha256: string;
  readonly read: string;
  readonly automatic: string | null;
  readonly signature: Readonly<Record<string, unknown>>;
  readonly encrypted: string | null;
  readonly files: readonly { name?: string; type?: string; bytes?: number }[];
  readonly warnings: readonly string[];
  readonly from: { readonly name?: string; readonly address: string };
  readonly subject: string;
  readonly messageId?: string | null;
  readonly date?: string | null;
  readonly text: ExpectedText;
  readonly otherText?: ExpectedText;
  readonly newText?: ExpectedText;
  readonly inline?: number;
  readonly nested?: readonly (ExpectedText & {
    subject: string;
    from: string;
    files: Expected['files'];
  })[];
  readonly answers?: readonly string[];
  readonly reference?: string;
  readonly tag?: string;
  readonly replyTo?: readonly string[];
  readonly passed?: object;
  readonly bounce?: { of: string; recipient: string; status: string; final: boolean };
}

const EXPECTED = JSON.parse(readFileSync(join(CORPUS, 'expected.json'), 'utf8')) as Record<string, Expected>;
const keyOf = (name: string) => readFileSync(join(CORPUS, 'keys', name), 'utf8');
const cases = Object.entries(EXPECTED).map(([file, expected]) => ({ file, ...expected }));
const bytesOf = (file: string) => readFileSync(join(CORPUS, file));
const read = (file: string, given: Partial<ReaderSettings> = {}) =>
  readMail({ raw: bytesOf(file), settings: { ...SETTINGS, ...given } });

const blanks = (text: string | null) => (text ?? '').replace(/\s+/g, ' ');
function expectText(text: string | null, { has = [], hasNot = [] }: ExpectedText): void {
  for (const part of has) expect(blanks(text)).toContain(blanks(part));
  for (const part of hasNot) expect(text).not.toContain(part);
}
const filesOf = (files: readonly MailFile[]) =>
  files.map(({ name, type, bytes }) => ({ name, type, bytes: bytes.byteLength }));
const expectFiles = (files: readonly MailFile[], expected: Expected['files']) =>
  expect(filesOf(files)).toEqual(expected.map((file) => expect.objectContaining(file)));

/** Kept keys are asked of the two that are signed with one; everybody else is read without any. */
const signatureOf = ({ signature }: MailFacts) => signature ?? { kind: 'none' };

describe('an awkward mail', () => {
  it.each(cases)('$file: $about', async ({ file, ...expected }) => {
    expect(createHash('sha256').update(bytesOf(file)).digest('hex')).toBe(expected.sha256);
    const facts = await read(file);
    const { read: reading, automatic, encrypted, subject } = facts;
    expect({ reading, automatic, encrypted, subject }).toEqual({
      reading: expected.read,
      automatic: expected.automatic,
      encrypted: expected.encrypted,
      subject: expected.subject,
    });
    expect(facts.warnings.toSorted()).toEqual(expected.warnings.toSorted());
    // Our addresses are in lower case, and a name that is not there is null.
    const { name, address } = expected.from;
    expect(facts.from?.address).toBe(address.toLowerCase());
    if (name !== undefined) expect(facts.from?.name).toBe(name || null);
    if (expected.text.from) expect(facts.textFrom).toBe(expected.text.from);
    expectText(facts.text, expected.text);
    if (expected.otherText) expectText(facts.otherText, expected.otherText);
    if (expected.newText) expectText(facts.newText, expected.newText);
    expectFiles(facts.files, expected.files);
    expect(facts.inline).toHaveLength(expected.inline ?? 0);
    expect(facts.nested).toHaveLength(expected.nested?.length ?? 0);
    for (const [index, inner] of (expected.nested ?? []).entries()) {
      expect(facts.nested[index]).toMatchObject({ subject: inner.subject, from: { address: inner.from } });
      expectText(facts.nested[index]?.text ?? '', inner);
      expectFiles(facts.nested[index]?.files ?? [], inner.files);
    }
    for (const name of ['messageId', 'date', 'reference', 'tag', 'passed'] as const)
      if (name in expected) expect(facts[name]).toEqual(expected[name]);
    if (expected.answers) expect(facts.answers.toSorted()).toEqual(expected.answers.toSorted());
    if (expected.replyTo) expect(facts.replyTo).toEqual(expected.replyTo);
    if (expected.bounce) {
      const { final, ...bounce } = expected.bounce;
      expect(facts.bounce).toEqual({ ...bounce, isFinal: final, hasArrived: false });
    }
    const { withoutKey, coversAll: _, ...signature } = expected.signature;
    expect(signatureOf(facts)).toMatchObject(withoutKey ? { kind: 'pgp', state: withoutKey } : signature);
  });

  it.each(['19-pgp-mime.eml', '20-pgp-inline-with-more.eml'])(
    'is known as signed where its key was kept, among others: %s',
    async (file) => {
      const knownKeys = [
        { address: 'somebody@else.test', material: keyOf('rep13.pgp.pub.asc') },
        { address: 'eva.voorbeeld@authority.test', material: keyOf('eva.pgp.pub.asc') },
      ];
      const { signature } = await read(file, { knownKeys });
      expect(signature).toMatchObject({
        state: 'valid',
        signer: 'eva.voorbeeld@authority.test',
        matchesFrom: true,
        coversAll: EXPECTED[file]?.signature['coversAll'] ?? true,
      });
    },
  );

  it('is traced to a root that we trust, and to no other', async () => {
    const [own, other] = [keyOf('ca.crt'), keyOf('other.crt')];
    const chainBy = async (trustAnchors: string) =>
      (await read('15-smime-detached.eml', { trustAnchors })).signature?.chain;
    expect(await chainBy(own)).toBe('trusted');
    expect(await chainBy(other)).toBe('unknown');
  });

  it('is believed nothing where no name of our own server is set', async () => {
    expect((await read('01-plain-dutch.eml', { authserv: null })).passed).toBeNull();
  });
});
