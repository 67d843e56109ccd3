import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That a mail became an order, or part of one; it may hold two. */
@Entity('mail_order_links')
export class MailOrderLink {
  @PrimaryColumn('integer') mailId!: number;
  @PrimaryColumn('integer') ticketId!: number;
  @Column('timestamptz') linkedAt!: Date;
  /** `admin:<id>`, or `system` for a rule. */
  @Column('text') linkedBy!: string;
}
