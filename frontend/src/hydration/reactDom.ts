/**
 * This module is in the libraries' script (frontend/scripts/codeSplitting.mjs), so React DOM runs
 * with that script. If the application imported the package, React DOM would run with the
 * application's script.
 */
export { createRoot, hydrateRoot } from 'react-dom/client'
