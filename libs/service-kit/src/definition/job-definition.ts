/** Work outside of requests: its queue, its name and how it is tried. The payload is checked by its type only. */
export interface JobDefinition<Payload extends object> {
  /** BullMQ queue, `<service>-<work>`. */
  readonly queue: string;
  /** Imperative, kebab-case. */
  readonly name: string;
  /** How long one try may take before another worker takes over. */
  readonly leaseMs: number;
  /** Wait before try 2, 3 …; the last one repeats. */
  readonly backoffMs: readonly number[];
  /** Tries before the job is dead. */
  readonly maxAttempts: number;
  /** Workers at once in one process. */
  readonly concurrency: number;
  /** Never set: carries the payload's type. */
  readonly payloadType?: Payload;
}

export const defineJob = <Payload extends object>(
  definition: Omit<JobDefinition<Payload>, 'payloadType'>,
): JobDefinition<Payload> => definition;
