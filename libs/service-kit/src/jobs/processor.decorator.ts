import type { Scope } from '../database/unit-of-work.ts';
import type { JobDefinition } from './job-definition.ts';

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
  /** Called, in the transaction that records it, when a try fails. `dead`: it was the last. */
  failed?(job: JobTry<Payload>, failure: { error: unknown; dead: boolean }, scope: Scope): Promise<void>;
}

/** Trying again can't help: the job is dead at once. */
export class PermanentFailure extends Error {}

const DEFINITION = Symbol('job definition');

/** The class processes this job. */
export const Process =
  (definition: JobDefinition<object>): ClassDecorator =>
  (target) => {
    Reflect.defineMetadata(DEFINITION, definition, target);
  };

export const definitionOf = (target: object): JobDefinition<object> | undefined =>
  Reflect.getMetadata(DEFINITION, target) as JobDefinition<object> | undefined;
