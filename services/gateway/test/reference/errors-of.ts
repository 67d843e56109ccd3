import type { Type } from '@nestjs/common';
import * as contracts from '@rep13/contracts-catalogue/every-contract';
import type { ErrorCode } from '@rep13/contracts-constants';
import type { CommandClass, Refusals } from '@rep13/contracts-messaging';
import type { OwnRefusals } from '../../src/edge/refuses.decorator.ts';
import type { KnownError } from './errors.ts';
import { statedRefusals } from './stated-refusals.ts';

const OF_ALL = { 'gateway.unexpected': 500, 'gateway.service-unavailable': 503 } as const satisfies Refusals;
const OF_WRITES = {
  'gateway.foreign-origin': 403,
  'gateway.too-many-attempts': 429,
} as const satisfies Refusals;
const OF_ADDRESSES = {
  'gateway.validation-failed': 400,
  'gateway.malformed-body': 400,
} as const satisfies Refusals;
const OF_BODIES = {
  ...OF_ADDRESSES,
  'gateway.body-too-complex': 400,
  'gateway.slow-body': 408,
  'gateway.body-too-large': 413,
  'gateway.unsupported-media-type': 415,
} as const satisfies Refusals;

export interface Call {
  readonly controller: Type;
  /** The name of its method. */
  readonly name: string;
  /** What it sends, by name; names of anything else are passed over. */
  readonly commands: readonly string[];
  readonly isWrite: boolean;
  readonly hasBody: boolean;
  /** In its path or its query. */
  readonly hasParameters: boolean;
}

/** A code with its status, and who may answer it: whose description counts is first. */
export interface Refusal {
  readonly code: string;
  readonly status: number;
  readonly by: readonly string[];
}

/** Everything that a call may be refused with: by the edge, by its guards, by the services behind it. */
export function refusalsOfCall(call: Call): Refusal[] {
  const stated = statedRefusals(call.controller, call.name);
  const all: OwnRefusals[] = [
    OF_ALL,
    ...(call.isWrite ? [OF_WRITES] : []),
    ...(call.hasBody ? [OF_BODIES] : []),
    ...(call.hasParameters ? [OF_ADDRESSES] : []),
    ...stated,
  ];
  const spared = stated.flatMap((each) =>
    Object.keys(each).filter((code) => each[code as ErrorCode] === false),
  );
  return [
    ...all.flatMap((each) =>
      refusalsIn(each, (code) => ['gateway', 'service-kit', 'onboarding', 'file-check', serviceOf(code)]),
    ),
    ...call.commands.flatMap(refusalsOfCommand),
  ].filter(({ code }) => !spared.includes(code));
}

/** What the command of this name says; nothing where no command is called so. */
export function refusalsOfCommand(name: string): Refusal[] {
  const { errors = {}, subject = '' } = ((contracts as Record<string, unknown>)[name] ??
    {}) as Partial<CommandClass>;
  return refusalsIn(errors, () => [
    serviceOf(subject.replace('rpc.', '')),
    'service-kit',
    'gateway',
    'onboarding',
    'file-check',
  ]);
}

const refusalsIn = (stated: OwnRefusals, placesOf: (code: string) => string[]): Refusal[] =>
  Object.entries(stated).flatMap(([code, status]) =>
    status === false ? [] : [{ code, status, by: placesOf(code) }],
  );

/** The errors of a call, each once. */
export function errorsOf(call: Call, known: KnownError[]): KnownError[] {
  const found = refusalsOfCall(call).flatMap((refusal) => knownErrorOf(refusal, known) ?? []);
  return found.filter(
    (one, index) =>
      index === found.findIndex(({ status, code }) => status === one.status && code === one.code),
  );
}

/** The error as described by the first that makes it with this status; undefined where none does. */
export const knownErrorOf = ({ code, status, by }: Refusal, known: KnownError[]): KnownError | undefined =>
  by
    .map((place) => known.find((each) => each.code === code && each.status === status && each.by === place))
    .find((error) => error !== undefined);

/** `sla` of `sla.ticket-closed`. */
const serviceOf = (code: string) => code.split('.')[0] ?? '';
