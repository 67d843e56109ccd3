import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EU_STATES, SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { loadConfig } from '../config/load-config.ts';
import { EntityServiceConfig } from '../config/service-config.ts';
import { readLegalEntity } from './read-legal-entity.ts';

const SERVERS = {
  DATABASE_URL: 'postgres://rep13@127.0.0.1:5432/rep13',
  NATS_URL: 'nats://127.0.0.1:4222',
  REDIS_URL: 'redis://127.0.0.1:6379',
};
const REAL = { ...SAMPLE_LEGAL_ENTITY, name: 'Real Näide OÜ', phone: '+372 600 1234', isSample: false };

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rep13-entity-'));
  file = join(folder, 'legal-entity.json');
});
afterAll(() => rm(folder, { recursive: true }));

/** What a service reads at its start from a file with this in it. */
async function read(record: unknown, NODE_ENV = 'development') {
  await writeFile(file, typeof record === 'string' ? record : JSON.stringify(record));
  return readLegalEntity(loadConfig(EntityServiceConfig, { ...SERVERS, NODE_ENV, LEGAL_ENTITY: file }));
}
const start = (environment: NodeJS.ProcessEnv) =>
  readLegalEntity(loadConfig(EntityServiceConfig, { ...SERVERS, ...environment }));

describe('who the representative is', () => {
  it('stands in the file that LEGAL_ENTITY names', async () => {
    expect(await read(REAL, 'production')).toEqual(REAL);
  });

  it('is a sample, marked as one, where nobody has said it', () => {
    expect(start({})).toMatchObject({ isSample: true });
  });

  it('is a sample that is itself a whole record', async () => {
    expect(await read(SAMPLE_LEGAL_ENTITY)).toEqual(SAMPLE_LEGAL_ENTITY);
  });

  it.each([
    [{}, 'LEGAL_ENTITY: set it to the path of a JSON file'],
    [{ LEGAL_ENTITY: '' }, 'LEGAL_ENTITY: set it to the path of a JSON file'],
  ])('must be said in production: %j', (environment, message) => {
    expect(() => start({ ...environment, NODE_ENV: 'production' })).toThrow(message);
  });

  it('may not be made up in production', async () => {
    await expect(read(SAMPLE_LEGAL_ENTITY, 'production')).rejects.toThrow(
      /LEGAL_ENTITY: .*"isSample": false/,
    );
  });

  it('is not looked for elsewhere when the file is not there or no JSON', async () => {
    expect(() => start({ LEGAL_ENTITY: join(folder, 'none.json') })).toThrow(
      /none\.json cannot be read; set/,
    );
    await expect(read('{')).rejects.toThrow(/is no JSON; set/);
    await expect(read('[]')).rejects.toThrow('Please send a JSON object');
  });

  it.each(Object.keys(SAMPLE_LEGAL_ENTITY))(
    'must not leave out %s, and says what belongs there',
    async (field) => {
      await expect(read({ ...REAL, [field]: undefined })).rejects.toThrow(
        new RegExp(`^  ${field}: set it to `, 'm'),
      );
    },
  );

  it.each([
    ['name', 'Real "Näide" OÜ', 'leave out " \\ < > and %'],
    ['name', '<b>Real</b>', 'leave out " \\ < > and %'],
    ['brand', 'a‮b', 'leave out characters that nobody sees'],
    ['incorporationState', 'GB', 'set it to the ISO code of a Member State'],
    ['establishmentState', 'Netherlands', 'set it to the ISO code of a Member State'],
    ['memberState', 'Estonia', 'set it to "Netherlands", which is that of establishmentState "NL"'],
    ['coordinatorCode', 'EE', 'set it to "NL", which is that of establishmentState "NL"'],
    ['coordinator', EU_STATES.EE.coordinator, 'set it to "Autoriteit Consument & Markt (ACM)"'],
    ['authorityEmail', 'authorities', 'set it to a mail address'],
    ['phone', '020 555 0113', 'set it to digits after a +'],
    ['timeZone', 'Amsterdam', 'set it to a time zone such as'],
    ['languages', [], 'set it to ISO 639-1 codes of official languages'],
    ['languages', 'nl', 'set it to ISO 639-1 codes of official languages'],
    ['languages', ['nl', 'nl'], 'set it to ISO 639-1 codes of official languages'],
    ['languages', ['nl', 'ru'], 'set it to ISO 639-1 codes of official languages'],
    ['isSample', 'no', 'set it to false'],
    ['vatNumber', 'NL 1234', 'set it to a VAT number with the code of its state'],
    ['taxNumber', '1', 'This field is not known'],
  ])('may not say %s: %j', async (field, value, message) => {
    await expect(read({ ...REAL, [field]: value })).rejects.toThrow(`  ${field}: ${message}`);
  });

  it('may call its own coordinator by another name than we do', async () => {
    await expect(read({ ...REAL, coordinator: 'ACM' })).resolves.toMatchObject({ coordinator: 'ACM' });
  });

  it.each([undefined, ['en'], ['en', 'fr']])(
    'ends the start without an official language of its state, with the line to write: %j',
    async (languages) => {
      await expect(read({ ...REAL, languages })).rejects.toThrow(
        /^ {2}languages: set it to .* official in establishmentState "NL" .*: "languages": \["nl", "en"\]$/m,
      );
    },
  );

  it('may answer in any of several official languages of its state', async () => {
    const belgian = {
      ...REAL,
      establishmentState: 'BE',
      memberState: 'Belgium',
      coordinatorCode: 'BE',
      coordinator: EU_STATES.BE.coordinator,
    };
    await expect(read({ ...belgian, languages: ['de', 'en'] })).resolves.toMatchObject({
      languages: ['de', 'en'],
    });
    await expect(read({ ...belgian, languages: ['en'] })).rejects.toThrow('"languages": ["nl", "en"]');
  });

  it('may have a VAT number', async () => {
    const record = { ...REAL, vatNumber: 'NL123456789B01' };
    await expect(read(record)).resolves.toEqual(record);
  });

  it('names every field that is wrong at once', async () => {
    await expect(read({ ...REAL, city: '', phone: '1' })).rejects.toThrow(/city: .*\n {2}phone: /);
  });
});
