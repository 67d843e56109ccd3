/** A lint rule: no circle of imports between files, nor between folders of a project. Imports of types count. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
const ROOTS = ['apps', 'services', 'libs', 'quality', 'tools', 'e2e'];
const OPTIONS = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ['source'],
  allowImportingTsExtensions: true,
  allowJs: true,
};
const resolved = ts.createModuleResolutionCache(REPOSITORY, (path) => path, OPTIONS);

/** What a file imports of the repository, and where it says so. */
function importsOf(file, text) {
  return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName, pos, end }) => {
    if (!/^(?:\.|@rep13\/)/.test(fileName)) return [];
    const target = ts.resolveModuleName(fileName, file, OPTIONS, ts.sys, resolved).resolvedModule;
    return target ? [{ target: target.resolvedFileName, pos, end }] : [];
  });
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    return entry.isDirectory() ? filesIn(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`];
  });
}

/** Nothing imports a spec, so what it looks at draws no arrow between folders. */
const isSpec = (file) => /\.spec\.tsx?$/.test(file);

/** The two siblings in one folder through which an import leads; null when it leads out of the project. */
function siblings(from, to, projects) {
  const parts = to.split('/');
  const depth = from.split('/').findIndex((part, index) => part !== parts[index]);
  const upTo = (path) =>
    path
      .split('/')
      .slice(0, depth + 1)
      .join('/');
  const isInside = projects.some((project) => from.startsWith(project) && to.startsWith(project));
  return isInside && !isSpec(from) ? [upTo(from), upTo(to)] : null;
}

/** One arrow more: how many imports make it is what it weighs. */
function add(graph, from, to) {
  const arrows = graph.get(from) ?? new Map();
  graph.set(from, arrows.set(to, (arrows.get(to) ?? 0) + 1));
}

/** The repository as it lies on the disk, read once: who imports which file, and which sibling. */
function readGraph() {
  const all = ROOTS.flatMap((root) => filesIn(REPOSITORY + root));
  const projects = all.flatMap((file) => file.match(/^.*\/(?=package\.json$)/) ?? []);
  const graph = { projects, files: new Map(), folders: new Map() };
  for (const file of all.filter((name) => /\.(?:tsx?|mjs|cjs)$/.test(name)))
    for (const { target } of importsOf(file, readFileSync(file, 'utf8'))) {
      add(graph.files, file, target);
      const pair = siblings(file, target, projects);
      if (pair) add(graph.folders, ...pair);
    }
  return graph;
}
let known;

/** The shortest way along the arrows, both ends included. */
function way(arrows, from, to) {
  const ways = [[from]];
  const seen = new Set([from]);
  for (const path of ways) {
    if (path.at(-1) === to) return path;
    for (const next of arrows.get(path.at(-1))?.keys() ?? [])
      if (!seen.has(next)) {
        seen.add(next);
        ways.push([...path, next]);
      }
  }
  return null;
}

/** Of a circle of folders only the imports of its thinnest arrow are refused: those are what has to go. */
function isWeakest(here, [there, ...rest]) {
  const weight = (from, to) => known.folders.get(from)?.get(to) ?? 0;
  const others = rest.map((folder, index) => weight([there, ...rest][index], folder));
  return others.every((other) => weight(here, there) <= other);
}

function circleOf(from, to) {
  known ??= readGraph();
  const files = way(known.files, to, from);
  if (files) return [from, ...files];
  const [here, there] = siblings(from, to, known.projects) ?? [];
  const folders = here && way(known.folders, there, here);
  return folders && isWeakest(here, folders) ? [here, ...folders] : null;
}

export const noCircles = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { circle: 'This import closes a circle: {{circle}}. Move what both need below both.' },
  },
  create: (context) => ({
    Program() {
      const { filename, sourceCode } = context;
      for (const { target, pos, end } of importsOf(filename, sourceCode.text)) {
        const circle = circleOf(filename, target)?.map((path) => path.replace(REPOSITORY, ''));
        if (!circle) continue;
        const loc = { start: sourceCode.getLocFromIndex(pos), end: sourceCode.getLocFromIndex(end) };
        context.report({ loc, messageId: 'circle', data: { circle: circle.join(' → ') } });
      }
    },
  }),
};
