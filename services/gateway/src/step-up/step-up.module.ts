import { Global, Module } from '@nestjs/common';
import { ProveAgain } from './prove-again.ts';

/** Asks for the password again, before what would do most harm in the hands of somebody at an open session. */
@Global()
@Module({ providers: [ProveAgain], exports: [ProveAgain] })
export class StepUpModule {}
