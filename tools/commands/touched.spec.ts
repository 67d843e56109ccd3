import { SERVICES } from '@rep13/local-stack';
import { servicesTouchedBy } from './touched.ts';

describe('the services touched by a change', () => {
  it.each([
    ['services/sla/src/main.ts', ['sla']],
    ['libs/contracts/sla/src/index.ts', [...SERVICES]],
    ['libs/ui/src/theme.css', []],
    ['apps/admin/src/routes.tsx', []],
  ])('%s touches %j', (file, services) => {
    expect(servicesTouchedBy([file])).toEqual(services);
  });
});
