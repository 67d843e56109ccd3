import { useState } from 'react';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { later, settle, withFakeBrowser } from '@rep13/testing-browser';
import { Dialog } from './Dialog.tsx';

withFakeBrowser();

/** As a page does: a dialog that is shown and hidden, and one whose answer another one shows. */
function Page() {
  const [isShown, setShown] = useState(false);
  const [step, setStep] = useState<'none' | 'ask' | 'sending' | 'answer'>('none');
  return (
    <main id="content" tabIndex={-1}>
      <button onClick={() => setShown(true)}>Show</button>
      <button onClick={() => setStep('ask')}>Add</button>
      {isShown && (
        <Dialog title="Shown" footer={null} onCancel={() => setShown(false)}>
          <button onClick={() => setShown(false)}>Hide</button>
        </Dialog>
      )}
      {(step === 'ask' || step === 'sending') && (
        <Dialog title="Ask" footer={null}>
          <button disabled={step === 'sending'} onClick={() => setStep('sending')}>
            Send
          </button>
          <button onClick={() => setStep('answer')}>Arrive</button>
        </Dialog>
      )}
      {step === 'answer' && (
        <Dialog title="Answer" footer={null}>
          <button onClick={() => setStep('none')}>Done</button>
        </Dialog>
      )}
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
async function press(name: string): Promise<void> {
  button(name).focus();
  fireEvent.click(button(name));
  await settle();
  await later(50);
}

describe('the focus', () => {
  it('goes back to the button of a dialog that is shown and hidden, each time', async () => {
    render(<Page />);
    for (let time = 0; time < 2; time += 1) {
      await press('Show');
      await press('Hide');
      expect(document.activeElement).toBe(button('Show'));
    }
  });

  it('goes back to the page where one dialog follows another', async () => {
    render(<Page />);
    await press('Add');
    await press('Arrive');
    await press('Done');
    expect(document.activeElement).toBe(button('Add'));
  });

  it('goes back also where the button was switched off while it was sent', async () => {
    render(<Page />);
    await press('Add');
    await press('Send');
    // Browsers take the focus from a button that is switched off.
    (document.activeElement as HTMLElement).blur();
    fireEvent.click(button('Arrive'));
    await settle();
    await press('Done');
    expect(document.activeElement).toBe(button('Add'));
  });
});
