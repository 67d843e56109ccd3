import { names, type GeneratorCallback, type Tree } from '@nx/devkit';
import { CannotGenerate } from '../support/cannot-generate.ts';
import { asTitle, checkedName, checkedSubject } from '../support/checked-names.ts';
import { eachSource, findEvent, type FoundEvent } from '../support/contracts.ts';
import { addImport, addToList, mustBeNew } from '../support/edit-files.ts';
import { addDependency } from '../support/packages.ts';
import { finished, writeFiles } from '../support/write-files.ts';

const ADDRESSEES = [
  'legal-contact',
  'escalation-contact',
  'staff',
  'colleague',
  'ticket-worker',
  'authority',
] as const;
type To = (typeof ADDRESSEES)[number];

interface Options {
  readonly kind: string;
  readonly on: string;
  readonly to?: To;
}

const SERVICE = 'services/notifications';
const EMAILS = `${SERVICE}/src/emails`;

/** What the spec of all mails expects as addressee; the legal contact if it says nothing. */
const ADDRESSEE_IN_SPEC: Readonly<Record<To, string>> = {
  'legal-contact': '',
  'escalation-contact': `, 'escalation@acme.example'`,
  staff: ', STAFF',
  colleague: ', COLLEAGUE',
  // The order of the spec has nobody who works on it.
  'ticket-worker': ', STAFF',
  authority: ', AUTHORITY',
};

/** By which field of the event the addressee is known. */
const KNOWN_BY: Readonly<Record<To, string>> = {
  'legal-contact': 'signupId',
  'escalation-contact': 'signupId',
  staff: 'signupId',
  colleague: 'adminUserId',
  'ticket-worker': 'ticketNumber',
  authority: 'reference',
};

/** Of the request that the spec of all mails knows. */
const REFERENCE = 'A-7KQM-2XRB';

/** The folder of templates that such a mail is made of. */
const TEMPLATES: Readonly<Record<To, string>> = {
  'legal-contact': 'client',
  'escalation-contact': 'client',
  staff: 'internal',
  colleague: 'internal',
  'ticket-worker': 'ticket-worker',
  authority: 'authority',
};

const BUTTONS: Readonly<Record<string, string>> = {
  client: 'Open the client portal',
  internal: 'Open admin',
  'ticket-worker': 'Open the order',
  authority: 'Open your request',
};

export async function generate(
  tree: Tree,
  { kind, on, to = 'legal-contact' }: Options,
): Promise<GeneratorCallback> {
  checkedName('The kind of a mail', kind);
  if (!ADDRESSEES.includes(to))
    throw new CannotGenerate(`A mail goes to ${ADDRESSEES.join(', ')}; not to "${to}".`);
  const [context] = checkedSubject('An event', on, 'sla.ticket.closed');
  const event = findEvent(tree, context, on);
  if (!isKnown(to, event.sample))
    throw new CannotGenerate(
      `${event.className} has no ${KNOWN_BY[to]}: nobody knows who a mail to ${to} is for.`,
    );
  mustBeNew(tree, `${EMAILS}/${kind}`);
  const listens = new RegExp(`\\b(?:@OnEvent|when)\\((\\[[^\\]]*)?\\b${event.className}\\b`);
  eachSource(tree, EMAILS, (file, text) => {
    if (listens.test(text)) throw new CannotGenerate(`${event.className} brings a mail already: ${file}.`);
  });

  const mail = mailOf(kind, context, event, to);
  writeFiles(tree, `mail/${TEMPLATES[to]}`, `${EMAILS}/${kind}`, mail);
  addDependency(tree, SERVICE, `@rep13/contracts-${context}`, '*');
  addToLists(tree, mail);
  addToSpec(tree, mail);
  return finished(
    tree,
    `write it in ${EMAILS}/${kind}/${kind}.email.ts`,
    'npm install, if it is the first event of its service that brings a mail',
    'npx nx test notifications -- every-event-brings-its-mail',
  );
}

/** An event about an order names the request of its authority if there is one: not in its sample. */
const isKnown = (to: To, sample: FoundEvent['sample']): boolean =>
  KNOWN_BY[to] in sample || (to === 'authority' && 'ticketNumber' in sample);

type Mail = ReturnType<typeof mailOf>;

function mailOf(kind: string, context: string, { className: eventClass, sample }: FoundEvent, to: To) {
  const { propertyName } = names(kind);
  const idField = KNOWN_BY[to];
  // What tells two mails of one kind to one client apart.
  const same = to === 'authority' ? ['signupId', 'ticketId', 'requestId'] : ['signupId'];
  const other = Object.keys(sample).find((field) => /Id$/.test(field) && !same.includes(field));
  return {
    ...{ kind, context, eventClass, to, propertyName, idField },
    title: asTitle(kind),
    button: BUTTONS[TEMPLATES[to]] ?? '',
    factsType: to === 'staff' ? 'ClientEmailFacts' : 'EmailFacts',
    period: other ? `event.${other}` : '',
    subjectInSpec: subjectInSpec(to, asTitle(kind), sample),
    data: to === 'authority' ? { ...sample, reference: REFERENCE } : sample,
  };
}

function subjectInSpec(to: To, title: string, { ticketNumber }: FoundEvent['sample']): string {
  if (to === 'authority') return `${REFERENCE}: ${title}`;
  return to === 'ticket-worker' ? `${String(ticketNumber)}: ${title}` : title;
}

function addToLists(tree: Tree, { kind, propertyName, title }: Mail): void {
  const catalogue = `${EMAILS}/catalogue.ts`;
  addImport(tree, catalogue, propertyName, `./${kind}/${kind}.email.ts`);
  addToList(tree, catalogue, 'export const EMAILS: readonly AnyEmail[] = [', propertyName);
  addToList(
    tree,
    'apps/admin/src/emails/email-labels.ts',
    'export const EMAIL_KINDS: readonly (readonly [kind: string, label: string])[] = [',
    `['${kind}', '${title}']`,
  );
}

/** The spec that every mail must pass: its event brings it, once, to whom it is for. */
function addToSpec(tree: Tree, { kind, context, eventClass, to, button, data, subjectInSpec }: Mail): void {
  const isOfOrder = to === 'authority' || to === 'ticket-worker';
  const [file, list] = isOfOrder
    ? ['mails-of-orders-by-event', 'EVENTS_OF_ORDERS']
    : ['mails-by-event', 'EVENTS'];
  const events = `${SERVICE}/test/${file}.ts`;
  addImport(tree, events, eventClass, `@rep13/contracts-${context}`);
  addToList(
    tree,
    events,
    `const ${list}: [kind: string, EventClass, object, subject: string, to?: string][] = [`,
    `['${kind}', ${eventClass}, ${JSON.stringify(data)}, '${subjectInSpec}'${ADDRESSEE_IN_SPEC[to]}]`,
  );
  const buttons = `${SERVICE}/test/button-by-mail.ts`;
  addToList(tree, buttons, 'const BUTTONS: Readonly<Record<string, string>> = {', `'${kind}': '${button}'`);
}
