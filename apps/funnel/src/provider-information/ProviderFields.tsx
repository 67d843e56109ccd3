import type { ReactNode } from 'react';
import type { ProviderFileView } from '@rep13/contracts-onboarding';
import { EU_LANGUAGES, EU_MEMBER_STATES, LIMITS } from '@rep13/contracts-constants';
import { Field, TextAreaField, TextField } from '@rep13/ui';
import { ChoiceField } from '@rep13/ui/antd';
import { MarketNotice } from '../markets/MarketNotice.tsx';
import { FileField } from './FileField.tsx';
import type { ProviderValues } from './provider-values.ts';
import styles from './provider-information.module.css';

interface FilesOfSignup {
  signupId: number;
  /** Counts uploads that begin (1) and end (-1): the form waits for them. */
  onUploading: (change: 1 | -1) => void;
}

interface ProviderFieldsProps extends FilesOfSignup {
  /** As they are chosen now. */
  markets: readonly string[];
}

/** Every field of the provider information, in the order in which one thinks of them. */
export function ProviderFields({ markets, ...files }: ProviderFieldsProps) {
  return (
    <>
      <ServiceFields markets={markets} />
      <Group
        title="Content policy"
        lead="The rules for what your users may post. An address, a file, or both."
      >
        <AddressField name="contentPolicyUrl" label="Content policy URL" />
        <UploadField name="contentPolicyUpload" label="Content policy file" {...files} />
      </Group>
      <Group title="Transparency report" lead="Your latest one, if you must publish one.">
        <AddressField name="transparencyReportUrl" label="Transparency report URL" />
        <UploadField name="transparencyReportUpload" label="Transparency report file" {...files} />
      </Group>
      <Group
        title="Incidents"
        lead="What you do when an authority orders you to act against content, or users report it."
      >
        <TextAreaField
          name="incidentResponsePlan"
          label="Incident response plan"
          hint="Who decides, within what time, and how you answer."
          length={{ min: LIMITS.incidentResponsePlanMin, max: LIMITS.incidentResponsePlanMax }}
          rows={6}
        />
      </Group>
    </>
  );
}

function ServiceFields({ markets }: Pick<ProviderFieldsProps, 'markets'>) {
  return (
    <Group title="Your service">
      <TextAreaField
        name="serviceDescription"
        label="Service description"
        hint="What your service does, for whom, and what its users can store or publish."
        length={{ min: LIMITS.serviceDescriptionMin, max: LIMITS.serviceDescriptionMax }}
        rows={6}
      />
      <ChoiceField
        name="euMarketsServed"
        label="EU markets served"
        placeholder="Select Member States"
        all="All 27 Member States"
        choices={EU_MEMBER_STATES}
      />
      {markets.length > 0 && <MarketNotice markets={markets} />}
      <ChoiceField
        name="supportLanguages"
        label="Support languages"
        placeholder="Select languages"
        all="All 24 languages"
        choices={EU_LANGUAGES}
      />
    </Group>
  );
}

interface FieldProps {
  name: keyof ProviderValues;
  label: string;
}

function AddressField({ name, label }: FieldProps) {
  return (
    <TextField
      name={name}
      label={label}
      isOptional
      type="url"
      inputMode="url"
      autoComplete="off"
      placeholder="https://"
    />
  );
}

function UploadField({ name, label, ...files }: FieldProps & FilesOfSignup) {
  return (
    <Field<ProviderFileView | null>
      name={name}
      label={label}
      isOptional
      hint="PDF, Word, OpenDocument or plain text, up to 10 MB."
    >
      {({ id, value, readOnly, onChange, 'aria-describedby': describing }) => (
        <FileField
          {...files}
          id={id}
          isReadOnly={readOnly}
          value={value}
          onChange={onChange}
          aria-describedby={describing}
        />
      )}
    </Field>
  );
}

function Group({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
      {children}
    </section>
  );
}
