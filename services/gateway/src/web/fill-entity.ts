import { PRINTED_FIELDS, printedList, type PrintedEntity } from '@rep13/contracts-constants';

/** Where a build leaves room for what only the record of the legal entity says. */
const SLOT = new RegExp(`%ENTITY\\.(${PRINTED_FIELDS.join('|')})%`, 'g');
const SCRIPT = /(<script\b[^>]*>[\s\S]*?<\/script>)/;

/** The one entry of a list in JSON, with what stands before it and its quotes, as in a file or as in a page. */
const LISTED = /(\s*)("|&quot;)%ENTITY\.languageCodes%\2/g;

const filled = (text: string, write: (field: keyof PrintedEntity) => string): string =>
  text.replace(SLOT, (_, field: keyof PrintedEntity) => write(field));

/** As many entries as the record has. */
const listed = (text: string, { languageCodes }: PrintedEntity): string =>
  text.replace(LISTED, (_, space: string, quote: string) =>
    printedList(languageCodes)
      .map((code) => `${space}${quote}${code}${quote}`)
      .join(','),
  );

/** A file that is no page: the record holds no character that JSON or a text would have to escape. */
export const fillText = (text: string, entity: PrintedEntity): string =>
  filled(listed(text, entity), (field) => entity[field]);

/** HTML as React writes it, so that the living page finds what it would have written; data in it as a file. */
export const fillHtml = (html: string, entity: PrintedEntity): string =>
  html
    .split(SCRIPT)
    .map((part, index) =>
      index % 2 === 1
        ? fillText(part, entity)
        : filled(listed(part, entity), (field) => escaped(entity[field])),
    )
    .join('');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
