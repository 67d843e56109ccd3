import { Notice } from '../feedback/Notice.tsx';

/** Why something was refused, read out at once; nothing while nothing was. */
export function Problem({ text }: { text: string }) {
  if (!text) return null;
  return (
    <Notice tone="bad" role="alert">
      {text}
    </Notice>
  );
}
