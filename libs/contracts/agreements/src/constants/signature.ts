/** How a client signs. `electronic` has its name already and is not offered yet. */
export const SIGNATURE_TYPES = ['typed', 'electronic'] as const;
export type SignatureType = (typeof SIGNATURE_TYPES)[number];

/** Of the text that is signed now. */
export const CONTRACT_VERSION = '1.1';

/** Of the text that is meant where no version is said. */
export const FIRST_CONTRACT_VERSION = '1.0';
