import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { RegisterModule } from '../register/register.module.ts';
import { CredentialsService } from './credentials.service.ts';
import { RegisterKeys } from './register-keys.ts';

@Module({
  imports: [RegisterModule],
  controllers: commandsOf(CredentialsService, RegisterKeys),
  providers: [RegisterKeys, CredentialsService],
})
export class AppointmentModule {}
