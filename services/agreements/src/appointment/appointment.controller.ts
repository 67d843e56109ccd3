import { Controller, Inject } from '@nestjs/common';
import {
  GetAppointment,
  GetCredential,
  GetRegisterKeys,
  type AppointmentView,
  type CredentialView,
  type RegisterKeysView,
} from '@rep13/contracts-agreements';
import { Clock, OnCommand, SERVICE_CONFIG } from '@rep13/service-kit';
import type { AgreementsConfig } from '../config.ts';
import { RegisterService } from '../register/register.service.ts';
import { toAppointment } from './appointment.ts';
import { MandateOver } from '../mandates/mandates.errors.ts';
import { signCredential } from './credential.ts';
import { RegisterKeys } from './register-keys.ts';

/** The appointment for machines: as data, and as data that can be verified without asking us. */
@Controller()
export class AppointmentController {
  private readonly publicUrl: string;

  constructor(
    private readonly register: RegisterService,
    private readonly keys: RegisterKeys,
    private readonly clock: Clock,
    @Inject(SERVICE_CONFIG) { publicUrl }: AgreementsConfig,
  ) {
    this.publicUrl = publicUrl;
  }

  @OnCommand(GetAppointment)
  async appointment({ numberSha256 }: GetAppointment): Promise<AppointmentView> {
    return toAppointment(await this.register.appointment(numberSha256), this.publicUrl);
  }

  @OnCommand(GetCredential)
  async credential({ numberSha256 }: GetCredential): Promise<CredentialView> {
    const view = await this.register.appointment(numberSha256);
    const isOver = view.state === 'run_off' || view.state === 'ended';
    if (isOver && view.endsAt) throw new MandateOver(view.endsAt);
    const { signing: key, kid } = this.keys;
    return { jwt: await signCredential(view, this.publicUrl, this.clock.now(), { key, kid }) };
  }

  @OnCommand(GetRegisterKeys)
  published(): RegisterKeysView {
    return this.keys.published;
  }
}
