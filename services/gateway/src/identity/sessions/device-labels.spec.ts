import { deviceLabel } from './device-labels.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const CHROME = `${KIT} Chrome/131.0.0.0 Safari/537.36`;

describe('a device', () => {
  it.each([
    [`${WINDOWS} ${CHROME}`, 'Chrome on Windows'],
    [`${WINDOWS} ${CHROME} Edg/131.0.0.0`, 'Edge on Windows'],
    [`${WINDOWS} ${CHROME} OPR/115.0.0.0`, 'Opera on Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      'Safari on a Mac',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari on an iPhone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1',
      'Chrome on an iPhone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${KIT} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME}`, 'Chrome on ChromeOS'],
    ['curl/8.5.0 (Linux)', 'A browser on Linux'],
    ['<script>alert(1)</script>', 'Unknown device'],
    ['', 'Unknown device'],
    [undefined, 'Unknown device'],
  ])('that calls itself %p is shown as %p', (userAgent, label) => {
    expect(deviceLabel(userAgent)).toBe(label);
  });
});
