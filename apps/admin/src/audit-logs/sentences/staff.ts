import type { Sentences } from './sentences.ts';

export const STAFF: Sentences = {
  label: 'Staff',
  of: {
    'gateway.admin-user.created':
      '[Staff account {adminUserId}|A staff account] was created[ with the role {role}]',
    'gateway.admin-user.role-changed':
      'The role of [staff account {adminUserId}|a staff account] was changed[ to {role}]',
    'gateway.admin-user.deactivated': '[Staff account {adminUserId}|A staff account] was deactivated',
    'gateway.admin-user.reactivated': '[Staff account {adminUserId}|A staff account] was reactivated',
    'gateway.admin-user.password-reset':
      'The password of [staff account {adminUserId}|a staff account] was reset',
    'gateway.admin-user.password-changed':
      'The password of [staff account {adminUserId}|a staff account] was changed',
    'gateway.admin-user.second-factor-changed':
      'The second factor of [staff account {adminUserId}|a staff account] was changed[: {change}]',
    'gateway.admin-user.recovery-code-used':
      'A recovery code of [staff account {adminUserId}|a staff account] was used[, codes left: {codesLeft}]',
    'gateway.on-call.changed': 'Who is on call was changed[ to staff member {adminUserId}]',
    'gateway.approval.requested': 'A two-person approval was requested[: {kind}]',
    'gateway.approval.granted': 'A two-person approval was given[: {kind}]',
    'gateway.approval.refused': 'A two-person approval was refused or withdrawn[: {kind}]',
    'gateway.approval.glass-broken': 'A step was taken without its second approval[: {kind}]',
    'gateway.incident.described': 'An incident was described on the status page[: “{title}”]',
  },
};
