import { buildInternalContext } from '../../../test/builders.ts';
import { readInternal } from '../../../test/read-email.ts';
import { sealTrouble } from './seal-trouble.email.ts';

const endsAt = '2027-01-20T09:14:00.000Z';

describe('the mail about our seal', () => {
  it('asks for a new one while there is time', async () => {
    const { content, text } = await readInternal(
      sealTrouble,
      { endsAt, reason: null },
      buildInternalContext(),
    );
    expect(content.subject).toBe('Our electronic seal ends soon');
    expect(text).toMatch(/ends within 60 days/);
    expect(text).not.toContain('Reason');
  });

  it('says why nothing is sealed, and what to do', async () => {
    const facts = { endsAt, reason: 'its issuer has revoked it' };
    const { content, text } = await readInternal(sealTrouble, facts, buildInternalContext());
    expect(content.subject).toBe('Our electronic seal cannot be used');
    expect(text).toContain('Reason: its issuer has revoked it');
    expect(text).toMatch(/SEAL_P12/);
  });
});
