const LABELS: Readonly<Record<string, string>> = {
  visitor: 'By a visitor',
  client: 'By the client',
  system: 'By the clock',
};

/** Who did what a line of the audit log says, for example `admin:3`; undefined if it does not say. */
export function actorLabel({ actor }: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof actor !== 'string') return undefined;
  const [kind = '', id] = actor.split(':');
  return kind === 'admin' ? `By staff member ${id}` : LABELS[kind];
}
