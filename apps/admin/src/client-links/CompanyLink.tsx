import { isolated } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { clientPath } from './client-path.ts';
import styles from './company-link.module.css';

interface CompanyLinkProps {
  signupId: number;
  /** The company's, or what stands for it. */
  name: string;
}

/** The way to a client in a list: its name takes two lines at most, and all of it is in the title. */
export const CompanyLink = ({ signupId, name }: CompanyLinkProps) => (
  <Link to={clientPath(signupId)} className={styles.company} title={isolated(name)}>
    {isolated(name)}
  </Link>
);
