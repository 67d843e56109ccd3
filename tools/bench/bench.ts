import { readdir } from 'node:fs/promises';

/** One figure or more, as it is printed: a row, or a table. */
type Figures = object | readonly object[];

interface Bench {
  readonly name: string;
  /** @param paths the pages to measure; none means all. Only for benches of pages. */
  readonly run: (paths: readonly string[]) => Figures | Promise<Figures>;
}

const BENCH_FILE = /\.bench\.ts$/;

/** `npm run bench [-- names] [/pages]`: measures on this machine and prints tables. Timings live here, never in a test. */
const args = process.argv.slice(2);
const paths = args.filter((arg) => arg.startsWith('/'));
const wanted = args.filter((arg) => !paths.includes(arg));
const files = (await readdir(new URL('.', import.meta.url))).filter((file) => BENCH_FILE.test(file));
const benches = await Promise.all(files.map((file) => import(`./${file}`) as Promise<Bench>));
const chosen = benches.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (chosen.length === 0) {
  console.error(`There is ${benches.map(({ name }) => name).join(', ')}, but no ${wanted.join(', ')}.`);
  process.exitCode = 1;
}
for (const { name, run } of chosen) {
  console.log(`\n${name}`);
  const figures = await run(paths);
  console.table(Array.isArray(figures) ? figures : [figures]);
}
