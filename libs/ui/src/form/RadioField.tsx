import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx';

/** One of a few choices that are all in sight. */
export function RadioField(props: ChoiceGroupProps) {
  return (
    <ChoiceGroup<string>
      {...props}
      type="radio"
      isChosen={(value, key) => value === key}
      afterPress={(_, key) => key}
    />
  );
}
