import { Injectable } from '@nestjs/common';
import { REMOTE_ERROR_KINDS, type RemoteErrorBody, type RemoteErrorKind } from '@rep13/contracts-gateway';
import { Clock, ServiceUnavailable } from '@rep13/service-kit';
import { sha256 } from '../idempotency/idempotency-key.ts';
import { GatewayRedis } from '../redis/gateway-redis.ts';

const MINUTE_MS = 60_000;
const MINUTES_COUNTED = 10;
const KEPT_SECONDS = (MINUTES_COUNTED + 1) * 60;

/**
 * How many visitors saw an error card in place of a version of a remote. In Redis, where all gateways count together
 * and where it may be lost: it is of use for some minutes. A count is a HyperLogLog, from which nobody can tell who is in
 * it; it counts a visitor once, so that one alone cannot have a release rolled back.
 */
@Injectable()
export class RemoteErrors {
  constructor(
    private readonly redis: GatewayRedis,
    private readonly clock: Clock,
  ) {}

  async count({ remote, version, kind }: RemoteErrorBody, visitor: string): Promise<void> {
    const key = keyOf(remote, version, kind, this.minute());
    await this.redis.client.multi().pfadd(key, sha256(visitor)).expire(key, KEPT_SECONDS).exec();
  }

  /** In the last ten minutes. @throws ServiceUnavailable */
  async visitors(remote: string, version: string): Promise<number> {
    const now = this.minute();
    const minutes = Array.from({ length: MINUTES_COUNTED }, (_, index) => now - index);
    const keys = minutes.flatMap((minute) =>
      REMOTE_ERROR_KINDS.map((kind) => keyOf(remote, version, kind, minute)),
    );
    return this.redis.client.pfcount(...keys).catch(() => {
      throw new ServiceUnavailable();
    });
  }

  private readonly minute = () => Math.floor(this.clock.now().getTime() / MINUTE_MS);
}

const keyOf = (remote: string, version: string, kind: RemoteErrorKind, minute: number): string =>
  `remote-errors-${remote}-${version}-${kind}-${minute}`;
