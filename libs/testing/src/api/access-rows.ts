import type { AdminRole } from '@rep13/contracts-constants';
import { buildProviderInformationBody } from './provider-information-body.ts';

const NUMBER = { number: 'R13-ABCDEFGH' };
const REQUEST = { reference: 'A-ABCD-EFGH' };
/** Nobody of the matrix has the link; those who have, or think so, are in a spec of their own. */
const LINK = { audience: 'authority link', params: REQUEST } as const;
const WORKERS = ['admin', 'caseworker'] as const;
const WORK = { audience: 'admin', roles: WORKERS } as const;
const NO_APPROVAL = { params: { id: '019aa08e-8b40-7bbb-8ccc-0123456789ab' }, isAbsent: true } as const;
const NO_ROW = { params: { id: '2147483647' }, isAbsent: true } as const;
const REASON = () => ({ reason: 'by phone' });
const BODY = (signupId: number) => ({ signupId, clientSignature: 'Ada', clientSignatureType: 'typed' });

export const FILE_ID = '019aa08e-8b40-7bbb-8ccc-0123456789ab';

/** The ids of the matrix: the persona's own, another one's, and one that nobody has. Also those of staff accounts. */
export const IDS = { own: 123_456_789, other: 223_456_789, absent: 323_456_789 } as const;

/** Who may call a route. A numeric `:param` of its path becomes the id in question. */
export interface AccessRow {
  readonly audience:
    | 'public'
    | 'authority link'
    | 'owner'
    | 'client'
    | 'client of the ticket'
    | 'admin'
    | 'halfway admin'
    | 'halfway client';
  /** Which staff, for the audience `admin`; without it every role. */
  readonly roles?: readonly AdminRole[];
  /** A body that gets past validation; a row with it is tried with each id. */
  readonly body?: (id: number) => object;
  /** It binds the client: no staff may do it in the client's place. */
  readonly forClientAlone?: true;
  /** What its parameters name nobody has: who gets in is told so. */
  readonly isAbsent?: true;
  /** It takes a file instead of a body. */
  readonly sendsFile?: true;
  /** Values of the path's parameters that are no ids. */
  readonly params?: Record<string, string>;
  /** Tried last: it ends the persona's session. */
  readonly endsSession?: true;
  /** It ends the session of the persona who has the same account. */
  readonly endsOthers?: true;
}

