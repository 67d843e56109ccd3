/**
 * How many of something a spec makes: `usually` in `npm test`, `thoroughly` in `npm run test:all`, which sets
 * THOROUGH. Only for how often the same is tried, never for what is asserted.
 */
export const howMany = (usually: number, thoroughly: number): number =>
  process.env['THOROUGH'] === 'true' ? thoroughly : usually;
