import { Module } from '@nestjs/common';
import { ProviderFileStorage } from './provider-file.storage.ts';
import { ProviderFiles } from './provider-files.ts';

/** How files come in and go out. */
@Module({ providers: [ProviderFileStorage, ProviderFiles], exports: [ProviderFileStorage, ProviderFiles] })
export class UploadsModule {}
