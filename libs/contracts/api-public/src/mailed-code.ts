// Written by `npm run reference` from services/gateway/src/public/mailed-code.controller.ts.
import type { MailedCodeBody, MailedCodeView } from '@rep13/contracts-onboarding';
import type { Operation } from '@rep13/contracts-operations';

/**
 * Exchange the code beside a mailed link for what the link would have brought. A wrong code, one of another purpose
 * and an unknown Client ID are refused like an expired link: which one it is is not told. Wrong codes count as wrong
 * passwords of their address.
 */
export const exchange = 'POST /api/mailed-codes' as Operation<
  'POST /api/mailed-codes',
  { body: MailedCodeBody; answer: MailedCodeView; error: 'onboarding.link-expired' }
>;
