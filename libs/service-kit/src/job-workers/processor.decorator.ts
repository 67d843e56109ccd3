import type { Scope } from '../unit-of-work/unit-of-work.ts';
import type { JobDefinition } from '../definition/job-definition.ts';

/** What is written when the work is done: in one transaction with the job's completion, or not at all. */
export type Conclusion = (scope: Scope) => Promise<void>;

/** One try at a job. */
export interface JobTry<Payload extends object> {
  /** The row's id: the same for every try. */
  readonly id: string;
  readonly payload: Payload;
  /** 1 for the first. */
  readonly attempt: number;
}

/** Does the slow or outside work of a job and gives back what is to be written. Doing it twice must be harmless. */
export interface JobProcessor<Payload extends object> {
  process(job: JobTry<Payload>): Promise<Conclusion | void>;
  /** Called, in the transaction that records it, when a try fails. */
  failed?(job: JobTry<Payload>, failure: Failure, scope: Scope): Promise<void>;
  /** Called, in the transaction of the next lease, for a try whose worker died or was too slow: how it ended nobody knows. */
  interrupted?(job: JobTry<Payload>, scope: Scope): Promise<void>;
}

/** How a try failed. */
export interface Failure {
  readonly error: unknown;
  /** It was the last try. */
  readonly dead: boolean;
  /** The job waits for what it needs, and this is not the first time: nothing new has happened. */
  readonly stillPostponed: boolean;
}

/** Trying again can't help: the job is dead at once. */
export class PermanentFailure extends Error {}

/**
 * What the job needs is away. The try is not counted; after a day of this the job is dead nevertheless. A database that
 * is away or full need not be said: the kit sees it.
 */
export class Postponement extends Error {}

const DEFINITION = Symbol('job definition');

/** The class processes this job. */
export const Process =
  (definition: JobDefinition<object>): ClassDecorator =>
  (target) => {
    Reflect.defineMetadata(DEFINITION, definition, target);
  };

export const definitionOf = (target: object): JobDefinition<object> | undefined =>
  Reflect.getMetadata(DEFINITION, target) as JobDefinition<object> | undefined;
