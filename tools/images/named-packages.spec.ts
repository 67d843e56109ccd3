import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY, SERVICES } from '@rep13/local-stack';
import ts from 'typescript';
import { closureOf } from './closure.ts';

/** What a file needs when it runs; what it imports as types is gone by then. */
function importedBy(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const named = statements.flatMap((statement) => {
    const isNeeded = ts.isImportDeclaration(statement)
      ? !statement.importClause || !isOfTypes(statement.importClause)
      : ts.isExportDeclaration(statement) && !statement.isTypeOnly;
    const from = isNeeded ? (statement as ts.ImportDeclaration).moduleSpecifier : undefined;
    return from && ts.isStringLiteral(from) ? [from.text] : [];
  });
  const later = [...text.matchAll(/\bimport\('([^']+)'\)/g)].map(([, name]) => name!);
  return [...named, ...later];
}

function isOfTypes({ phaseModifier, name, namedBindings }: ts.ImportClause): boolean {
  if (phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  return (
    !name &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly)
  );
}

const isPackage = (name: string): boolean => !/^(\.|node:)/.test(name);
/** `@nestjs/common` of `@nestjs/common/enums`. */
const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

const sourcesOf = (folder: string): string[] =>
  readdirSync(join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!(.*\/)?(node_modules|dist|test)\/).*(?<!\.spec|\.d)\.ts$/.test(file))
    .map((file) => join(REPOSITORY, folder, file));

describe('the package.json of what is in an image', () => {
  // What it names for development alone is in the repository, and not in the image.
  it.each(closureOf(SERVICES, REPOSITORY))(
    'names for running all that is imported: $name',
    ({ folder, dependencies }) => {
      const imported = new Set(sourcesOf(folder).flatMap(importedBy).filter(isPackage).map(packageOf));

      expect([...imported].filter((name) => !dependencies.includes(name))).toEqual([]);
    },
  );
});
