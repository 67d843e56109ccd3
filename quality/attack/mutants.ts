import type { Edit } from '@rep13/faults/inject/edits';
import { SERVICES } from '@rep13/faults/plan/fault';
import type { Rule } from './options.ts';

/** A mistake that somebody could make in the code, and the promise that it breaks. */
export interface Mutant extends Edit {
  readonly breaks: Rule;
}

const GATEWAY = 'services/gateway/dist/src';

const inGateway = (name: string, breaks: Rule, file: string, find: string, replace: string): Mutant => ({
  ...{ name, breaks, find, replace },
  file: `${GATEWAY}/${file}`,
  services: ['gateway'],
});

export const MUTANTS: readonly Mutant[] = [
  inGateway(
    ...(['stack-in-answer', 'S1', 'edge/send-error.js'] as const),
    `return refuseAndHangUp(response, error);
    prepare(response, error).json(error.toBody());`,
    `return refuseAndHangUp(response, error);
    prepare(response, error).json({ ...error.toBody(), stack: error.stack });`,
  ),
  inGateway(
    ...(['refusal-written-down', 'S1', 'identity/trail/refusal-trail.js'] as const),
    'ERROR_CODES.tooManyAttempts\n',
    'ERROR_CODES.tooManyAttempts, ERROR_CODES.validationFailed\n',
  ),
  {
    ...{ name: 'bodies-not-checked', breaks: 'S1', services: ['gateway'] },
    file: 'libs/service-kit/dist/errors/validate.js',
    find: 'if (errors.length > 0) throw new ValidationFailed(toFieldErrors(errors));',
    replace: '',
  },
  inGateway(
    ...(['owner-not-checked', 'S2', 'audience/signup-owner.guard.js'] as const),
    'throw new NotTheirs();',
    `return 'visitor';`,
  ),
  inGateway(
    ...(['guesses-not-counted', 'S3', 'rate-limits/limit-guesses.js'] as const),
    'await signIns.take(target);',
    '',
  ),
  inGateway(
    ...(['device-not-known', 'S3', 'public/sign-in.guard.js'] as const),
    'target: device ? `${name} on ${device.id}` : name,',
    'target: name,',
  ),
  {
    ...{ name: 'unknown-answered-sooner', breaks: 'S3', services: ['onboarding'] },
    file: 'services/onboarding/dist/src/client-accounts/client-sign-in.service.js',
    find: 'const proven = await verifyPassword(hash, password) ? hash : null;',
    replace: 'const proven = hash && (await verifyPassword(hash, password)) ? hash : null;',
  },
  inGateway(
    ...(['any-script', 'S4', 'web/web-headers.js'] as const),
    'script-src ${scripts}`',
    `script-src * 'unsafe-inline'\``,
  ),
  inGateway(
    ...(['password-logged', 'S5', 'public/client-sign-in.guard.js'] as const),
    'validate(request, clientId, password) {',
    'validate(request, clientId, password) { console.log(password);',
  ),
  inGateway(
    ...(['any-origin', 'ASVS', 'edge/same-origin.guard.js'] as const),
    `if (request.get('Origin') !== this.ownOrigin) throw new ForeignOrigin();`,
    '',
  ),
  {
    ...{ name: 'more-fields-taken', breaks: 'ASVS', services: SERVICES },
    file: 'libs/service-kit/dist/errors/validate.js',
    find: 'forbidNonWhitelisted: true,',
    replace: 'forbidNonWhitelisted: false,',
  },
  {
    ...{ name: 'link-good-for-ever', breaks: 'ASVS', services: ['onboarding'] },
    file: 'services/onboarding/dist/src/client-accounts/client-account.entity.js',
    find: `throw new LinkExpired();
        this.resetLinks = [];`,
    replace: 'throw new LinkExpired();',
  },
  inGateway(
    ...(['any-address', 'ADDRESSES', 'edge/readable-address.js'] as const),
    'if (wrong !== undefined) return sendError(response, unreadable(wrong));',
    '',
  ),
  inGateway(
    ...(['nothing-is-too-much', 'EXCESS', 'edge/body-parser.js'] as const),
    'if (excess) throw new BodyTooComplex(excess);',
    '',
  ),
  {
    ...{ name: 'every-fault-named', breaks: 'EXCESS', services: ['gateway'] },
    file: 'libs/service-kit/dist/errors/errors.js',
    find: 'faults.slice(0, FAULTS_NAMED)',
    replace: 'faults',
  },
  {
    ...{ name: 'any-opening', breaks: 'FILES', services: ['onboarding', 'sla', 'agreements'] },
    file: 'libs/file-check/dist/pdf-fault.js',
    find: `if (found.name === 'OpenAction' && opening.actsAt(bytes, found.end)) return 'active';`,
    replace: '',
  },
  {
    ...{ name: 'letter-without-pages', breaks: 'FILES', services: ['agreements'] },
    file: 'services/agreements/dist/src/designations/designations.service.js',
    find: 'throw new FileUnreadable();',
    replace: '{}',
  },
  {
    ...{ name: 'filer-goes-on', breaks: 'TURNS', services: ['sla'] },
    file: 'services/sla/dist/src/intake/linked-request.js',
    find: `if (holder.by === 'filer' && request.senderCheck !== 'unverified') throw new NotFound();`,
    replace: '',
  },
  {
    ...{ name: 'asked-for-is-replaced', breaks: 'TURNS', services: ['sla'] },
    file: 'services/sla/dist/src/authority-requests/authority-links.js',
    find: 'const MAILED_GOOD = 10;',
    replace: 'const MAILED_GOOD = 1;',
  },
  inGateway(
    ...(['every-address-alone', 'NETWORKS', 'edge/network-of.js'] as const),
    `return \`\${groups.slice(0, NETWORK_GROUPS).map(hex).join(':')}::/64\`;`,
    'return address;',
  ),
  {
    ...{ name: 'tags-are-mailboxes', breaks: 'MAILS', services: ['notifications'] },
    file: 'services/notifications/dist/src/sending/unproven-budget.js',
    find: `local.split('+', 1)[0]`,
    replace: 'local',
  },
  {
    ...{ name: 'dots-as-typed', breaks: 'MAILS', services: ['notifications'] },
    file: 'services/notifications/dist/src/sending/shortened.js',
    find: `.replace(DOT_IN_WORD, '\\u2024')`,
    replace: '',
  },
  inGateway(
    ...(['places-for-the-first', 'SLOW', 'edge/places.js'] as const),
    ' && this.of(network) + places <= this.share',
    '',
  ),
  inGateway(
    ...(['slow-for-ever', 'SLOW', 'edge/pace.js'] as const),
    'refuseAndHangUp(response, new SlowBody());',
    'void 0;',
  ),
  {
    ...{ name: 'any-web-address', breaks: 'PAGES', services: ['onboarding'] },
    file: 'libs/safe-fetch/dist/checked-addresses.js',
    find: `if (!addresses.every(mayBeAsked)) throw new FetchRefused('address');`,
    replace: '',
  },
  {
    ...{ name: 'bombs-go-off', breaks: 'PAGES', services: ['onboarding'] },
    file: 'libs/safe-fetch/dist/bounded-body.js',
    find: `if (size > maxBytes) throw new FetchRefused('size');`,
    replace: '',
  },
];

/** @throws with the names there are. */
export function mutantOf(name: string): Mutant {
  const found = MUTANTS.find((one) => one.name === name);
  if (!found)
    throw new Error(`There is no mutant ${name}, but ${MUTANTS.map((one) => one.name).join(', ')}.`);
  return found;
}
