import type { FaultKind } from '../plan/fault.ts';
import { check } from './check.ts';
import type { Call, Evidence, PerformedFault } from '../evidence.ts';
import { aCustomer, fault, MAIL_ID, without } from './made-up.ts';

const broken = (evidence: Evidence) =>
  check(evidence)
    .filter(({ state }) => state === 'broken')
    .map(({ rule }) => rule);

const table = (evidence: Evidence, name: string) => evidence.tables[name] ?? [];

/** The same with other rows in one table. */
const withRows = (evidence: Evidence, name: string, rows: Evidence['tables'][string]): Evidence => ({
  ...evidence,
  tables: { ...evidence.tables, [name]: rows },
});

const SIGNUPS = 'onboarding.signups';
const AUDIT = 'onboarding.audit_logs';

describe('the checker', () => {
  it('finds nothing wrong with a customer who was served', () => {
    expect(broken(aCustomer())).toEqual([]);
  });

  it('says of what did not happen that it was not tried', () => {
    const states = Object.fromEntries(check(aCustomer()).map(({ rule, state }) => [rule, state]));
    expect(states).toMatchObject({
      R1: 'held',
      R4: 'not tried',
      R4b: 'not tried',
      R8: 'not tried',
      R9: 'not tried',
      R14: 'not tried',
      C1: 'not tried',
      C2: 'not tried',
    });
    expect(Object.keys(states)).toHaveLength(17);
  });
});

describe('R1 breaks', () => {
  it('when an accepted registration is lost', () => {
    expect(broken(withRows(aCustomer(), SIGNUPS, []))).toContain('R1');
  });

  it('when it is kept with another value', () => {
    const changed = table(aCustomer(), SIGNUPS).map((row) => ({ ...row, company_name: 'Somebody else' }));
    expect(broken(withRows(aCustomer(), SIGNUPS, changed))).toEqual(['R1']);
  });

  it('when the next step is refused', () => {
    const one = aCustomer();
    const [first] = one.calls;
    const calls = [
      ...one.calls,
      { ...first!, step: 'payment' as const, key: 'other', status: 404, answer: {} },
    ];
    expect(broken({ ...one, calls })).toEqual(['R1']);
  });
});

describe('R2 breaks', () => {
  it.each([AUDIT, 'onboarding.inbox_messages', 'notifications.inbox_messages', 'notifications.jobs'])(
    'when a row of %s is missing',
    (name) => expect(broken(withRows(aCustomer(), name, table(aCustomer(), name).slice(1)))).toContain('R2'),
  );

  it('when an act is announced twice, or not at all', () => {
    const [first] = table(aCustomer(), 'onboarding.outbox_messages');
    const twice = [...table(aCustomer(), 'onboarding.outbox_messages'), { ...first, event_id: 'again' }];
    expect(broken(withRows(aCustomer(), 'onboarding.outbox_messages', twice))).toContain('R2');
    expect(broken(withRows(aCustomer(), 'onboarding.outbox_messages', twice.slice(1, -1)))).toContain('R2');
  });

  it('when something is audited that nobody has announced', () => {
    const extra = [...table(aCustomer(), AUDIT), { event_id: 'of a transaction that never was' }];
    expect(broken(withRows(aCustomer(), AUDIT, extra))).toEqual(['R2']);
  });

  it('but not when the later version of an event, which no consumer of ours handles, is unaudited', () => {
    const id = 'the twin';
    const name = 'onboarding.outbox_messages';
    const [first] = table(aCustomer(), name);
    const twin = { ...first, event_id: id, type: 'sla.ticket.opened.v2', data: { alsoAsV1: true } };
    const inbox = 'onboarding.inbox_messages';
    const heard = { consumer: 'onboarding-audit', event_id: id };
    const announced = withRows(aCustomer(), name, [...table(aCustomer(), name), twin]);
    expect(broken(withRows(announced, inbox, [...table(announced, inbox), heard]))).toEqual([]);
    expect(broken(announced)).toEqual(['R2']);
  });

  it('when a total is not what is there', () => {
    expect(broken({ ...aCustomer(), totals: { clients: 2 } })).toEqual(['R2']);
  });
});

