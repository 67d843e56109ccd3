import { Injectable } from '@nestjs/common';
import { CLIENT_ID } from '@rep13/contracts-constants';
import { SignInFailed } from '@rep13/contracts-gateway';
import { FindClientSignup } from '@rep13/contracts-onboarding';
import { DomainError, RpcClient } from '@rep13/service-kit';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { AdminUser } from '../admin-users/admin-user.entity.ts';
import { networkOf } from '../../edge/network-of.ts';
import { addressOf } from '../../edge/request-id.ts';
import { AuditTrail } from './audit-trail.ts';
import { markRecordedElsewhere } from './refusal-trail.ts';

/** Who was named: by the form of a sign-in, or by the session that asks again. */
export type Named =
  | { readonly account: 'admin'; readonly username: string }
  | { readonly account: 'admin'; readonly adminUserId: number }
  | { readonly account: 'client'; readonly clientId: string }
  | { readonly account: 'client'; readonly signupId: number };

type At = SignInFailed['at'];

/** Too many tries, and those on which nobody could decide. */
const ALWAYS_RECORDED: readonly number[] = [429, 503];

/** What is known of the account that was named, and may be stored. */
type Account = Pick<SignInFailed, 'adminUserId' | 'signupId' | 'clientId'>;

const REFUSED: readonly number[] = [401, 403, 423, 429];

/** Proofs of who one is that failed: wrong passwords and codes, closed accounts, too many tries, and no answer. */
@Injectable()
export class SignInTrail {
  constructor(
    private readonly trail: AuditTrail,
    private readonly db: DataSource,
    private readonly rpc: RpcClient,
  ) {}

  /** Runs the proof and throws what it throws; the audit log records what `isRefusal`. */
  async attempt<T>(
    proof: { request: Request; at: At; named: Named; isRefusal?: (error: DomainError) => boolean },
    prove: () => Promise<T>,
  ): Promise<T> {
    const { request, at, named, isRefusal = ({ status }) => REFUSED.includes(status) } = proof;
    try {
      return await prove();
    } catch (error) {
      if (error instanceof DomainError && (isRefusal(error) || ALWAYS_RECORDED.includes(error.status)))
        this.note(request, at, named, error);
      throw error;
    }
  }

  private note(request: Request, at: At, named: Named, error: DomainError): void {
    markRecordedElsewhere(error);
    const { account } = named;
    const { code } = error;
    const key = `${at} ${JSON.stringify(named)} ${networkOf(addressOf(request))} ${code}`;
    // Behind the answer: how long it takes tells nobody whether there is such an account.
    const data = async () => ({ account, at, code, ...(await this.accountOf(named)) });
    this.trail.recordRepeatable(SignInFailed, key, data);
  }

  private async accountOf(named: Named): Promise<Account> {
    if ('adminUserId' in named) return { adminUserId: named.adminUserId };
    if ('signupId' in named) return { signupId: named.signupId };
    if ('username' in named) {
      const user = await this.db.manager.findOneBy(AdminUser, { username: named.username });
      return user ? { adminUserId: user.id } : {};
    }
    const { clientId } = named;
    if (!CLIENT_ID.test(clientId)) return {};
    const found = await this.rpc.call(FindClientSignup, { clientId }).catch(() => undefined);
    return { clientId, ...(found && { signupId: found.signupId }) };
  }
}
