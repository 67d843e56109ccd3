import type { Test } from 'supertest';

/** An answer whose body is its bytes, whatever its type says. */
export const bytesOf = (call: Test) =>
  call.buffer(true).parse((answer, done) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => done(null, Buffer.concat(chunks)));
  });
