import classes from './consent.module.css';

const KINDS = [
  ['Essential', 'Keep you signed in and remember this choice. Always on.'],
  ['Analytics', 'None at present: we do not count visits. Allowed with Accept All, should we begin to.'],
  [
    'Advertising',
    'Store which advertisement you clicked, with its click ID, if you register. On with Accept All.',
  ],
] as const;

/** Says what each kind of cookie is for. */
export function ConsentSettings({ onBack }: { onBack: () => void }) {
  return (
    <div className={classes.words}>
      <dl className={classes.kinds}>
        {KINDS.map(([kind, purpose]) => (
          <div key={kind}>
            <dt>{kind}</dt>
            <dd>{purpose}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className={classes.quiet} onClick={onBack}>
        Back
      </button>
    </div>
  );
}
