import type { AuthorityMailView } from '@rep13/contracts-sla';
import { shortened } from '../emails/shortened.ts';

/**
 * A request as mails may show it. Who files one may name any mailbox: of all that was typed only the own reference is
 * left, which officers find their matter by.
 */
export const authorityInMails = (request: AuthorityMailView): AuthorityMailView => ({
  ...request,
  ownReference: request.ownReference && shortened(request.ownReference),
});
