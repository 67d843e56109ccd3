import { ORDER_FORM } from '@rep13/content';
import {
  FOREIGN_KINDS,
  FOREIGN_ORDERS,
  type ForeignKind,
} from '@rep13/contracts-authority-requests/constants';
import { SelectField } from '@rep13/ui';
import { ForeignAnswer } from '../ForeignAnswer.tsx';

const { target: TEXTS } = ORDER_FORM;
const CHOICES = [
  ['', TEXTS.foreignNone] as const,
  ...FOREIGN_KINDS.map((kind) => [kind, FOREIGN_ORDERS[kind].name] as const),
];

/** What comes here and is for somebody else: said before anything more is typed. It can be sent all the same. */
export function ForeignKinds({ chosen }: { chosen: ForeignKind | '' }) {
  return (
    <>
      <SelectField
        name="foreignKind"
        label={TEXTS.foreign}
        hint={TEXTS.foreignHint}
        options={CHOICES}
        isOptional
      />
      <div role="status">
        <ForeignAnswer kind={chosen || null} />
      </div>
    </>
  );
}
