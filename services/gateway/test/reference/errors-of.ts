import * as contracts from '@rep13/contracts-catalogue/every-contract';
import { ERROR_CODES, type ErrorCode } from '@rep13/contracts-constants';
import type { ContractTypes } from '@rep13/contracts-catalogue/reference';
import type { Handler } from './controllers.ts';
import type { KnownError } from './errors.ts';

const E = ERROR_CODES;

/** What a decorator, guard or pipe refuses, before the handler is asked. */
const BY_DECORATOR: Record<string, ErrorCode[]> = {
  SignupOwnerAudience: [E.notFound],
  ClientAudience: [E.notSignedIn],
  AdminAudience: [E.notSignedIn, E.passwordChangeRequired, E.secondFactorSetupRequired],
  HalfwayStaffGuard: [E.notSignedIn],
  HalfwayClientGuard: [E.notSignedIn],
  AdminRoles: [E.forbidden],
  PathId: [E.notFound],
  PathUuid: [E.notFound],
  PathText: [E.notFound],
  PathChoice: [E.notFound],
  NumberHash: [E.notFound],
  TakesVersion: [E.ticketChanged],
  WithLink: [E.notFound, E.tooManyAttempts],
  ForClientAlone: [E.forbidden],
  NotStaffGuard: [E.forbidden],
  NeedsStepUp: [E.stepUpRequired],
  WithoutOrigin: [E.malformedBody, E.bodyTooComplex, E.slowBody, E.bodyTooLarge],
  NeedsStepUpToBreakGlass: [E.stepUpRequired],
  RegisterGuard: [E.tooManyAttempts],
  RegisterDocumentsGuard: [E.tooManyAttempts],
  Idempotent: [E.idempotencyKeyInUse, E.idempotencyKeyReused],
  ClientSignInGuard: [E.invalidCredentials, E.accountLocked, E.accountPending],
  AdminSignInGuard: [E.invalidCredentials],
};

const OF_ALL: ErrorCode[] = [E.unexpected, E.serviceUnavailable];
const OF_WRITES: ErrorCode[] = [E.foreignOrigin, E.tooManyAttempts];
const OF_BODIES: ErrorCode[] = [
  E.validationFailed,
  E.malformedBody,
  E.bodyTooComplex,
  E.slowBody,
  E.bodyTooLarge,
  E.unsupportedMediaType,
];
const OF_ADDRESSES: ErrorCode[] = [E.validationFailed, E.malformedBody];

/** Stable codes as they are quoted in comments: `` `agreements.text-changed` ``. */
const QUOTED = /`([a-z-]+\.[a-z-]+)`/g;

export interface Operation {
  readonly isWrite: boolean;
  readonly hasBody: boolean;
  /** In its path or its query. */
  readonly hasParameters: boolean;
}

/** Everything that a call may be refused with: by the edge, by its guards, by the services behind it. */
export function errorsOf(
  handler: Handler,
  operation: Operation,
  known: KnownError[],
  types: ContractTypes,
): KnownError[] {
  const atTheEdge = [
    ...OF_ALL,
    ...(operation.isWrite ? OF_WRITES : []),
    ...(operation.hasBody ? OF_BODIES : []),
    ...(operation.hasParameters ? OF_ADDRESSES : []),
    ...handler.decorators.flatMap((decorator) => BY_DECORATOR[decorator] ?? []),
  ];
  const found = [
    ...atTheEdge.flatMap((code) =>
      saidBy(['gateway', 'service-kit', 'onboarding', 'file-check', placeOf(code)], code, known),
    ),
    ...quotedIn(handler.comment).flatMap((code) =>
      saidBy(['gateway', 'service-kit', 'onboarding', 'file-check', placeOf(code)], code, known),
    ),
    ...handler.commands
      .filter(isCommand)
      .flatMap((command) =>
        quotedIn(types.wordsOf(command).description).flatMap((code) =>
          saidBy([contextOf(command), 'service-kit', 'gateway', 'onboarding', 'file-check'], code, known),
        ),
      ),
  ];
  return found
    .filter(
      (one, index) =>
        index === found.findIndex(({ status, code }) => status === one.status && code === one.code),
    )
    .filter(({ code }) => code !== E.foreignOrigin || !handler.decorators.includes('WithoutOrigin'))
    .filter(
      ({ code }) =>
        code !== E.passwordChangeRequired || !handler.decorators.includes('AllowedBeforePasswordChange'),
    )
    .filter(
      ({ code }) =>
        code !== E.secondFactorSetupRequired || !handler.decorators.includes('AllowedBeforeSecondFactor'),
    );
}

/** A code that a line break went through: it would be lost without a word. */
const BROKEN = /`[a-z-]+\.[a-z-]*- [a-z-]*`/;

/** @throws for a code that stands on two lines */
export function quotedIn(comment: string): string[] {
  const [broken] = BROKEN.exec(comment) ?? [];
  if (broken) throw new Error(`${broken}: write the code of an error on one line`);
  return [...comment.matchAll(QUOTED)].map(([, code]) => code!);
}

/** The first of these that knows the code says with which status and words. */
function saidBy(places: string[], code: string, known: KnownError[]): KnownError[] {
  for (const place of places) {
    const own = known.filter((error) => error.code === code && error.by === place);
    if (own.length > 0) return own;
  }
  return [];
}

const subjectOf = (command: string) =>
  ((contracts as Record<string, unknown>)[command] as { subject?: string } | undefined)?.subject;

const isCommand = (name: string) => subjectOf(name) !== undefined;

/** The service whose code it is. */
const placeOf = (code: string) => code.split('.')[0] ?? '';

const contextOf = (command: string) => subjectOf(command)?.split('.')[1] ?? '';
