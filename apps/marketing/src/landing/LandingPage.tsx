import { useHead } from '@rep13/web-kit';
import { Link } from '@rep13/web-kit/router';

export function LandingPage() {
  useHead({ title: 'EU legal representative', description: 'Article 13' });
  return <Link to="/check">Check</Link>;
}
