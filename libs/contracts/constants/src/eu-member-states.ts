/** The 27 Member States of the European Union, by English name. */
export const EU_MEMBER_STATES = [
  'Austria',
  'Belgium',
  'Bulgaria',
  'Croatia',
  'Cyprus',
  'Czechia',
  'Denmark',
  'Estonia',
  'Finland',
  'France',
  'Germany',
  'Greece',
  'Hungary',
  'Ireland',
  'Italy',
  'Latvia',
  'Lithuania',
  'Luxembourg',
  'Malta',
  'Netherlands',
  'Poland',
  'Portugal',
  'Romania',
  'Slovakia',
  'Slovenia',
  'Spain',
  'Sweden',
] as const;

export type EuMemberState = (typeof EU_MEMBER_STATES)[number];

/**
 * Article 13(1) DSA wants the representative in one of the Member States where the service is offered. Who has named no
 * market has left none out.
 */
export const leavesOut = (markets: readonly string[], state: string): boolean =>
  markets.length > 0 && !markets.includes(state);
