/* global document, requestAnimationFrame */
const seen = (globalThis.seen = { largest: 0, shift: 0 });

new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) seen.largest = startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true });

new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) seen.shift += value;
}).observe({ type: 'layout-shift', buffered: true });

const look = () => {
  const button = document.querySelector('form button[type=submit]');
  if (button && !button.matches(':disabled')) seen.usable = performance.now();
  else requestAnimationFrame(look);
};
requestAnimationFrame(look);
