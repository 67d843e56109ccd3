/**
 * How long the legal contact may stop a change of a mail address that staff made on a client's behalf, in hours, from
 * the moment when it was told.
 */
export const STOP_CHANGE_HOURS = 72;
