import { DefaultNamingStrategy } from 'typeorm';

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * `createdAt` in the code, `created_at` in SQL. The columns of an embedded class are named as if they were the entity's
 * own, unless it has a prefix that ends in `_`. Table names are always given on the entity.
 */
export class SnakeCaseNaming extends DefaultNamingStrategy {
  override columnName(
    propertyName: string,
    customName: string | undefined,
    embeddedPrefixes: string[] = [],
  ): string {
    const prefixes = embeddedPrefixes.filter((prefix) => prefix.endsWith('_'));
    return [...prefixes, customName ?? snakeCase(propertyName)].join('');
  }
}
