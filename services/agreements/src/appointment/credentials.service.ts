import { Inject, Injectable } from '@nestjs/common';
import {
  GetAppointment,
  GetCredential,
  GetStatusList,
  type AppointmentView,
  type CredentialView,
} from '@rep13/contracts-agreements';
import { Clock, NotFound, OnCommand, SERVICE_CONFIG } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import type { AgreementsConfig } from '../config.ts';
import { MandateOver } from '../mandates/mandates.errors.ts';
import { isReliedOn } from '../mandates/mandate-state.ts';
import { RegisterService } from '../register/register.service.ts';
import { toAppointment } from './appointment.ts';
import { appointmentCredential } from './credential.ts';
import { RegisterKeys } from './register-keys.ts';
import { signedCredential, type Credential } from './signed-credential.ts';
import { revokedIndexes, statusIndexOf } from './status-index.ts';
import { statusListCredential } from './status-list.ts';

/** The appointment for machines: as data, and as data that can be verified without asking us. */
@Injectable()
export class CredentialsService {
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

  /** @throws NotFound */
  @OnCommand(GetAppointment)
  async appointment({ numberSha256 }: GetAppointment): Promise<AppointmentView> {
    return toAppointment(await this.register.appointment(numberSha256), this.publicUrl);
  }

  /** Only while the mandate is relied on. @throws NotFound, MandateOver */
  @OnCommand(GetCredential)
  async credential({ numberSha256 }: GetCredential): Promise<CredentialView> {
    const registered = await this.register.registered({ numberSha256 });
    if (!registered) throw new NotFound();
    if (!isReliedOn(registered.state)) throw MandateOver.since(registered.mandate);
    const now = this.clock.now();
    const statusIndex = await statusIndexOf(this.dataSource.manager, registered.mandate.id);
    const facts = this.register.appointmentOf(registered);
    return this.sign(appointmentCredential(facts, this.publicUrl, { now, statusIndex }), now);
  }

  @OnCommand(GetStatusList)
  async statusList(): Promise<CredentialView> {
    const now = this.clock.now();
    const revoked = await revokedIndexes(this.dataSource.manager, now);
    return this.sign(statusListCredential(revoked, this.publicUrl, now), now);
  }

  private async sign(credential: Credential, now: Date): Promise<CredentialView> {
    const { signing: key, kid } = this.keys;
    return { jwt: await signedCredential(credential, now, { key, kid }) };
  }
}
