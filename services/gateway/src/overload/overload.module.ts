import { Module } from '@nestjs/common';
import { LoadLimits } from './load-limits.ts';

/** What may come in while more comes than can be served. */
@Module({ providers: [LoadLimits], exports: [LoadLimits] })
export class OverloadModule {}
