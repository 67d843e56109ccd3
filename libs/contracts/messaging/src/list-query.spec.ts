import { plainToInstance } from 'class-transformer';
import { messagesOf } from '@rep13/contracts-validation/messages-of';
import { ListQuery } from './index.ts';

describe('what a list is asked', () => {
  it('comes from an address as text and is read as what it means', () => {
    const query = plainToInstance(ListQuery, { limit: '10', cursor: '7', search: '  Acme_ 100% ' });
    expect(query).toEqual({ limit: 10, cursor: 7, search: 'Acme_ 100%' });
  });

  it.each(['', '   '])('searches for nothing when the text is %p', (search) => {
    expect(plainToInstance(ListQuery, { search })).toEqual({});
    expect(messagesOf(ListQuery, { search })).toEqual({});
  });

  it.each(['x'.repeat(501), 'a\nb', 'a\0b', ['a', 'b'], { a: 'b' }])(
    'is refused with the search %j',
    (search) => {
      expect(messagesOf(ListQuery, { search })).toHaveProperty('search');
    },
  );

  it('takes a search of 100 characters', () => {
    expect(messagesOf(ListQuery, { search: 'x'.repeat(500) })).toEqual({});
  });

  it.each([
    ['limit', '0'],
    ['limit', '201'],
    ['cursor', '0'],
    ['cursor', '2147483648'],
    ['cursor', '1.5'],
  ])('is refused with %s=%s', (field, value) => {
    expect(messagesOf(ListQuery, { [field]: value })).toHaveProperty(field);
  });
});
