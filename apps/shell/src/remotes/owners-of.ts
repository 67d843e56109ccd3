import { routeExpression } from '@rep13/contracts-gateway/constants';
import type { Registry } from '@rep13/web-kit/registry';

/** The remotes that may have the page of a path: the one that says so, then those under development, which say nothing. */
export function ownersOf(pathname: string, registry: Registry): string[] {
  const lines = Object.entries(registry);
  const saying = lines.filter(([, { routes }]) =>
    routes?.some((route) => routeExpression(route).test(pathname)),
  );
  return [...saying, ...lines.filter(([, { routes }]) => !routes)].map(([name]) => name);
}
