/** Apart from the list itself, so that a change of password does not bring the list along. */
export const SESSIONS = '/api/admin/sessions';
