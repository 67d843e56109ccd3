import 'reflect-metadata';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplication } from '@nestjs/common';
import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import request from 'supertest';
import { startSite } from '../../test/start-site.ts';

let app: INestApplication;
beforeAll(async () => {
  const options = { webRoot: tmpdir(), publicUrl: 'http://localhost:8080', entity: SAMPLE_LEGAL_ENTITY };
  app = await startSite(options, []);
});
afterAll(() => app.close());

const get = (path: string) => request(app.getHttpServer()).get(path);

describe('a mailed link whose # became %23 on the way', () => {
  it.each([
    ['/signature/5%23resume=a.b', '/signature/5#resume=a.b'],
    ['/client/setup?clientId=DSA-K7M2QX%23token=a.b', '/client/setup?clientId=DSA-K7M2QX#token=a.b'],
    ['/nowhere%23token=a.b', '/nowhere#token=a.b'],
  ])('leads from %s to %s, which nobody keeps', async (mangled, mailed) => {
    const { headers } = await get(mangled).expect(302);
    expect(headers).toMatchObject({ location: mailed, 'cache-control': 'no-store' });
  });

  it('leads to no other host', async () => {
    const { headers } = await get('//evil.example/%23token=a.b');
    expect(headers['location']).toBeUndefined();
  });
});
