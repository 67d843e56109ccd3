/** Takes the password once more; asked, it says whether that is needed. */
export const STEP_UP = '/api/admin/step-up';
