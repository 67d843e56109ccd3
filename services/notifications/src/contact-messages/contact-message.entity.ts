import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What somebody wrote in the contact form. Never changed. */
@Entity('contact_messages')
export class ContactMessage {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('text') name!: string;
  @Column('text') email!: string;
  @Column('text') company!: string;
  @Column('text') subject!: string;
  @Column('text') message!: string;
  /** As the gateway observed it. */
  @Column('text', { nullable: true }) ipAddress!: string | null;
  @Column('timestamptz') createdAt!: Date;
}
