interface Rule {
  readonly allows: boolean;
  readonly pattern: string;
}

/** What a robots.txt allows one program. RFC 9309. */
export class Robots {
  private constructor(private readonly rules: readonly Rule[]) {}

  /** Without rules, all is allowed. */
  static readonly silent = new Robots([]);

  /** @param product The name that a program gives in its user agent, before the slash. */
  static read(text: string, product: string): Robots {
    const groups = groupsOf(text);
    const own = groups.filter(({ agents }) => agents.includes(product.toLowerCase()));
    const applying = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'));
    return new Robots(applying.flatMap(({ rules }) => rules));
  }

  /** The longest rule that matches decides; of two as long as each other the one that allows. */
  allows({ pathname, search }: URL): boolean {
    const path = pathname + search;
    const [strongest] = this.rules
      .filter(({ pattern }) => matches(pattern, path))
      .toSorted((a, b) => b.pattern.length - a.pattern.length || Number(b.allows) - Number(a.allows));
    return strongest?.allows ?? true;
  }
}

interface Group {
  readonly agents: string[];
  readonly rules: Rule[];
}

const FIELDS = ['user-agent', 'allow', 'disallow'];

/** By pieces instead of a pattern: a line of many blanks would keep a pattern busy for minutes. */
function groupsOf(text: string): Group[] {
  const groups: Group[] = [];
  for (const line of text.split(/\r\n?|\n/)) {
    const [directive = ''] = line.split('#', 1);
    const colon = directive.indexOf(':');
    const field = directive.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (FIELDS.includes(field)) addLine(groups, field, directive.slice(colon + 1).trim());
  }
  return groups;
}

function addLine(groups: Group[], field: string, value: string): void {
  const last = groups.at(-1);
  if (field === 'user-agent') {
    if (last?.rules.length === 0) last.agents.push(value.toLowerCase());
    else groups.push({ agents: [value.toLowerCase()], rules: [] });
    return;
  }
  // An empty "Disallow:" is written for "everything is allowed", and still ends the list of names.
  const pattern = value === '' ? '/' : value;
  last?.rules.push({ allows: field === 'allow' || value === '', pattern });
}

/** `*` stands for anything, `$` at the end for the end. By parts, because a pattern is a stranger's. */
function matches(pattern: string, path: string): boolean {
  const toTheEnd = pattern.endsWith('$');
  const parts = (toTheEnd ? pattern.slice(0, -1) : pattern).split('*');
  const [first = '', ...others] = parts;
  if (!path.startsWith(first)) return false;
  let from = first.length;
  for (const part of others.slice(0, toTheEnd ? -1 : undefined)) {
    const at = path.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  if (!toTheEnd) return true;
  if (others.length === 0) return from === path.length;
  const last = others.at(-1) ?? '';
  return path.length - last.length >= from && path.endsWith(last);
}
