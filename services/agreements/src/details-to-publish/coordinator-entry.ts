import { formatLegalDay, type LegalDay } from '@rep13/contracts-constants';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { representativeFacts } from './representative-facts.ts';

/** What is known of the agreement that designates us. */
export interface Designation {
  readonly agreementNumber: string;
  readonly signedAt: Date;
}

/**
 * What the client tells the Digital Services Coordinator: plain text for a letter, a mail or a form, whose lines end
 * with LF. The client's own particulars are not in it: they stand at the head of whatever it is sent in.
 */
export function coordinatorEntry(entity: LegalEntity, { agreementNumber, signedAt }: Designation): string {
  const { name, address, email, phone } = representativeFacts(entity);
  return [
    'Notification under Article 13(4) of Regulation (EU) 2022/2065 (Digital Services Act)',
    '',
    'We have designated the following legal representative in the European Union.',
    '',
    `Name: ${name}`,
    `Postal address: ${address}`,
    `Email: ${email}`,
    `Phone: ${phone}`,
    `Member State of establishment: ${entity.memberState}`,
    `Digital Services Coordinator: ${entity.coordinator}`,
    `Designated in writing: ${formatLegalDay<LegalDay>(signedAt.toISOString(), entity.timeZone)}, agreement ${agreementNumber}`,
  ].join('\n');
}
