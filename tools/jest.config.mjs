import { preset, withPostgres } from '../jest.preset.mjs';

export default preset({
  ...withPostgres,
  // A project of its own.
  modulePathIgnorePatterns: ['<rootDir>/local-stack/'],
});
