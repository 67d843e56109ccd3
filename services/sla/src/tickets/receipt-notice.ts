import { Column } from 'typeorm';

/** When an order's authority was first told that it reached us, Article 10(1) DSA; Article 15 counts the time to it. */
export class ReceiptNotice {
  @Column('timestamptz', { nullable: true }) informedAt: Date | null = null;
  /** By the receipt that is mailed by itself. */
  @Column('boolean', { nullable: true }) automatic: boolean | null = null;

  /** The earliest word counts, in whatever order they become known. */
  record(informedAt: Date, by: 'receipt mail' | 'person'): void {
    if (this.informedAt && this.informedAt <= informedAt) return;
    Object.assign(this, { informedAt, automatic: by === 'receipt mail' });
  }
}
