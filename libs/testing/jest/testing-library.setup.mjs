import { afterEach, jest } from '@jest/globals';
import { cleanup } from '@testing-library/react';

// Loaded once for all spec files of a worker, the library does neither by itself after the first.
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
afterEach(cleanup);

// By this name it looks for fake timers.
globalThis.jest = jest;
