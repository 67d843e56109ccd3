import { buildContext } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { addendumSigned } from './addendum-signed.email.ts';

const FACTS = { signupId: 512_345_678, agreementNumber: 'DSA-202611-0001' };

describe('the mail with the signed addendum', () => {
  it.each([
    ['active', 1, 'You find it attached as a PDF'],
    ['awaiting', 0, 'can download it there'],
  ] as const)('brings the PDF to a proven address alone: %s', async (accountStatus, files, sentence) => {
    const party = accountStatus === 'active' ? { accountStatus } : {};
    const { content, text } = await read(addendumSigned, FACTS, buildContext({ party }));
    expect(content.attachments).toHaveLength(files);
    expect(text).toContain(sentence);
    expect(text).toContain('Article 11 DSA');
  });
});
