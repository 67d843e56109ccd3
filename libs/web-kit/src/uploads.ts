export { FILE_ENDINGS, fileProblems } from './uploads/file-problems.ts';
export type { Upload } from './uploads/upload-queue.ts';
export { useUploadQueue, type Uploads } from './uploads/useUploadQueue.ts';
