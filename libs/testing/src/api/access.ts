import { IDS, type AccessRow } from './access-row.ts';
import { ROUTES } from './access-rows.ts';

const STAFF = ['admin', 'caseworker', 'auditor'];
const CLIENTS = ['owning client', 'suspended client', 'other client'];
const OWNERS = ['owning visitor', 'owning client', 'suspended client'];
/** To them the other one's id is their own. */
export const OTHERS = ['other visitor', 'other client'];

export const PERSONAS = [
  'nobody',
  'other visitor',
  'owning visitor',
  ...CLIENTS,
  ...STAFF,
  'disabled admin',
  'halfway admin',
  'halfway client',
] as const;

export type Which = keyof typeof IDS;

/** One call by one persona with one id: `[route, which, persona]`. */
export type Cell = readonly [string, Which, string];

export const PARAM = /:(\w+)/g;

const namesAnId = (path: string, { body, params }: AccessRow) =>
  body !== undefined || [...path.matchAll(PARAM)].some(([, name]) => !params?.[name!]);

/** Every route by every persona, with each id where there is one; what ends a session comes last. */
export const CELLS: readonly Cell[] = Object.entries(ROUTES)
  .sort(([, one], [, other]) => Number(one.endsSession ?? false) - Number(other.endsSession ?? false))
  .flatMap(([route, row]) => {
    const ids = namesAnId(route, row) ? (Object.keys(IDS) as Which[]) : (['own'] as const);
    return ids.flatMap((which) => PERSONAS.map((persona) => [route, which, persona] as const));
  });

/** What the persona gets: let in, or the refusal's status. */
export function expected(row: AccessRow, method: string, persona: string, which: Which): 'in' | number {
  if (row.forClientAlone && STAFF.includes(persona)) return 403;
  switch (row.audience) {
    case 'public':
      return 'in';
    case 'authority link':
      return 404;
    case 'client':
      return CLIENTS.includes(persona) ? 'in' : 401;
    case 'client of the ticket':
      return CLIENTS.includes(persona) ? toOwnTicket(row, persona, which) : 401;
    case 'owner':
      return toOwners(method, persona, which);
    case 'halfway admin':
    case 'halfway client':
      return persona === row.audience ? 'in' : 401;
    case 'admin':
      if (!STAFF.includes(persona)) return 401;
      if (row.roles && !row.roles.some((role) => role === persona)) return 403;
      return which === 'absent' || row.isAbsent ? 404 : 'in';
  }
}

/** Another client's order looks like one that is not there. */
function toOwnTicket({ isAbsent }: AccessRow, persona: string, which: Which): 'in' | number {
  const own: Which = OTHERS.includes(persona) ? 'other' : 'own';
  return which === own && !isAbsent ? 'in' : 404;
}

/** Staff reads what every client has; only an admin acts for one, where it does not bind the client. */
function toOwners(method: string, persona: string, which: Which): 'in' | number {
  if (STAFF.includes(persona) && persona !== 'admin' && method !== 'GET') return 403;
  if (which === 'absent') return 404;
  const owners = which === 'own' ? OWNERS : OTHERS;
  return STAFF.includes(persona) || owners.includes(persona) ? 'in' : 404;
}
