import type { Row } from '../evidence.ts';
import { aCustomer, MAIL_ID } from './made-up.ts';
import { checkMails } from './r3-mails.ts';

const REFERENCE = 'A-7KQM-2XRB';
const PAYLOAD = { kind: 'authority-closed', facts: { reference: REFERENCE, ticketId: 4 } };

/** What is said once the order of an authority has ended like this, and no mail about it was taken. */
function stateAfter(closedAs: string | null, given: Row = {}, email = 'eva@acm.example') {
  const evidence = aCustomer();
  const job = {
    ...{ id: MAIL_ID.replace(/1$/, '9'), name: 'send-email', key: `authority-closed:${REFERENCE}` },
    ...{ state: 'done', payload: PAYLOAD, ...given },
  };
  const tables = {
    ...evidence.tables,
    'notifications.jobs': [...(evidence.tables['notifications.jobs'] ?? []), job],
    'sla.sla_tickets': [{ id: '4', closed_as: closedAs }],
    'sla.authority_requests': [{ reference: REFERENCE, email }],
  };
  return checkMails({ ...evidence, tables }).state;
}

describe('R3, of the mail about the end of an order,', () => {
  it('holds without the mail when the order was spam', () => {
    expect(stateAfter('spam')).toBe('held');
  });

  it('holds without the mail when the authority gave no address', () => {
    expect(stateAfter(null, {}, '')).toBe('held');
    expect(stateAfter(null, { state: 'dead' }, '')).toBe('broken');
  });

  it('holds without a mail that is planned for later, and not without one that is due', () => {
    const pending = { state: 'pending', attempts: 0 };
    expect(stateAfter(null, { ...pending, run_at: new Date(Date.now() + 60_000) })).toBe('held');
    expect(stateAfter(null, { ...pending, run_at: new Date(Date.now() - 60_000) })).toBe('broken');
  });

  it.each([
    ['the order was none', null, {}],
    ['the job was given up', 'spam', { state: 'dead' }],
    ['it is another mail', 'spam', { payload: { ...PAYLOAD, kind: 'authority-message' } }],
    ['another order was spam', 'spam', { payload: { ...PAYLOAD, facts: { ticketId: 5 } } }],
  ])('breaks without the mail when %s', (_, closedAs, given) => {
    expect(stateAfter(closedAs, given)).toBe('broken');
  });
});
