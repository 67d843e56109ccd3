import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { EnterMissing } from '../register-entries/enter-missing.ts';
import { RegisterService } from './register.service.ts';

@Module({
  controllers: commandsOf(RegisterService),
  providers: [RegisterService, EnterMissing],
  exports: [RegisterService],
})
export class RegisterModule {}
