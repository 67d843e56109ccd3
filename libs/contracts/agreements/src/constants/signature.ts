/** How a client signs. `electronic` has its name already and is not offered yet. */
export const SIGNATURE_TYPES = ['typed', 'electronic'] as const;
export type SignatureType = (typeof SIGNATURE_TYPES)[number];

export const CONTRACT_VERSION = '1.0';
