import { Module } from '@nestjs/common';
import { ProviderFiles } from './provider-files.ts';

/** How files come in and go out. */
@Module({ providers: [ProviderFiles], exports: [ProviderFiles] })
export class UploadsModule {}
