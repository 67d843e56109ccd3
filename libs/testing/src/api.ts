/* Bodies and callers of the gateway, for its own tests and for programs that call it from outside. */
export { CELLS, expected, OTHERS, PARAM, PERSONAS, type Cell, type Which } from './api/access.ts';
export { FILE_ID, IDS, type AccessRow } from './api/access-row.ts';
export { ROUTES } from './api/access-rows.ts';
export { anyBodies, FORBIDDEN_NAMES, HOSTILE_TEXTS, refusedBodies } from './api/bad-bodies.ts';
export { fieldsOf, hostileCases, type HostileCase } from './api/hostile-texts.ts';
export { buildProviderInformationBody } from './api/provider-information-body.ts';
export { buildSignupBody } from './api/signup-body.ts';
export { CANARY, VALID_BODIES } from './api/valid-bodies.ts';
