import { Form, Input } from 'antd';
import type { DescribeIncidentBody } from '@rep13/contracts-admin';
import type { StaffIncidentView } from '@rep13/contracts-gateway';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { formatDateTime } from '@rep13/ui';
import { ChangeForm } from '../frame/ChangeForm.tsx';

interface DescribeDialogProps {
  incident: StaffIncidentView;
  onChanged: () => void;
  onClose: () => void;
}

/** Takes the words that everybody reads about an incident. */
export function DescribeDialog({ incident, onChanged, onClose }: DescribeDialogProps) {
  return (
    <ChangeForm<DescribeIncidentBody>
      method="PATCH"
      path={`/api/admin/incidents/${incident.id}`}
      title={`${incident.service}, ${formatDateTime(incident.openedAt)}`}
      lead="Everybody reads this on the status page: what happened, whom it concerned, what we did. No names of people or clients."
      verb="Publish"
      done="The status page tells it"
      onChanged={onChanged}
      onClose={onClose}
    >
      <Form.Item
        name="title"
        label="Title"
        initialValue={incident.title ?? ''}
        rules={[{ required: true, whitespace: true, message: MESSAGES.incidentTitle }]}
      >
        <Input maxLength={LIMITS.incidentTitleMax} autoFocus />
      </Form.Item>
      <Form.Item
        name="words"
        label="What happened"
        initialValue={incident.words ?? ''}
        rules={[{ required: true, whitespace: true, message: MESSAGES.incidentWords }]}
      >
        <Input.TextArea rows={5} maxLength={LIMITS.incidentWordsMax} />
      </Form.Item>
    </ChangeForm>
  );
}
