/** A PNG of 64 by 64 pixels, in sixteen colours: twelve dots and the thirteenth in their midst, on paper in any theme. */
const PNG = [
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABABAMAAABYR2ztAAAAMFBMVEUAAAD7+vf7+vf7+vf7+vf7+vfMzc+doaZtdH4+SFUPGy3P',
  '1euir992itNJZMcdP7tV50B6AAAAEHRSTlMAM2aZzP//////////////h+9k2AAAAfRJREFUeNqVVStPA0EQvpbiEeAvhXpCc75A',
  '67lXyyu4CwE0CDwGDwJfoHMaBCGgUIT0DxBQKEL6Ayg9trs7++IedNRk58vON7Pz7ViWYuV6sxU067aVYQsht5XUcLkVCgvs/DhB',
  'zJjxEo+3owyEw847AIfM8/X4LL96E6DL3WWNAOa+A4jRt/UE7dPrCAHM9/UEGwBnmIL5ShKHXd5FksyXV1AG+wCXWCb3BYs5g7/w',
  'Xd4jergOcIIA4bNuVdjp7pHsNPoNCqiFmeZRAHmF27ToAXkRXsMeXP2NH8M5q4NQuAC4MeNtgB4jQSiAeENpHQrwGIUMADASIU0R',
  'pacgnRj3WZJ8GYxeVZKEJW0TlvmQEPuUZY5ZTivXbifUnpSjNa2PfQYYKkcuTuvYthJuSlN8FbCDgA8DgFp4RMC31IhP+iS00EfA',
  'UGokIAAxS+8I+JFzFViKFjCejBSNpAISFaCkGOg38BQKSYMDJ6mUaVTByyxsVC2/1R6TVd5jFT73VP7ALBojd//29WyMXCnM00WY',
  'O/Y9NvZOni48Ib0oW3qF4i2Uv9ZLw9z/fUGFn1jhNyg+0lj5SGPtO3fEiIqvONZWRiX9M28UrINgkoUiJlOpxU1denKpmWsPk6BG',
  'QrtgsdqTr2Zi8xwSLGWt/1K13gpWqxq9X/JLyCFI9a57AAAAAElFTkSuQmCC',
].join('');

/** Our mark, which comes with each mail: nothing is fetched from us when somebody opens one. RFC 2392. */
export const MARK = {
  cid: 'mark@rep13',
  filename: 'mark.png',
  contentType: 'image/png',
  contentDisposition: 'inline',
  content: Buffer.from(PNG, 'base64'),
} as const;
