import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DAY_MS } from '@rep13/contracts-constants';
import { BackgroundLoop, Clock, LOGGER, UnitOfWork } from '@rep13/service-kit';
import type { Logger } from 'pino';
import { REPORT_SEAL, type SealTrouble } from './report-seal.job.ts';
import { OWN_SEAL, type OwnSeal } from './own-seal.ts';
import { endOf, faultOf } from './seal-condition.ts';
import { revocationLists } from './revocation.ts';
import { SealRevocation } from './seal-revocation.entity.ts';
import { UntrustedInput } from './untrusted-input.ts';

const EVERY_MS = 3_600_000;
/** A new seal takes weeks to get. */
const WARNED_DAYS = 60;

/** Nothing is sealed with it: what is to be sealed waits. */
export class SealUnusable extends Error {}

/** Looks at our own seal at the start and every hour: whether it still is good, and whether its issuer revoked it. */
@Injectable()
export class SealMonitor implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private fault: string | undefined = 'it could not be looked at yet';
  private endFirstLook: () => void = () => undefined;
  private readonly firstLook = new Promise<void>((resolve) => (this.endFirstLook = resolve));

  private readonly loop = new BackgroundLoop(() => this.check(), {
    intervalMs: EVERY_MS,
    onError: (error) => this.logger.warn({ err: error }, 'seal: could not be looked at, will look again'),
  });

  constructor(
    @Inject(OWN_SEAL) private readonly seal: OwnSeal | null,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly untrusted: UntrustedInput,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onApplicationBootstrap(): void {
    if (this.seal) this.loop.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  /**
   * Waits for the first look, which may find it revoked. By the clock too, so that no hour passes with a seal that ended.
   * @throws SealUnusable with the reason.
   */
  async requireUsable(): Promise<void> {
    await this.firstLook;
    const fault = this.seal
      ? (this.fault ?? faultOf(this.seal.certificates, this.clock.now()))
      : 'there is none';
    if (fault) throw new SealUnusable(`the seal is not used: ${fault}`);
  }

  /** One look; the loop does it. */
  async check(): Promise<boolean> {
    if (this.seal) await this.look(this.seal).finally(() => this.endFirstLook());
    return false;
  }

  private async look(seal: OwnSeal): Promise<void> {
    const { certificates } = seal;
    this.fault = (await this.isRevoked(seal)) ? 'its issuer has revoked it' : undefined;
    const fault = this.fault ?? faultOf(certificates, this.clock.now());
    const endsAt = endOf(certificates);
    const daysLeft = (endsAt.getTime() - this.clock.now().getTime()) / DAY_MS;
    if (fault) this.logger.error({ fault }, 'seal: not used, documents wait for another one');
    if (fault) await this.report({ kind: 'unusable', reason: fault, endsAt: endsAt.toISOString() });
    else if (daysLeft < WARNED_DAYS) {
      this.logger.warn({ endsAt }, 'seal: its certificate ends soon');
      await this.report({ kind: 'ending', reason: 'its certificate ends', endsAt: endsAt.toISOString() });
    }
  }

  /** By its issuer's last word: who can't be asked has taken nothing back. It is asked again in an hour. */
  private async isRevoked({ certificates, fingerprint: certFingerprint }: OwnSeal): Promise<boolean> {
    const asOf = this.clock.now();
    const chain = [certificates.certificate, ...certificates.above];
    // Without a list there is no process to start.
    const isRevoked = chain.some((each) => revocationLists(each).length > 0)
      ? await this.untrusted.ask('isRevoked', { certificates, now: asOf })
      : undefined;
    return this.unitOfWork.run(async ({ db }) => {
      if (isRevoked === undefined)
        return (await db.findOneBy(SealRevocation, { certFingerprint }))?.isRevoked ?? false;
      await db.upsert(SealRevocation, { certFingerprint, isRevoked, asOf }, ['certFingerprint']);
      return isRevoked;
    });
  }

  /** Once for each seal and kind: every replica uses the same key. */
  private async report(trouble: Omit<SealTrouble, 'fingerprint'>): Promise<void> {
    const { fingerprint } = this.seal as OwnSeal;
    await this.unitOfWork.run(({ jobs }) =>
      Promise.resolve(
        jobs.enqueue(REPORT_SEAL, `${fingerprint}-${trouble.kind}`, { fingerprint, ...trouble }),
      ),
    );
  }
}
