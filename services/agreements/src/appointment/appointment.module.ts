import { Module } from '@nestjs/common';
import { RegisterModule } from '../register/register.module.ts';
import { AppointmentController } from './appointment.controller.ts';
import { Credentials } from './credentials.service.ts';
import { RegisterKeys } from './register-keys.ts';

@Module({
  imports: [RegisterModule],
  controllers: [AppointmentController],
  providers: [RegisterKeys, Credentials],
})
export class AppointmentModule {}
