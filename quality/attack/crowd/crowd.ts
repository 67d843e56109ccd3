import { setTimeout as sleep } from 'node:timers/promises';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { goTheWholeWay, type Way } from './honest-customer.ts';
import { KINDS, type Kind } from './kinds.ts';

const SENDERS = 32;
/** The first of them warms up what is used for the first time, and is not counted. */
const UNDISTURBED_WAYS = 4;
const DISTURBED_WAYS = 3;
/** Before the customer comes, the crowd is at work; between two crowds it is quiet. */
const BEFORE_MS = 3_000;
const BETWEEN_MS = 4_000;

interface Line {
  readonly what: string;
  readonly requests: number;
  readonly ways: readonly Way[];
}

/** One kind after another has its crowd while a customer goes the whole way. @returns whether each way led to the end */
export async function standAgainstCrowds(product: AttackedProduct): Promise<boolean> {
  const undisturbed = await goWays(product, 0, UNDISTURBED_WAYS);
  const lines: Line[] = [{ what: 'nobody', requests: 0, ways: undisturbed.slice(1) }];
  for (const [index, kind] of KINDS.entries()) {
    lines.push(await crowd(product, kind, index + 1));
    await sleep(BETWEEN_MS);
  }
  console.log(`\n${printedLines(lines)}\n`);
  return lines.every(({ ways }) => ways.every(({ failedAt }) => failedAt === undefined));
}

async function crowd(product: AttackedProduct, { what, behave }: Kind, network: number): Promise<Line> {
  let isOver = false;
  const senders = Array.from({ length: SENDERS }, (_, index) => {
    const address = `127.${50 + network}.0.${index + 1}`;
    const { url } = product;
    return behave({ url, address, index, caller: product.open(address), isOver: () => isOver });
  });
  const working = Promise.all(senders);
  try {
    await sleep(BEFORE_MS);
    const ways = await goWays(product, network, DISTURBED_WAYS);
    isOver = true;
    return { what, ways, requests: (await working).reduce((all, one) => all + one, 0) };
  } finally {
    isOver = true;
  }
}

/** Each by a customer at an address of its own. */
async function goWays(product: AttackedProduct, network: number, many: number): Promise<Way[]> {
  const ways: Way[] = [];
  for (let index = 0; index < many; index += 1)
    ways.push(await goTheWholeWay(product.open(`127.50.${network}.${index + 1}`)));
  return ways;
}

function printedLines(lines: readonly Line[]): string {
  const slowest = ({ ways }: Line) => Math.max(...ways.map(({ slowestMs }) => slowestMs)).toFixed(0);
  const [undisturbed] = lines;
  const rows = lines.map((line) => {
    const failed = line.ways.flatMap(({ failedAt }) => failedAt ?? []);
    const whole = `${line.ways.length - failed.length} of ${line.ways.length}`;
    const base = undisturbed ? slowest(undisturbed) : '';
    return [line.what, `${line.requests}`, slowest(line), base, [whole, ...failed].join('; ')];
  });
  const head = ['32 senders of', 'requests', 'slowest answer, ms', 'undisturbed, ms', 'whole ways'];
  const table = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
