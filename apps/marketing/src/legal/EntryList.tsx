import { LEGAL_ENTITY } from '@rep13/web-kit';
import { Linked } from '../frame/Linked.tsx';
import classes from './legal.module.css';

type Row = readonly [term: string, detail: string];

const { name, registry, registryCode, street, postalCode, city, country, ...entity } = LEGAL_ENTITY;

/** What Article 13(4) wants known of a representative: name, address, email and telephone. */
export const REPRESENTATIVE_ROWS: readonly Row[] = [
  ['Legal representative', `${name}, ${registry} ${registryCode}`],
  ['Postal address', `${street}, ${postalCode} ${city}, ${country}`],
  ['Email for authorities', entity.authorityEmail],
  ['Phone', entity.phone],
];

/** In which authorities may write, Article 11(3). */
export const LANGUAGE_ROWS: readonly Row[] = [['Languages for authorities', entity.languages]];

/** Where it is, and who supervises it there. */
export const SUPERVISION_ROWS: readonly Row[] = [
  ['Member State', entity.memberState],
  ['Digital Services Coordinator', entity.coordinator],
];

/** Facts about us, one below the other. */
export function EntryList({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={classes.entry}>
      {rows.map(([term, detail]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Linked text={detail} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
