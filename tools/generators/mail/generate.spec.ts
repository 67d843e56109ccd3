import { changesOf, faultsOf, read, repository } from '../test/repository.ts';
import { generate } from './generate.ts';

const EMAILS = 'services/notifications/src/emails';
const CONTRACTS = 'libs/contracts';
const BUTTONS = 'services/notifications/test/button-by-mail.ts';
const EVENTS = 'services/notifications/test/mails-by-event.ts';
const EVENTS_OF_ORDERS = 'services/notifications/test/mails-of-orders-by-event.ts';

/** Every real event may have its mail one day: this one never has. */
const withSampleEvent = () => {
  const tree = repository();
  const event = `export class TicketSampled {\n  static readonly type = 'sla.ticket.sampled.v1';\n}\n`;
  tree.write(`${CONTRACTS}/sla/src/ticket-sampled.event.ts`, event);
  const sample = { data: { signupId: 512_345_678, ticketId: 1, ticketNumber: 'SLA-2026-00042' } };
  tree.write(`${CONTRACTS}/catalogue/samples/sla.ticket.sampled.v1.json`, JSON.stringify(sample));
  return tree;
};

describe('a new mail', () => {
  it('is a folder, and a line wherever all mails are listed', async () => {
    const tree = withSampleEvent();
    await generate(tree, { kind: 'ticket-sampled', on: 'sla.ticket.sampled' });

    expect(changesOf(tree).filter((change) => !change.includes(CONTRACTS))).toEqual([
      `CREATE ${EMAILS}/ticket-sampled/ticket-sampled.email.ts`,
      `CREATE ${EMAILS}/ticket-sampled/ticket-sampled.spec.ts`,
      'UPDATE apps/admin/src/emails/email-labels.ts',
      `UPDATE ${EMAILS}/catalogue.ts`,
      `UPDATE ${BUTTONS}`,
      `UPDATE ${EVENTS}`,
    ]);
    expect(faultsOf(tree)).toEqual([]);
    expect(read(tree, `${EMAILS}/catalogue.ts`)).toContain('  ticketSampled,\n];');
    expect(read(tree, `${EMAILS}/ticket-sampled/ticket-sampled.email.ts`)).toContain(
      'on: when(TicketSampled, (event) => [event, event.ticketId]),',
    );
    expect(read(tree, EVENTS)).toMatch(
      /import \{[^}]*\bTicketSampled\b[^}]*\} from '@rep13\/contracts-sla';/,
    );
  });

  it.each(['staff', 'colleague', 'escalation-contact'] as const)('goes to %s', async (to) => {
    const on = to === 'colleague' ? 'gateway.admin-user.created' : 'sla.ticket.sampled';
    const tree = withSampleEvent();
    await generate(tree, { kind: 'good-news', on, to });

    expect(faultsOf(tree)).toEqual([]);
    expect(read(tree, `${EMAILS}/good-news/good-news.email.ts`)).toContain(`to: '${to}'`);
  });

  it('goes to who works on an order, whom the order names', async () => {
    const tree = withSampleEvent();
    await generate(tree, { kind: 'good-news', on: 'sla.ticket.sampled', to: 'ticket-worker' });

    expect(faultsOf(tree)).toEqual([]);
    expect(read(tree, `${EMAILS}/good-news/good-news.email.ts`)).toContain('links.ticket(ticket.ticketId)');
    expect(read(tree, EVENTS_OF_ORDERS)).toMatch(/'good-news',[^[]*'SLA-2026-00042: [^']+',\s*STAFF/);
    expect(read(tree, BUTTONS)).toContain("'good-news': 'Open the order'");
  });

  it.each(['sla.ticket.sampled', 'sla.authority-request.matched'])(
    'goes to an authority if its request is named: %s',
    async (on) => {
      const tree = withSampleEvent();
      await generate(tree, { kind: 'good-news', on, to: 'authority' });

      expect(faultsOf(tree)).toEqual([]);
      expect(read(tree, `${EMAILS}/good-news/good-news.email.ts`)).toContain(
        'event.reference && [{ reference: event.reference }, ',
      );
      expect(read(tree, EVENTS_OF_ORDERS)).toMatch(/'good-news',[^[]*'A-7KQM-2XRB: [^']+',\s*AUTHORITY/);
    },
  );

  it.each([
    [{ kind: 'ticketClosed', on: 'sla.ticket.closed' }, 'kebab-case'],
    [{ kind: 'ticket-opened', on: 'sla.ticket.closed' }, 'emails/ticket-opened exists already'],
    [{ kind: 'good-news', on: 'sla.ticket.opened' }, 'TicketOpened brings a mail already'],
    [{ kind: 'good-news', on: 'sla.ticket.lost' }, 'sla announces no sla.ticket.lost'],
    [{ kind: 'good-news', on: 'gateway.admin-user.created' }, 'has no signupId'],
    [{ kind: 'good-news', on: 'gateway.admin-user.created', to: 'authority' as const }, 'has no reference'],
    [{ kind: 'good-news', on: 'sla.authority.kept', to: 'ticket-worker' as const }, 'has no ticketNumber'],
  ])('is not %j', async (options, problem) => {
    const tree = repository();
    await expect(generate(tree, options)).rejects.toThrow(problem);
    expect(changesOf(tree)).toEqual([]);
  });
});
