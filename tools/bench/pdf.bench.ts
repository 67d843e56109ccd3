import { spawnSync } from 'node:child_process';
import { REPOSITORY } from '@rep13/local-stack';

export const name = 'pdf';

/** The goal: at least this share of the rate of pdfkit alone. */
const GOAL = 0.8;

/** What services/agreements/test/print-pdf-rate.ts prints. */
interface PdfRates {
  readonly oursPerSecond: number;
  readonly barePerSecond: number;
  readonly ratio: number;
  /** Of our PDF and of the bare one. */
  readonly pages: [number, number];
}

/** P4: signed agreements made a second, beside bare pdfkit with the same words, fonts and pages. */
export function run(): PdfRates & { readonly goal: number } {
  const tsx = 'node_modules/tsx/dist/cli.mjs';
  const script = 'services/agreements/test/print-pdf-rate.ts';
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [tsx, '--tsconfig', 'tsconfig.base.json', '--conditions=source', script],
    { cwd: REPOSITORY, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the PDFs could not be measured: ${stderr}`);
  return { ...(JSON.parse(stdout) as PdfRates), goal: GOAL };
}
