/** How a client signs. `electronic` is named by the spec and not offered yet. Spec section 4. */
export const SIGNATURE_TYPES = ['typed', 'electronic'] as const;
export type SignatureType = (typeof SIGNATURE_TYPES)[number];

export const CONTRACT_VERSION = '1.0';
