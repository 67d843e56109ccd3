/** Set by `npm run reference`: generated files are written instead of compared. */
export const isWriting = process.env['WRITE_REFERENCE'] === '1';
