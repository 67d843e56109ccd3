export function startAfterPaint(main: string, files: readonly string[]): void;
