import type { OpenAPIObject } from '@nestjs/swagger';
import type { Schema } from '@rep13/contracts-validation/json-schema';
import { asJson, expectCommitted, REFERENCE } from '@rep13/contracts-catalogue/reference';
import { apiDocument, operationsIn } from './api-document.ts';
import { readErrors } from './errors.ts';

describe('the reference of the API', () => {
  let document: OpenAPIObject;
  beforeAll(async () => {
    document = await apiDocument();
  });

  const schemas = () => (document.components?.schemas ?? {}) as Record<string, Schema>;
  const sign = () => document.paths['/api/legal-agreement']?.post;

  it('is committed', () => {
    expect(() => expectCommitted(new URL('openapi.json', REFERENCE), asJson(document))).not.toThrow();
  });

  it('refers to nothing that it does not describe', () => {
    const references = asJson(document).matchAll(/"\$ref": "#\/components\/schemas\/(\w+)"/g);

    expect([...new Set([...references].map(([, name]) => name))].filter((name) => !schemas()[name!])).toEqual(
      [],
    );
  });

  it('has a summary of each call, the first sentence of its comment', () => {
    const silent = operationsIn(document).filter(
      ([, { summary = '' }]) => !/^[A-Z][a-z]+ .{3,90}$/.test(summary),
    );

    expect(silent.map(([, { operationId }]) => operationId)).toEqual([]);
    expect(sign()).toMatchObject({
      summary: 'Sign the agreement',
      description: 'The first signature stays; a second call answers it again.',
    });
  });

  it('says what each call answers', () => {
    const silent = operationsIn(document).filter(([, { responses }]) => {
      const good = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      return good.length === 0 || good.some(([, answer]) => !('content' in answer!));
    });

    expect(silent.map(([, { operationId }]) => operationId)).toEqual([]);
  });

  it('has the fields of a view, its nulls and its words', () => {
    expect(schemas()['TicketView']).toMatchObject({
      properties: {
        responseDate: { anyOf: [{ type: 'null' }, { type: 'string' }] },
        urgencyLevel: { enum: ['low', 'normal', 'high', 'critical'] },
        authorityContactDate: { type: 'string', description: 'When the order reached us.' },
      },
    });
  });

  it('has the fields of a body with their limits', () => {
    expect(schemas()['SignAgreementBody']).toMatchObject({
      properties: { clientSignature: { minLength: 1, maxLength: 200 } },
      required: ['clientSignature', 'clientSignatureType', 'signupId'],
      additionalProperties: false,
    });
  });

  it('has the fields of a query', () => {
    expect(document.paths['/api/admin/signups']?.get?.parameters).toContainEqual({
      name: 'limit',
      in: 'query',
      required: false,
      description: expect.stringContaining('200'),
      schema: { type: 'integer', minimum: 1, maximum: 200 },
    });
  });

  it('says how a call may be refused: at the edge, by its guards, by the service behind it', () => {
    expect(Object.keys(sign()?.responses ?? {})).toEqual([
      '201',
      '400',
      '403',
      '404',
      '408',
      '409',
      '410',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ]);
    expect(sign()?.responses[409]).toMatchObject({
      description: expect.stringContaining('`agreements.text-changed` The agreement has changed.'),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
    });
  });

  it('finds a status and words for every code', () => {
    const documented = new Set(readErrors().map(({ code }) => code));

    expect(
      (schemas()['ErrorBody'] as { properties: { code: { enum: string[] } } }).properties.code.enum.filter(
        (code) => !documented.has(code),
      ),
    ).toEqual([]);
  });
});
