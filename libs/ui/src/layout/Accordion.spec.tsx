import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion, useOpenQuestion } from './Accordion.tsx';

const ITEMS = [
  { question: 'First?', answer: 'One.' },
  { question: 'Second?', answer: 'Two.' },
];
const isOpen = (question: string) => screen.getByText(question).closest('details')?.open;

describe('Accordion', () => {
  it('is closed at first', () => {
    render(<Accordion name="faq" items={ITEMS} />);
    expect([isOpen('First?'), isOpen('Second?')]).toEqual([false, false]);
  });

  it('keeps one question open at a time', async () => {
    render(<Accordion name="faq" items={ITEMS} />);
    await userEvent.click(screen.getByText('First?'));
    expect([isOpen('First?'), isOpen('Second?')]).toEqual([true, false]);
    await userEvent.click(screen.getByText('Second?'));
    expect([isOpen('First?'), isOpen('Second?')]).toEqual([false, true]);
  });

  it('closes the open question when it is pressed again', async () => {
    render(<Accordion name="faq" items={ITEMS} />);
    await userEvent.click(screen.getByText('First?'));
    await userEvent.click(screen.getByText('First?'));
    expect(isOpen('First?')).toBe(false);
  });
});

describe('an accordion whose items have ids', () => {
  it('has a link to each answer, whose target is inside what the question opens', () => {
    render(<Accordion name="faq" items={[{ id: 'first', question: 'First?', answer: 'One.' }]} />);
    const link = screen.getByText('Link to this answer');
    expect(link.getAttribute('href')).toBe('#first');
    expect(document.getElementById('first')?.closest('details')?.contains(link)).toBe(true);
  });
});

function FirstOpen() {
  return <Accordion name="faq" items={ITEMS} shared={useOpenQuestion('First?')} />;
}

describe('an accordion with a question to begin with', () => {
  it('shows that answer, and closes it as any other', async () => {
    render(<FirstOpen />);
    expect([isOpen('First?'), isOpen('Second?')]).toEqual([true, false]);
    await userEvent.click(screen.getByText('First?'));
    expect(isOpen('First?')).toBe(false);
  });
});

function TwoAccordions() {
  const shared = useOpenQuestion();
  return ITEMS.map((item) => <Accordion key={item.question} name="faq" items={[item]} shared={shared} />);
}

describe('several accordions that share their open question', () => {
  it('keep one question open between them', async () => {
    render(<TwoAccordions />);
    await userEvent.click(screen.getByText('First?'));
    await userEvent.click(screen.getByText('Second?'));
    expect([isOpen('First?'), isOpen('Second?')]).toEqual([false, true]);
  });
});
