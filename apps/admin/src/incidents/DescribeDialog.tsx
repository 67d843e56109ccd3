import { Form, Input } from 'antd';
import type { DescribeIncidentBody } from '@rep13/contracts-admin';
import type { StaffIncidentView } from '@rep13/contracts-gateway';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { formatDateTime } from '@rep13/ui';
import { ConfirmForm } from '../frame/ConfirmForm.tsx';
import { useChange } from '../session/useChange.ts';

interface DescribeDialogProps {
  incident: StaffIncidentView;
  onChanged: () => void;
  onClose: () => void;
}

/** Takes the words that everybody reads about an incident. */
export function DescribeDialog({ incident, onChanged, onClose }: DescribeDialogProps) {
  const [form] = Form.useForm<DescribeIncidentBody>();
  const { change, isSending, problem } = useChange<DescribeIncidentBody>(
    'PATCH',
    `/api/admin/incidents/${incident.id}`,
    { done: 'The status page tells it', onChanged },
  );
  return (
    <ConfirmForm
      form={form}
      title={`${incident.service}, ${formatDateTime(incident.openedAt)}`}
      lead="Everybody reads this on the status page: what happened, whom it concerned, what we did. No names of people or clients."
      verb="Publish"
      isSending={isSending}
      problem={problem}
      onConfirm={async (body) => {
        if (await change(body)) onClose();
      }}
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
    </ConfirmForm>
  );
}
