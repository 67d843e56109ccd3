import { Controller } from '@nestjs/common';
import {
  AppendProviderUpload,
  BeginProviderUpload,
  DiscardProviderUpload,
  FinishProviderUpload,
  GetProviderFile,
  GetProviderFilePart,
  type FilePartView,
  type ProviderFileView,
} from '@rep13/contracts-onboarding';
import { OnCommand } from '@rep13/service-kit';
import { ProviderFilesService } from './provider-files.service.ts';
import { ProviderUploadsService } from './provider-uploads.service.ts';

/** What onboarding answers about the files of providers. */
@Controller()
export class ProviderFilesController {
  constructor(
    private readonly uploads: ProviderUploadsService,
    private readonly files: ProviderFilesService,
  ) {}

  @OnCommand(BeginProviderUpload)
  begin(command: BeginProviderUpload): Promise<{ uploadId: string }> {
    return this.uploads.begin(command);
  }

  @OnCommand(AppendProviderUpload)
  append(command: AppendProviderUpload): Promise<object> {
    return this.uploads.append(command);
  }

  @OnCommand(FinishProviderUpload)
  finish(command: FinishProviderUpload): Promise<ProviderFileView> {
    return this.uploads.finish(command);
  }

  @OnCommand(DiscardProviderUpload)
  discard(command: DiscardProviderUpload): Promise<object> {
    return this.uploads.discard(command);
  }

  @OnCommand(GetProviderFile)
  get(query: GetProviderFile): Promise<ProviderFileView> {
    return this.files.get(query);
  }

  @OnCommand(GetProviderFilePart)
  getPart(query: GetProviderFilePart): Promise<FilePartView> {
    return this.files.getPart(query);
  }
}
