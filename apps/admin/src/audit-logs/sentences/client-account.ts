import type { Sentences } from './sentences.ts';

export const CLIENT_ACCOUNT: Sentences = {
  label: 'Client accounts',
  of: {
    'onboarding.client-account.setup-requested': 'A link to set up a client account was asked for',
    'onboarding.client-account.activated': 'A client account was activated',
    'onboarding.client-account.locked': 'A client account was locked after too many wrong passwords',
    'onboarding.client-account.reset-requested':
      'A link to reset the password of a client account was asked for',
    'onboarding.client-account.password-changed': 'The password of a client account was changed',
    'onboarding.client-account.suspended': 'A client account was suspended',
    'onboarding.client-account.reactivated': 'A client account was reactivated',
    'gateway.client.second-factor-changed': 'The second factor of a client was changed[: {change}]',
    'gateway.client.recovery-code-used': 'A recovery code of a client was used[, codes left: {codesLeft}]',
    'onboarding.profile-change.asked': "A change of the client's details was asked for",
    'onboarding.profile-change.refused': "A change of the client's details was refused",
    'onboarding.profile-change.stopped':
      "The former contact stopped a change of the client's details, which we had asked for",
    'notifications.former-contact.told': 'The former contact was told of a change and how to stop it',
    'notifications.former-contact.not-told':
      'The mail to the former contact about a change could not be sent',
    'onboarding.profile-change.withdrawn': "A change of the client's details was withdrawn",
    'onboarding.profile.changed': "The client's details were changed",
    'onboarding.provider-information.saved': 'Provider information was saved[, version {version}]',
    'onboarding.provider-information.file-uploaded': 'A file of the provider information was uploaded',
    'onboarding.provider-information.file-refused':
      'A file of the provider information was refused[: {reason}]',
    'onboarding.provider-information.update-due':
      'The annual update of the provider information comes near[, days left: {daysLeft}]',
  },
};
