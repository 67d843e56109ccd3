const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/**
 * The addresses that a path of a remote's routes stands for, such as `/signature/:signupId`. Shell and gateway read a
 * path the same: the page that is shown is the page that was served. `/admin/*` stands for whatever is below `/admin`.
 */
export function routeExpression(path: string): RegExp {
  const expression = path.split('/').map(partExpression).join('/').replace(/\/$/, '');
  return new RegExp(`^${expression}/?$`, 'i');
}

/** Whether a path stands for all addresses that no other path stands for: what is there is not found. */
export const isCatchAll = (path: string): boolean => path.endsWith('/*');

function partExpression(part: string): string {
  if (part === '*') return '.+';
  return part.startsWith(':') ? '[^/]+' : part.replace(SPECIAL, '\\$&');
}
