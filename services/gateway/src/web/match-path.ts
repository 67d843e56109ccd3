const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** Whether a router path such as `/signature/:signupId` means this address. */
export function matches(pattern: string, path: string): boolean {
  const expression = pattern
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(SPECIAL, '\\$&')))
    .join('/')
    .replace(/\/$/, '');
  return new RegExp(`^${expression}/?$`).test(path);
}
