import { useState } from 'react';
import { Button } from 'antd';
import type { Address, Bytes } from '@rep13/contracts-operations';
import { Problem, saveAs } from '@rep13/ui';
import { apiFile } from '@rep13/web-kit/api';
import { adminErrorMessage } from '../session/admin-error-message.ts';

import styles from './mail.module.css';

interface RawMailProps {
  path: Address<Bytes>;
  size: string;
  name: string;
}

/** The bytes of a mail as it came, to be saved: a browser shows nothing of them. */
export function RawMail({ path, size, name }: RawMailProps) {
  const [problem, setProblem] = useState('');
  const [isLoading, setLoading] = useState(false);
  const save = async () => {
    setProblem('');
    setLoading(true);
    try {
      saveAs(await apiFile(path), name);
    } catch (error) {
      setProblem(adminErrorMessage(error));
    } finally {
      setLoading(false);
    }
  };
  return (
    <div className={styles.parts}>
      <div>
        <Button disabled={isLoading} onClick={() => void save()}>
          {isLoading ? 'Fetching...' : `Save the raw mail (${size})`}
        </Button>
      </div>
      <p>All of it, with files that were refused. Saving it is recorded in the audit log.</p>
      <Problem text={problem} />
    </div>
  );
}
