export function startAfterPaint(scripts: readonly string[]): void;
