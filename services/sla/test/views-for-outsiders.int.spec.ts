import {
  AddAuthorityFile,
  AddClientFile,
  AddStaffFile,
  AddTicketNote,
  AssignTicket,
  ClassifyTicket,
  ConfirmSender,
  FileAuthorityRequest,
  GetAuthorityMail,
  GetClientTicket,
  MoveTicket,
  ReadAuthorityRequest,
  ReadTicketAsClient,
  WriteAsAuthority,
  WriteAsClient,
  WriteAsStaff,
} from '@rep13/contracts-sla';
import { buildRequest } from './authority-request.ts';
import { ADMIN, COMPANY, SIGNUP, startSla, type SlaUnderTest } from './sla-under-test.ts';

/** In everything that staff keeps for itself. */
const CANARY = 'canary-of-staff';
const AS_STAFF = { actor: ADMIN };
const bytes = Buffer.from('What the officer saw, as plain text.');

const FILE = ['id', 'name', 'contentType', 'size', 'createdAt'];
const MESSAGE = ['id', 'from', 'body', 'createdAt', ...within('files[]', FILE)];
const ORDER = [
  ...['kind', 'memberState', 'authorityName', 'ownReference', 'legalBasis', 'reasons', 'reasonsWithheld'],
  ...['urls', 'identifiers', 'redress', 'scope', 'effectTo', 'language', 'translation'],
  ...['deadlineAt', 'missing'],
  ...['authorityType', 'fileNumber', 'issuedAt', 'challengeCourt', 'challengeDeadline', 'userNotice'],
  ...['userNoticeFrom', 'foreignKind'],
];
const CLIENT_TICKET = [
  ...['id', 'signupId', 'ticketNumber', 'authorityName', 'authorityContactDate', 'responseDate'],
  ...['forwardedToClient', 'forwardedDate', 'urgencyLevel', 'status', 'description', 'responseTimeHours'],
  ...[
    'lifeAtRisk',
    'reachedClientAt',
    'slaCompliant',
    'dueAt',
    'clientDueAt',
    'clientReadAt',
    'clientAnsweredAt',
  ],
  ...['outcome', 'effectAt', 'outcomeReason', ...within('clientSaid', ['outcome', 'effectAt', 'reason'])],
  ...[...within('userTold', ['state', 'at', 'because']), 'userUntoldSince', 'userLetter'],
  ...['closedAt', 'createdAt', 'updatedAt', 'canAnswer'],
  ...within('order', ORDER),
  ...within('files[]', FILE),
  ...within('messages[]', MESSAGE),
  ...within('steps[]', ['step', 'at']),
];
const FIGURES = [
  ...['reference', 'ownReference', 'article', 'memberState', 'category', 'subcategory', 'outcome'],
  ...['itemCount'],
  ...['receivedAt', 'acknowledgedAt', 'answeredAt', 'effectAt'],
];
const AUTHORITY_STATUS = [
  ...[
    'reference',
    'state',
    'kind',
    'authorityName',
    'ownReference',
    'target',
    'receivedAt',
    'acknowledgedAt',
  ],
  ...['outcome', 'effectAt', 'outcomeReason', 'closedAt', 'deadlineAt', 'missing', 'isSenderConfirmed'],
  ...['readsAnswers', 'writing'],
  ...within('order', [
    ...ORDER,
    'officerName',
    'officerGrade',
    'email',
    'phone',
    'target',
    'doNotInform',
    'receivedAt',
  ]),
  ...within('files[]', FILE),
  ...within('messages[]', MESSAGE),
];

function within(parent: string, fields: readonly string[]): string[] {
  return fields.map((field) => `${parent}.${field}`);
}

