import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { OrderEffect } from './order-effect.ts';

/** A client that a ticket was about by mistake: what it did with the order is no receipt of another one. */
@Entity('ticket_earlier_clients')
export class EarlierClient {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id!: number;
  @Column('integer') ticketId!: number;
  @Column('integer') signupId!: number;
  @Column('text', { nullable: true }) companyName!: string | null;
  @Column('timestamptz', { nullable: true }) forwardedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) readAt!: Date | null;
  @Column('timestamptz', { nullable: true }) answeredAt!: Date | null;
  @Column(() => OrderEffect, { prefix: 'said_' }) said: OrderEffect = new OrderEffect();
  @Column('timestamptz') until!: Date;
}
