/** What of a page's own styles says whether a text is seen: by tag, `.class`, `#id`, and `tag.class` or `tag#id`. */
export interface PageStyles {
  readonly rules: ReadonlyMap<string, Declarations>;
  /** Styles that are not understood, or are elsewhere, may show what seems hidden. */
  readonly isWhole: boolean;
}

export type Declarations = Readonly<Record<string, string>>;

const RULES_MAX = 5_000;
const SIMPLE = /^(?:\*|[a-z][a-z0-9]{0,15})?(?:[.#][\w-]{1,80})?$/i;
const TEXTUAL = new Set([
  ...['display', 'visibility', 'opacity', 'color', 'background', 'background-color', 'background-image'],
  ...[
    'font-size',
    'text-indent',
    'position',
    'left',
    'top',
    'clip',
    'clip-path',
    'transform',
    'height',
    'max-height',
    'overflow',
  ],
]);

/** Reads every `<style>` of a page, wherever it is: one at the end counts for what came before. In linear time. */
export function pageStyles(html: string): PageStyles {
  const rules = new Map<string, Declarations>();
  const lower = html.toLowerCase();
  let isWhole = !/<link[^>]{0,300}stylesheet/.test(lower);
  for (let at = lower.indexOf('<style'); at >= 0; at = lower.indexOf('<style', at + 1)) {
    const from = lower.indexOf('>', at) + 1;
    const to = lower.indexOf('</style', from);
    if (from === 0) break;
    isWhole = readSheet(html.slice(from, to < 0 ? undefined : to), rules) && isWhole;
    if (to < 0) break;
    at = to;
  }
  return { rules, isWhole };
}

/** @returns whether all of it was understood. */
function readSheet(sheet: string, rules: Map<string, Declarations>): boolean {
  let isWhole = true;
  let depth = 0;
  let from = 0;
  let prelude = '';
  const css = withoutComments(sheet);
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') {
      depth += 1;
      if (depth > 1) continue;
      prelude = css.slice(from, at);
      from = at + 1;
    } else if (css[at] === '}' && depth > 0) {
      depth -= 1;
      if (depth > 0) continue;
      isWhole = addRule(prelude, css.slice(from, at), rules) && isWhole;
      from = at + 1;
    } else if (css[at] === ';' && depth === 0) from = at + 1;
  }
  return isWhole;
}

function addRule(prelude: string, body: string, rules: Map<string, Declarations>): boolean {
  if (rules.size >= RULES_MAX || prelude.length > 2_000) return false;
  if (prelude.trim().startsWith('@'))
    return /^\s*@(?:font-face|keyframes|page|media\s+print\s*$)/.test(prelude);
  const declared = declarations(body);
  const selectors = prelude.split(',').map((selector) => selector.trim());
  const simple = selectors.filter((selector) => selector !== '' && SIMPLE.test(selector));
  for (const selector of simple) rules.set(selector, { ...rules.get(selector), ...declared });
  return simple.length === selectors.length || Object.keys(declared).length === 0;
}

/** Those that say whether a text is seen. */
export function declarations(style: string): Declarations {
  const found: Record<string, string> = {};
  for (const declaration of style.slice(0, 4_000).split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .trim()
      .toLowerCase();
    if (TEXTUAL.has(name)) found[name] = value.replace(/ ?!important$/, '');
  }
  return found;
}

function withoutComments(css: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = css.indexOf('/*'); at >= 0; at = css.indexOf('/*', from)) {
    parts.push(css.slice(from, at));
    const end = css.indexOf('*/', at + 2);
    if (end < 0) return parts.join('');
    from = end + 2;
  }
  return [...parts, css.slice(from)].join('');
}
