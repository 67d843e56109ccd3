import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { jest } from '@jest/globals';

const SOURCES = new URL('../', import.meta.url);
/** They are loaded by `import()`, once a collector is named. */
const ONLY_WHEN_ON = ['otlp-tracing.ts', 'logged-exporter.ts'];
/** A program that would start; what it stands on is asked here. */
const PROGRAM = 'main.ts';

const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', SOURCES), 'utf8')) as {
  dependencies: Record<string, string>;
};
const SDK = Object.keys(dependencies).filter((name) => name.startsWith('@opentelemetry/'));

describe('the SDK of OpenTelemetry', () => {
  const loaded: string[] = [];
  beforeAll(() => {
    // Spec files before it may have loaded what is asked about.
    jest.resetModules();
    for (const name of SDK)
      jest.unstable_mockModule(name, () => {
        loaded.push(name);
        return {};
      });
  });

  it('is not loaded where tracing is off', async () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
      .filter((file) => ![...ONLY_WHEN_ON, PROGRAM].includes(basename(file)));
    // One after the other: jest links modules that are loaded at once with what is not there yet.
    for (const file of files) await import(`../${file}`);

    expect(loaded).toEqual([]);
  });

  it('is loaded by what sends traces to a collector', async () => {
    // The stand-ins have nothing to import.
    await expect(import('./otlp-tracing.ts')).rejects.toThrow('does not provide an export');
    expect(loaded).not.toEqual([]);
  });
});
