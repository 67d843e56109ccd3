import {
  daysAfter,
  yearsAfter,
  liveThrough,
  startTestService,
  unclassified,
  type RowKind,
  type TestService,
} from '@rep13/testing';
import { sla } from '../src/service.ts';
import { SECRETS } from './secrets.ts';

const addMail = (rule: string) => `insert into inbound_mails
  (content_key, state, size, sha256, pieces, received_at, seen_at, decided_at, rule)
  values (gen_random_uuid()::text, 'ignored', 1, 's', 1, $1, $1, $1, '${rule}')`;

const addKey = (kind: 'pgp' | 'smime', endedAt: '$1' | 'null') => `insert into authority_keys
  (authority_id, kind, fingerprint, address, material, saved_by, saved_at, note, ended_at)
  select min(id), '${kind}', gen_random_uuid()::text, 'eva@acm.nl', 'key', 'admin:1', $1, 'Eva', ${endedAt}
  from authority_directory`;

const RETAINED_ROWS: RowKind[] = [
  {
    table: 'sla_tickets',
    add: `insert into sla_tickets (signup_id, ticket_number, authority_name, authority_contact_date, status, close_reason)
      values (123456789, 'SLA-2026-' || lpad((select count(*) from sla_tickets)::text, 5, '0'), 'ACM', $1, 'closed', 'done')`,
    began: 'authority_contact_date',
    where: 'true',
    goesAt: () => null,
  },
  {
    table: 'inbound_mails',
    add: `with mail as (${addMail('no-order')} returning id),
        copy as (insert into inbound_mail_copies (mailbox, folder, uid_validity, uid, mail_id)
          select 'm', 'INBOX', 1, id, id from mail)
      insert into inbound_mail_pieces (mail_id, no, key_id, nonce, sealed) select id, 1, 'k', 'n', 's' from mail`,
    began: 'decided_at',
    where: `rule = 'no-order'`,
    goesAt: daysAfter(90),
  },
  {
    table: 'inbound_mails',
    add: `with mail as (${addMail('of-order')} returning id)
      insert into mail_order_links (mail_id, ticket_id, linked_at, linked_by)
      select mail.id, (select min(id) from sla_tickets), $1, 'system' from mail`,
    began: 'decided_at',
    where: `rule = 'of-order'`,
    goesAt: () => null,
  },
  {
    table: 'mail_probes',
    add: 'insert into mail_probes (day, sent_at) values ($1::timestamptz::date, $1)',
    began: 'sent_at',
    where: 'true',
    goesAt: daysAfter(90),
  },
  {
    table: 'authority_keys',
    add: addKey('pgp', '$1'),
    began: 'saved_at',
    where: `kind = 'pgp'`,
    goesAt: yearsAfter(1),
  },
  {
    table: 'authority_keys',
    add: addKey('smime', 'null'),
    began: 'saved_at',
    where: `kind = 'smime'`,
    goesAt: () => null,
  },
];

let service: TestService;
beforeAll(async () => {
  service = await startTestService(sla, SECRETS);
});
afterAll(() => service.stop());

describe('what sla keeps', () => {
  it('has a time for every table', async () => {
    expect(await unclassified(service, sla)).toEqual({ withoutClass: [], withoutTable: [] });
  });

  it('is after eight years what the table says: every ticket with its mails, as long as no mandate has an end', async () => {
    expect(await liveThrough(service, 8, RETAINED_ROWS)).toEqual([]);
  });
});
