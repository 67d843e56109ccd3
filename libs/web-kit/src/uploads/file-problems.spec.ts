import { describe, expect, it } from '@jest/globals';
import { ERROR_CODES } from '@rep13/contracts-constants';
import { FILE_SENTENCES, TICKET_FILES } from '@rep13/contracts-authority-requests/constants';
import { ApiError } from '../api/api-error.ts';
import { fileProblems, mayPass } from './file-problems.ts';

const sentences = {
  general: FILE_SENTENCES,
  tooLarge: 'Too large',
  anotherKind: 'Another kind',
  brokeOff: 'Broke off',
  gone: 'Gone',
  byCode: { [ERROR_CODES.ticketClosed]: 'Closed' },
};
const { ofFile, ofError } = fileProblems(sentences);
const refusal = (status: number, code?: string, errors?: object[]) =>
  new ApiError(status, 'No', { code, errors });

describe('what is wrong with a file', () => {
  it.each([
    ['empty', { name: 'a.pdf', size: 0 }, 'This file is empty'],
    ['too large', { name: 'a.pdf', size: TICKET_FILES.bytesMax + 1 }, 'Too large'],
    ['of no such kind', { name: 'a.exe', size: 1 }, expect.stringMatching(/^Please choose a PDF.*[^.]$/)],
    ['good', { name: 'A.PDF', size: 1 }, undefined],
  ])('is said before it is sent: %s', (_, file, message) => {
    expect(ofFile(file)).toEqual(message);
  });

  it.each([
    [refusal(0), 'Broke off'],
    [refusal(404, ERROR_CODES.notFound), 'Gone'],
    [refusal(409, ERROR_CODES.ticketClosed), 'Closed'],
    [refusal(413, ERROR_CODES.bodyTooLarge), 'Too large'],
    [
      refusal(415, ERROR_CODES.fileTypeNotAccepted),
      expect.stringMatching(/^Another kind\. Please choose a PDF/),
    ],
    [refusal(422, ERROR_CODES.fileInfected), 'Our virus scanner found something harmful in this file'],
    [refusal(400, undefined, [{ path: 'file', message: 'Please name it' }]), 'Please name it'],
    [refusal(500), 'The file could not be taken. Please try again'],
    [new TypeError('of the browser'), 'This file could not be read. Please choose it again'],
  ])('is said once it was refused: %p', (error, message) => {
    expect(ofError(error)).toEqual(message);
  });

  it('may pass when the server or the line is at fault', () => {
    const passing = [refusal(0), refusal(503), refusal(429, ERROR_CODES.tooManyAttempts)];
    expect(passing.map(mayPass)).toEqual([true, true, true]);
    expect(mayPass(refusal(422, ERROR_CODES.fileInfected))).toBe(false);
  });
});
