import { StreamableFile } from '@nestjs/common';

/** A PDF that the browser keeps under its name; whatever else a name holds does not get into the header. */
export const pdfToDownload = ({
  bytes,
  fileName,
}: {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}): StreamableFile =>
  new StreamableFile(bytes, {
    type: 'application/pdf',
    disposition: `attachment; filename="${fileName.replace(/[^\w.-]/g, '_')}"`,
  });
