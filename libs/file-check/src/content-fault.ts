import { archiveFaultOf } from './archive-fault.ts';
import { pdfFaultOf, type ContentFault } from './pdf-fault.ts';

/** Whether a document of this type is more than something to be read; text never is. */
export async function contentFaultOf(bytes: Buffer, extension: string): Promise<ContentFault | undefined> {
  if (extension === 'pdf') return pdfFaultOf(bytes);
  return extension === 'docx' || extension === 'odt' ? archiveFaultOf(bytes) : undefined;
}
