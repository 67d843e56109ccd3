export { writeRemote } from './remote/write-remote.ts';
