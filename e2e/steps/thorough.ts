/** A run before a release, `npm run test:all`, also looks at what costs much and seldom breaks. */
export const isThorough = process.env['THOROUGH'] === 'true';
