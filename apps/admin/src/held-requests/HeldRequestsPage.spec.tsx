import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { AdminRole } from '@rep13/contracts-gateway/constants';
import type { AuthorityRequestView } from '@rep13/contracts-sla';
import {
  address,
  axeFaults,
  errorAt,
  fakeApi,
  fill,
  later,
  ok,
  press,
  refusedAs,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { everyPageOf } from '../../test/admin.ts';
import { buildTicketDetail } from '../../test/builders.ts';
import { buildRequest } from '../../test/order-builders.ts';
import { open } from '../../test/open.ts';
import { ticketOf } from '../../test/ticket-page.ts';

withFakeBrowser();

const LIST = '/api/admin/held-requests';
const HELD = buildRequest({ id: 7, state: 'held', ticketId: null, doNotInform: true });

async function openPage(
  requests: readonly AuthorityRequestView[],
  role: AdminRole = 'caseworker',
  more = {},
) {
  const api = fakeApi({ ...everyPageOf({ role }), [`GET ${LIST}`]: ok(requests), ...more });
  await open('/admin/held-requests');
  return api;
}
const confirm = async (name: string) => {
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  await later(300);
};

describe('held requests', () => {
  it('say so when there is none', async () => {
    await openPage([]);
    expect(screen.getByText('No request waits.')).toBeTruthy();
  });

  it('show what they say, with nothing to follow', async () => {
    await openPage([HELD]);
    const request = within(screen.getByRole('region', { name: /^A-K7M2-QXRP/ }));
    expect(request.getByText('https://acme.example/listing/1')).toBeTruthy();
    expect(request.getByText(/wants the client not to be informed/)).toBeTruthy();
    expect(request.queryByRole('link')).toBeNull();
    expect(await axeFaults()).toEqual([]);
  });

  it('are released into an order, which is shown', async () => {
    const api = await openPage([HELD], 'caseworker', {
      ...ticketOf(),
      [`POST ${LIST}/7/release`]: ok(buildTicketDetail()),
    });
    await press('Release: A-K7M2-QXRP');
    await confirm('Release');
    expect(api.sent('POST', `${LIST}/7/release`)).toHaveLength(1);
    expect(address()).toBe('/admin/tickets/1');
  });

  it('are discarded with a reason', async () => {
    const api = await openPage([HELD], 'caseworker', { [`POST ${LIST}/7/discard`]: ok({}) });
    await press('Discard: A-K7M2-QXRP');
    await confirm('Discard');
    expect(errorAt('How you know')).toBe('Please say why');
    fill('How you know', 'Twenty of them in a minute');
    await confirm('Discard');
    expect(api.sent('POST', `${LIST}/7/discard`)[0]?.body).toEqual({ reason: 'Twenty of them in a minute' });
  });

  it('that somebody else decided about are explained', async () => {
    await openPage([HELD], 'caseworker', {
      [`POST ${LIST}/7/release`]: refusedAs(409, 'sla.request-decided'),
    });
    await press('Release: A-K7M2-QXRP');
    await confirm('Release');
    expect(screen.getByText('Somebody else decided about this request meanwhile.')).toBeTruthy();
  });

  it('are only read by an auditor', async () => {
    await openPage([HELD], 'auditor');
    expect(screen.queryByRole('button', { name: /^(Release|Discard)/ })).toBeNull();
  });
});
