import { FOREIGN_KINDS, type ForeignKind } from '@rep13/contracts-authority-requests/constants';
import { SelectField } from '@rep13/ui';
import { useTexts } from '../../language/useLanguage.ts';
import { ForeignAnswer } from '../ForeignAnswer.tsx';

/** What comes here and is for somebody else: said before anything more is typed. It can be sent all the same. */
export function ForeignKinds({ chosen }: { chosen: ForeignKind | '' }) {
  const { form, names } = useTexts();
  const { foreign, foreignHint, foreignNone } = form.target;
  const choices = FOREIGN_KINDS.map((kind) => [kind, names.foreignOrders[kind].name] as const);
  return (
    <>
      <SelectField
        name="foreignKind"
        label={foreign}
        hint={foreignHint}
        options={[['', foreignNone], ...choices]}
        isOptional
      />
      <div role="status">
        <ForeignAnswer kind={chosen || null} />
      </div>
    </>
  );
}
