import { Writable } from 'node:stream';
import { withContext } from '../context/request-context.ts';
import { createLogger } from './logger.ts';

describe('the log', () => {
  const written = (write: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown> => {
    let text = '';
    const sink = new Writable({ write: (chunk, _, done) => ((text += String(chunk)), done()) });
    write(createLogger('bench', 'info', sink));
    return JSON.parse(text) as Record<string, unknown>;
  };

  it('is one JSON line with the service and the correlation id', () => {
    const line = written((logger) =>
      withContext({ correlationId: 'c-1', actor: 'visitor' }, () => logger.info('signed\nup')),
    );
    expect(line).toMatchObject({
      service: 'bench',
      correlationId: 'c-1',
      actor: 'visitor',
      msg: 'signed\nup',
    });
  });

  it('holds no secret', () => {
    const line = written((logger) =>
      logger.info({ password: 'hunter22', body: { token: 't', newPassword: 'n' } }),
    );
    expect(line).toMatchObject({
      password: '[redacted]',
      body: { token: '[redacted]', newPassword: '[redacted]' },
    });
  });
});
