import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const SOURCES = join(import.meta.dirname, '..');
/** They are loaded by `import()`, once a collector is named. */
const ONLY_WHEN_ON = ['otlp-tracing.ts', 'logged-exporter.ts'];
/** What a file has loaded before it runs; types are no part of that. */
const IMPORTS = /^(?:import|export) (?!type )[^;]*?from '([^']+)'/gm;

it('loads nothing of the SDK where tracing is off', () => {
  const loaded = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .filter((file) => !ONLY_WHEN_ON.includes(basename(file)))
    .flatMap((file) => [...readFileSync(join(SOURCES, file), 'utf8').matchAll(IMPORTS)])
    .map(([, source = '']) => source);

  expect(loaded).toContain('prom-client');
  expect(
    loaded.filter(
      (source) => source.startsWith('@opentelemetry/') || ONLY_WHEN_ON.includes(basename(source)),
    ),
  ).toEqual([]);
});
