import { Inject, Injectable } from '@nestjs/common';
import { ListHeldClients } from '@rep13/contracts-messaging';
import { v7 as uuidv7 } from 'uuid';
import type { ServiceDefinition } from '../definition/service-definition.ts';
import { SERVICE_DEFINITION } from '../definition/tokens.ts';
import { withContext } from '../context/request-context.ts';
import { RpcClient } from '../rpc/rpc-client.ts';

/** The table of the one service that keeps the holds. */
const HOLDS = 'legal_holds';

/** Taken to set a hold, and shared by batches: a hold that was answered is seen by every later batch. */
export const HOLDS_LOCK = `hashtext('legal holds')`;

interface Queryable {
  query(sql: string, values?: unknown[]): Promise<unknown>;
}

/** The clients of whom nothing may be deleted now. */
@Injectable()
export class HeldClients {
  constructor(
    @Inject(SERVICE_DEFINITION) private readonly service: ServiceDefinition,
    private readonly rpc: RpcClient,
  ) {}

  /** Asked for each batch, within its transaction. @throws when onboarding can't be asked: then nothing may go. */
  async list(db: Queryable): Promise<number[]> {
    if (!(HOLDS in (this.service.retention ?? {}))) {
      return withContext({ correlationId: uuidv7(), actor: 'system' }, () =>
        this.rpc.call(ListHeldClients, {}),
      );
    }
    await db.query(`select pg_advisory_xact_lock_shared(${HOLDS_LOCK})`);
    const rows = (await db.query(`select distinct signup_id from ${HOLDS} where lifted_at is null`)) as {
      signup_id: number;
    }[];
    return rows.map(({ signup_id: signupId }) => signupId);
  }
}
