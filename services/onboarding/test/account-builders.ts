import { ClientAccount } from '../src/client-accounts/client-account.entity.ts';
import { SignInGuard } from '../src/client-accounts/sign-in-guard.ts';

/** An account as registered, without a password. */
export const buildAccount = (given: Partial<ClientAccount> = {}): ClientAccount =>
  Object.assign(new ClientAccount(), {
    id: 123_456_789,
    legalContactEmail: 'jane@acme.example',
    accountStatus: 'pending',
    passwordHash: null,
    lastLogin: null,
    guard: new SignInGuard(),
    setupLinksAt: [],
    resetLinks: [],
    resetLinksAt: [],
    passwordChangedAt: null,
    suspensionReason: null,
    suspendedAt: null,
    ...given,
  });

/** An account whose password has the hash `hash`. */
export const buildActive = (given: Partial<ClientAccount> = {}) =>
  buildAccount({ accountStatus: 'active', passwordHash: 'hash', ...given });
