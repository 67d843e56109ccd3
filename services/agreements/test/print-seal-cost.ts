import { readFileSync } from 'node:fs';
import { P12Signer, PDF } from '@libpdf/core';
import { makeTestSeal } from '@rep13/testing';
import { renderPdf } from '../src/pdf/render-pdf.ts';
import { makeSeal } from '../src/seal/make-seal.ts';
import { buildSealOrder } from './seal-order.builder.ts';
import { buildSignedDocument } from './signed-document.builder.ts';

/**
 * A process of its own that says how long our seal takes, its check included, and how long the
 * library alone takes for the same PDF. Started with the number of rounds, which alternate so that a slow moment of the
 * machine meets both, and the seals of each.
 */
const [rounds, seals] = process.argv.slice(2).map(Number) as [number, number];
const own = await makeTestSeal();
const file = { p12: readFileSync(own.file), passphrase: own.passphrase };
const pdf = await renderPdf(buildSignedDocument());
const signer = await P12Signer.create(file.p12, file.passphrase);

const ours = () => makeSeal(buildSealOrder(pdf, file));
const alone = async () => (await PDF.load(pdf)).sign({ signer, reason: 'Issued by us' });

const times = { ours: [] as number[], alone: [] as number[] };
await warm(ours);
await warm(alone);
for (let round = 0; round < rounds; round += 1) {
  times.ours.push(await timeOf(ours));
  times.alone.push(await timeOf(alone));
}
const [oursMs, aloneMs] = [median(times.ours), median(times.alone)];
process.stdout.write(JSON.stringify({ oursMs, aloneMs, ratio: oursMs / aloneMs }));
await own.remove();

async function warm(seal: () => Promise<unknown>): Promise<void> {
  for (let n = 0; n < 20; n += 1) await seal();
}

async function timeOf(seal: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let n = 0; n < seals; n += 1) await seal();
  return (performance.now() - start) / seals;
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
