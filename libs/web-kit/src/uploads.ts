export { FILE_ENDINGS, fileProblems, mayPass } from './uploads/file-problems.ts';
export type { Upload } from './uploads/upload-queue.ts';
export { useUploadQueue, type Uploads } from './uploads/useUploadQueue.ts';
