import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { TicketDetailView } from '@rep13/contracts-sla';
import { axeFaults, errorAt, fakeApi, fill, later, ok, press, withFakeBrowser } from '@rep13/testing-browser';
import { buildSignup, buildTicketDetail } from '../../../test/builders.ts';
import { buildRequest, buildTicketFile, buildTicketMessage } from '../../../test/order-builders.ts';
import { open } from '../../../test/open.ts';
import { dialog, hit, send, ticketOf } from '../../../test/ticket-page.ts';

withFakeBrowser();

const AT = '/api/admin/sla-tickets/1';
const filed = (more: Partial<TicketDetailView> = {}) =>
  buildTicketDetail({ source: 'authority', request: buildRequest(), ...more });
const open1 = async (ticket = filed(), more = {}) => {
  const api = fakeApi({ ...ticketOf('caseworker', ticket), ...more });
  await open('/admin/tickets/1');
  return api;
};
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('an order', () => {
  it('that is about another client is given to it by two', async () => {
    const api = await open1(filed({ forwardedToClient: true }), {
      'GET /api/admin/signups?limit=20': ok([buildSignup({ id: 812_345_678, companyName: 'Meant BV' })]),
      [`POST ${AT}/change-client`]: ok({ approvalId: 'x' }, 202),
    });
    await press(/^Another client is meant/);
    expect(dialog().getByText(/no longer sees the order/)).toBeTruthy();
    await send('Ask a colleague');
    expect(errorAt('How you know that the other one is meant')).toBe('Please say why');
    fireEvent.mouseDown(dialog().getByLabelText('Client'));
    await later(400);
    fireEvent.click(screen.getByTitle(/^Meant BV/));
    fill('How you know that the other one is meant', 'Their letter says so');
    expect(await axeFaults()).toEqual([]);
    await send('Ask a colleague');
    expect(api.sent('POST', `${AT}/change-client`)[0]?.body).toEqual({
      signupId: 812_345_678,
      reason: 'Their letter says so',
    });
  });

  it('shows whose messages and files stay behind, and sends none of them', async () => {
    const left = buildTicketFile({ name: 'left.pdf', from: 'client', ofEarlierClient: true });
    const message = buildTicketMessage({ body: 'Gone here.', files: [left], ofEarlierClient: true });
    const earlier = {
      ...{ signupId: 734_512_902, companyName: 'Wrong BV', forwardedAt: message.createdAt },
      ...{ readAt: null, answeredAt: message.createdAt, said: null, until: message.createdAt },
    };
    await open1(filed({ files: [left], messages: [message], earlierClients: [earlier] }));
    expect(screen.getByText('the earlier client to us')).toBeTruthy();
    expect(region('Clients it was about by mistake').getByText('Wrong BV')).toBeTruthy();
    await hit('r');
    expect(screen.queryByRole('checkbox', { name: /left\.pdf/ })).toBeNull();
  });
});
