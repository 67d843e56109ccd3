import { useEffect } from 'react';
import { buttonStyle } from '@rep13/ui';
import { toast } from '@rep13/web-kit';
import { Link } from '@rep13/web-kit/router';
import { FunnelPage } from '../frame/FunnelPage.tsx';
import styles from './provider-information.module.css';

/** The address names no registration that the information could belong to. */
export function AccessRequired() {
  useEffect(() => {
    toast({
      title: 'Error',
      description: 'No signup ID found. Please complete the signup process first.',
      variant: 'destructive',
    });
  }, []);
  return (
    <FunnelPage
      title="Access Required"
      lead="This page belongs to a registration, and its address names none. Register your company first, or open the link from our email."
    >
      <div className={styles.way}>
        <Link to="/signup" className={buttonStyle('primary', 'large')}>
          Go to Signup
        </Link>
      </div>
    </FunnelPage>
  );
}
