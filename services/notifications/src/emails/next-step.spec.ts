import { buildContext } from '../../test/builders.ts';
import { mandateSentence, nextStep, type Progress } from './next-step.ts';

const { links } = buildContext();
const done: Progress = { paid: true, signed: true, accountStatus: 'active' };

describe('the next step', () => {
  it.each<[string, Partial<Progress>, string]>([
    ['payment before all else', { paid: false, signed: false, accountStatus: 'pending' }, '/payment'],
    ['signing when the fee is paid', { signed: false, accountStatus: 'pending' }, '/signature/'],
    ['the account when the mandate is in force', { accountStatus: 'pending' }, '/client/setup'],
    ['the portal when all is done', {}, '/client/dashboard'],
    ['the portal for a suspended client', { paid: false, accountStatus: 'suspended' }, '/client/dashboard'],
  ])('is %s', (_, progress, path) => {
    expect(nextStep({ ...done, ...progress }, links).url).toContain(`https://rep13.example${path}`);
  });

  it.each<[Partial<Progress>, string]>([
    [{}, 'is in force'],
    [{ paid: false }, 'once the yearly fee is paid.'],
    [{ signed: false }, 'once you have signed the agreement.'],
    [{ paid: false, signed: false }, 'is paid and you have signed'],
  ])('comes with what the mandate waits for: %j', (progress, expected) => {
    expect(mandateSentence({ ...done, ...progress })).toContain(expected);
  });
});
