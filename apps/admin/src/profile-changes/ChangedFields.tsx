import type { ProfileChangeView } from '@rep13/contracts-onboarding';
import { PARTICULARS_LABELS } from '@rep13/contracts-onboarding/constants';
import { Facts } from '../frame/Facts.tsx';

/** Each particular of a change, before and after. */
export function ChangedFields({ change }: { change: ProfileChangeView }) {
  return (
    <Facts
      facts={change.fields.map(({ field, before, after }) => [
        PARTICULARS_LABELS[field],
        <span key={field}>
          <del>
            <bdi>{before ?? 'None'}</bdi>
          </del>{' '}
          becomes{' '}
          <ins>
            <bdi>{after ?? 'none'}</bdi>
          </ins>
        </span>,
      ])}
    />
  );
}
