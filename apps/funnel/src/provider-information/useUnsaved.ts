import { useEffect, useMemo, useState } from 'react';
import type { FormInstance } from 'antd';
import type { ProviderInformationView } from '@rep13/contracts';
import { formDraft } from '../form/form-draft.ts';
import { NOTHING_YET, valuesOf, type ProviderValues } from './provider-values.ts';

/**
 * What was typed and not saved: kept in this tab, put back after a reload, and a question before the tab is closed.
 */
export function useUnsaved(
  form: FormInstance<ProviderValues>,
  signupId: number,
  record: ProviderInformationView | null,
) {
  const draft = useMemo(() => formDraft<ProviderValues>(`provider-information.${signupId}`), [signupId]);
  const [restored] = useState(() => draft.read());
  const [isRestored, setRestored] = useState(restored !== null);
  const [isUnsaved, setUnsaved] = useState(restored !== null);
  useQuestionBeforeLeaving(isUnsaved);

  const showSaved = (saved: ProviderInformationView | null) => {
    draft.forget();
    setUnsaved(false);
    setRestored(false);
    form.setFieldsValue(saved ? valuesOf(saved) : NOTHING_YET);
  };
  return {
    initial: { ...(record ? valuesOf(record) : NOTHING_YET), ...restored },
    isRestored,
    keep: (_changed: Partial<ProviderValues>, values: ProviderValues) => {
      draft.keep(values);
      setUnsaved(true);
    },
    discard: () => showSaved(record),
    settle: showSaved,
  };
}

/** The browser asks in its own words. */
function useQuestionBeforeLeaving(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
