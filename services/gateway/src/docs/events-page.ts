import escapeHtml from 'escape-html';

/** As much of the AsyncAPI document as the page shows. */
export interface EventsDocument {
  readonly info: { readonly title: string; readonly description: string };
  readonly channels: Record<
    string,
    { readonly address: string; readonly title: string; readonly description: string }
  >;
  readonly components: {
    readonly messages: Record<string, { readonly examples: readonly { readonly payload: unknown }[] }>;
    readonly schemas: Record<string, ObjectSchema>;
  };
}

interface ObjectSchema {
  readonly properties: Record<string, FieldSchema>;
  readonly required: readonly string[];
}

interface FieldSchema {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly description?: string;
}

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
  h2 { margin-top: 3rem; overflow-wrap: anywhere; }
  code, pre { font: 0.9em ui-monospace, monospace; }
  pre { overflow-x: auto; padding: 1rem; border: 1px solid #8886; border-radius: 6px; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 0.4rem 0.8rem 0.4rem 0; border-bottom: 1px solid #8886; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
  .quiet { opacity: 0.75; }`;

/** The reference of the events for people, without a script. */
export function eventsPage({ info, channels, components }: EventsDocument): string {
  const events = Object.entries(channels);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)}</title>
<style>${STYLE}</style>
<main>
<h1>${escapeHtml(info.title)}</h1>
<p>${textWithCode(info.description)}</p>
<p>The same as <a href="/api/docs/events.json">AsyncAPI 3</a>. The calls: <a href="/api/docs">OpenAPI</a>.</p>
<ul>${events.map(([type, { description }]) => `<li><a href="#${escapeHtml(type)}">${escapeHtml(type)}</a> ${textWithCode(description)}</li>`).join('\n')}</ul>
<h2 id="envelope">The envelope</h2>
${fields(components.schemas['Envelope'])}
${events.map(([type, channel]) => eventSection(type, channel, components)).join('\n')}
</main>
</html>
`;
}

const eventSection = (
  type: string,
  { title, address, description }: EventsDocument['channels'][string],
  { messages, schemas }: EventsDocument['components'],
) => `<section>
<h2 id="${escapeHtml(type)}">${escapeHtml(type)}</h2>
<p>${textWithCode(description)}</p>
<p class="quiet">Subject <code>${escapeHtml(address)}</code></p>
${fields(schemas[title])}
<pre tabindex="0">${escapeHtml(JSON.stringify(messages[title]?.examples[0]?.payload, null, 2) ?? '')}</pre>
</section>`;

function fields(schema: ObjectSchema | undefined): string {
  const rows = Object.entries(schema?.properties ?? {}).map(([name, field]) => {
    const presence = schema?.required.includes(name) ? '' : ' <span class="quiet">optional</span>';
    return `<tr><td><code>${escapeHtml(name)}</code>${presence}</td><td>${escapeHtml(kindOf(field))}</td><td>${textWithCode(field.description ?? '')}</td></tr>`;
  });
  return `<table><thead><tr><th>Field</th><th>Type</th><th>Meaning</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

function kindOf({ type, format, pattern, enum: values }: FieldSchema): string {
  if (values) return values.map((value) => JSON.stringify(value)).join(' or ');
  return [type ?? 'anything', format ?? pattern].filter(Boolean).join(', ');
}

/** Text with its `quoted` parts as code. */
const textWithCode = (value: string): string => escapeHtml(value).replace(/`([^`]+)`/g, '<code>$1</code>');
