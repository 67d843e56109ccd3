import { LEGAL_ENTITY } from '@rep13/web-kit';

const { authorityEmail, supportEmail, phone, phoneLink } = LEGAL_ENTITY;

const TARGETS: Record<string, string> = {
  [authorityEmail]: `mailto:${authorityEmail}`,
  [supportEmail]: `mailto:${supportEmail}`,
  [phone]: phoneLink,
};
const escaped = Object.keys(TARGETS).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const REACHABLE = new RegExp(`(${escaped.join('|')})`);

/** A text in which our mailboxes and phone numbers are links. */
export function Linked({ text }: { text: string }) {
  return text.split(REACHABLE).map((part, index) => {
    const href = TARGETS[part];
    return href ? (
      <a key={index} href={href}>
        {part}
      </a>
    ) : (
      part
    );
  });
}