describe('R3 breaks', () => {
  const [mail, ...others] = aCustomer().deliveries;
  const withMails = (...mails: Evidence['deliveries']): Evidence => ({
    ...aCustomer(),
    deliveries: [...mails, ...others],
  });
  const lost = { ...mail!, outcome: 'answer-lost' as const };

  it('when a mail never got its 250', () => {
    expect(broken(withMails())).toEqual(['R3']);
    expect(broken(withMails(lost))).toEqual(['R3']);
    expect(broken(withMails({ ...mail!, outcome: 'deferred' }))).toEqual(['R3']);
  });

  it('when a mail goes out that nobody has booked', () => {
    expect(broken(withMails(mail!, { ...mail!, messageId: 'of nobody', subject: 'News' }))).toEqual(['R3']);
  });

  it('when one mail has two Message-IDs', () => {
    expect(broken(withMails(lost, { ...mail!, messageId: `${MAIL_ID}.2@rep13.example` }))).toEqual(['R3']);
  });

  it('when a mail is repeated without a reason, and not when its 250 was lost', () => {
    expect(broken(withMails(mail!, mail!))).toEqual(['R3']);
    expect(broken(withMails(lost, mail!))).toEqual([]);
    const { at } = mail!;
    const killed = fault({ kind: 'service-killed', target: 'notifications', from: at, to: at + 100 });
    expect(broken({ ...withMails(mail!, mail!), faults: [killed] })).toEqual([]);
  });

  it('when a mail that was refused for good is not known as failed', () => {
    const refused = withMails({ ...mail!, outcome: 'refused' });
    expect(broken(refused)).toEqual(['R3']);
    expect(broken(withMails({ ...mail!, outcome: 'refused' }, mail!))).toEqual([]);
    const jobs = table(refused, 'notifications.jobs');
    const known = jobs.map((row) => (row['id'] === MAIL_ID ? { ...row, state: 'dead' } : row));
    expect(broken(withRows(refused, 'notifications.jobs', known))).toEqual([]);
  });
});

describe('R4 breaks', () => {
  const deleted = fault({ kind: 'stream-deleted', target: 'nats' });

  it('when something is left to be done after a broker lost everything', () => {
    expect(broken({ ...aCustomer(), faults: [deleted] })).toEqual([]);
    expect(broken({ ...aCustomer(), faults: [deleted], unfinished: ['jobs not done: 1'] })).toContain('R4');
  });

  it('as R4b alone, when nobody has heard what the stream was robbed of', () => {
    const { evidence, eventId } = without(aCustomer(), 'onboarding.compliance-check.completed.v1');
    const robbed: PerformedFault = { ...fault({ kind: 'stream-robbed', target: 'nats' }), robbed: [eventId] };
    expect(broken({ ...evidence, faults: [robbed] })).toEqual(['R4b']);
    expect(broken({ ...aCustomer(), faults: [robbed] })).toEqual([]);
  });
});

describe('R5 breaks', () => {
  it('when one registration became two', () => {
    const [row] = table(aCustomer(), SIGNUPS);
    expect(broken(retried(withRows(aCustomer(), SIGNUPS, [row!, { ...row, id: 78 }])))).toContain('R5');
  });

  it('when one key has two answers', () => {
    const one = retried(aCustomer());
    const calls = one.calls.map((call, index) =>
      index === 0 ? { ...call, answer: { ...call.answer, more: 1 } } : call,
    );
    expect(broken(one)).toEqual([]);
    expect(broken({ ...one, calls })).toEqual(['R5']);
  });

  const retried = (evidence: Evidence): Evidence => ({
    ...evidence,
    calls: [...evidence.calls, ...evidence.calls],
  });
});

