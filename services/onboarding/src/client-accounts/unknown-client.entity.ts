import { Column, Entity, PrimaryColumn } from 'typeorm';
import { SignInGuard } from './sign-in-guard.ts';

/**
 * A Client ID that somebody tried and nobody has. It is counted and locked like a real one, so that neither the
 * answers nor their time tell which IDs exist.
 */
@Entity('unknown_clients')
export class UnknownClient {
  @PrimaryColumn('text') readonly clientId!: string;
  @Column(() => SignInGuard) guard!: SignInGuard;
  @Column('timestamptz') lastAttemptAt!: Date;

  signIn(now: Date): 'wrong' | 'locked' {
    if (this.guard.isLocked(now)) return 'locked';
    this.guard.fail(now);
    return 'wrong';
  }
}
