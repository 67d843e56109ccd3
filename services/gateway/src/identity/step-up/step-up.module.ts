import { Global, Module } from '@nestjs/common';
import { ProveAgain } from './prove-again.ts';

/** Asks for the password again, before the most harmful actions that somebody at an open session could take. */
@Global()
@Module({ providers: [ProveAgain], exports: [ProveAgain] })
export class StepUpModule {}
