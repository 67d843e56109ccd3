import { useRef, useState, type KeyboardEvent } from 'react';
import { CrossIcon, MenuIcon } from '../icons/icons.tsx';
import { buttonStyle } from './button-style.ts';
import type { LinkComponent } from './link.ts';
import { Logo } from './Logo.tsx';
import classes from './site-header.module.css';

const LINKS = [
  { to: '/#how-it-works', text: 'How It Works' },
  { to: '/#pricing', text: 'Pricing' },
  { to: '/#faq', text: 'FAQ' },
];

/** The bar on top of every public page. On small screens a button opens its links. */
export function SiteHeader({ link: Link }: { link: LinkComponent }) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const closeWithEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    close();
    // The focus may have been on a link that is hidden now.
    toggle.current?.focus();
  };

  return (
    <header className={classes.header} onKeyDown={closeWithEscape}>
      <a className={classes.skip} href="#content">
        Skip to content
      </a>
      <div className={classes.bar}>
        <Link to="/" className={classes.home} onClick={close}>
          <Logo />
        </Link>
        <button
          ref={toggle}
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls="site-menu"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <CrossIcon /> : <MenuIcon />}
          <span>{isOpen ? 'Close menu' : 'Menu'}</span>
        </button>
        <Menu link={Link} isOpen={isOpen} onFollow={close} />
      </div>
    </header>
  );
}

interface MenuProps {
  link: LinkComponent;
  isOpen: boolean;
  onFollow: () => void;
}

function Menu({ link: Link, isOpen, onFollow }: MenuProps) {
  return (
    <nav id="site-menu" aria-label="Main" className={classes.menu} data-open={isOpen}>
      {LINKS.map(({ to, text }) => (
        <Link key={to} to={to} className={classes.link} onClick={onFollow}>
          {text}
        </Link>
      ))}
      <Link to="/check" className={buttonStyle('primary')} onClick={onFollow}>
        Free Compliance Check
      </Link>
    </nav>
  );
}
