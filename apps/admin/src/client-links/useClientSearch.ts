import { useEffect, useState } from 'react';
import type { SignupListItem } from '@rep13/contracts-onboarding';
import { signups } from '@rep13/contracts-api-admin/lists';
import { addressOf } from '@rep13/contracts-operations';
import { useAdminApi } from '../session/useAdminApi.ts';

const CHOICES = 20;
const PAUSE_MS = 250;

export interface ClientChoice {
  value: number;
  label: string;
}

export const clientLabel = ({ companyName, clientId }: Pick<SignupListItem, 'companyName' | 'clientId'>) =>
  `${companyName}, ${clientId}`;

/** Clients that match what is typed; the newest ones before anything is. */
export function useClientSearch() {
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWanted(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const { data, error } = useAdminApi(addressOf(signups, { query: { limit: CHOICES, search: wanted } }));
  const choices = data?.map((signup): ClientChoice => ({ value: signup.id, label: clientLabel(signup) }));
  return {
    choices: choices ?? [],
    isSearching: !data && !error,
    hasFailed: error !== undefined,
    search: setText,
  };
}
