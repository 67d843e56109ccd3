import { changesOf, faultsOf, read, repository } from '../test/repository.ts';
import { generate } from './generate.ts';

const EMAILS = 'services/notifications/src/emails';
const SPEC = 'services/notifications/test/every-event-brings-its-mail.int.spec.ts';

describe('a new mail', () => {
  it('is a folder, and a line wherever all mails are listed', async () => {
    const tree = repository();
    await generate(tree, { kind: 'ticket-closed', on: 'sla.ticket.closed' });

    expect(changesOf(tree)).toEqual([
      `CREATE ${EMAILS}/ticket-closed/send-ticket-closed-when-ticket-closed.handler.ts`,
      `CREATE ${EMAILS}/ticket-closed/ticket-closed.email.ts`,
      `CREATE ${EMAILS}/ticket-closed/ticket-closed.spec.ts`,
      'UPDATE apps/admin/src/emails/email-labels.ts',
      `UPDATE ${EMAILS}/catalogue.ts`,
      `UPDATE ${EMAILS}/handlers.ts`,
      `UPDATE ${SPEC}`,
    ]);
    expect(faultsOf(tree)).toEqual([]);
    expect(read(tree, `${EMAILS}/catalogue.ts`)).toContain('  ticketClosed,\n];');
    expect(read(tree, `${EMAILS}/handlers.ts`)).toContain('  SendTicketClosedWhenTicketClosed,\n];');
    expect(read(tree, `${EMAILS}/ticket-closed/send-ticket-closed-when-ticket-closed.handler.ts`)).toContain(
      'enqueueEmail(jobs, ticketClosed, { ...event }, event.ticketId);',
    );
    expect(read(tree, SPEC)).toMatch(/import \{[^}]*\bTicketClosed\b[^}]*\} from '@rep13\/contracts-sla';/);
  });

  it.each(['staff', 'colleague', 'escalation-contact'] as const)('goes to %s', async (to) => {
    const on = to === 'colleague' ? 'gateway.admin-user.created' : 'sla.ticket.closed';
    const tree = repository();
    await generate(tree, { kind: 'good-news', on, to });

    expect(faultsOf(tree)).toEqual([]);
    expect(read(tree, `${EMAILS}/good-news/good-news.email.ts`)).toContain(`to: '${to}'`);
  });

  it.each([
    [{ kind: 'ticketClosed', on: 'sla.ticket.closed' }, 'kebab-case'],
    [{ kind: 'ticket-opened', on: 'sla.ticket.closed' }, 'emails/ticket-opened exists already'],
    [{ kind: 'good-news', on: 'sla.ticket.opened' }, 'TicketOpened brings a mail already'],
    [{ kind: 'good-news', on: 'sla.ticket.lost' }, 'sla announces no sla.ticket.lost'],
    [{ kind: 'good-news', on: 'gateway.admin-user.created' }, 'has no signupId'],
  ])('is not %j', async (options, problem) => {
    const tree = repository();
    await expect(generate(tree, options)).rejects.toThrow(problem);
    expect(changesOf(tree)).toEqual([]);
  });
});
