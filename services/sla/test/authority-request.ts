import type { PayloadOf } from '@rep13/contracts-messaging';
import type { FileAuthorityRequest } from '@rep13/contracts-sla';
import { TARGET } from './sla-under-test.ts';

/** A complete order to act against illegal content, Article 9 DSA. */
export const buildRequest = (
  given: Partial<PayloadOf<FileAuthorityRequest>> = {},
): PayloadOf<FileAuthorityRequest> => ({
  kind: 'act',
  memberState: 'Netherlands',
  authorityName: 'ACM',
  officerName: 'Eva de Vries',
  email: 'eva@acm.nl',
  phone: '+31 70 722 2000',
  ownReference: 'ACM/26/1234',
  legalBasis: 'Article 5 of the Act',
  reasons: 'The page offers what the Act forbids.',
  urls: ['https://acme.example/offer'],
  redress: 'Appeal within six weeks.',
  scope: 'The Netherlands',
  language: 'English',
  target: TARGET,
  ...given,
});
