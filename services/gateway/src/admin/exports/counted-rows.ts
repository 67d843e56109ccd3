import { currentContext, withContext } from '@rep13/service-kit';

export interface Counted {
  readonly rows: number;
  /** False if they were not all taken, or could not all be read. */
  readonly isComplete: boolean;
}

/**
 * The same rows; `report` gets how many there were, before the reader learns that there are no more. Nothing is
 * reported where not even the first could be read.
 */
export async function* countedRows<Row>(
  source: AsyncGenerator<Row, void, undefined>,
  report: (counted: Counted) => Promise<void>,
): AsyncGenerator<Row, void, undefined> {
  const context = currentContext();
  let rows = 0;
  let isComplete = false;
  let hasBegun = false;
  try {
    for await (const row of source) {
      hasBegun = true;
      rows += 1;
      yield row;
    }
    isComplete = true;
  } finally {
    const reportCount = () => report({ rows, isComplete });
    if (hasBegun || isComplete) await (context ? withContext(context, reportCount) : reportCount());
  }
}
