export const clientPath = (signupId: number): string => `/admin/clients/${signupId}`;
