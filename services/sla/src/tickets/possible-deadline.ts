import { deadlineFault } from '@rep13/contracts-authority-requests/constants';
import { ValidationFailed } from '@rep13/service-kit';

/** A slip in the date: it is asked again. */
export class ImpossibleDeadline extends ValidationFailed {
  constructor(path: string, message: string) {
    super([{ path, message }]);
  }
}

interface Deadline {
  /** The field that names it. */
  readonly path: string;
  readonly at: string | null | undefined;
  /** Somebody says that it has passed. */
  readonly isPast: boolean;
}

/** @throws ImpossibleDeadline */
export function requirePossibleDeadline({ path, at, isPast }: Deadline, now: Date): void {
  const fault = at ? deadlineFault(Date.parse(at), now.getTime(), isPast) : undefined;
  if (fault) throw new ImpossibleDeadline(path, fault);
}
