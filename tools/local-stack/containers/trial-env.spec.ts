import { withVariables } from '../infrastructure/compose-env.ts';
import { stillToDo, trialAdditions } from './trial-env.ts';

const SEAL = { p12: 'MIIseal', passphrase: 'opens it' };

describe('an installation in containers', () => {
  it('is for production, and says what production must choose', () => {
    expect(stillToDo('POSTGRES_PASSWORD=x\nSMTP_URL=\n')).toEqual([
      expect.stringMatching(/^PUBLIC_URL= is not set/),
      expect.stringMatching(/^SMTP_URL= is not set/),
      expect.stringMatching(/^PAYMENT_PROVIDER= is not set/),
      expect.stringMatching(/^LEGAL_ENTITY= is not set/),
      expect.stringMatching(/^SEAL_P12= is not set/),
      expect.stringMatching(/^STAFF_MFA= is not set/),
    ]);
    const chosen =
      'PUBLIC_URL=https://a.example\nSMTP_URL=smtp://a\nPAYMENT_PROVIDER=demo\nLEGAL_ENTITY=./us.json\nSEAL_P12=MII\nSTAFF_MFA=required\n';
    expect(stillToDo(chosen)).toEqual([]);
  });

  it('is for trying it when asked to, with an inbox of its own', () => {
    expect(trialAdditions('', SEAL)).toEqual({
      NODE_ENV: 'development',
      COMPOSE_PROFILES: 'trial',
      PUBLIC_URL: 'http://localhost:8080',
      SMTP_URL: 'smtp://mail:1025',
      LEGAL_ENTITY: './docs/examples/legal-entity.json',
      SEAL_P12: 'MIIseal',
      SEAL_PASSPHRASE: 'opens it',
    });
  });

  it('keeps what stands in its file already', () => {
    const text = 'PUBLIC_URL=https://try.example\n';
    const after = withVariables(text, trialAdditions(text, SEAL));
    expect(after).toContain('PUBLIC_URL=https://try.example\n');
    expect(after).not.toContain('localhost');
    expect(trialAdditions(after, SEAL)).toEqual({});
  });

  it('keeps a seal of its own, which may need no passphrase', () => {
    expect(Object.keys(trialAdditions('SEAL_P12=MIIown\n', SEAL)).join()).not.toContain('SEAL');
  });

  it('is told to be a trial for as long as it is one', () => {
    expect(stillToDo(withVariables('', trialAdditions('', SEAL)))).toEqual([
      expect.stringContaining('for trying it'),
    ]);
  });
});
