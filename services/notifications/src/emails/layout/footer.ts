import type { AuthorityLanguage } from '@rep13/contracts-authority-requests/constants';
import { LETTERS } from '@rep13/contracts-authority-requests/letters';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import type { Addressee } from '../email.ts';

/** Who writes, how to answer, and why this mail came, by which clock its days count: the lines under every mail. Made-up particulars say so. */
export function footerLines(
  { why }: Addressee,
  entity: LegalEntity,
  language: AuthorityLanguage = 'en',
): string[] {
  const { frame, names } = LETTERS[language];
  return [
    why,
    `${entity.name}, ${entity.registry} ${entity.registryCode}`,
    `${entity.street}, ${entity.postalCode} ${entity.city}, ${names.state(entity.country)}`,
    frame.contact(entity.supportEmail, entity.phone, entity.businessHours),
    frame.daysCounted(entity.timeZone),
    ...(entity.isSample ? [frame.sample] : []),
  ];
}
