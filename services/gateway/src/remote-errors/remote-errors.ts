import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@rep13/contracts-constants';
import {
  REMOTE_ERROR_KINDS,
  type RemoteErrorBody,
  type RemoteErrorKind,
  type RemoteErrorsView,
} from '@rep13/contracts-gateway';
import { Clock, ServiceUnavailable } from '@rep13/service-kit';
import { sha256Hex } from '@rep13/service-kit/hashes';
import { GatewayRedis } from '../redis/gateway-redis.ts';

const MINUTES_COUNTED = 10;
const RETENTION_SECONDS = (MINUTES_COUNTED + 1) * 60;

/** Who saw an error card: an account that is signed in, or a stranger. */
export type Visitor = { readonly account: string } | { readonly network: string };

/**
 * How many visitors saw an error card in place of a version of a remote. In Redis, where all gateways count together
 * and where it may be lost: it is of use for some minutes. A count is a HyperLogLog, from which nobody can tell who is in
 * it; it counts a visitor once. Accounts are counted apart, because strangers cost nothing to make up.
 */
@Injectable()
export class RemoteErrors {
  constructor(
    private readonly redis: GatewayRedis,
    private readonly clock: Clock,
  ) {}

  async count({ remote, version, kind }: RemoteErrorBody, visitor: Visitor): Promise<void> {
    const [who, name] =
      'account' in visitor
        ? (['account', visitor.account] as const)
        : (['network', visitor.network] as const);
    const key = keyOf({ remote, version, kind, who, minute: this.minute() });
    await this.redis.client.multi().pfadd(key, sha256Hex(name)).expire(key, RETENTION_SECONDS).exec();
  }

  /** In the last ten minutes. @throws ServiceUnavailable */
  async seen(remote: string, version: string): Promise<RemoteErrorsView> {
    const [accounts, networks] = await Promise.all([
      this.counted(remote, version, 'account'),
      this.counted(remote, version, 'network'),
    ]);
    return { visitors: accounts + networks, accounts };
  }

  private counted(remote: string, version: string, who: Who): Promise<number> {
    const now = this.minute();
    const minutes = Array.from({ length: MINUTES_COUNTED }, (_, index) => now - index);
    const keys = minutes.flatMap((minute) =>
      REMOTE_ERROR_KINDS.map((kind) => keyOf({ remote, version, kind, who, minute })),
    );
    return this.redis.client.pfcount(...keys).catch(() => {
      throw new ServiceUnavailable();
    });
  }

  private readonly minute = () => Math.floor(this.clock.now().getTime() / MINUTE_MS);
}

type Who = 'account' | 'network';

interface Count {
  readonly remote: string;
  readonly version: string;
  readonly kind: RemoteErrorKind;
  readonly who: Who;
  readonly minute: number;
}

const keyOf = ({ remote, version, kind, who, minute }: Count): string =>
  `remote-errors-${remote}-${version}-${kind}-${who}-${minute}`;
