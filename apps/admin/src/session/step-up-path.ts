/** POST takes the password again; GET asks whether that is needed. */
export const STEP_UP = '/api/admin/step-up';
