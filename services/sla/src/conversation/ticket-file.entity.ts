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
  /** Of a client that the ticket was about by mistake: it goes to nobody any more. */
  @Column('boolean') ofEarlierClient!: boolean;
  @Column('timestamptz') createdAt!: Date;
  /** When staff handed it to the client with the order. */
  @Column('timestamptz', { nullable: true }) forwardedAt!: Date | null;
  /** To whom: another client that is matched later does not get it by that. */
  @Column('integer', { nullable: true }) forwardedTo!: number | null;
}
