import { useMemo, useState } from 'react';
import type { ProviderInformationView } from '@rep13/contracts-onboarding';
import { formDraft } from '@rep13/ui';
import { savedForm } from '../form/saved-form.ts';
import { fieldsOf, NOTHING_YET, valuesOf, type ProviderValues } from './provider-values.ts';

/** What was typed and not sent: stored in this tab, or on purpose in this browser, and restored. */
export function useUnsaved(signupId: number, record: ProviderInformationView | null) {
  const draft = useMemo(() => formDraft<ProviderValues>(`provider-information.${signupId}`), [signupId]);
  const later = useMemo(() => savedForm<ProviderValues>(`provider-information.${signupId}`), [signupId]);
  const [{ restored, savedOn }] = useState(() => {
    const typed = draft.read();
    const stored = typed ? null : later.read();
    return {
      restored: unsavedPart(typed ?? stored?.values ?? null, record),
      savedOn: stored?.savedOn ?? null,
    };
  });
  const [isRestored, setRestored] = useState(restored !== null);
  const [isUnsaved, setUnsaved] = useState(restored !== null);

  return {
    initial: { ...NOTHING_YET, ...(record && valuesOf(record)), ...restored },
    isRestored,
    /** When it was saved on purpose; `null` for what survived a reload. */
    savedOn,
    isUnsaved,
    save: (values: ProviderValues) => {
      draft.save(values);
      setUnsaved(true);
    },
    /** For another day, in this browser. @returns until when, or `null` without storage */
    saveForLater: (values: ProviderValues): Date | null => {
      const until = later.save(values);
      // The tab's own copy would count more when it is opened again, and be older then.
      if (until) draft.forget();
      if (until) setUnsaved(false);
      return until;
    },
    /** What is saved counts. @returns what the form shows then */
    forget: (saved: ProviderInformationView | null): ProviderValues => {
      draft.forget();
      later.forget();
      setUnsaved(false);
      setRestored(false);
      return saved ? valuesOf(saved) : NOTHING_YET;
    },
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

/** As the server stores it. */
function trimmed(values: ProviderValues) {
  const fields = fieldsOf(values);
  return {
    ...fields,
    serviceDescription: fields.serviceDescription.trim(),
    incidentResponsePlan: fields.incidentResponsePlan.trim(),
  };
}
