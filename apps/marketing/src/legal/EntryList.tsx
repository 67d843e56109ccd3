import type { PrintedEntity } from '@rep13/contracts-constants';
import { Linked } from '../frame/Linked.tsx';
import classes from './legal.module.css';

/** What Article 13(4) wants known of a representative. */
export function EntryList({ entity }: { entity: PrintedEntity }) {
  const rows: [term: string, detail: string][] = [
    ['Legal representative', `${entity.name}, ${entity.registry} ${entity.registryCode}`],
    ['Postal address', `${entity.street}, ${entity.postalCode} ${entity.city}, ${entity.country}`],
    ['Email for authorities', entity.authorityEmail],
    ['Phone', entity.phone],
    ['Member State', entity.memberState],
    ['Digital Services Coordinator', entity.coordinator],
  ];
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
