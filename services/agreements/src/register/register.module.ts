import { Module } from '@nestjs/common';
import { EnterMissing } from '../register-entries/enter-missing.ts';
import { RegisterController } from './register.controller.ts';
import { RegisterService } from './register.service.ts';

@Module({
  controllers: [RegisterController],
  providers: [RegisterService, EnterMissing],
  exports: [RegisterService],
})
export class RegisterModule {}
