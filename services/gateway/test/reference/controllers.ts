import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** What a controller's source says about one of its methods and no running program does. */
export interface Handler {
  /** `LegalAgreementController_sign`: also its operationId in the OpenAPI document. */
  readonly id: string;
  readonly comment: string;
  /** The type that it answers, without `Promise`; of one that answers by hand, what its response takes. */
  readonly answers: string;
  /** The content type of a file. */
  readonly produces: string | undefined;
  /** The contract class that checks the query. */
  readonly query: string | undefined;
  /** The commands that it sends. */
  readonly commands: string[];
  /** The body as it is written: `FeeChangeBody`; `Upload` for a file. */
  readonly body: string | undefined;
  /** The parameters of its path, as it types them. */
  readonly params: { readonly name: string; readonly type: string }[];
  /** Where it stands: `admin/billing.controller.ts`. */
  readonly file: string;
  /** The name of its class. */
  readonly controller: string;
  /** The name of its method. */
  readonly name: string;
  /** What its file imports, by name: from where. */
  readonly imports: ReadonlyMap<string, string>;
}

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));

/** Every method of every controller. */
export function readHandlers(): Handler[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.controller.ts'),
  );
  return files.flatMap((file) => {
    const source = ts.createSourceFile(
      file,
      readFileSync(SOURCES + file, 'utf8'),
      ts.ScriptTarget.ES2023,
      true,
    );
    const imports = importsOf(source);
    return source.statements.filter(ts.isClassDeclaration).flatMap((controller) =>
      controller.members
        .filter(ts.isMethodDeclaration)
        .filter((method) => (ts.getDecorators(method) ?? []).length > 0)
        .map((method) => ({ ...handlerOf(controller, method), file, imports })),
    );
  });
}

const importsOf = ({ statements }: ts.SourceFile) =>
  new Map(
    statements.filter(ts.isImportDeclaration).flatMap(({ moduleSpecifier, importClause }) => {
      const named = importClause?.namedBindings;
      const from = (moduleSpecifier as ts.StringLiteral).text;
      return named && ts.isNamedImports(named)
        ? named.elements.map(({ name }): [string, string] => [name.text, from])
        : [];
    }),
  );

type Stated = Omit<Handler, 'file' | 'imports'>;

function handlerOf(controller: ts.ClassDeclaration, method: ts.MethodDeclaration): Stated {
  const name = (method.name as ts.Identifier).text;
  const query = method.parameters.find((parameter) => decoratorsOf(parameter).includes('Query'));
  return {
    id: `${controller.name!.text}_${name}`,
    controller: controller.name!.text,
    name,
    body: bodyOf(method),
    params: method.parameters.flatMap((parameter) => {
      const [, param] = /@Param\('(\w+)'/.exec(parameter.getText()) ?? [];
      return param ? [{ name: param, type: parameter.type?.getText() ?? 'string' }] : [];
    }),
    comment: commentOf(method),
    answers: byHand(method) ?? unwrapped(method.type?.getText() ?? 'void'),
    produces: producedBy(method) ?? producedBy(controller),
    query: query?.type?.getText(),
    commands: [
      ...new Set([...method.getText().matchAll(/\.call\(\s*([A-Z]\w+)/g)].map(([, command]) => command!)),
    ],
  };
}

const UPLOADS = ['TakesFile', 'TakesPdf', 'TakesTicketFile'];

/** A body that a guard reads stands in `@ApiBody`. */
function bodyOf(method: ts.MethodDeclaration): string | undefined {
  if (decoratorsOf(method).some((name) => UPLOADS.includes(name))) return 'Upload';
  const [body] = method.parameters.filter((parameter) => decoratorsOf(parameter).includes('Body'));
  return body?.type?.getText() ?? /@ApiBody\(\{ type: (\w+)/.exec(method.getText())?.[1];
}

/** The `AgreementView | null` of a parameter `@Res() response: Response<AgreementView | null>`. */
const byHand = (method: ts.MethodDeclaration) =>
  method.parameters
    .map(({ type }) => /^Response<(.*)>$/s.exec(type?.getText() ?? '')?.[1])
    .find((answer) => answer !== undefined);

const producedBy = (node: ts.HasDecorators) =>
  (ts.getDecorators(node) ?? [])
    .map((decorator) => /^@ApiProduces\('([^']+)'\)$/.exec(decorator.getText())?.[1])
    .find((type) => type !== undefined);

const unwrapped = (type: string) => /^Promise<(.*)>$/s.exec(type)?.[1] ?? type;

const commentOf = (method: ts.MethodDeclaration) =>
  ts
    .getJSDocCommentsAndTags(method)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .replace(/\s*\n\s*/g, ' ')
    .trim();

const decoratorsOf = (node: ts.HasDecorators): string[] =>
  (ts.getDecorators(node) ?? []).map(({ expression }) =>
    (ts.isCallExpression(expression) ? expression.expression : expression).getText(),
  );
