import { describe, expect, it } from '@jest/globals';
import { toBody } from './order-body.ts';
import { NOTHING_TYPED, type OrderValues } from './order-values.ts';

const typed: OrderValues = {
  target: { ...NOTHING_TYPED.target, target: ' R13-ABCDEFGH ', kind: 'act' },
  sender: { ...NOTHING_TYPED.sender, authorityName: ' ACM ', email: ' desk@acm.example ' },
  order: {
    ...NOTHING_TYPED.order,
    urls: '\n https://a.example/1 \n\nhttps://a.example/2\n',
    identifiers: 'ada',
  },
  terms: { ...NOTHING_TYPED.terms, redress: ' Court of The Hague\n', deadlineAt: '2026-11-27T17:00' },
};

describe('what is sent of an order', () => {
  it('has no white space around it, and null for what was left out', () => {
    expect(toBody(typed)).toMatchObject({
      target: 'R13-ABCDEFGH',
      authorityName: 'ACM',
      email: 'desk@acm.example',
      phone: null,
      memberState: null,
      redress: 'Court of The Hague',
      legalBasis: null,
    });
  });

  it('has one entry a line that is not empty', () => {
    expect(toBody(typed).urls).toEqual(['https://a.example/1', 'https://a.example/2']);
  });

  it('leaves out what its kind does not ask for, and keeps it for another kind', () => {
    expect(toBody(typed).identifiers).toBeNull();
    const information: OrderValues = { ...typed, target: { ...typed.target, kind: 'information' } };
    expect(toBody(information)).toMatchObject({ identifiers: ['ada'], urls: null });
  });

  it('names the moment of the deadline with its zone', () => {
    expect(toBody(typed).deadlineAt).toBe(new Date('2026-11-27T17:00').toISOString());
    expect(toBody({ ...typed, terms: NOTHING_TYPED.terms }).deadlineAt).toBeNull();
  });

  it('says that a translation comes with it only of a language that needs one', () => {
    const orderIn = (language: string) =>
      toBody({ ...typed, terms: { ...typed.terms, language, translationEnclosed: true } });
    expect(orderIn('Another language')).toMatchObject({ translationEnclosed: true });
    expect(orderIn('Dutch')).not.toHaveProperty('translationEnclosed');
  });
});
