/**
 * The life of a mandate. `awaiting`: signed or paid, not both. `in_force`: both. `ending`: notice was given, it goes on
 * until its last moment. `run_off`: orders about its time are still taken. `ended`: nothing is taken any more.
 */
export const MANDATE_STATES = ['awaiting', 'in_force', 'ending', 'run_off', 'ended'] as const;
export type MandateState = (typeof MANDATE_STATES)[number];

/** Of a mandate that began: those before are nobody's business but the client's. */
export type PublicMandateState = Exclude<MandateState, 'awaiting'>;

/** How long orders about its time are still taken after the end: the agreement's clause on the run-off. */
export const RUN_OFF_DAYS = 90;

/** The letters of register numbers and how many of them follow `R13-`. */
export const REGISTER_NUMBER_LETTERS = 8;

/** `R13-` and eight of the letters of client ids, drawn at random: it tells nobody how many mandates there are. */
export const REGISTER_NUMBER = /^R13-[A-HJ-NP-Z2-9]{8}$/;

/** With how many letters names of the register are looked up by how they begin. */
export const REGISTER_LETTERS_MIN = 3;
