import { Global, Module } from '@nestjs/common';
import { ProveAgain } from './prove-again.ts';

/** The password once more, before what would do most harm in the hands of somebody at an open session. */
@Global()
@Module({ providers: [ProveAgain], exports: [ProveAgain] })
export class StepUpModule {}
