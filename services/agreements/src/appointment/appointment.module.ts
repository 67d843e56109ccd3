import { Module } from '@nestjs/common';
import { RegisterModule } from '../register/register.module.ts';
import { AppointmentController } from './appointment.controller.ts';
import { RegisterKeys } from './register-keys.ts';

@Module({
  imports: [RegisterModule],
  controllers: [AppointmentController],
  providers: [RegisterKeys],
})
export class AppointmentModule {}
