import type { RuleSetRule } from 'webpack';

export const rules: (options: { isBrowser: boolean }) => RuleSetRule[];
