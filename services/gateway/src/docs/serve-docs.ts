import type { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { docsHeaders } from '../edge/security-headers.ts';
import { eventsPage, type EventsDocument } from './events-page.ts';
import { readReference } from './reference.ts';

/**
 * The generated references: OpenAPI at /api/docs (as data at /api/docs-json), AsyncAPI at /api/docs/events, where a
 * browser gets a page and everything else the document (always at /api/docs/events.json).
 */
export function serveDocs(app: NestExpressApplication, isHttps: boolean): void {
  app.use('/api/docs', docsHeaders(isHttps));
  const events = readReference('asyncapi.json');
  const page = eventsPage(JSON.parse(events) as EventsDocument);
  app.use('/api/docs/events.json', (_request: Request, response: Response) => {
    response.type('json').send(events);
  });
  app.use('/api/docs/events', (request: Request, response: Response) => {
    const wantsPage = request.accepts(['json', 'html']) === 'html';
    response.type(wantsPage ? 'html' : 'json').send(wantsPage ? page : events);
  });
  SwaggerModule.setup('api/docs', app, () => JSON.parse(readReference('openapi.json')) as OpenAPIObject);
}
