import { StarIcon } from '../icons/icons.tsx';
import classes from './pictures.module.css';

/** The star line of a review. */
export function Stars({ count }: { count: number }) {
  return (
    <span className={classes.stars} role="img" aria-label={`${count} of 5 stars`}>
      {Array.from({ length: 5 }, (_, index) => (
        <StarIcon key={index} fill={index < count ? 'currentColor' : 'none'} />
      ))}
    </span>
  );
}
