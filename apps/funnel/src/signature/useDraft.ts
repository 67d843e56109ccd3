import * as legalAgreement from '@rep13/contracts-api-public/legal-agreement';
import { addressOf } from '@rep13/contracts-operations';
import { useApi } from '@rep13/web-kit/api';

/** The agreement of a registration, to be signed or signed; `null` asks nothing. */
export const useDraft = (signupId: number | null) =>
  useApi(signupId === null ? null : addressOf(legalAgreement.draft, { params: { signupId } }));
