import type { GeneratorCallback, Tree } from '@nx/devkit';
import { addAdminRoute } from '../page/admin-route.ts';
import { asConstant } from '../support/checked-names.ts';
import { contractMustBeNew, contractsOf } from '../support/contracts.ts';
import {
  addExport,
  addImport,
  addLineAfter,
  addMethod,
  addToList,
  mustBeNew,
} from '../support/edit-files.ts';
import { sourcesOf } from '../support/modules.ts';
import { finished, writeFiles } from '../support/write-files.ts';
import { listedIn, type Listed } from './listed.ts';

interface Options {
  readonly list: string;
  readonly title?: string;
}

/** A table of a service, its list in the gateway with a CSV file, and its page of admin. */
export async function generate(tree: Tree, options: Options): Promise<GeneratorCallback> {
  const listed = listedIn(tree, options.list, options.title);
  const service = writeService(tree, listed);
  const contract = writeContract(tree, listed);
  writeGateway(tree, listed);
  const page = writePage(tree, listed);
  return finished(
    tree,
    'npm run reference, which writes the calls that the page makes',
    `give the rows their columns: ${contract}, ${service}/${listed.entity}.entity.ts and .view.ts, and ${listed.migration}.ts`,
    `say in services/${listed.context}/src/retention.ts how long they are stored`,
    `choose what is shown and exported: ${page}/${listed.entity}-columns.tsx, services/gateway/src/admin/exports/${listed.list}.export.ts`,
    `move its route in apps/admin/src/routes.tsx to where the menu is to show it`,
  );
}

function writeContract(tree: Tree, listed: Listed): string {
  const { context, list, entity, Many } = listed;
  const source = contractsOf(tree, context);
  contractMustBeNew(tree, `List${Many}`, `rpc.${context}.${entity}.list.v1`);
  const file = `./${list}/${entity}.commands.ts`;
  writeFiles(tree, 'list/contract', `${source}/${list}`, { ...listed });
  const commands = `export const ${asConstant(context)}_COMMANDS: readonly CommandClass[] = [`;
  for (const name of [`List${Many}`, `Count${Many}`]) {
    addImport(tree, `${source}/catalogue.ts`, name, file);
    addToList(tree, `${source}/catalogue.ts`, commands, name);
  }
  addExport(tree, `${source}/index.ts`, file);
  return `${source}/${list}/${entity}.commands.ts`;
}

function writeService(tree: Tree, listed: Listed): string {
  const { context, list, entity, One, Many, migration, migrationClass } = listed;
  const source = sourcesOf(tree, context);
  mustBeNew(tree, `${source}/${list}`);
  writeFiles(tree, 'list/service', `${source}/${list}`, { ...listed });
  writeFiles(tree, 'list/migration', `services/${context}/migrations`, { ...listed });
  addImport(tree, `${source}/schema.ts`, migrationClass, `../migrations/${migration}.ts`);
  addToList(tree, `${source}/schema.ts`, '  migrations: [', migrationClass);
  addImport(tree, `${source}/service.ts`, One, `./${list}/${entity}.entity.ts`);
  addToList(tree, `${source}/service.ts`, '  entities: [', One);
  addImport(tree, `${source}/${context}.module.ts`, `${Many}Module`, `./${list}/${list}.module.ts`);
  addToList(tree, `${source}/${context}.module.ts`, 'imports: [', `${Many}Module`);
  return `${source}/${list}`;
}

const ADMIN = 'services/gateway/src/admin';

function writeGateway(tree: Tree, listed: Listed): void {
  const { context, list, Many, many, MANY, words } = listed;
  mustBeNew(tree, `${ADMIN}/${list}.controller.ts`);
  writeFiles(tree, 'list/controller', ADMIN, { ...listed });
  writeFiles(tree, 'list/export', `${ADMIN}/exports`, { ...listed });
  addImport(tree, `${ADMIN}/admin.module.ts`, `${Many}Controller`, `./${list}.controller.ts`);
  addToList(tree, `${ADMIN}/admin.module.ts`, '  controllers: [', `${Many}Controller`);
  const exports = `${ADMIN}/exports.controller.ts`;
  addImport(tree, exports, `${Many}Query`, `@rep13/contracts-${context}`);
  addImport(tree, exports, MANY, `./exports/${list}.export.ts`);
  addMethod(
    tree,
    exports,
    `/** Export ${words} as CSV. All rows that the filters leave. */
@Exports(${MANY})
${many}(@Query() query: ${Many}Query, @Res() response: Response): Promise<void> {
  return this.files.send(response, ${MANY}, query);
}`,
  );
  writeAccess(tree, listed);
}

/** Who may call it, and what answers there in the matrix of all calls. */
function writeAccess(tree: Tree, { context, list, Many }: Listed): void {
  const rows = 'libs/testing/src/api/admin-access-rows.ts';
  const opening = 'export const ADMIN_ROUTES: Record<string, AccessRow> = {';
  for (const path of [list, `${list}/export`])
    addToList(tree, rows, opening, `  'GET /api/admin/${path}': { audience: 'admin' }`);
  const contracts = `@rep13/contracts-${context}`;
  const stubs = 'services/gateway/test/access-stubs.ts';
  addImport(tree, stubs, `List${Many}`, contracts);
  addLineAfter(tree, stubs, '  answer(List', `  answer(List${Many}, () => []);`);
  const counts = 'services/gateway/test/count-commands.ts';
  addImport(tree, counts, `Count${Many}`, contracts);
  addToList(tree, counts, 'export const COUNT_COMMANDS = [', `Count${Many}`);
}

function writePage(tree: Tree, listed: Listed): string {
  const { list: name, Many: className, title } = listed;
  const folder = `apps/admin/src/${name}`;
  mustBeNew(tree, folder);
  writeFiles(tree, 'list/page', folder, { ...listed });
  addAdminRoute(tree, { name, path: `/admin/${name}`, className, title });
  return folder;
}
