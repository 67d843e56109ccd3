import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { LANDING_FAQ, SAMPLE_ORDER, TESTIMONIALS, THE_LAW } from '@rep13/content';
import { fakeApi, ok, refused, settle, withFakeBrowser } from '@rep13/testing-browser';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { MemoryRouter, useLocation } from '@rep13/web-kit/router';
import { LandingPage } from './LandingPage.tsx';

withFakeBrowser();

const STATUS = 'GET /api/status';
const serving = (...states: string[]) => ok(states.map((status, index) => ({ name: `s${index}`, status })));
const Where = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};
const show = () =>
  render(
    <>
      <LandingPage />
      <Where />
    </>,
    { wrapper: MemoryRouter },
  );
/** The page once it knows how the service is. */
async function open() {
  const { container } = show();
  await settle();
  return container;
}
const region = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  fakeApi({ [STATUS]: serving('operational') });
});

describe('LandingPage', () => {
  it('has one main heading and its own title', async () => {
    await open();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toBe('EU legal representative under Article 13 DSA | Rep13');
  });

  it('leads to the check from each of its buttons', async () => {
    await open();
    const buttons = [
      ...screen.getAllByRole('link', { name: /Start Free Compliance Check/ }),
      screen.getByRole('link', { name: 'Get Legal Rep Now' }),
    ];
    expect(buttons.map((button) => button.getAttribute('href'))).toEqual(['/check', '/check', '/check']);
  });

  it('carries the website that is named into the check, by the button and by Enter', async () => {
    await open();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your website (optional)' });
    fireEvent.change(field, { target: { value: ' acme.example ' } });
    const [start] = screen.getAllByRole('link', { name: /Start Free Compliance Check/ });
    expect(start?.getAttribute('href')).toBe('/check?site=acme.example');
    fireEvent.submit(field.form as HTMLFormElement);
    await settle();
    expect(screen.getByText('/check?site=acme.example')).toBeTruthy();
  });

  it('says who stands behind it', async () => {
    await open();
    const entry = screen.getByRole('link', { name: 'See the full entry' });
    expect(entry.getAttribute('href')).toBe('/legal');
    expect(entry.parentElement?.textContent).toContain(LEGAL_ENTITY.registryCode);
  });

  it('has the sections that the top bar links to', async () => {
    const container = await open();
    expect(['how-it-works', 'pricing', 'faq'].filter((id) => !container.querySelector(`#${id}`))).toEqual([]);
  });

  it('names the price that is charged', async () => {
    await open();
    const pricing = region('Pricing');
    expect(pricing.getByText('EUR 300')).toBeTruthy();
    expect(pricing.getByText('a year, renews yearly')).toBeTruthy();
    expect(pricing.getByText('Most Popular')).toBeTruthy();
  });

  it('says of each invented quote that it is a sample, and of the order that it is invented', async () => {
    await open();
    const customers = region('What customers say');
    expect(customers.getAllByText(/Sample, not a real customer/)).toHaveLength(TESTIMONIALS.length);
    expect(customers.getAllByLabelText('5 of 5 stars')).toHaveLength(3);
    expect(region(SAMPLE_ORDER.title).getByText(/times are invented/)).toBeTruthy();
  });

  it('quotes the law and says where to read it', async () => {
    await open();
    const law = region(THE_LAW.title);
    expect(law.getByText(THE_LAW.quotation.text).tagName).toBe('BLOCKQUOTE');
    expect(law.getByRole('link', { name: THE_LAW.quotation.link }).getAttribute('href')).toMatch(
      /2022\/2065/,
    );
    expect(law.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'Art. 13(2)',
      'Art. 13(3)',
      'Art. 52',
    ]);
  });

  it('opens one question at a time', async () => {
    await open();
    const [first, second] = LANDING_FAQ;
    const isOpen = (text = '') => screen.getByText(text).closest('details')?.open;
    fireEvent.click(screen.getByText(first?.question ?? ''));
    fireEvent.click(screen.getByText(second?.question ?? ''));
    expect([isOpen(first?.question), isOpen(second?.question)]).toEqual([false, true]);
  });

  it('tells search engines of the company and its one offer', async () => {
    await open();
    const data = document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'Organization',
      makesOffer: { '@type': 'Offer', price: '300.00', priceCurrency: 'EUR' },
    });
  });
});

describe('what can be looked up', () => {
  const proof = () => region('See for yourself');
  const claim = () => proof().queryByText('Operational now');

  it('is the register, the agreement and the status, each behind a link', async () => {
    await open();
    const links = proof().getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/register',
      '/sample-agreement',
      '/status',
    ]);
  });

  it('says that the service is operational when every part of it is', async () => {
    fakeApi({ [STATUS]: serving('operational', 'operational') });
    show();
    expect(claim()).toBeNull();
    await settle();
    expect(claim()).not.toBeNull();
  });

  it.each([
    ['one part is not', serving('operational', 'degraded')],
    ['no part is named', serving()],
    ['nobody answers', refused(503, 'Not available')],
  ])('claims nothing when %s', async (_, answer) => {
    fakeApi({ [STATUS]: answer });
    await open();
    expect(claim()).toBeNull();
  });
});
