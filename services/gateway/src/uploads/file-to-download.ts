import { StreamableFile } from '@nestjs/common';
import type { TicketFileContentView } from '@rep13/contracts-sla';
import type { Response } from 'express';

/**
 * A file that a stranger may have sent: always an attachment under its own name, never shown, never guessed at, never
 * kept by a browser's cache.
 */
export function fileToDownload(response: Response, { file, bytes }: TicketFileContentView): StreamableFile {
  response.attachment(file.name).type(file.contentType);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'no-store');
  return new StreamableFile(bytes, { length: bytes.byteLength });
}
