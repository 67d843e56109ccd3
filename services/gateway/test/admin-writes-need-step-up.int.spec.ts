import { GUARDS_METADATA } from '@nestjs/common/constants.js';
import { StepUpGuard } from '../src/identity/step-up/step-up.guard.ts';
import { handledRoutesOf } from './routes.ts';
import { startGateway, type TestGateway } from './start-gateway.ts';

/** What staff may change at a session in which the password was entered a while ago, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  'POST /api/admin/login': 'is the sign-in',
  'POST /api/admin/login/second-factor': 'is the sign-in',
  'POST /api/admin/login/passkey/options': 'is the sign-in',
  'POST /api/admin/login/passkey': 'is the sign-in',
  'POST /api/admin/logout': 'ends the session',
  'POST /api/admin/step-up': 'asks for the password itself',
  'POST /api/admin/password': 'asks for the password itself',
  'PUT /api/admin/saved-views': 'is about nobody else',
  'POST /api/admin/held-requests/:id/release': 'is an ordinary move on an order',
  'POST /api/admin/held-requests/:id/discard': 'is an ordinary move on an order',
  'POST /api/admin/mails/:id/order': 'is an ordinary move on an order',
  'POST /api/admin/mails/:id/attach': 'is an ordinary move on an order',
  'POST /api/admin/mails/:id/ignore': 'is an ordinary move on an order',
  'POST /api/admin/mails/:id/answer': 'is an ordinary move on an order',
  'POST /api/admin/mails/:id/reopen': 'is an ordinary move on an order',
  'POST /api/admin/sla-tickets': 'is an ordinary move on an order',
  'POST /api/admin/sla-tickets/:id/messages': 'is an ordinary move on an order',
  'POST /api/admin/sla-tickets/:id/read': 'only says that a message was read',
  'POST /api/admin/sla-tickets/:id/notes': 'is an ordinary move on an order',
  'POST /api/admin/sla-tickets/:id/files': 'is an ordinary move on an order',
  'POST /api/admin/sla-tickets/:id/assign': 'is an ordinary move on an order',
  'POST /api/admin/sla-tickets/:id/deadline': 'is an ordinary move on an order',
  'POST /api/admin/sla-tickets/:id/user-notice': 'is an ordinary move on an order',
  'POST /api/admin/sla-tickets/:id/classify': 'is an ordinary move on an order',
  'POST /api/admin/sla-tickets/:id/match': 'is an ordinary move on an order',
  'POST /api/admin/sla-tickets/:id/mark-spam': 'is an ordinary move on an order',
  'POST /api/admin/sla-tickets/:id/mark-supplied': 'is an ordinary move on an order',
  'POST /api/admin/sla-tickets/:id/mark-missing': 'is an ordinary move on an order',
  'POST /api/admin/sla-tickets/:id/call-back': 'is an ordinary move on an order',
  'POST /api/admin/designations/:id/:move': 'is an ordinary move on a letter, to an address that needed it',
  'POST /api/admin/emails/:id/resend': 'sends the same mail again, to whom it is for today',
};

describe('what staff changes', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.stop());

  it('needs the password entered just now, unless there is a reason why not', () => {
    const without = handledRoutesOf(gateway.app)
      .filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/admin'))
      .filter(({ handler }) => !guardsOf(handler).includes(StepUpGuard))
      .map(({ method, path }) => `${method} ${path}`);
    expect(without.toSorted()).toEqual(Object.keys(WITHOUT).toSorted());
  });
});

const guardsOf = (handler: object): unknown[] =>
  (Reflect.getMetadata(GUARDS_METADATA, handler) as unknown[] | undefined) ?? [];
