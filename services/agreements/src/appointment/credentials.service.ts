import { Inject, Injectable } from '@nestjs/common';
import { Clock, NotFound, SERVICE_CONFIG } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import type { AgreementsConfig } from '../config.ts';
import { MandateOver } from '../mandates/mandates.errors.ts';
import { isReliedOn } from '../mandates/mandate-state.ts';
import { RegisterService } from '../register/register.service.ts';
import { appointmentCredential } from './credential.ts';
import { RegisterKeys } from './register-keys.ts';
import { signedCredential, type Credential } from './signed-credential.ts';
import { revokedIndexes, statusIndexOf } from './status-index.ts';
import { statusListCredential } from './status-list.ts';

/** What can be verified of an appointment without asking us, and whether it was revoked. */
@Injectable()
export class Credentials {
  private readonly publicUrl: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly register: RegisterService,
    private readonly keys: RegisterKeys,
    private readonly clock: Clock,
    @Inject(SERVICE_CONFIG) { publicUrl }: AgreementsConfig,
  ) {
    this.publicUrl = publicUrl;
  }

  /** Only while the mandate is relied on. @throws NotFound, MandateOver */
  async of(numberSha256: string): Promise<string> {
    const registered = await this.register.registered({ numberSha256 });
    if (!registered) throw new NotFound();
    if (!isReliedOn(registered.state)) throw MandateOver.since(registered.mandate);
    const now = this.clock.now();
    const statusIndex = await statusIndexOf(this.dataSource.manager, registered.mandate.id);
    const facts = this.register.appointmentOf(registered);
    return this.sign(appointmentCredential(facts, this.publicUrl, { now, statusIndex }), now);
  }

  async statusList(): Promise<string> {
    const now = this.clock.now();
    const revoked = await revokedIndexes(this.dataSource.manager, now);
    return this.sign(statusListCredential(revoked, this.publicUrl, now), now);
  }

  private sign(credential: Credential, now: Date): Promise<string> {
    const { signing: key, kid } = this.keys;
    return signedCredential(credential, now, { key, kid });
  }
}
