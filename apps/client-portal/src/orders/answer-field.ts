/** The form of the answer, and where in it one writes. */
export const ANSWER_FORM = 'answer';
export const ANSWER_FIELD = `${ANSWER_FORM}-body`;
