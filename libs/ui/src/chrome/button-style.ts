import classes from './button.module.css';

/** The class of a link or button that looks like one: `<Link className={buttonStyle('primary')} to="/check">`. */
export function buttonStyle(kind: 'primary' | 'secondary', size: 'regular' | 'large' = 'regular'): string {
  return [classes.button, classes[kind], size === 'large' && classes.large].filter(Boolean).join(' ');
}
