import { preset } from '../../jest.preset.mjs';

export default preset({ testEnvironment: 'jsdom' });
