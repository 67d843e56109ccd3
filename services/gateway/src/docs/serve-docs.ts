import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { docsHeaders } from '../edge/security-headers.ts';
import { withBodySchemas } from './body-schemas.ts';

/** OpenAPI at /api/docs and /api/docs-json, made of the controllers. */
export function serveDocs(app: NestExpressApplication, isHttps: boolean): void {
  app.use('/api/docs', docsHeaders(isHttps));
  const document = () =>
    withBodySchemas(
      SwaggerModule.createDocument(app, new DocumentBuilder().setTitle('Rep13').setVersion('1').build()),
    );
  SwaggerModule.setup('api/docs', app, document);
}
