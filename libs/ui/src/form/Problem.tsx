import { Notice } from '../feedback/Notice.tsx';

/** Why something was refused, read out at once; nothing while nothing was. */
export function Problem({ words }: { words: string }) {
  if (!words) return null;
  return (
    <Notice tone="bad" role="alert">
      {words}
    </Notice>
  );
}
