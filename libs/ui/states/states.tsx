import '../src/theme/theme.css';
import { createRoot } from 'react-dom/client';
import { StatesPage } from './StatesPage.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<StatesPage />);
