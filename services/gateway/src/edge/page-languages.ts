import type { Request } from 'express';

/** Of the pages that builds render first: they have the others beside it. */
export const FIRST_LANGUAGE = 'en';

/**
 * In which languages somebody reads pages, the best first, as codes of ISO 639-1: as the address says (`?lang=nl`), then
 * as the browser has it in its first place. So does the living page, which also knows what was chosen before.
 */
export function readersLanguages(request: Request): string[] {
  const [, search = ''] = request.originalUrl.split('?', 2);
  const [accepted = ''] = request.acceptsLanguages();
  return [new URLSearchParams(search).get('lang') ?? '', accepted.split('-')[0] ?? ''];
}

/** The first of these that is there; else the first language. */
export const languageFrom = <Code extends string>(
  wanted: readonly string[],
  offered: readonly Code[],
): Code | undefined => {
  const found = wanted.find((code) => code === FIRST_LANGUAGE || offered.some((one) => one === code));
  return offered.find((code) => code === found);
};
