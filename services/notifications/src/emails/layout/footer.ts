import { LEGAL_ENTITY } from '@rep13/contracts';
import type { Addressee } from '../email.ts';

const {
  name,
  registry,
  registryCode,
  street,
  postalCode,
  city,
  country,
  supportEmail,
  phone,
  businessHours,
} = LEGAL_ENTITY;

/** Who writes, how to answer, and why this mail came: the lines under every mail. */
export const footerLines = ({ why }: Addressee): string[] => [
  why,
  `${name}, ${registry} ${registryCode}`,
  `${street}, ${postalCode} ${city}, ${country}`,
  `${supportEmail}, ${phone} (${businessHours})`,
];
