import { Injectable } from '@nestjs/common';
import {
  FILE_PART_BYTES,
  GetProviderFile,
  GetProviderFilePart,
  type ProviderFileView,
} from '@rep13/contracts-onboarding';
import { NotFound, OnCommand } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { ProviderFile, toProviderFileView } from './provider-file.entity.ts';

@Injectable()
export class ProviderFilesService {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws NotFound */
  @OnCommand(GetProviderFile)
  async get({ signupId, fileId }: GetProviderFile): Promise<ProviderFileView> {
    const file = await this.dataSource.manager.findOneBy(ProviderFile, { id: fileId, signupId });
    if (!file) throw new NotFound();
    return toProviderFileView(file);
  }

  /** @throws NotFound */
  @OnCommand(GetProviderFilePart)
  async getPart({ signupId, fileId, part }: GetProviderFilePart): Promise<{ bytes: Buffer }> {
    const [row] = await this.dataSource.query<{ bytes: Buffer }[]>(
      'select substring(bytes from $3 for $4) as bytes from provider_files where id = $1 and signup_id = $2',
      [fileId, signupId, part * FILE_PART_BYTES + 1, FILE_PART_BYTES],
    );
    if (!row) throw new NotFound();
    return row;
  }
}
