import { buttonStyle } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { FunnelPage } from '../frame/FunnelPage.tsx';
import styles from './register-first.module.css';

interface RegisterFirstProps {
  title: string;
  lead: string;
  button: string;
}

/** A page whose address names no registration: the way to one. */
export function RegisterFirst({ title, lead, button }: RegisterFirstProps) {
  return (
    <FunnelPage title={title} lead={lead}>
      <div className={styles.way}>
        <Link to="/signup" className={buttonStyle('primary', 'large')}>
          {button}
        </Link>
      </div>
    </FunnelPage>
  );
}
