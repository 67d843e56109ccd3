export { CLAMD_URL } from './clamd.ts';
export { FileCheck, type FileKind } from './file-check.ts';
export {
  FileActive,
  FileInfected,
  FileNotScanned,
  FileTypeNotAccepted,
  FileUnreadable,
} from './file-errors.ts';
export { cleanFileName } from './file-name.ts';
export { VirusScanner } from './virus-scanner.ts';
