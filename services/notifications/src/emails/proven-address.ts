import type { SignupPartyView } from '@rep13/contracts-onboarding';

/**
 * Whether the legal contact's mailbox is known to be the client's: an account becomes one only by a link that we mailed
 * there. Before that, who registered may have named anybody's address. Staff may suspend an account that never was
 * active; who is suspended signs nothing.
 */
export const isAddressProven = ({ accountStatus }: Pick<SignupPartyView, 'accountStatus'>): boolean =>
  accountStatus === 'active';
