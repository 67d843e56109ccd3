import { createHash, randomBytes } from 'node:crypto';
import { ERROR_CODES } from '@rep13/contracts-constants';
import {
  AnswerMail,
  AttachMail,
  GetMail,
  GetMailPiece,
  IgnoreMail,
  MakeOrderFromMail,
  ReopenMail,
  type InboundMailDetailView,
} from '@rep13/contracts-sla';
import { MAIL_LIMITS } from '@rep13/contracts-sla/constants';
import { DomainError } from '@rep13/service-kit';
import { addStaff, staffBrowser } from './staff-members.ts';
import { startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const MAIL = '/api/admin/mails/7';
/** About as large as a mail may be. */
const RAW = randomBytes(34 * 1_024 * 1_024);
const PIECES = Math.ceil(RAW.length / MAIL_LIMITS.pieceBytes);
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const pieceOf = (no: number) => RAW.subarray((no - 1) * MAIL_LIMITS.pieceBytes, no * MAIL_LIMITS.pieceBytes);

const DECISIONS = [
  ['order', { kind: 'act', authorityName: 'ACM', target: 'Listing 1' }],
  ['attach', { ticketId: 4 }],
  ['ignore', { as: 'newsletter' }],
  ['answer', { template: 'use-the-form' }],
  ['reopen', {}],
] as const;

describe('mails to the authorities’ address, for staff', () => {
  let gateway: TestGateway;
  let staff: Browser;
  const asked: number[] = [];
  let seen: (number | undefined)[] = [];
  let refusal: DomainError | undefined;
  let refusedFrom = 1;

  beforeAll(async () => {
    gateway = await startGateway();
    const { stubbedServices } = gateway;
    const mail = { id: 7, version: 3, pieces: PIECES, size: RAW.length } as InboundMailDetailView;
    stubbedServices.answer(GetMail, () => mail);
    stubbedServices.answer(GetMailPiece, ({ no }) => {
      asked.push(no);
      if (refusal && no >= refusedFrom) throw refusal;
      return { bytes: pieceOf(no) };
    });
    for (const command of [MakeOrderFromMail, AttachMail, IgnoreMail, AnswerMail, ReopenMail])
      stubbedServices.answer(command as typeof ReopenMail, ({ version }) => {
        seen.push(version);
        if (refusal) throw refusal;
        return mail;
      });
    await addStaff(gateway, 'anna', 'caseworker');
    staff = await staffBrowser(gateway, 'anna');
  });
  afterAll(() => gateway?.stop());
  beforeEach(() => {
    asked.length = 0;
    seen = [];
    refusal = undefined;
    refusedFrom = 1;
  });

  it('come byte for byte as they came, as an attachment that nothing shows or keeps', async () => {
    const { body, headers } = await staff.get(`${MAIL}/raw`).responseType('blob').expect(200);
    expect(sha256(body as Buffer)).toBe(sha256(RAW));
    expect(asked).toEqual(Array.from({ length: PIECES }, (_, index) => index + 1));
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename=mail-7.eml',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('are given to nobody where the scanner found something in them', async () => {
    refusal = new DomainError(409, ERROR_CODES.mailInfected, 'Harmful');
    const { body } = await staff.get(`${MAIL}/raw`).expect(409);
    expect(body).toMatchObject({ code: ERROR_CODES.mailInfected });
    expect(asked).toEqual([1]);
  });

  it('break off rather than look whole where the rest can’t be had', async () => {
    refusal = new DomainError(404, ERROR_CODES.notFound, 'Gone');
    refusedFrom = 3;
    await expect(staff.get(`${MAIL}/raw`).responseType('blob')).rejects.toThrow('aborted');
  });

  it.each(DECISIONS)('are decided on the version that was seen, or on any: %s', async (action, body) => {
    await staff.post(`${MAIL}/${action}`).set('If-Match', '"3"').send(body).expect(200);
    await staff.post(`${MAIL}/${action}`).send(body).expect(200);
    expect(seen).toEqual([3, undefined]);
  });

  it.each(DECISIONS)('are not decided on another version, nor twice: %s', async (action, body) => {
    refusal = new DomainError(412, ERROR_CODES.mailChanged, 'It has changed');
    const changed = await staff.post(`${MAIL}/${action}`).set('If-Match', '"2"').send(body).expect(412);
    expect(changed.body).toMatchObject({ code: ERROR_CODES.mailChanged });
    refusal = new DomainError(409, ERROR_CODES.mailDecided, 'Decided');
    const decided = await staff.post(`${MAIL}/${action}`).set('If-Match', '"3"').send(body).expect(409);
    expect(decided.body).toMatchObject({ code: ERROR_CODES.mailDecided });
  });

  it.each(['3', '"x"', '"0"'])('say what a version looks like where it is none: %s', async (version) => {
    const { body } = await staff.post(`${MAIL}/reopen`).set('If-Match', version).send({}).expect(400);
    expect(body).toMatchObject({ errors: [{ path: 'If-Match' }] });
    expect(seen).toEqual([]);
  });
});
