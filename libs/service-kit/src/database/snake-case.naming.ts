import { DefaultNamingStrategy } from 'typeorm';

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `createdAt` in the code, `created_at` in SQL; of a part of an entity with the part's name before it. Table names are always given on the entity. */
export class SnakeCaseNaming extends DefaultNamingStrategy {
  override columnName(
    propertyName: string,
    customName: string | undefined,
    embeddedPrefixes: string[] = [],
  ): string {
    return [...embeddedPrefixes.map(snakeCase), customName ?? snakeCase(propertyName)].join('_');
  }
}
