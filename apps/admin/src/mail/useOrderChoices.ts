import { useEffect, useState } from 'react';
import { list } from '@rep13/contracts-api-admin/sla-tickets';
import { addressOf } from '@rep13/contracts-operations';
import type { MailSuggestionView } from '@rep13/contracts-sla';
import { isolated } from '@rep13/ui';
import { useAdminApi } from '../session/useAdminApi.ts';
import { WHY } from './mail-labels.ts';

const CHOICES = 8;
const PAUSE_MS = 250;

/** The orders that are suggested, or once something is typed those that match it. */
export function useOrderChoices(typed: string, suggestions: readonly MailSuggestionView[]) {
  const text = typed.trim();
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWanted(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, error } = useAdminApi(
    wanted ? addressOf(list, { query: { limit: CHOICES, search: wanted } }) : null,
  );
  const found = wanted === text ? data : undefined;
  const choices = text
    ? (found ?? []).map(
        ({ id, ticketNumber, authorityName }) =>
          [String(id), `${ticketNumber}, ${isolated(authorityName)}`] as const,
      )
    : suggestions.map(
        ({ ticketId, ticketNumber, reference, why }) =>
          [String(ticketId), `${ticketNumber}, ${reference}: ${WHY[why]}`] as const,
      );
  return { choices, isSearching: text !== '' && !found, hasFailed: error !== undefined };
}
