import { Module } from '@nestjs/common';
import { ProviderFiles } from './provider-files.ts';
import { UnprovenBytes } from './unproven-bytes.ts';

/** How files come in and go out. */
@Module({ providers: [ProviderFiles, UnprovenBytes], exports: [ProviderFiles, UnprovenBytes] })
export class UploadsModule {}
