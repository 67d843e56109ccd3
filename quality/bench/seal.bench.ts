import { runScript } from '@rep13/commands/build';
import type { Bench } from './bench-run.ts';
import { atMost, figure } from './figures/figure.ts';
import { rounded } from './figures/statistics.ts';

const TSX = 'node_modules/tsx/dist/cli.mjs';
const SCRIPT = 'services/agreements/test/print-seal-cost.ts';
/** Rounds, and seals of each. */
const FULL = ['9', '40'];
const SMOKE = ['1', '5'];

/** What the script prints. */
interface SealCosts {
  readonly oursMs: number;
  readonly aloneMs: number;
  readonly ratio: number;
}

/** P4: what the seal of an agreement's PDF takes, beside its library alone, in turn. */
export const seal: Bench = {
  name: 'seal',
  run: async ({ options, signal }) => {
    const size = options.isSmoke ? SMOKE : FULL;
    const args = ['--tsconfig', 'tsconfig.base.json', '--conditions=source', SCRIPT, ...size];
    const { ok, output } = await runScript(TSX, args, { signal });
    if (!ok) throw new Error(`the seals could not be measured: ${output}`);
    const { oursMs, aloneMs, ratio } = JSON.parse(output) as SealCosts;
    const note = `${rounded(oursMs, 1)} to ${rounded(aloneMs, 1)} ms, its check included, without a time stamp`;
    return {
      figures: [
        figure(
          'P4',
          "the PDF's seal, time beside its library alone",
          atMost(1.5, 'times'),
          rounded(ratio, 2),
          note,
        ),
      ],
    };
  },
};
