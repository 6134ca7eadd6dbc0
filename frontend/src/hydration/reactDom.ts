/** React DOM, run with the libraries' script: what is imported from the package itself runs with the application. */
export { createRoot, hydrateRoot } from 'react-dom/client'
