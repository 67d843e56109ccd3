import { dirname } from 'node:path';
import ts from 'typescript';
import { PATHS, read } from './spec-titles.ts';

/** What the product was asked to be made of, and a project that runs on each. */
const ASKED_FOR = [
  ['react', 'apps/shell'],
  ['react-dom', 'apps/shell'],
  ['react-router-dom', 'libs/web-kit'],
  ['@module-federation/enhanced', 'apps/shell'],
  ['zustand', 'libs/web-kit'],
  ['swr', 'libs/web-kit'],
  ['antd', 'apps/admin'],
  ['@nestjs/common', 'services/onboarding'],
  ['@nestjs/core', 'libs/service-kit'],
  ['@nestjs/microservices', 'libs/service-kit'],
  ['@nestjs/passport', 'services/gateway'],
  ['@nestjs/typeorm', 'libs/service-kit'],
  ['typeorm', 'services/onboarding'],
  ['pg', 'libs/service-kit'],
  ['@nats-io/jetstream', 'libs/service-kit'],
  ['bullmq', 'libs/service-kit'],
  ['ioredis', 'libs/service-kit'],
  ['class-validator', 'libs/service-kit'],
  ['pdfkit', 'services/agreements'],
] as const;

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const manifestOf = (project: string) => JSON.parse(read(`${project}/package.json`)) as Manifest;
const sourcesOf = (project: string) =>
  PATHS.filter((path) => path.startsWith(`${project}/src/`) && /(?<!\.spec)\.tsx?$/.test(path));
const imports = (source: string, name: string) =>
  ts
    .preProcessFile(read(source))
    .importedFiles.some(({ fileName }) => fileName === name || fileName.startsWith(`${name}/`));

describe('a package that the product was asked to use', () => {
  it.each(ASKED_FOR)('runs in the product: %s in %s', (name, project) => {
    expect(Object.keys(manifestOf(project).dependencies ?? {})).toContain(name);
    expect(sourcesOf(project).filter((source) => imports(source, name))).not.toEqual([]);
  });

  it('builds and tests it: webpack, jest, supertest and Nx', () => {
    const listed = (name: string) =>
      PATHS.filter((path) => path.endsWith('package.json'))
        .map(dirname)
        .filter((project) => manifestOf(project).devDependencies?.[name] !== undefined);
    expect(['webpack', 'jest', 'supertest', 'nx'].filter((name) => listed(name).length === 0)).toEqual([]);
  });
});
