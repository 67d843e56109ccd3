import { useMemo, useState } from 'react';
import type { FormInstance } from 'antd';
import type { ProviderInformationView } from '@rep13/contracts-onboarding';
import { formDraft } from '../form/form-draft.ts';
import { fieldsOf, NOTHING_YET, valuesOf, type ProviderValues } from './provider-values.ts';

/** What was typed and not saved: kept in this tab and put back after a reload. */
export function useUnsaved(
  form: FormInstance<ProviderValues>,
  signupId: number,
  record: ProviderInformationView | null,
) {
  const draft = useMemo(() => formDraft<ProviderValues>(`provider-information.${signupId}`), [signupId]);
  const [restored] = useState(() => unsavedPart(draft.read(), record));
  const [isRestored, setRestored] = useState(restored !== null);
  const [isUnsaved, setUnsaved] = useState(restored !== null);

  const showSaved = (saved: ProviderInformationView | null) => {
    draft.forget();
    setUnsaved(false);
    setRestored(false);
    form.setFieldsValue(saved ? valuesOf(saved) : NOTHING_YET);
  };
  return {
    initial: { ...(record ? valuesOf(record) : NOTHING_YET), ...restored },
    isRestored,
    isUnsaved,
    keep: (_changed: Partial<ProviderValues>, values: ProviderValues) => {
      draft.keep(values);
      setUnsaved(true);
    },
    discard: () => showSaved(record),
    settle: showSaved,
  };
}

/** The draft, unless it was saved after all: the answer to its saving may have been lost. */
function unsavedPart(draft: Partial<ProviderValues> | null, record: ProviderInformationView | null) {
  if (!draft || !record) return draft;
  const saved = valuesOf(record);
  return isSame({ ...saved, ...draft }, saved) ? null : draft;
}

const isSame = (one: ProviderValues, other: ProviderValues): boolean =>
  JSON.stringify(trimmed(one)) === JSON.stringify(trimmed(other));

/** As the server keeps it. */
function trimmed(values: ProviderValues) {
  const fields = fieldsOf(values);
  return {
    ...fields,
    serviceDescription: fields.serviceDescription.trim(),
    incidentResponsePlan: fields.incidentResponsePlan.trim(),
  };
}
