import { readdirSync } from 'node:fs';
import { REPOSITORY } from '@rep13/local-stack';
import { closureOf } from './closure.ts';

const namesFor = (service: string) => closureOf([service], REPOSITORY).map(({ name }) => name);

describe('what an image holds', () => {
  it.each(readdirSync(`${REPOSITORY}/services`))(
    'is %s, what it stands on, and no other service',
    (service) => {
      const names = namesFor(service);

      expect(names[0]).toBe(`@rep13/${service}`);
      expect(names).toContain('@rep13/service-kit');
      expect(names).toContain('@rep13/contracts-messaging');
      expect(
        closureOf([service], REPOSITORY).filter(({ folder }) => folder.startsWith('services/')),
      ).toHaveLength(1);
    },
  );

  it('is nothing for tests, browsers or other contexts', () => {
    expect(namesFor('sla')).not.toEqual(expect.arrayContaining(['@rep13/testing']));
    expect(namesFor('agreements')).not.toEqual(expect.arrayContaining(['@rep13/contracts-sla']));
  });

  it('is an error for a service that is not there', () => {
    expect(() => closureOf(['no-such'], REPOSITORY)).toThrow('There is no service no-such');
  });
});
