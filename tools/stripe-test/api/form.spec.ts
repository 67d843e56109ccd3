import { parseForm } from './form.ts';

describe('a form as Stripe’s clients write it', () => {
  it.each([
    ['name=A+year', { name: 'A year' }],
    ['recurring[interval]=year', { recurring: { interval: 'year' } }],
    ['line_items[0][price]=a&line_items[1][price]=b', { line_items: [{ price: 'a' }, { price: 'b' }] }],
    ['expand[]=a&expand[]=b', { expand: ['a', 'b'] }],
    ['lookup_keys%5B0%5D=a', { lookup_keys: ['a'] }],
    ['a[b][c][d]=1', { a: { b: { c: { d: '1' } } } }],
    ['empty=', { empty: '' }],
    ['', {}],
  ])('%s', (encoded, form) => {
    expect(JSON.parse(JSON.stringify(parseForm(encoded)))).toEqual(form);
  });

  it('changes no object’s prototype', () => {
    parseForm('__proto__[polluted]=yes&constructor[prototype][polluted]=yes');
    expect({}).not.toHaveProperty('polluted');
  });
});
