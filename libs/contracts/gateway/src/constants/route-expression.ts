const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/**
 * The addresses that a path of a remote's routes stands for, such as `/signature/:signupId`. Shell and gateway read a
 * path the same: the page that is shown is the page that was served.
 */
export function routeExpression(path: string): RegExp {
  const expression = path.split('/').map(partExpression).join('/').replace(/\/$/, '');
  return new RegExp(`^${expression}/?$`, 'i');
}

function partExpression(part: string): string {
  return part.startsWith(':') ? '[^/]+' : part.replace(SPECIAL, '\\$&');
}
