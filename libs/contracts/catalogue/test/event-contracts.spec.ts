import { readdirSync } from 'node:fs';
import { asJson, expectCommitted, readGolden } from '../reference/golden.ts';
import { schemaOf, type ObjectSchema } from '@rep13/contracts-validation/json-schema';
import { sampleFile, sampleOf } from '../reference/sample.ts';
import { breakingChanges } from '../reference/shapes.ts';
import type { EventClass } from '@rep13/contracts-messaging';
import { EVENT_CATALOGUE } from '../src/index.ts';
import { messagesOf } from '@rep13/contracts-validation/messages-of';

const SAMPLES = new URL('../samples/', import.meta.url);
const SHAPES = new URL('../shapes/', import.meta.url);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const nextVersion = (type: string) => type.replace(/\d+$/, (version) => `${Number(version) + 1}`);

const whatToDo = (type: string, changes: string[]) => `${type} is no longer what its readers know:
  ${changes.join('\n  ')}
Give the new shape a class of its own, of the type ${nextVersion(type)}, and leave this one as it was.
Nobody has ever published it? Then delete libs/contracts/catalogue/shapes/${type}.json and libs/contracts/catalogue/samples/${type}.json,
and run: npm run reference`;

const event = (type: string) => EVENT_CATALOGUE.find((each) => each.type === type) as EventClass;

describe.each(EVENT_CATALOGUE.map(({ type }) => type))('%s', (type) => {
  it('has the shape that was published', () => {
    const file = new URL(`${type}.json`, SHAPES);
    const current = JSON.parse(asJson(schemaOf(event(type)))) as ObjectSchema;
    const published = readGolden(file);
    const changes = published ? breakingChanges(JSON.parse(published) as ObjectSchema, current) : [];

    if (changes.length > 0) throw new Error(whatToDo(type, changes));
    expect(() => expectCommitted(file, asJson(current))).not.toThrow();
  });

  it('has a golden sample, which it takes', () => {
    const sample = sampleOf(event(type));

    expect(messagesOf(event(type), sample.data)).toEqual({});
    expect(sample).toMatchObject({
      specversion: '1.0',
      type,
      source: `/${type.split('.')[0]}`,
      datacontenttype: 'application/json',
      id: expect.stringMatching(UUID),
      time: new Date(sample.time).toISOString(),
      correlationid: expect.stringMatching(UUID),
    });
    expect(() => expectCommitted(sampleFile(type), asJson(sample))).not.toThrow();
  });
});

describe('what was published once', () => {
  it.each([SHAPES, SAMPLES])('is still in the catalogue: old events are replayed', (folder) => {
    const types = readdirSync(folder).filter((file) => file.endsWith('.json'));
    const published = types.map((file) => file.replace(/\.json$/, ''));

    expect(EVENT_CATALOGUE.map((each) => each.type)).toEqual(expect.arrayContaining(published));
  });
});
