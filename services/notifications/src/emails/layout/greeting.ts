/** A name that strangers chose for a stranger is not repeated to them: without one, just a greeting. */
export const greeting = (name: string): string => (name ? `Hello ${name},` : 'Hello,');
