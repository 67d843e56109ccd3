import { CannotGenerate } from './cannot-generate.ts';

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** @throws unless the name is in kebab-case, as folders and files are. */
export function checkedName(what: string, name: string): string {
  if (KEBAB.test(name)) return name;
  throw new CannotGenerate(`${what} is written in kebab-case, such as annual-report; it is "${name}".`);
}

/** Its name becomes a role in Postgres, a user in NATS and a variable. */
export function checkedServiceName(name: string): string {
  if (/^[a-z]+$/.test(name)) return name;
  throw new CannotGenerate(`The name of a service is one word of small letters; it is "${name}".`);
}

/** `sla.ticket.closed` */
export function checkedSubject(what: string, subject: string, example: string): [string, string, string] {
  const parts = subject.split('.');
  if (parts.length === 3 && parts.every((part) => KEBAB.test(part))) return parts as [string, string, string];
  throw new CannotGenerate(
    `${what} has three parts in kebab-case, such as ${example}, and no version; it is "${subject}".`,
  );
}

/** `annual-report` → `Annual report` */
export const asTitle = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

/** `client-accounts` → `CLIENT_ACCOUNTS` */
export const asConstant = (name: string): string => name.toUpperCase().replaceAll('-', '_');

/** @throws unless the words may stand in TypeScript and JSX as they are. */
export function checkedTitle(title: string): string {
  if (/^[^'"`<>{}\\\n]+$/.test(title)) return title;
  throw new CannotGenerate(
    `A title has no quotes, brackets or line breaks (an apostrophe is ’); it is "${title}".`,
  );
}
