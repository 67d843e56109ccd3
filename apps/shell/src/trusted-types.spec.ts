import { expect, it, jest } from '@jest/globals';
import { restrictMarkup } from './trusted-types.mjs';

const SCRIPT = '/shell/v1/main.js';

it('lets no text become an element or a program, and no script come from elsewhere', () => {
  let rules: Record<string, (text: string) => string | null> = {};
  const createPolicy = jest.fn((_name: string, given: typeof rules) => void (rules = given));
  Object.assign(window, { trustedTypes: { createPolicy } });
  restrictMarkup();
  Object.assign(window, { trustedTypes: undefined });

  expect(createPolicy).toHaveBeenCalledWith('default', expect.anything());
  const passing = (rule: string, ...texts: string[]) => texts.filter((text) => rules[rule]?.(text) === text);
  expect(passing('createHTML', '', '.ant{color:red}', '<b>', '<script>', 'a<img onerror=x>')).toEqual([
    '',
    '.ant{color:red}',
  ]);
  expect(passing('createScript', '{"@type":"Service"}', 'alert(1)', '')).toEqual(['{"@type":"Service"}']);
  expect(
    passing(
      'createScriptURL',
      SCRIPT,
      `${location.origin}${SCRIPT}`,
      '//evil.example/x.js',
      'data:,alert(1)',
    ),
  ).toEqual([SCRIPT, `${location.origin}${SCRIPT}`]);
});
