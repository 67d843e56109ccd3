import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { RegisterModule } from '../register/register.module.ts';
import { Credentials } from './credentials.service.ts';
import { RegisterKeys } from './register-keys.ts';

@Module({
  imports: [RegisterModule],
  controllers: commandsOf(Credentials, RegisterKeys),
  providers: [RegisterKeys, Credentials],
})
export class AppointmentModule {}
