import { FIRST_CONTRACT_VERSION } from '@rep13/contracts-agreements/constants';
import type { EventEnvelope } from '@rep13/contracts-messaging';
import { PaymentCompleted, type AuditLogView } from '@rep13/contracts-onboarding';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One line of the audit log: one event of the catalogue, never changed again. */
@Entity('audit_logs')
export class AuditLog {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) readonly id!: number;
  @Column('uuid') eventId!: string;
  @Column('integer', { nullable: true }) signupId!: number | null;
  @Column('text') eventType!: string;
  @Column('jsonb') eventData!: Record<string, unknown>;
  @Column('text') agreementVersion!: string;
  @Column('text', { nullable: true }) paymentStatus!: string | null;
  @Column('text', { nullable: true }) userAgent!: string | null;
  @Column('text', { nullable: true }) ipAddress!: string | null;
  /** When the change was committed, not when it was logged. */
  @Column('timestamptz') timestamp!: Date;
  /** How it came about: actor, service, correlation and causation. */
  @Column('jsonb') metadata!: Record<string, unknown>;

  static of(envelope: EventEnvelope): AuditLog {
    const data = { ...envelope.data } as Record<string, unknown>;
    return Object.assign(new AuditLog(), {
      eventId: envelope.id,
      signupId: typeof data['signupId'] === 'number' ? data['signupId'] : null,
      eventType: envelope.type,
      eventData: data,
      agreementVersion: String(data['agreementVersion'] ?? data['contractVersion'] ?? FIRST_CONTRACT_VERSION),
      paymentStatus: envelope.type === PaymentCompleted.type ? 'completed' : null,
      userAgent: envelope.useragent ?? null,
      ipAddress: envelope.ipaddress ?? null,
      timestamp: new Date(envelope.time),
      metadata: {
        source: envelope.source,
        actor: envelope.actor,
        correlationId: envelope.correlationid,
        causationId: envelope.causationid ?? null,
        traceparent: envelope.traceparent ?? null,
      },
    });
  }
}

export const toAuditLogView = (log: AuditLog): AuditLogView => ({
  id: log.id,
  signupId: log.signupId,
  eventType: log.eventType,
  eventData: log.eventData,
  agreementVersion: log.agreementVersion,
  paymentStatus: log.paymentStatus,
  userAgent: log.userAgent,
  ipAddress: log.ipAddress,
  timestamp: log.timestamp.toISOString(),
  metadata: log.metadata,
});
