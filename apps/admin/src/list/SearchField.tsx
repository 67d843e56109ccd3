import { useEffect, useState } from 'react';
import { Input } from 'antd';
import { LIMITS } from '@rep13/contracts-constants';
import { focusList } from '../keyboard/move-in-rows.ts';

/** Long enough for a word to be finished, short enough to feel at once. */
const PAUSE_MS = 300;

interface SearchFieldProps {
  /** What is searched, such as "Search company or email". */
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/** Searches when the typing pauses or the field is left; Enter searches at once and leads on to the rows. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // The address changed by itself: "Clear filters", or the way back.
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }

  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onSearch(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `onSearch` is new with every render
  }, [text, value]);

  return (
    <Input
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={LIMITS.searchMax}
      value={text}
      onChange={({ target }) => setText(target.value)}
      // Who clicks a row while the search waits would else be brought back from where that leads.
      onBlur={() => {
        if (text.trim() !== value) onSearch(text.trim());
      }}
      onPressEnter={() => {
        onSearch(text.trim());
        focusList();
      }}
    />
  );
}
