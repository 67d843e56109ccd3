import { runScript } from '@rep13/commands/build';
import type { Bench } from './bench-run.ts';
import { atLeast, figure } from './figures/figure.ts';
import { rounded } from './figures/statistics.ts';

const TSX = 'node_modules/tsx/dist/cli.mjs';
const SCRIPT = 'services/agreements/test/print-pdf-rate.ts';
/** Rounds, and milliseconds of each. */
const FULL = ['7', '1500'];
const SMOKE = ['1', '300'];

/** What the script prints. */
interface PdfRates {
  readonly oursPerSecond: number;
  readonly barePerSecond: number;
  readonly ratio: number;
  /** Of our PDF and of the bare one. */
  readonly pages: [number, number];
}

/** P4: signed agreements made a second, beside bare pdfkit with the same words, fonts and pages, in turn. */
export const pdf: Bench = {
  name: 'pdf',
  run: async ({ options, signal }) => {
    const size = options.isSmoke ? SMOKE : FULL;
    const args = ['--tsconfig', 'tsconfig.base.json', '--conditions=source', SCRIPT, ...size];
    const { ok, output } = await runScript(TSX, args, { signal });
    if (!ok) throw new Error(`the PDFs could not be measured: ${output}`);
    const { oursPerSecond, barePerSecond, ratio, pages } = JSON.parse(output) as PdfRates;
    const note = `${rounded(oursPerSecond, 1)} to ${rounded(barePerSecond, 1)} a second; ${pages.join(' and ')} pages; without a seal`;
    return {
      figures: [
        figure('P4', "agreement PDF, share of bare pdfkit's rate", atLeast(0.8), rounded(ratio, 3), note),
      ],
    };
  },
};
