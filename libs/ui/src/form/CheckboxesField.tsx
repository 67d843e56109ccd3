import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx';

/** Any number of a few choices that are all in sight. */
export function CheckboxesField(props: ChoiceGroupProps) {
  return (
    <ChoiceGroup<readonly string[]>
      {...props}
      type="checkbox"
      isChosen={(value, key) => value.includes(key)}
      afterPress={(value, key) =>
        value.includes(key) ? value.filter((other) => other !== key) : [...value, key]
      }
    />
  );
}