export const ROUTES: Record<string, AccessRow> = {
  'POST /api/compliance-check': { audience: 'public' },
  'POST /api/signup': { audience: 'public', forClientAlone: true },
  'POST /api/signup/resume': { audience: 'public', forClientAlone: true },
  'POST /api/client/login': { audience: 'public' },
  'GET /api/client/login/second-factor': { audience: 'halfway client' },
  'POST /api/client/login/second-factor': { audience: 'halfway client' },
  'POST /api/client/login/passkey/options': { audience: 'halfway client' },
  'POST /api/client/login/passkey': { audience: 'halfway client' },
  'POST /api/client/logout': { audience: 'public', endsSession: true },
  'POST /api/client/setup': { audience: 'public' },
  'POST /api/client/reset': { audience: 'public' },
  'POST /api/client/reset/confirm': { audience: 'public' },
  'POST /api/profile-changes/confirm': { audience: 'public' },
  'POST /api/admin/login': { audience: 'public' },
  'GET /api/admin/login/second-factor': { audience: 'halfway admin' },
  'POST /api/admin/login/second-factor': { audience: 'halfway admin' },
  'POST /api/admin/login/passkey/options': { audience: 'halfway admin' },
  'POST /api/admin/login/passkey': { audience: 'halfway admin' },
  'POST /api/admin/logout': { audience: 'public', endsSession: true },
  'POST /api/chat/ask': { audience: 'public' },
  'POST /api/contact': { audience: 'public' },
  'POST /api/csp-reports': { audience: 'public' },
  'GET /api/ip': { audience: 'public' },
  'GET /api/register': { audience: 'public' },
  'GET /api/register/:number': { audience: 'public', params: NUMBER },
  'GET /register/:number/certificate.pdf': { audience: 'public', params: NUMBER },
  'GET /register/:number/appointment.json': { audience: 'public', params: NUMBER },
  'GET /register/:number/appointment.jwt': { audience: 'public', params: NUMBER },
  'GET /badge/:number.svg': { audience: 'public', params: NUMBER },
  'GET /.well-known/jwks.json': { audience: 'public' },
  'GET /.well-known/dsa-representative.json': { audience: 'public' },
  'GET /api/authority-requests/work': { audience: 'public' },
  'POST /api/authority-requests': { audience: 'public' },
  'GET /api/authority-requests/:reference': LINK,
  'POST /api/authority-requests/:reference/messages': { ...LINK, body: () => ({ body: 'Any news?' }) },
  'POST /api/authority-requests/:reference/files': { ...LINK, sendsFile: true },
  'GET /api/authority-requests/:reference/files/:fileId': {
    ...LINK,
    params: { ...REQUEST, fileId: FILE_ID },
  },
  'POST /api/authority-requests/:reference/confirm': { ...LINK, body: () => ({ code: '123456' }) },
  'POST /api/authority-requests/:reference/link': { audience: 'public', params: REQUEST },
  'GET /api/status': { audience: 'public' },
  'GET /api/status/history': { audience: 'public' },
  'GET /api/verify/:sha256': { audience: 'public', params: { sha256: '0'.repeat(64) } },
  'POST /api/verify': { audience: 'public', sendsFile: true },
  'GET /api/signup/:signupId': { audience: 'owner' },
  'POST /api/payment': { audience: 'owner', forClientAlone: true, body: (signupId) => ({ signupId }) },
  'POST /api/legal-agreement': { audience: 'owner', forClientAlone: true, body: BODY },
  'GET /api/legal-agreement/:signupId/draft': { audience: 'owner' },
  'GET /api/legal-agreement/:signupId/details-to-publish': { audience: 'owner' },
  'GET /api/legal-agreement/:signupId/pdf': { audience: 'owner' },
  'POST /api/provider-information': { audience: 'owner', body: buildProviderInformationBody },
  'PATCH /api/provider-information/:signupId': { audience: 'owner', body: buildProviderInformationBody },
  'GET /api/provider-information/:signupId': { audience: 'owner' },
  'POST /api/provider-information/:signupId/files': { audience: 'owner', sendsFile: true },
  'GET /api/provider-information/:signupId/files/:fileId': { audience: 'owner', params: { fileId: FILE_ID } },
  'GET /api/client/user': { audience: 'client' },
  'GET /api/client/profile': { audience: 'client' },
  'GET /api/client/agreement': { audience: 'client' },
  'GET /api/client/mandate': { audience: 'client' },
  'GET /api/client/designation': { audience: 'client' },
  'POST /api/client/designation/sign': { audience: 'client' },
  'GET /api/client/designation/:id/letter.pdf': { audience: 'client', params: { id: '1' } },
  'POST /api/client/designation/:id/letter': { audience: 'client', params: { id: '1' }, sendsFile: true },
  'GET /api/client/publication': { audience: 'client' },
  'PUT /api/client/publication': { audience: 'client' },
  'POST /api/client/publication/check': { audience: 'client' },
  'GET /api/client/profile-changes': { audience: 'client' },
  'POST /api/client/profile-changes': { audience: 'client' },
  'DELETE /api/client/profile-changes/:id': { audience: 'client', params: { id: '1' } },
  'GET /api/client/sla-tickets': { audience: 'client' },
  'GET /api/client/sla-tickets/:id': { audience: 'client of the ticket' },
  'POST /api/client/sla-tickets/:id/read': { audience: 'client of the ticket' },
  'POST /api/client/sla-tickets/:id/messages': {
    audience: 'client of the ticket',
    body: () => ({ body: 'It was taken down.' }),
  },
  'POST /api/client/sla-tickets/:id/files': { audience: 'client of the ticket', sendsFile: true },
  'GET /api/client/sla-tickets/:id/files/:fileId': {
    audience: 'client of the ticket',
    params: { fileId: FILE_ID },
    isAbsent: true,
  },
  'GET /api/client/response-times': { audience: 'client' },
  'GET /api/client/timeline': { audience: 'client' },
  'GET /api/client/second-factor': { audience: 'client' },
  'POST /api/client/second-factor/app/key': { audience: 'client' },
  'POST /api/client/second-factor/app': { audience: 'client' },
  'DELETE /api/client/second-factor/app': { audience: 'client' },
  'POST /api/client/second-factor/passkeys/options': { audience: 'client' },
  'POST /api/client/second-factor/passkeys': { audience: 'client' },
  'DELETE /api/client/second-factor/passkeys/:id': { audience: 'client', params: { id: '1' } },
  'POST /api/client/second-factor/recovery-codes': { audience: 'client' },
  'GET /api/client/sessions': { audience: 'client' },
  'DELETE /api/client/sessions/others': { audience: 'client', endsSession: true, endsOthers: true },
  'DELETE /api/client/sessions/:id': { audience: 'client', params: { id: FILE_ID } },
  'POST /api/client/password': { audience: 'client' },
  'POST /api/client/step-up': { audience: 'client' },
  'GET /api/admin/sessions': { audience: 'admin' },
  'DELETE /api/admin/sessions/others': { audience: 'admin' },
  'DELETE /api/admin/sessions/:id': { audience: 'admin', params: { id: FILE_ID } },
  'GET /api/admin/step-up': { audience: 'admin' },
  'POST /api/admin/step-up': { audience: 'admin' },
  'GET /api/admin/user': { audience: 'admin' },
  'POST /api/admin/password': { audience: 'admin' },
  'GET /api/admin/second-factor': { audience: 'admin' },
  'POST /api/admin/second-factor/app/key': { audience: 'admin' },
  'POST /api/admin/second-factor/app': { audience: 'admin' },
  'DELETE /api/admin/second-factor/app': { audience: 'admin' },
  'POST /api/admin/second-factor/passkeys/options': { audience: 'admin' },
  'POST /api/admin/second-factor/passkeys': { audience: 'admin' },
  'DELETE /api/admin/second-factor/passkeys/:id': { audience: 'admin', params: { id: '1' } },
  'POST /api/admin/second-factor/recovery-codes': { audience: 'admin' },
  'DELETE /api/admin/users/:id/second-factor': { audience: 'admin', roles: ['admin'] },
  'GET /api/admin/users': { audience: 'admin', roles: ['admin'] },
  'POST /api/admin/users': { audience: 'admin', roles: ['admin'] },
  'PATCH /api/admin/users/:id': { audience: 'admin', roles: ['admin'], body: () => ({ role: 'auditor' }) },
  'POST /api/admin/users/:id/deactivate': { audience: 'admin', roles: ['admin'] },
  'POST /api/admin/users/:id/reactivate': { audience: 'admin', roles: ['admin'] },
  'POST /api/admin/users/:id/reset-password': { audience: 'admin', roles: ['admin'] },
  'GET /api/admin/clients/:signupId': { audience: 'admin' },
  'DELETE /api/admin/clients/:signupId/second-factor': { audience: 'admin', roles: ['admin'] },
  'POST /api/admin/clients/:signupId/suspend': {
    audience: 'admin',
    roles: ['admin'],
    body: () => ({ reason: 'unpaid' }),
  },
  'POST /api/admin/clients/:signupId/reactivate': { audience: 'admin', roles: ['admin'] },
  'GET /api/admin/compliance-checks': { audience: 'admin' },
  'GET /api/admin/signups': { audience: 'admin' },
  'GET /api/admin/sla-tickets': { audience: 'admin' },
  'GET /api/admin/sla-tickets/:id': { audience: 'admin' },
  'POST /api/admin/sla-tickets': { audience: 'admin', roles: ['admin', 'caseworker'] },
  'POST /api/admin/sla-tickets/:id/:action': {
    audience: 'admin',
    roles: ['admin', 'caseworker'],
    params: { action: 'start' },
  },
  'GET /api/admin/sla-tickets/pulse': { audience: 'admin' },
  'GET /api/admin/sla-tickets/calendar': { audience: 'admin' },
  'POST /api/admin/sla-tickets/:id/messages': {
    ...WORK,
    body: () => ({ to: 'client', body: 'Please answer' }),
  },
  'GET /api/admin/sla-tickets/:id/notes': { audience: 'admin' },
  'POST /api/admin/sla-tickets/:id/notes': { ...WORK, body: () => ({ body: 'By phone' }) },
  'POST /api/admin/sla-tickets/:id/files': { ...WORK, sendsFile: true },
  'GET /api/admin/sla-tickets/:id/files/:fileId': {
    audience: 'admin',
    params: { fileId: FILE_ID },
    isAbsent: true,
  },
  'POST /api/admin/sla-tickets/:id/assign': { ...WORK, body: () => ({ assigneeId: null }) },
  'POST /api/admin/sla-tickets/:id/deadline': { ...WORK, body: () => ({ answerBy: null }) },
  'POST /api/admin/sla-tickets/:id/classify': WORK,
  'POST /api/admin/sla-tickets/:id/match': { ...WORK, body: () => ({ signupId: 1 }) },
  'POST /api/admin/sla-tickets/:id/mark-spam': { ...WORK, body: REASON },
  'POST /api/admin/sla-tickets/:id/call-back': { ...WORK, body: () => ({ note: 'It is theirs' }) },
  'POST /api/admin/sla-tickets/:id/lift-do-not-inform': { ...WORK, body: REASON },
  'GET /api/admin/held-requests': { audience: 'admin' },
  'POST /api/admin/held-requests/:id/release': { ...WORK, ...NO_ROW },
  'POST /api/admin/held-requests/:id/discard': { ...WORK, ...NO_ROW, body: REASON },
  'GET /api/admin/authorities': { audience: 'admin' },
  'PUT /api/admin/authorities': { audience: 'admin', roles: ['admin'] },
  'DELETE /api/admin/authorities/:id': { audience: 'admin', roles: ['admin'], ...NO_ROW },
  'GET /api/admin/response-times': { audience: 'admin' },
  'GET /api/admin/response-times/export': { audience: 'admin' },
  'GET /api/admin/approvals': { audience: 'admin' },
  'POST /api/admin/approvals/:id/grant': { ...WORK, ...NO_APPROVAL },
  'POST /api/admin/approvals/:id/refuse': { ...WORK, ...NO_APPROVAL, body: REASON },
  'GET /api/admin/colleagues': { audience: 'admin' },
  'PUT /api/admin/on-call': { audience: 'admin', roles: ['admin'] },
  'GET /api/admin/saved-views': { audience: 'admin' },
  'PUT /api/admin/saved-views': { audience: 'admin' },
  'GET /api/admin/audit-logs': { audience: 'admin' },
  'GET /api/admin/compliance-checks/export': { audience: 'admin' },
  'GET /api/admin/signups/export': { audience: 'admin' },
  'GET /api/admin/sla-tickets/export': { audience: 'admin' },
  'GET /api/admin/audit-logs/export': { audience: 'admin' },
  'GET /api/admin/emails/export': { audience: 'admin' },
  'GET /api/admin/totals': { audience: 'admin' },
  'GET /api/admin/statistics': { audience: 'admin' },
  'GET /api/admin/emails': { audience: 'admin' },
  'POST /api/admin/emails/:id/resend': { audience: 'admin', roles: ['admin', 'caseworker'] },
  'GET /api/admin/contact-messages': { audience: 'admin' },
  'GET /api/admin/incidents': { audience: 'admin' },
  'PATCH /api/admin/incidents/:id': {
    audience: 'admin',
    roles: ['admin', 'caseworker'],
    body: () => ({ title: 'Late', words: 'It was late.' }),
  },
  'GET /api/admin/retention': { audience: 'admin' },
  'GET /api/admin/clients/:signupId/mandate': { audience: 'admin' },
  'GET /api/admin/clients/:signupId/publication': { audience: 'admin' },
  'POST /api/admin/clients/:signupId/publication/confirm': {
    audience: 'admin',
    roles: ['admin', 'caseworker'],
    body: () => ({ note: 'In the footer.' }),
  },
  'GET /api/admin/mandates/:registerNumber': {
    audience: 'admin',
    params: { registerNumber: 'R13-ABCDEFGH' },
  },
  'POST /api/admin/mandates/:registerNumber/end': {
    audience: 'admin',
    roles: ['admin'],
    params: { registerNumber: 'R13-ABCDEFGH' },
  },
  'GET /api/admin/profile-changes': { audience: 'admin' },
  'GET /api/admin/clients/:signupId/profile-changes': { audience: 'admin' },
  'POST /api/admin/clients/:signupId/profile-changes': { audience: 'admin', roles: ['admin', 'caseworker'] },
  'POST /api/admin/profile-changes/:id/accept': { audience: 'admin', roles: ['admin', 'caseworker'] },
  'POST /api/admin/profile-changes/:id/refuse': {
    audience: 'admin',
    roles: ['admin', 'caseworker'],
    body: () => ({ reason: 'The trade register says otherwise.' }),
  },
  'GET /api/admin/coordinators': { audience: 'admin' },
  'PUT /api/admin/coordinators/:state/address': {
    audience: 'admin',
    roles: ['admin'],
    params: { state: 'NL' },
  },
  'DELETE /api/admin/coordinators/:state/address': {
    audience: 'admin',
    roles: ['admin'],
    params: { state: 'NL' },
  },
  'GET /api/admin/designations': { audience: 'admin' },
  'GET /api/admin/designations/:id/letter.pdf': { audience: 'admin' },
  'POST /api/admin/designations/:id/:move': {
    audience: 'admin',
    roles: ['admin', 'caseworker'],
    params: { move: 'return' },
  },
  'GET /api/admin/legal-holds': { audience: 'admin' },
  'POST /api/admin/legal-holds': {
    audience: 'admin',
    roles: ['admin'],
    body: (signupId) => ({ signupId, reason: 'a claim' }),
  },
  'POST /api/admin/legal-holds/:id/lift': { audience: 'admin', roles: ['admin'] },
  'GET /api/admin/dead-letters': { audience: 'admin' },
  'POST /api/admin/dead-letters/:service/:id/redrive': {
    audience: 'admin',
    roles: ['admin'],
    params: { service: 'sla' },
  },
};
