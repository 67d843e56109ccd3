/**
 * What the browser side uses of react-router-dom. Shell and remotes share this module at run time instead
 * of the whole library, which would never be tree-shaken. Exporting more raises this package's minor version.
 */
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  matchPath,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, NavLinkProps } from 'react-router-dom';
