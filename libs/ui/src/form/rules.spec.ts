import { describe, expect, it } from '@jest/globals';
import { MESSAGES } from '@rep13/contracts-constants';
import { all, atLeast, atLeastOne, given, matching, optionalEmail, optionalText } from './rules.ts';
import { requiredEmail, requiredText, webAddress } from './rules.ts';

const HIDDEN = 'Please leave out hidden characters (U+200B)';

describe('the rules of fields', () => {
  it.each([
    ['blank text', requiredText('Needed'), '   ', 'Needed'],
    ['too long a text', requiredText('Needed', 3), 'four', 'Please use at most 3 characters'],
    ['an address without a domain', requiredEmail(), 'ada@example', MESSAGES.email],
    ['no address', requiredEmail('Which?'), '', 'Which?'],
    ['an address with a zero-width space', requiredEmail(), 'ada\u200b@acme.example', HIDDEN],
    ['two addresses', requiredEmail(), 'ada@acme.example,eve@acme.example', MESSAGES.email],
    ['half an address', optionalEmail(), 'ada@', MESSAGES.email],
    ['an address of a page without protocol', webAddress(), 'acme.example', MESSAGES.webAddress],
    ['an address with a name in it', webAddress(), 'https://ada@acme.example', MESSAGES.webAddress],
    ['too short a text', atLeast(5, 'More'), ' four ', 'More'],
    ['another form', matching(/^\d+$/, 'Digits'), 'four', 'Digits'],
    ['no choice', atLeastOne('Choose'), [], 'Choose'],
    ['an unticked box', given('Tick'), false, 'Tick'],
    ['the first of several', all(requiredText('Needed'), atLeast(5, 'More')), '', 'Needed'],
  ])('refuse %s', (_, rule, value, message) => {
    expect(rule(value)).toBe(message);
  });

  it.each([
    ['text with blanks around it', requiredText('Needed', 4), '  four  '],
    ['nothing where nothing is needed', optionalText(3), ''],
    ['nothing for an address that may be missing', optionalEmail(), ''],
    ['an address', requiredEmail(), ' ada@acme.example '],
    ['the address of a page', webAddress(), 'https://acme.example/a?b=c'],
    ['one choice', atLeastOne('Choose'), ['Malta']],
    ['a ticked box', given('Tick'), true],
  ])('take %s', (_, rule, value) => {
    expect(rule(value)).toBeUndefined();
  });
});
