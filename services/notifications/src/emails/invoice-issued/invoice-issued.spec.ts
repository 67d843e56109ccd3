import { buildContext } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { invoiceIssued } from './invoice-issued.email.ts';

const INVOICE = { signupId: 512_345_678, number: 'R13-2026-00001', kind: 'invoice' } as const;
const ACTIVE = { party: { accountStatus: 'active' } } as const;

describe('the mail with an invoice', () => {
  it('brings the PDF, says that it is paid, and leads to all of them', async () => {
    const { content, button, text } = await read(invoiceIssued, INVOICE, buildContext(ACTIVE));

    expect(content.subject).toBe('Your invoice R13-2026-00001');
    expect(content.attachments).toEqual([
      expect.objectContaining({ fileName: 'invoice-R13-2026-00001.pdf', contentType: 'application/pdf' }),
    ]);
    expect(text).toContain('the invoice of Acme Inc. for the yearly fee');
    expect(text).toContain('It is paid: there is nothing left to do. You find it attached as a PDF.');
    expect(button).toBe('https://rep13.example/client/billing');
  });

  it('says of a credit note that money went back', async () => {
    const credit = { ...INVOICE, number: 'R13-2026-00002', kind: 'credit-note' } as const;
    const { content, text } = await read(invoiceIssued, credit, buildContext(ACTIVE));

    expect(content.subject).toBe('Your credit note R13-2026-00002');
    expect(content.attachments).toHaveLength(1);
    expect(text).toContain('This credit note of Acme Inc. takes back what of an invoice was paid back');
    expect(text).not.toContain('It is paid');
  });

  it('says of one that cancels a credit note that nothing is to be paid', async () => {
    const cancelling = { ...INVOICE, number: 'R13-2026-00003', cancels: 'R13-2026-00002' };
    const { text } = await read(invoiceIssued, cancelling, buildContext(ACTIVE));
    expect(text).toContain('Cancels credit note: R13-2026-00002');
    expect(text).toContain('You have nothing to pay: we still owe you the money');
    expect(text).not.toContain('It is paid');
  });

  it.each(['pending', 'suspended'] as const)(
    'brings the PDF to the address of a %s account as well',
    async (accountStatus) => {
      const { content } = await read(invoiceIssued, INVOICE, buildContext({ party: { accountStatus } }));
      expect(content.attachments).toHaveLength(1);
    },
  );

  it('leads who has no account yet to one', async () => {
    const { button } = await read(invoiceIssued, INVOICE, buildContext());
    expect(button).toContain('/client/setup?clientId=DSA-ABC234#token=');
  });
});
