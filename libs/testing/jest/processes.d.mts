/** A process of this machine, as Linux has it. */
export interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Its own processor time, user and system, and that of its children that have ended, in milliseconds. */
  readonly spent: number;
}

/** All that run now. */
export function processes(): Process[];

/** A process, all that it started, and what those started. */
export function processTree(root: number, all: readonly Process[]): Process[];

/** Milliseconds of processor time that a process has spent with all its children. */
export function spentByTree(root: number, all: readonly Process[]): number;
