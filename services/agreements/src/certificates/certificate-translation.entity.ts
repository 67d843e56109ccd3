import type { AuthorityLanguage } from '@rep13/contracts-authority-requests/constants';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One certificate in another language than English: made once, issued and revoked with it. */
@Entity('certificate_translations')
export class CertificateTranslation {
  @PrimaryColumn('integer') mandateId!: number;
  @PrimaryColumn('integer') version!: number;
  @PrimaryColumn('text') language!: AuthorityLanguage;
  /** Names the bytes in `agreement_documents`. */
  @Column('text') sha256!: string;
  @Column('timestamptz') madeAt!: Date;
}
