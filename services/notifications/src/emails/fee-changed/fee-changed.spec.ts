import { buildContext } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { feeChanged } from './fee-changed.email.ts';

const CHANGE = {
  signupId: 512_345_678,
  startsAt: '2028-01-04T23:30:00.000Z',
  amountCents: 36_000,
  previousCents: 30_000,
  currency: 'EUR',
};

describe('the notice of another fee', () => {
  it('says from which day on, what stays, and how to end it instead', async () => {
    const { content, button, text } = await read(
      feeChanged,
      CHANGE,
      buildContext({ party: { accountStatus: 'active' } }),
    );
    expect(content.subject).toBe('Your yearly fee is EUR 360 from 5 January 2028 on');
    expect(text).toContain('from EUR 300 to EUR 360 for each year');
    expect(text).toContain('at least 30 days before 5 January 2028');
    expect(button).toBe('https://rep13.example/client/billing');
  });

  it('asks for nothing where the fee is lower', async () => {
    const { text } = await read(feeChanged, { ...CHANGE, amountCents: 24_000 }, buildContext());
    expect(text).toContain('from EUR 300 to EUR 240');
    expect(text).not.toContain('cancel');
  });

  it('says that an increase is taken back', async () => {
    const { content, text } = await read(feeChanged, { ...CHANGE, amountCents: 30_000 }, buildContext());
    expect(content.subject).toBe('Your yearly fee stays EUR 300');
    expect(text).toContain('taken back');
    expect(text).not.toContain('cancel');
  });
});
