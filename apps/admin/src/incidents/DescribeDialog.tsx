import type { StaffIncidentView } from '@rep13/contracts-gateway';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { describe } from '@rep13/contracts-api-admin/incidents';
import { callOf } from '@rep13/contracts-operations';
import { formatDateTime, requiredText, TextAreaField, TextField } from '@rep13/ui';
import { ChangeForm } from '../frame/ChangeForm.tsx';

interface DescribeDialogProps {
  incident: StaffIncidentView;
  onChanged: () => void;
  onClose: () => void;
}

/** Takes the public description of an incident. */
export function DescribeDialog({ incident, onChanged, onClose }: DescribeDialogProps) {
  return (
    <ChangeForm
      call={callOf(describe, { params: { id: incident.id } })}
      title={`${incident.service}, ${formatDateTime(incident.openedAt)}`}
      lead="Everybody reads this on the status page: what happened, whom it concerned, what we did. No names of people or clients."
      verb="Publish"
      done="The status page tells it"
      initial={{ title: incident.title ?? '', words: incident.words ?? '' }}
      rules={RULES}
      onChanged={onChanged}
      onClose={onClose}
    >
      <TextField name="title" label="Title" maxLength={LIMITS.incidentTitleMax} autoFocus />
      <TextAreaField name="words" label="What happened" maxLength={LIMITS.incidentTextMax} />
    </ChangeForm>
  );
}

const RULES = {
  title: requiredText(MESSAGES.incidentTitle),
  words: requiredText(MESSAGES.incidentText),
};
