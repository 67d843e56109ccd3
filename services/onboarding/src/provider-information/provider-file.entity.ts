import type { ProviderFileView } from '@rep13/contracts-onboarding';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An uploaded file; its bytes are read in parts, never with the row. */
@Entity('provider_files')
export class ProviderFile {
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('integer') readonly signupId!: number;
  /** Cleaned, with the ending of what the bytes are. */
  @Column('text') readonly name!: string;
  @Column('text') readonly contentType!: string;
  @Column('integer') readonly size!: number;
  @Column('text') readonly sha256!: string;
  @Column('timestamptz') readonly createdAt!: Date;
}

export const toProviderFileView = (file: ProviderFile): ProviderFileView => ({
  id: file.id,
  name: file.name,
  contentType: file.contentType,
  size: file.size,
  sha256: file.sha256,
  createdAt: file.createdAt.toISOString(),
});
