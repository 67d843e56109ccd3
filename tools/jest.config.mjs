import { preset, withPostgres } from '../jest.preset.mjs';

export default preset({
  ...withPostgres,
  // Projects of their own.
  modulePathIgnorePatterns: [
    '<rootDir>/cluster/',
    '<rootDir>/generators/',
    '<rootDir>/local-stack/',
    '<rootDir>/web/',
  ],
});
