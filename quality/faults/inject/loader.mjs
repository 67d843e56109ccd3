/* Given to Node with --import: changes named places of a service's code while it is loaded. Never in production. */
import { appendFileSync, existsSync, readFileSync, unlinkSync } from 'node:fs';
import { register } from 'node:module';
import { join } from 'node:path';

const { NODE_ENV, FAULTS_FOLDER, FAULTS_SERVICE } = process.env;
if (NODE_ENV === 'production') {
  console.error('Faults are not put into a production: NODE_ENV is production.');
  process.exit(1);
}
const edits = JSON.parse(readFileSync(join(FAULTS_FOLDER, 'edits.json'), 'utf8'));
register('./hooks.mjs', import.meta.url, {
  data: { edits: edits.filter(({ services }) => services.includes(FAULTS_SERVICE)), folder: FAULTS_FOLDER },
});

/** Dies at once, as by a power cut, where somebody has laid the file of that name. */
globalThis.crashHere = (point) => {
  const name = `${FAULTS_SERVICE}.${point}`;
  const file = join(FAULTS_FOLDER, name);
  if (!existsSync(file)) return;
  unlinkSync(file);
  appendFileSync(join(FAULTS_FOLDER, 'crashes'), `${name} ${Date.now()}\n`);
  process.kill(process.pid, 'SIGKILL');
};

/** Milliseconds by which somebody has moved this service's clock. */
let clockStep = 0;
const clock = join(FAULTS_FOLDER, `${FAULTS_SERVICE}.clock`);
setInterval(() => (clockStep = existsSync(clock) ? Number(readFileSync(clock, 'utf8')) : 0), 100).unref();
globalThis.clockStep = () => clockStep;
