import classes from './code-sample.module.css';

/** Code in its own lines; what is too wide scrolls in its own place, by keyboard too. */
export function CodeSample({ label, code }: { label: string; code: string }) {
  return (
    <div className={classes.sample} role="group" aria-label={label} tabIndex={0}>
      <pre>
        <code>{code}</code>
      </pre>
    </div>
  );
}
