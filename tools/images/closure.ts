import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A project of this repository, as its package.json describes it. */
export interface Project {
  readonly name: string;
  /** Relative to the repository. */
  readonly folder: string;
  readonly dependencies: readonly string[];
}

/** Where services and what they stand on live. */
const FOLDERS = ['services', 'libs', 'libs/contracts'];

/** Services and every project that they need at run time, the first first. @throws when there is no such service. */
export function closureOf(services: readonly string[], repository: string): Project[] {
  const projects = new Map(projectsIn(repository).map((project) => [project.name, project]));
  const needed = new Set<Project>();
  const add = (name: string): void => {
    const project = projects.get(name);
    // Everything else comes from the registry.
    if (!project || needed.has(project)) return;
    needed.add(project);
    project.dependencies.forEach(add);
  };
  for (const service of services) {
    if (!projects.has(`@rep13/${service}`))
      throw new Error(`There is no service ${service} in ${join(repository, 'services')}.`);
    add(`@rep13/${service}`);
  }
  return [...needed];
}

function projectsIn(repository: string): Project[] {
  return FOLDERS.flatMap((parent) =>
    readdirSync(join(repository, parent)).flatMap((name) => {
      const folder = join(parent, name);
      const file = join(repository, folder, 'package.json');
      if (!existsSync(file)) return [];
      const { name: project, dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
        name: string;
        dependencies?: Record<string, string>;
      };
      return [{ name: project, folder, dependencies: Object.keys(dependencies) }];
    }),
  );
}
