/**
 * Runs React DOM with the libraries' script; an import from the package itself would run with the
 * application.
 */
export { createRoot, hydrateRoot } from 'react-dom/client'
