/** Where a clause begins on the page. */
export const clauseId = (number: number): string => `clause-${number}`;

/** Where the form begins. */
export const SIGNATURE_ID = 'your-signature';
