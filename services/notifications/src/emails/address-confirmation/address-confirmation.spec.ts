import { buildContext } from '../../../test/builders.ts';
import { claimsOf, read } from '../../../test/read-email.ts';
import { addressConfirmation } from './address-confirmation.email.ts';

const FACTS = { signupId: 512_345_678, changeId: 7, field: 'legalContactEmail' } as const;

describe('the mail to a new address', () => {
  it('leads to a page that confirms this address of this change, and nothing else', async () => {
    const { button } = await read(addressConfirmation, FACTS, buildContext());

    expect(button).toMatch(/^https:\/\/rep13\.example\/client\/confirm-address#token=/);
    expect(claimsOf(button, 'confirm-address')).toMatchObject({
      ...{ signupId: 512_345_678, id: '7:legalContactEmail' },
    });
    expect(claimsOf(button, 'reset-password')).toBeUndefined();
  });

  it('says who asks, what for, and that a stranger may ignore it', async () => {
    const { text } = await read(addressConfirmation, FACTS, buildContext());

    expect(text).toContain('Acme Inc., whose legal representative in the European Union is Rep13');
    expect(text).toContain('named this address as that of its legal contact');
    expect(text).toContain('ignore this email: nothing changes');
    expect(text).toContain('Because Acme Inc. named this address to us');
  });
});
