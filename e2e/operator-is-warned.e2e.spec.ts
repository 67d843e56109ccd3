import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { pidOf } from './steps/running-stack.ts';

const RULES = join(import.meta.dirname, '../docs/examples/alerts.rules.yml');
const SERVICES = ['onboarding', 'agreements', 'sla', 'notifications', 'gateway'];

/** What a service answers to a monitor, on the port that its environment names. */
async function metricsOf(service: string): Promise<string> {
  const environment = (await readFile(`/proc/${pidOf(service)}/environ`, 'utf8')).split('\0');
  const port = environment.find((line) => line.startsWith('HTTP_PORT='))?.slice('HTTP_PORT='.length);
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  return answer.text();
}

test('every figure that the example of alerts looks at is told by a running service', async () => {
  const rules = await readFile(RULES, 'utf8');
  const wanted = new Set(rules.match(/\brep13_\w+/g));
  const answers = await Promise.all(SERVICES.map(metricsOf));
  const alarms = new Set(
    answers.flatMap((text) => [...text.matchAll(/^(rep13_\w+) \S+$/gm)].map(([, name]) => name)),
  );

  expect(wanted.size).toBeGreaterThan(5);
  expect([...wanted].filter((name) => !alarms.has(name))).toEqual([]);
});

test('the example of alerts names the services as they are', async () => {
  const rules = await readFile(RULES, 'utf8');
  const [, jobs = ''] = /up\{job=~"([^"]+)"\}/.exec(rules) ?? [];
  expect(jobs.split('|').sort()).toEqual([...SERVICES].sort());
});
