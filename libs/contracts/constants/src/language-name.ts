const NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** The English name of a language. @param code of ISO 639-1, such as `nl` */
export const languageName = (code: string): string => NAMES.of(code) ?? code;
