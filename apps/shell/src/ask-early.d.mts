export function askEarly(paths: readonly string[]): void;
