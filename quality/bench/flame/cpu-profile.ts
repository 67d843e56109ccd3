/** A CPU profile as V8 writes it, as far as it is read here. */
export interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  /** Ids of the nodes that ran when a sample was taken. */
  readonly samples: readonly number[];
  /** Microseconds since the sample before; the first since the start. */
  readonly timeDeltas: readonly number[];
}

interface ProfileNode {
  readonly id: number;
  readonly callFrame: CallFrame;
  readonly children?: readonly number[];
}

export interface CallFrame {
  readonly functionName: string;
  /** Empty for what is no script, such as the garbage collector. */
  readonly url: string;
}

/** A function as it was called from the one above it, and what it called. */
export interface Call {
  readonly frame: CallFrame;
  /** In the function itself, without what it called. */
  readonly selfMs: number;
  readonly called: readonly Call[];
}

const IDLE = '(idle)';

/** What the thread did when it was not idle. */
export function callsOf({ nodes, samples, timeDeltas }: CpuProfile): Call[] {
  const selfMs = new Map<number, number>();
  for (const [index, id] of samples.entries()) {
    // A sample stands for the time until the next one.
    selfMs.set(id, (selfMs.get(id) ?? 0) + (timeDeltas[index + 1] ?? 0) / 1_000);
  }
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const callOf = ({ id, callFrame, children = [] }: ProfileNode): Call => ({
    frame: callFrame,
    selfMs: selfMs.get(id) ?? 0,
    called: children.flatMap((child) => byId.get(child) ?? []).map(callOf),
  });
  const [root] = nodes;
  return root ? callOf(root).called.filter(({ frame }) => frame.functionName !== IDLE) : [];
}
