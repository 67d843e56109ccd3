import { describe, expect, it } from '@jest/globals';
import { ORDER_KINDS } from '@rep13/contracts-authority-requests/constants';
import { buildTicketDetail } from '../../../test/builders.ts';
import { buildRequest } from '../../../test/order-builders.ts';
import { templatesFor } from './message-templates.ts';

const textOf = (label: string, ticket = buildTicketDetail()) =>
  [...templatesFor('authority', ticket), ...templatesFor('client', ticket)].find(
    (each) => each.label === label,
  )?.text ?? '';

describe('a text to begin with', () => {
  it.each(ORDER_KINDS)('for an order of the kind %s names the order by both references', (kind) => {
    const ticket = buildTicketDetail({ source: 'authority', request: buildRequest({ kind }) });
    expect(textOf('Receipt', ticket)).toContain('ACM/26/0815 (our reference A-K7M2-QXRP)');
  });

  it('names the article by which the authority is told of the effect', () => {
    expect(textOf('Effect given', buildTicketDetail({ orderKind: 'act' }))).toContain('Article 9(1)');
    expect(textOf('Effect given', buildTicketDetail({ orderKind: 'information' }))).toContain(
      'Article 10(1)',
    );
    expect(textOf('Effect given', buildTicketDetail({ orderKind: 'general' }))).not.toContain('Article');
  });

  it('asks for what is missing in the words that were drafted', () => {
    const request = buildRequest({ clarificationDraft: 'Please send the legal basis.' });
    expect(textOf('Clarification', buildTicketDetail({ request }))).toBe('Please send the legal basis.');
  });

  it('says of what is not ours whose it is, and offers that of nothing else', () => {
    const request = buildRequest({ kind: 'general', foreignKind: 'e-evidence' });
    expect(textOf('Not ours', buildTicketDetail({ request }))).toContain('2023/1543');
    const labels = templatesFor('authority', buildTicketDetail()).map(({ label }) => label);
    expect(labels).not.toContain('Not ours');
  });

  it('tells the client by when, in a zone that both know', () => {
    const ticket = buildTicketDetail({ clientDueAt: '2026-11-20T20:00:00.000Z' });
    expect(textOf('What we need from you', ticket)).toContain('by 20 November 2026 at 20:00 UTC:');
    expect(textOf('What we need from you')).not.toContain(' by ');
  });

  it('marks what is to be filled in', () => {
    expect(textOf('Cannot comply because …')).toContain('[…');
  });
});