describe('R6, R7, R11, R12 and R13 break', () => {
  it('when who was killed is not back in time, or somebody falls who was not pushed', () => {
    const killed = fault({ kind: 'service-killed', target: 'sla' });
    expect(broken({ ...aCustomer(), faults: [{ ...killed, backAfterMs: 900 }] })).toEqual([]);
    expect(broken({ ...aCustomer(), faults: [{ ...killed, backAfterMs: 9_000 }] })).toEqual(['R6']);
    expect(broken({ ...aCustomer(), ended: ['gateway'] })).toEqual(['R6']);
  });

  it('when an answer takes too long, unless the gateway stood still, or is a 500', () => {
    const late = (evidence: Evidence): Evidence => ({
      ...evidence,
      calls: evidence.calls.map((call) => ({ ...call, endedAt: call.startedAt + 6_000 })),
    });
    const [{ startedAt } = { startedAt: 0 }] = aCustomer().calls;
    const frozen = fault({
      kind: 'service-frozen',
      target: 'gateway',
      from: startedAt,
      to: startedAt + 6_000,
    });
    expect(broken(late(aCustomer()))).toEqual(['R7']);
    expect(broken({ ...late(aCustomer()), faults: [frozen] })).toEqual([]);
    const [first] = aCustomer().calls;
    const failed = { ...first!, key: 'other', status: 500, answer: {} };
    const calls = [...aCustomer().calls, failed];
    expect(broken({ ...aCustomer(), calls })).toEqual(['R7']);
    expect(broken({ ...aCustomer(), calls, faults: [frozen] })).toEqual(['R7']);
  });

  it('when a good event is put aside, or poison is not', () => {
    const letter = { consumer: 'c', event_id: 'e', attempts: 3, last_error: 'no', dead_at: new Date() };
    expect(broken(withRows(aCustomer(), 'onboarding.dead_letters', [letter]))).toEqual(['R11']);
    const poison = fault({ kind: 'poison', target: 'nats', note: 'poison-1' });
    expect(broken({ ...aCustomer(), faults: [poison] })).toEqual(['R11']);
    const aside = withRows(aCustomer(), 'onboarding.dead_letters', [{ ...letter, event_id: 'poison-1' }]);
    expect(broken({ ...aside, faults: [poison] })).toEqual([]);
  });

  it('when a deadline is missed or doubled', () => {
    const ticket = {
      id: 5,
      signup_id: 77,
      ticket_number: 'SLA-2026-00005',
      authority_contact_date: new Date(),
    };
    const [event] = table(aCustomer(), 'onboarding.outbox_messages');
    const opened = { ...event, event_id: 'opened', type: 'sla.ticket.opened.v1', data: { ticketId: 5 } };
    const withTicket = withRows(withRows(aCustomer(), 'sla.sla_tickets', [ticket]), 'sla.outbox_messages', [
      opened,
    ]);
    expect(broken(withTicket)).toContain('R12');
    const breach = { ticket_id: 5, action: 'breach' };
    expect(broken(withRows(withTicket, 'sla.sla_ticket_events', [breach]))).not.toContain('R12');
    expect(broken(withRows(withTicket, 'sla.sla_ticket_events', [breach, breach]))).toContain('R12');
  });

  it.each<FaultKind>(['postgres-stopped', 'volume-full'])('when a write gets a 500 during %s', (kind) => {
    const [first] = aCustomer().calls;
    const { startedAt } = first!;
    const stopped = fault({
      kind,
      target: 'postgres',
      from: startedAt - 10,
      to: startedAt + 10,
    });
    const failed = { ...first!, key: 'other', status: 500, answer: {} };
    expect(broken({ ...aCustomer(), faults: [stopped], calls: [...aCustomer().calls, failed] })).toContain(
      'R13',
    );
  });
});

describe('R8 breaks', () => {
  const restarted = (one: Evidence, endedAfterMs = 400): Evidence => ({
    ...one,
    restarts: [{ service: 'sla', endedAfterMs }],
  });
  const answered = (status: number, step: Call['step']): Evidence => {
    const one = restarted(aCustomer());
    return { ...one, calls: [...one.calls, { ...one.calls[0]!, step, key: 'other', status, answer: {} }] };
  };

  it('when a request is refused for want of a service, or gets no answer', () => {
    expect(broken(restarted(aCustomer()))).toEqual([]);
    expect(broken(answered(503, 'check'))).toContain('R8');
    expect(broken(answered(0, 'check'))).toContain('R8');
  });

  it('not when a PDF is still being made', () => {
    expect(broken(answered(503, 'pdf'))).toEqual([]);
  });

  it('when a service takes too long to end', () => {
    expect(broken(restarted(aCustomer(), 11_000))).toEqual(['R8']);
  });
});

describe('R10 breaks', () => {
  const [pdf] = aCustomer().pdfs;
  const agreement = { ...table(aCustomer(), 'agreements.legal_agreements')[0], signup_id: 78 };

  it.each([
    ['is somebody else’s', { sha256: 'another' }],
    ['is not whole', { isWhole: false }],
    ['has another’s name', { fileName: 'DSA-202611-0009.pdf' }],
    ['has another’s title', { title: 'Agreement DSA-202611-0009' }],
  ])('when a PDF %s', (_what, change) => {
    expect(broken({ ...aCustomer(), pdfs: [{ ...pdf!, ...change }] })).toEqual(['R10']);
  });

  it('when an agreement has no PDF, or the stored bytes are others', () => {
    const bare = [...table(aCustomer(), 'agreements.legal_agreements'), { ...agreement, pdf_sha256: null }];
    expect(broken(withRows(aCustomer(), 'agreements.legal_agreements', bare))).toContain('R10');
    const torn = [{ sha256: 'the PDF', actual: 'torn' }];
    expect(broken(withRows(aCustomer(), 'agreements.agreement_documents', torn))).toEqual(['R10']);
  });
});
