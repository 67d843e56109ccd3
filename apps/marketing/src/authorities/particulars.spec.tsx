import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { errorAt, fakeApi, fill, follow, ok, press, withFakeBrowser } from '@rep13/testing-browser';
import { axeFaults } from '../../test/axe.ts';
import { REFERENCE, TOKEN } from '../../test/authority-requests.ts';
import { open } from '../../test/open.ts';
import './work/find-number.ts';

withFakeBrowser();

const API = {
  'GET /api/authority-requests/work': ok({ challenge: 'c', bits: 0 }),
  'POST /api/authority-requests': ok(
    { reference: REFERENCE, token: TOKEN, missing: [], translation: null },
    201,
  ),
};

async function begin(): Promise<void> {
  await open('/authorities');
  fill(/^Company, domain/, 'northwind.example');
  fireEvent.click(screen.getByLabelText(/^An order to act/));
  await press('Continue');
  fill('Authority', 'ACM');
  fill('Email of your office', 'desk@acm.example');
}

describe('what an order says beside the elements of the law', () => {
  it('is asked for, may be left out, and is sent as it was typed', async () => {
    const api = fakeApi(API);
    await begin();
    fill(/^Kind of authority/, 'prosecutor');
    fill(/^Your grade or post/, 'Senior prosecutor');
    fill(/^File number/, 'F 26-1');
    await press('Continue');
    fill(/^Issued on/, '2026-11-20T09:00');
    await press('Continue');
    fill(/^Court or body/, 'District Court');
    expect(screen.queryByLabelText(/^From when/)).toBeNull();
    fill(/^May the provider tell/, 'later');
    fill(/^From when/, '2027-01-20T09:00');
    expect(await axeFaults()).toEqual([]);
    await press('Continue');
    expect(document.body.textContent).toContain('Public prosecutor');
    await press('Send the order');
    const sent = api.sent('POST', '/api/authority-requests')[0]?.body;
    expect(sent).toMatchObject({
      authorityType: 'prosecutor',
      officerGrade: 'Senior prosecutor',
      fileNumber: 'F 26-1',
      issuedAt: new Date('2026-11-20T09:00').toISOString(),
      challengeCourt: 'District Court',
      userNotice: 'later',
      userNoticeFrom: new Date('2027-01-20T09:00').toISOString(),
    });
    expect(sent).not.toHaveProperty('challengeDeadline');
  });

  it('is asked again where it was issued at a time that lies ahead', async () => {
    fakeApi(API);
    await begin();
    await follow(/The order/);
    fill(/^Issued on/, '2062-11-20T09:00');
    fireEvent.blur(screen.getByLabelText(/^Issued on/));
    expect(errorAt(/^Issued on/)).toContain('lies ahead');
  });
});
