export function startAfterPaint(
  scripts: readonly string[],
  askEarly: (paths: readonly string[]) => void,
): void;
