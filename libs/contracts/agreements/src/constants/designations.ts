/** Why a coordinator is written to: the mandate began, a printed fact changed, the mandate ended. */
export const DESIGNATION_REASONS = ['initial', 'change', 'end'] as const;
export type DesignationReason = (typeof DESIGNATION_REASONS)[number];

/**
 * The way of one letter. `draft`: the client has to sign. `signed`: we have to send it. `sending`: it is on its way by
 * mail. `sent`, `acknowledged`: the
 * coordinator has it, has said so. `returned`: it did not take it. `superseded`: a newer one took its place.
 */
export const DESIGNATION_STATES = [
  'draft',
  'signed',
  'sending',
  'sent',
  'acknowledged',
  'returned',
  'superseded',
] as const;
export type DesignationState = (typeof DESIGNATION_STATES)[number];

/** How it was sent. */
export const DESIGNATION_CHANNELS = ['mail', 'registry', 'post'] as const;
export type DesignationChannel = (typeof DESIGNATION_CHANNELS)[number];

/** After so many days without an acknowledgement staff is reminded. */
export const ACKNOWLEDGEMENT_DAYS = 14;

/** What staff does with a letter. */
export const DESIGNATION_MOVES = ['send', 'record-sent', 'record-acknowledgement', 'return'] as const;
export type DesignationMove = (typeof DESIGNATION_MOVES)[number];
