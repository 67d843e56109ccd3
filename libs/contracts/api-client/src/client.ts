// Written by `npm run reference` from services/gateway/src/client/client.controller.ts.
import type { AgreementView, MandateView } from '@rep13/contracts-agreements';
import type { ClientProfileView, ClientUserView } from '@rep13/contracts-onboarding';
import type { Operation } from '@rep13/contracts-operations';

/** Get the client who is signed in. */
export const user = 'GET /api/client/user' as Operation<'GET /api/client/user', { answer: ClientUserView }>;

/** Get the registered particulars of the own company. */
export const profile = 'GET /api/client/profile' as Operation<
  'GET /api/client/profile',
  { answer: ClientProfileView }
>;

/** Get the own agreement. `null` as long as nothing is signed. */
export const agreement = 'GET /api/client/agreement' as Operation<
  'GET /api/client/agreement',
  { answer: AgreementView | null }
>;

/** Get where the own mandate stands. */
export const mandate = 'GET /api/client/mandate' as Operation<
  'GET /api/client/mandate',
  { answer: MandateView }
>;
