import { Button, Dropdown } from 'antd';
import type { MessageRecipient } from '@rep13/contracts-sla/constants';
import { useTicketWork } from '../work/ticket-work.ts';
import { templatesFor } from './message-templates.ts';

interface TemplateMenuProps {
  to: MessageRecipient;
  onPick: (text: string) => void;
}

/** Texts to begin with. One that is picked goes after what is typed. */
export function TemplateMenu({ to, onPick }: TemplateMenuProps) {
  const { ticket } = useTicketWork();
  const templates = templatesFor(to, ticket);
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{
        items: templates.map(({ label }) => ({ key: label, label })),
        onClick: ({ key }) => onPick(templates.find(({ label }) => label === key)?.text ?? ''),
      }}
    >
      <Button size="small">Insert template</Button>
    </Dropdown>
  );
}
