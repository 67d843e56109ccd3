import { APPOINTMENT_CONTEXT_PATH } from '@rep13/contracts-agreements';
import { representativeRecord } from '@rep13/contracts-gateway/constants';
import type { RepresentativeFileView } from '@rep13/contracts-gateway';
import { toPrintedEntity, type LegalEntity } from '@rep13/contracts-legal-entity';

const ABOUT =
  'Who represents providers under Article 13 of Regulation (EU) 2022/2065 here, and how to look up whom. The name of this file is our proposal; it is not registered under RFC 8615.';

/** Pure: the entry of Article 13(4) as schema.org data, and where the register and its keys are. */
export const representativeFile = (entity: LegalEntity, origin: string): RepresentativeFileView => ({
  ...representativeRecord(toPrintedEntity(entity)),
  about: ABOUT,
  memberState: entity.memberState,
  coordinator: entity.coordinator,
  keys: `${origin}/.well-known/jwks.json`,
  register: {
    lookUp: `${origin}/api/register?q={q}`,
    entry: `${origin}/register/{registerNumber}`,
    appointment: `${origin}/register/{registerNumber}/appointment.json`,
    credential: `${origin}/register/{registerNumber}/appointment.jwt`,
    revoked: `${origin}/status-lists/revocation`,
    context: `${origin}${APPOINTMENT_CONTEXT_PATH}`,
    certificate: `${origin}/register/{registerNumber}/certificate.pdf`,
    badge: `${origin}/badge/{registerNumber}.svg`,
  },
});
