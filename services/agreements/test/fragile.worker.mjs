/** A PDF thread that dies or hangs over documents that say so. */
export const renderPdf = ({ companyName }) => {
  if (companyName === 'dies') process.exit(3);
  if (companyName === 'hangs') for (;;);
  if (companyName === 'eats memory') for (const all = []; ;) all.push(new Array(1e6).fill(companyName));
  if (companyName === 'throws') {
    return new Promise(() => {
      setTimeout(() => {
        throw new Error('in the thread');
      });
    });
  }
  return Buffer.from('made');
};
