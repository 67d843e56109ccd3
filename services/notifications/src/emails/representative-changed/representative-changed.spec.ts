import { RECORD_FIELD_LABELS, RECORD_FIELDS } from '@rep13/contracts-agreements/constants';
import { buildContext, buildInternalContext, buildRecordChanges, NOW } from '../../../test/builders.ts';
import { read, readInternal } from '../../../test/read-email.ts';
import { representativeChangeTask } from '../representative-change-task/representative-change-task.email.ts';
import { representativeChanged } from './representative-changed.email.ts';

const FACTS = {
  signupId: 512_345_678,
  registerNumber: 'R13-ABCDEFGH',
  version: 2,
  issuedAt: NOW.toISOString(),
  formerRecordId: 1,
  recordId: 2,
};
const mail = (given: Parameters<typeof buildContext>[0] = {}) =>
  read(representativeChanged, FACTS, buildContext({ party: { accountStatus: 'active' }, ...given }));

describe('the mail about a change of the representative', () => {
  it('says what was and what is, brings the certificate, and leads to what is to be published', async () => {
    const { content, text, button } = await mail();

    expect(text).toContain('Postal address: Herengracht 13, Amsterdam → Singel 1, Amsterdam');
    expect(text).toContain('It replaces the previous one.');
    expect(content.attachments).toHaveLength(1);
    expect(text).toContain('Article 13(4)');
    expect(text).toContain('There is nothing else for you to do');
    expect(button).toBe('https://rep13.example/client/dashboard?tab=agreement#publish');
  });

  it('asks for nothing where nothing of it is published', async () => {
    const { text, button } = await mail({ recordChanges: buildRecordChanges({ field: 'brand' }) });

    expect(text).not.toContain('Article 13(4)');
    expect(text).toContain('There is nothing for you to do');
    expect(button).toBe('https://rep13.example/register/R13-ABCDEFGH');
  });

  it('says so where a letter waits for a signature', async () => {
    const { text } = await mail({ awaitsSignature: true });

    expect(text).toContain('is waiting for your signature in the client portal, under “Designation”');
    expect(text).not.toContain('nothing else');
  });

  it('brings no PDF to an address that nobody has proven', async () => {
    const { content, text } = await mail({ party: { accountStatus: 'pending' } });

    expect(content.attachments).toEqual([]);
    expect(text).toContain('You can open your new certificate');
  });

  it('asks for nothing once the mandate is over', async () => {
    const context = { ...buildContext(), certificatePdf: () => Promise.resolve(null) };
    const { content, text } = await read(representativeChanged, FACTS, context);

    expect(content.attachments).toEqual([]);
    expect(text).toContain('The mandate has ended since');
    expect(text).not.toContain('Article 13(4)');
  });

  it.each(RECORD_FIELDS)('has words for %s', async (field) => {
    const { text } = await mail({ recordChanges: buildRecordChanges({ field }) });
    expect(text).toContain(`${RECORD_FIELD_LABELS[field]}: `);
  });
});

describe('the mail to staff about a change of the representative', () => {
  it('names what has changed, and leads to the page that says how far it is', async () => {
    const facts = { fields: ['address', 'phone'] as const, changedAt: NOW.toISOString() };
    const { text, button } = await readInternal(representativeChangeTask, facts, buildInternalContext());

    expect(text).toContain('What has changed: Postal address, Phone number');
    expect(button).toBe('https://rep13.example/admin/representative');
  });
});
