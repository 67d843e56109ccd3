import type { StaffFileView } from '@rep13/contracts-sla';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file of a ticket, without its bytes: those are read, and opened, one file at a time. */
@Entity('ticket_files')
export class TicketFile {
  @PrimaryColumn('uuid') id!: string;
  @Column('integer') ticketId!: number;
  @Column('text') sender!: StaffFileView['from'];
  /** Cleaned, with the ending of what the bytes are. */
  @Column('text') name!: string;
  @Column('text') contentType!: string;
  /** Of the file itself, before it was encrypted. */
  @Column('integer') size!: number;
  @Column('text') sha256!: string;
  @Column('timestamptz') createdAt!: Date;
}
