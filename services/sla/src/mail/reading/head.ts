import { isUtf8 } from './charsets.ts';

/** A field of a head as it was sent, unfolded. */
export interface HeadField {
  /** In lower case. */
  readonly name: string;
  readonly value: string;
}

const LF = 0x0a;
const CR = 0x0d;

/** Where the body of a mail or a part begins. */
export function bodyStart(raw: Buffer): number {
  if (raw[0] === LF) return 1;
  if (raw[0] === CR && raw[1] === LF) return 2;
  for (let at = raw.indexOf(LF); at !== -1; at = raw.indexOf(LF, at + 1)) {
    if (raw[at + 1] === LF) return at + 2;
    if (raw[at + 1] === CR && raw[at + 2] === LF) return at + 3;
  }
  return raw.length;
}

/** The fields of a head, in their order. Raw UTF-8 is read as such, anything else byte for byte. */
export function fieldsOf(head: Buffer): HeadField[] {
  const text = head.toString(isUtf8(head) ? 'utf8' : 'latin1');
  return text.split(/\r?\n(?![ \t])/).flatMap((line) => {
    const colon = line.indexOf(':');
    if (colon < 1) return [];
    const name = line.slice(0, colon).trim().toLowerCase();
    return [
      {
        name,
        value: line
          .slice(colon + 1)
          .replace(/\r?\n[ \t]+/g, ' ')
          .trim(),
      },
    ];
  });
}

/** A value of a field with parameters, such as Content-Type. */
export interface Parameterised {
  /** In lower case. */
  readonly value: string;
  readonly parameters: Readonly<Record<string, string>>;
}

export function parameterised(text: string): Parameterised {
  const [value = '', ...rest] = text.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  const parameters = Object.fromEntries(
    rest.flatMap((parameter) => {
      const at = parameter.indexOf('=');
      if (at < 0) return [];
      const given = parameter.slice(at + 1).trim();
      return [[parameter.slice(0, at).trim().toLowerCase(), given.replace(/^"([\s\S]*)"$/, '$1')]];
    }),
  );
  return { value: value.trim().toLowerCase(), parameters };
}

/** The first value of a field. */
export const fieldOf = (fields: readonly HeadField[], name: string): string | undefined =>
  fields.find((field) => field.name === name)?.value;

export const valuesOf = (fields: readonly HeadField[], name: string): string[] =>
  fields.filter((field) => field.name === name).map(({ value }) => value);
