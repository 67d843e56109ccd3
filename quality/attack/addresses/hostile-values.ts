/** As they are written in an address, by what is wrong with them; no text can be read out of these. */
export const UNREADABLE: Readonly<Record<string, string>> = {
  'a NUL': '%00',
  'a NUL in the middle': 'A-ABCD-%00EFG',
  'a line feed': '%0a',
  'a carriage return and a header': '%0d%0aX-Injected:%201',
  'an escape of a terminal': '%1b%5b31m',
  'a control character of two bytes': '%C2%85',
  'a byte that is no UTF-8': '%ff',
  'an overlong slash': '%c0%af',
  'half of a surrogate pair': '%ED%A0%80',
  'the first byte of three': '%e2',
  'half an escape': '%',
  'an escape without digits': '%zz',
};

/** These can be read; what is due for them depends on the call, but it is never an error of the product. */
export const READABLE: Readonly<Record<string, string>> = {
  'a character that turns the reading direction': '%E2%80%AE',
  'a way out of a folder': '..%2f..%2fetc%2fpasswd',
  'an escaped escape': '%2500',
  'a very long text': 'x'.repeat(5_000),
  'letters that grow in upper case': '%C3%9F'.repeat(39),
  'a number beyond every integer': '9'.repeat(40),
  'a number that is none': '1e309',
  'a name of every object': '__proto__',
  'a quote for SQL': '%27%20or%201%3D1--',
};
