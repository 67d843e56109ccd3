import { names, type Tree } from '@nx/devkit';
import { CannotGenerate } from '../support/cannot-generate.ts';
import { asTitle, checkedName, checkedTitle } from '../support/checked-names.ts';
import { eachSource } from '../support/contracts.ts';

/** The names of a list, as its templates take them. */
export interface Listed {
  readonly context: string;
  /** `insurance-claims`, `insurance-claim` and `insurance_claims` */
  readonly list: string;
  readonly entity: string;
  readonly table: string;
  /** `InsuranceClaims`, `insuranceClaims`, `INSURANCE_CLAIMS`; and of one row. */
  readonly Many: string;
  readonly many: string;
  readonly MANY: string;
  readonly One: string;
  readonly one: string;
  readonly ONE: string;
  /** `Insurance claims`, and within a sentence. */
  readonly title: string;
  readonly words: string;
  /** `1799600000722-CreateInsuranceClaims`, and its class. */
  readonly migration: string;
  readonly migrationClass: string;
}

export function listedIn(tree: Tree, asked: string, heading?: string): Listed {
  const [context = '', list = '', ...more] = asked.split('.');
  if (list === '' || more.length > 0)
    throw new CannotGenerate(`A list has two parts, such as onboarding.insurance-claims; it is "${asked}".`);
  checkedName('The name of a list', list);
  const entity = oneOf(list);
  const many = names(list);
  const one = names(entity);
  const number = nextMigration(tree, context);
  return {
    ...{ context, list, entity, table: list.replaceAll('-', '_') },
    ...{ Many: many.className, many: many.propertyName, MANY: many.constantName },
    ...{ One: one.className, one: one.propertyName, ONE: one.constantName },
    title: checkedTitle(heading ?? asTitle(list)),
    words: list.replaceAll('-', ' '),
    migration: `${number}-Create${many.className}`,
    migrationClass: `Create${many.className}${number}`,
  };
}

/** `insurance-claims` → `insurance-claim`, `policies` → `policy` */
function oneOf(list: string): string {
  const one = list.replace(/ies$/, 'y').replace(/s$/, '');
  if (one !== list) return one;
  throw new CannotGenerate(`A list is named in the plural, such as insurance-claims; it is "${list}".`);
}

/** Above all migrations of the service and of the kit. */
function nextMigration(tree: Tree, service: string): number {
  let last = 0;
  for (const folder of [`services/${service}/migrations`, 'libs/service-kit/src/database'])
    eachSource(tree, folder, (_, text) => {
      const [, number] = /^export class [A-Za-z]+(\d{13}) /m.exec(text) ?? [];
      last = Math.max(last, Number(number ?? 0));
    });
  return last + 1;
}
