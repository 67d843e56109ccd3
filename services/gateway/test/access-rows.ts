import {
  CompletePayment,
  FindAgreement,
  GetAgreementDraft,
  GetAgreementPdf,
  GetClientProfile,
  GetClientUser,
  GetSignup,
  ListAuditLogs,
  ListComplianceChecks,
  ListSignups,
  ListTickets,
  RegisterSignup,
  SignAgreement,
  SignInClient,
  type AgreementDraftView,
  type ClientProfileView,
} from '@rep13/contracts';
import { buildAgreementView, buildClientUserView, buildPaymentView, buildSignupView } from './builders.ts';
import type { TestGateway } from './start-gateway.ts';

const BODY = (signupId: number) => ({ signupId, clientSignature: 'Ada', clientSignatureType: 'typed' });

/** Who may call it; and a body that gets past validation, where the guard looks into it. */
export const ROUTES: Record<
  string,
  { audience: 'public' | 'owner' | 'client' | 'admin'; body?: (id: number) => object }
> = {
  'POST /api/compliance-check': { audience: 'public' },
  'POST /api/signup': { audience: 'public' },
  'POST /api/signup/resume': { audience: 'public' },
  'POST /api/client/login': { audience: 'public' },
  'POST /api/client/logout': { audience: 'public' },
  'POST /api/client/setup': { audience: 'public' },
  'POST /api/client/setup/confirm': { audience: 'public' },
  'POST /api/admin/login': { audience: 'public' },
  'POST /api/admin/logout': { audience: 'public' },
  'GET /api/ip': { audience: 'public' },
  'GET /api/status': { audience: 'public' },
  'GET /api/signup/:signupId': { audience: 'owner' },
  'POST /api/payment': { audience: 'owner', body: (signupId) => ({ signupId }) },
  'POST /api/legal-agreement': { audience: 'owner', body: BODY },
  'GET /api/legal-agreement/:signupId/draft': { audience: 'owner' },
  'GET /api/legal-agreement/:signupId/pdf': { audience: 'owner' },
  'GET /api/client/user': { audience: 'client' },
  'GET /api/client/profile': { audience: 'client' },
  'GET /api/client/agreement': { audience: 'client' },
  'GET /api/client/sla-tickets': { audience: 'client' },
  'GET /api/admin/user': { audience: 'admin' },
  'POST /api/admin/password': { audience: 'admin' },
  'GET /api/admin/compliance-checks': { audience: 'admin' },
  'GET /api/admin/signups': { audience: 'admin' },
  'GET /api/admin/sla-tickets': { audience: 'admin' },
  'GET /api/admin/audit-logs': { audience: 'admin' },
};

/** Answers that let every call of the matrix through. */
export function playServices({ neighbours }: TestGateway): void {
  neighbours.answer(RegisterSignup, ({ companyName }) => buildSignupView({ id: Number(companyName) }));
  neighbours.answer(SignInClient, ({ clientId }) => buildClientUserView(Number(clientId)));
  neighbours.answer(GetSignup, ({ signupId }) => buildSignupView({ id: signupId }));
  neighbours.answer(CompletePayment, ({ signupId }) => buildPaymentView(signupId));
  neighbours.answer(SignAgreement, ({ signupId }) => buildAgreementView(signupId));
  neighbours.answer(GetAgreementDraft, ({ signupId }) => ({ signupId }) as AgreementDraftView);
  neighbours.answer(GetAgreementPdf, () => ({ fileName: 'a.pdf', sha256: '', base64: '' }));
  neighbours.answer(GetClientUser, ({ signupId }) => buildClientUserView(signupId));
  neighbours.answer(GetClientProfile, () => ({ companyName: 'Acme' }) as ClientProfileView);
  neighbours.answer(FindAgreement, () => null);
  neighbours.answer(ListComplianceChecks, () => []);
  neighbours.answer(ListSignups, () => []);
  neighbours.answer(ListTickets, () => []);
  neighbours.answer(ListAuditLogs, () => []);
}
