import { Global, Module } from '@nestjs/common';
import { AuthenticatorApps } from './authenticator-apps.ts';
import { EndSessions } from './end-sessions.ts';
import { HalfSessions } from './half-sessions.ts';
import { PasskeyChallenges } from './passkey-challenges.ts';
import { Passkeys } from './passkeys.ts';
import { RecoveryCodes } from './recovery-codes.ts';
import { SealedKeys } from './sealed-keys.ts';
import { SecondFactorChanges } from './second-factor-changes.ts';
import { SecondFactors } from './second-factors.ts';

/** What a sign-in asks for besides the password, of staff and of clients alike. */
@Global()
@Module({
  providers: [
    SealedKeys,
    AuthenticatorApps,
    RecoveryCodes,
    Passkeys,
    PasskeyChallenges,
    HalfSessions,
    EndSessions,
    SecondFactors,
    SecondFactorChanges,
  ],
  exports: [HalfSessions, PasskeyChallenges, SecondFactors, SecondFactorChanges],
})
export class SecondFactorModule {}
