const LABELS: Readonly<Record<string, string>> = {
  visitor: 'Visitor',
  client: 'Client',
  authority: 'Authority',
  system: 'System',
};

/** Who did what a line of the audit log says, for example `admin:3`; undefined if it does not say. */
export function actorLabel(
  { actor }: Readonly<Record<string, unknown>>,
  nameOf: (actor: string) => string,
): string | undefined {
  if (typeof actor !== 'string') return undefined;
  return actor.startsWith('admin:') ? nameOf(actor) : LABELS[actor.split(':')[0] ?? ''];
}