/** Every field of an answer, as `messages[].files[].name`. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value) && value.some((each) => typeof each === 'object'))
    return [...new Set(value.flatMap((each) => fieldsOf(each, `${path}[]`)))];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([name, each]) => fieldsOf(each, path ? `${path}.${name}` : name));
}

let sla: SlaUnderTest;
beforeAll(async () => {
  sla = await startSla();
});
afterAll(() => sla.stop());

/** An order about which everybody has written and sent files, and staff has written down whatever it can. */
async function fullOrder() {
  const receipt = await sla.call(FileAuthorityRequest, buildRequest());
  const { reference } = receipt;
  const { token, confirmCode } = await sla.call(GetAuthorityMail, { reference });
  const [row] = await sla.db.query<{ id: number }[]>(
    'select ticket_id as id from authority_requests where reference = $1',
    [reference],
  );
  const ticketId = row!.id;
  const link = { reference, token };
  const client = { ticketId, signupId: SIGNUP };
  const forwarded = await sla.call(AddAuthorityFile, { ...link, name: 'order.txt', bytes });
  const sent = await sla.call(AddAuthorityFile, { ...link, name: 'later.txt', bytes });
  const written = await sla.call(WriteAsAuthority, { ...link, body: 'For you.', fileIds: [sent.id] });
  await sla.call(AddTicketNote, { ticketId, body: CANARY }, AS_STAFF);
  await sla.call(AssignTicket, { ticketId, assigneeId: 7 }, AS_STAFF);
  await sla.call(
    ClassifyTicket,
    { ticketId, category: 'STATEMENT_CATEGORY_ILLEGAL_OR_HARMFUL_SPEECH', citedProvisions: [CANARY] },
    AS_STAFF,
  );
  await sla.act(ticketId, 'acknowledge', { note: CANARY });
  await sla.call(
    MoveTicket,
    { ticketId, action: 'forward', note: CANARY, fileIds: [forwarded.id] },
    AS_STAFF,
  );
  const ofStaff = await sla.call(AddStaffFile, { ticketId, name: 'ours.txt', bytes }, AS_STAFF);
  for (const to of ['client', 'authority'] as const)
    await sla.call(WriteAsStaff, { ticketId, to, body: 'See the file.', fileIds: [ofStaff.id] }, AS_STAFF);
  const ofClient = await sla.call(AddClientFile, { ...client, name: 'answer.txt', bytes });
  const answer = await sla.call(WriteAsClient, {
    ...client,
    body: 'It is gone.',
    fileIds: [ofClient.id],
    outcome: 'given',
  });
  return { receipt, link, client, confirmCode, ticketId, sent, written, ofClient, answer };
}

describe('what leaves the service for outsiders', () => {
  it('is what the lists name, and nothing that staff keeps for itself', async () => {
    const { link, client, confirmCode, ticketId, ...order } = await fullOrder();
    const ofClient = [await sla.call(ReadTicketAsClient, client), await sla.call(GetClientTicket, client)];
    const ofAuthority = [
      await sla.call(ReadAuthorityRequest, link),
      await sla.call(ConfirmSender, { ...link, code: confirmCode ?? '' }),
    ];
    await sla.act(ticketId, 'start', { note: CANARY });
    await sla.act(ticketId, 'respond', { outcome: 'given', note: CANARY });
    await sla.act(ticketId, 'close', { reason: CANARY });
    expect(JSON.stringify(await sla.get(ticketId))).toContain(CANARY);
    ofClient.push(await sla.call(GetClientTicket, client));
    ofAuthority.push(await sla.call(ReadAuthorityRequest, link));

    for (const view of ofClient) expect(fieldsOf(view).sort()).toEqual([...CLIENT_TICKET].sort());
    for (const view of ofAuthority) {
      const figures = view.figures ? within('figures', FIGURES) : ['figures'];
      expect(fieldsOf(view).sort()).toEqual([...AUTHORITY_STATUS, ...figures].sort());
    }
    for (const message of [order.written, order.answer]) expect(fieldsOf(message)).toEqual(MESSAGE);
    for (const file of [order.sent, order.ofClient]) expect(fieldsOf(file)).toEqual(FILE);
    expect(fieldsOf(order.receipt).sort()).toEqual([
      'foreignKind',
      'missing',
      'reference',
      'token',
      'translation',
    ]);
    const texts = JSON.stringify([ofClient, ofAuthority, order]);
    expect(texts).not.toMatch(new RegExp(`${CANARY}|${ADMIN}|assigneeId|closeReason|companyName`));
    expect(JSON.stringify(ofAuthority)).not.toContain(COMPANY);
  });
});
