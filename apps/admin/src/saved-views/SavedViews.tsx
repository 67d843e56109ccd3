import { CrossIcon } from '@rep13/ui';
import { Link, useLocation } from '@rep13/web-kit/router';
import { SaveView } from './SaveView.tsx';
import { viewPath, viewQuery, viewsOf } from './saved-views.ts';
import styles from './saved-views.module.css';
import { useSavedViews } from './useSavedViews.ts';

/** The saved views of a tab as chips; the one that is open is marked. Whatever is looked at can be saved. */
export function SavedViews({ tab }: { tab: string }) {
  const { search } = useLocation();
  const saved = useSavedViews();
  const here = viewQuery(search);
  const views = viewsOf(tab, saved.views);
  const isSaved = views.some(({ query }) => viewQuery(query) === here);
  return (
    <>
      {views.length > 0 && (
        <ul className={styles.views} aria-label="Saved views">
          {views.map((view) => (
            <li key={view.name} className={styles.view}>
              <Link to={viewPath(view)} aria-current={viewQuery(view.query) === here ? 'true' : undefined}>
                {view.name}
              </Link>
              <button
                type="button"
                aria-label={`Remove the view ${view.name}`}
                disabled={saved.isSending}
                onClick={() => void saved.remove(view.name)}
              >
                <CrossIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isSaved && <SaveView query={here} saved={saved} />}
    </>
  );
}
