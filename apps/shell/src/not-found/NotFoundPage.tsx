import { useHead } from '@rep13/web-kit';
import { Link } from '@rep13/web-kit/router';
import styles from '../remotes/card.module.css';

export function NotFoundPage() {
  useHead({ title: 'Page not found', noIndex: true });
  return (
    <section className={styles.card}>
      <h1>404 Page Not Found</h1>
      <p>There is no page at this address. It may have moved, or the link has a typing error.</p>
      <p>
        <Link to="/">Go to the start page</Link>
      </p>
    </section>
  );
}
