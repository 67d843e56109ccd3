/** The client sign-in page, which leads back here after the sign-in. */
export const signInPath = (back: string): string => `/client/login?back=${encodeURIComponent(back)}`;
