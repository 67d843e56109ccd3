import type { SecondFactorChange } from '@rep13/contracts-gateway/constants';

/** What happened to the second factor of an account, as its owner reads it. */
export const CHANGE_LABELS: Record<SecondFactorChange, string> = {
  'app-added': 'An authenticator app was set up',
  'app-removed': 'The authenticator app was removed',
  'passkey-added': 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
  'recovery-codes-made': 'New recovery codes were made; the former ones are worthless',
  'all-removed': 'We removed the second factor: the password alone signs in until another one is set up',
};

/** `2 recovery codes are left.` */
export function codesLeftLabel(left: number): string {
  if (left === 0) return 'None is left. Please make new ones.';
  return left === 1 ? 'One is left.' : `${left} are left.`;
}
