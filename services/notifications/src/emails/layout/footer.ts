import { legalDaysNote, SAMPLE_NOTE } from '@rep13/contracts-constants';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import type { Addressee } from '../email.ts';

/** Who writes, how to answer, and why this mail came, by which clock its days count: the lines under every mail. Made-up particulars say so. */
export const footerLines = ({ why }: Addressee, entity: LegalEntity): string[] => [
  why,
  `${entity.name}, ${entity.registry} ${entity.registryCode}`,
  `${entity.street}, ${entity.postalCode} ${entity.city}, ${entity.country}`,
  `${entity.supportEmail}, ${entity.phone} (${entity.businessHours})`,
  legalDaysNote(entity.timeZone),
  ...(entity.isSample ? [SAMPLE_NOTE] : []),
];
