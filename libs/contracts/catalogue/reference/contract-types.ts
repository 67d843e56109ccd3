import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Schema } from '@rep13/contracts-validation/json-schema';

const INDEX = fileURLToPath(new URL('./every-contract.ts', import.meta.url));
/** Exists in memory only; what it declares is read like any other source. */
const QUESTIONS = fileURLToPath(new URL('./questions.ts', import.meta.url));

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ['source'],
  lib: ['lib.es2023.d.ts'],
  types: [],
  strict: true,
  experimentalDecorators: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
};

/** What a class or interface and its fields are for, from their comments. */
export interface Descriptions {
  readonly description: string;
  readonly fields: Record<string, string>;
}

/** What the TypeScript compiler knows about the contracts and no running program does: comments and interfaces. */
export class ContractTypes {
  private readonly checker: ts.TypeChecker;
  private readonly exported: Map<string, ts.Symbol>;
  private readonly answers: Map<string, ts.Type>;
  /** Every interface that was referred to, by name. */
  readonly definitions: Record<string, Schema> = {};

  /** `questions`: types to be described, as they stand in the code, by a name of the caller's. */
  constructor(questions: Record<string, string> = {}) {
    const program = programWith(questionsFile(questions));
    this.checker = program.getTypeChecker();
    this.exported = this.exportsOf(program, INDEX);
    const unknown = namesIn(questions).filter((name) => !this.exported.has(name));
    if (unknown.length > 0) throw new Error(`no contract is called ${unknown.join(', ')}`);
    this.answers = new Map(
      [...this.exportsOf(program, QUESTIONS)].map(([name, symbol]) => [
        name,
        this.checker.getDeclaredTypeOfSymbol(symbol),
      ]),
    );
  }

  /** @throws if the contracts export nothing of this name. */
  descriptionsOf(name: string): Descriptions {
    const symbol = this.exported.get(name);
    if (!symbol) throw new Error(`no contract is called ${name}`);
    const properties = this.checker.getDeclaredTypeOfSymbol(symbol).getProperties();
    const fields = properties.map((property) => [property.name, this.commentOf(property)] as const);
    return {
      description: this.commentOf(symbol),
      fields: Object.fromEntries(fields.filter(([, comment]) => comment)),
    };
  }

  /** The JSON Schema of one of the questions. */
  answerTo(question: string): Schema {
    const type = this.answers.get(question);
    if (!type) throw new Error(`nobody asked ${question}`);
    return this.schema(type);
  }

  private exportsOf(program: ts.Program, file: string): Map<string, ts.Symbol> {
    const module = this.checker.getSymbolAtLocation(program.getSourceFile(file)!);
    if (!module) throw new Error(`${file} is not a module`);
    const symbols = this.checker.getExportsOfModule(module);
    return new Map(
      symbols.map((symbol) => [
        symbol.name,
        symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol,
      ]),
    );
  }

  /** Line breaks in a comment are the formatter's, not the writer's. */
  private commentOf(symbol: ts.Symbol): string {
    const parts = symbol.getDocumentationComment(this.checker);
    return ts
      .displayPartsToString(parts)
      .replace(/\s*\n\s*/g, ' ')
      .trim();
  }

  private schema(type: ts.Type): Schema {
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
    if (type.flags & ts.TypeFlags.NonPrimitive) return { type: 'object' };
    if (type.flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
    if (type.flags & ts.TypeFlags.String) return { type: 'string' };
    if (type.flags & ts.TypeFlags.Number) return { type: 'number' };
    if (type.flags & ts.TypeFlags.TemplateLiteral) return { type: 'string' };
    if (isTextWithAMeaning(type)) return { type: 'string' };
    if (type.isLiteral()) return { enum: [type.value] };
    if (type.flags & ts.TypeFlags.BooleanLiteral)
      return { enum: [this.checker.typeToString(type) === 'true'] };
    if (type.isUnion()) return this.union(type);
    if (this.checker.isArrayType(type)) {
      const [item] = this.checker.getTypeArguments(type as ts.TypeReference);
      return { type: 'array', items: item ? this.schema(item) : {} };
    }
    return this.reference(type);
  }

  private union(type: ts.UnionType): Schema {
    const members = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    const isTruth = ({ flags }: ts.Type) => Boolean(flags & ts.TypeFlags.BooleanLiteral);
    // The compiler takes `boolean` apart into its two values.
    const isBoolean = members.filter(isTruth).length === 2;
    const others = members.filter((member) => !member.isLiteral() && !(isBoolean && isTruth(member)));
    const values = members.flatMap((member) => (member.isLiteral() ? [member.value] : []));
    const schemas = [
      ...(values.length > 0 ? [{ enum: values }] : []),
      ...(isBoolean ? [{ type: 'boolean' }] : []),
      ...others.map((member) => this.schema(member)),
    ];
    const [only] = schemas;
    return schemas.length === 1 && only ? only : { anyOf: schemas };
  }

  /** An interface of the contracts is described once and referred to; others stand where they are used. */
  private reference(type: ts.Type): Schema {
    const name = (type.aliasSymbol ?? type.getSymbol())?.name ?? '';
    const isGeneric = this.checker.getTypeArguments(type as ts.TypeReference).length > 0;
    if (!this.exported.has(name) || isGeneric) return this.object(type);
    if (!(name in this.definitions)) {
      this.definitions[name] = {};
      const description = this.descriptionsOf(name).description;
      this.definitions[name] = { ...(description && { description }), ...this.object(type) };
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  private object(type: ts.Type): Schema {
    const index = this.checker.getIndexTypeOfType(type, ts.IndexKind.String);
    if (index) return { type: 'object', additionalProperties: this.schema(index) };
    const properties = type.getProperties().map((property) => {
      const description = this.commentOf(property);
      const schema = this.schema(this.checker.getTypeOfSymbol(property));
      return [property.name, { ...schema, ...(description && { description }) }] as const;
    });
    const required = type.getProperties().filter(({ flags }) => !(flags & ts.SymbolFlags.Optional));
    return {
      type: 'object',
      properties: Object.fromEntries(properties),
      required: required.map(({ name }) => name),
    };
  }
}

/** Such as a legal day: a text whose type says what it means. */
const isTextWithAMeaning = (type: ts.Type): boolean =>
  type.isIntersection() && type.types.some(({ flags }) => flags & ts.TypeFlags.String);

/** Capitalised names of the language; all others are the contracts'. */
const BUILT_IN = new Set(['Array', 'Date', 'Omit', 'Partial', 'Pick', 'Readonly', 'ReadonlyArray', 'Record']);

const namesIn = (questions: Record<string, string>): string[] => {
  const names =
    Object.values(questions)
      .join(' ')
      .match(/\b[A-Z]\w+\b/g) ?? [];
  return [...new Set(names)].filter((word) => !BUILT_IN.has(word));
};

function questionsFile(questions: Record<string, string>): string {
  const types = Object.entries(questions).map(([name, type]) => `export type ${name} = ${type};`);
  return [`import type { ${namesIn(questions).join(', ')} } from './every-contract.ts';`, ...types].join(
    '\n',
  );
}

function programWith(questions: string): ts.Program {
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (file) => file === QUESTIONS || fileExists(file);
  host.readFile = (file) => (file === QUESTIONS ? questions : readFile(file));
  host.getSourceFile = (file, ...rest) =>
    file === QUESTIONS
      ? ts.createSourceFile(file, questions, ts.ScriptTarget.ES2023)
      : getSourceFile(file, ...rest);
  return ts.createProgram([INDEX, QUESTIONS], OPTIONS, host);
}
