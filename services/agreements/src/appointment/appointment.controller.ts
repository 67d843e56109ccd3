import { Controller, Inject } from '@nestjs/common';
import {
  GetAppointment,
  GetCredential,
  GetRegisterKeys,
  GetStatusList,
  type AppointmentView,
  type CredentialView,
  type RegisterKeysView,
} from '@rep13/contracts-agreements';
import { OnCommand, SERVICE_CONFIG } from '@rep13/service-kit';
import type { AgreementsConfig } from '../config.ts';
import { RegisterService } from '../register/register.service.ts';
import { toAppointment } from './appointment.ts';
import { Credentials } from './credentials.service.ts';
import { RegisterKeys } from './register-keys.ts';

/** The appointment for machines: as data, and as data that can be verified without asking us. */
@Controller()
export class AppointmentController {
  private readonly publicUrl: string;

  constructor(
    private readonly register: RegisterService,
    private readonly credentials: Credentials,
    private readonly keys: RegisterKeys,
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
    return { jwt: await this.credentials.of(numberSha256) };
  }

  @OnCommand(GetStatusList)
  async statusList(): Promise<CredentialView> {
    return { jwt: await this.credentials.statusList() };
  }

  @OnCommand(GetRegisterKeys)
  published(): RegisterKeysView {
    return this.keys.published;
  }
}
