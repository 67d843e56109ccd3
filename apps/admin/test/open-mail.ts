import type { AdminRole } from '@rep13/contracts-gateway/constants';
import type { InboundMailDetailView } from '@rep13/contracts-sla';
import { fakeApi, ok } from '@rep13/testing-browser';
import { everyPageOf } from './admin.ts';
import { buildMailbox, buildMailDetail } from './mail-builders.ts';
import { open } from './open.ts';

export const MAIL = '/api/admin/mails/7';

/** The page of a mail. */
export async function openMail(
  mail: Partial<InboundMailDetailView> = {},
  more: Parameters<typeof fakeApi>[0] = {},
  role: AdminRole = 'caseworker',
) {
  const api = fakeApi({
    ...everyPageOf({ role }),
    'GET /api/admin/colleagues': ok([]),
    'GET /api/admin/mailbox': ok(buildMailbox()),
    'GET /api/admin/mails?state=waiting&limit=51': ok([]),
    [`GET ${MAIL}`]: ok(buildMailDetail(mail)),
    ...more,
  });
  await open('/admin/mail/7');
  return api;
}
