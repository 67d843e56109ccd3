import type { ReactNode } from 'react';
import { Form, Input } from 'antd';
import { EU_LANGUAGES, EU_MEMBER_STATES, LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { atLeastOne, optionalText, webAddress } from '../form/rules.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { CountedText } from './CountedText.tsx';
import { FileField } from './FileField.tsx';
import type { ProviderValues } from './provider-values.ts';
import styles from './provider-information.module.css';

interface FilesOfSignup {
  signupId: number;
  isReadOnly: boolean;
  /** Counts uploads that begin (1) and end (-1): the form waits for them. */
  onUploading: (change: 1 | -1) => void;
}

/** Every field of the provider information, in the order in which one thinks of them. */
export function ProviderFields(files: FilesOfSignup) {
  return (
    <>
      <ServiceFields />
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
        <CountedText
          name="incidentResponsePlan"
          label="Incident response plan"
          hint="Who decides, within what time, and how you answer."
          min={LIMITS.incidentResponsePlanMin}
          max={LIMITS.incidentResponsePlanMax}
          message={MESSAGES.incidentResponsePlan}
        />
      </Group>
    </>
  );
}

function ServiceFields() {
  return (
    <Group title="Your service">
      <CountedText
        name="serviceDescription"
        label="Service description"
        hint="What your service does, for whom, and what its users can store or publish."
        min={LIMITS.serviceDescriptionMin}
        max={LIMITS.serviceDescriptionMax}
        message={MESSAGES.serviceDescription}
      />
      <ChoiceField
        name="euMarketsServed"
        label="EU markets served"
        placeholder="Select Member States"
        all="All 27 Member States"
        choices={EU_MEMBER_STATES}
        rules={atLeastOne(MESSAGES.euMarketsServed)}
      />
      <ChoiceField
        name="supportLanguages"
        label="Support languages"
        placeholder="Select languages"
        all="All 24 languages"
        choices={EU_LANGUAGES}
        rules={atLeastOne(MESSAGES.supportLanguages)}
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
    <Form.Item name={name} label={label} validateFirst rules={[...optionalText(LIMITS.urlMax), webAddress()]}>
      <Input type="url" inputMode="url" autoComplete="off" placeholder="https://" />
    </Form.Item>
  );
}

function UploadField({ name, label, ...files }: FieldProps & FilesOfSignup) {
  return (
    <Form.Item name={name} label={label}>
      <FileField {...files} />
    </Form.Item>
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
