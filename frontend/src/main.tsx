import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { StyleSheetManager } from 'styled-components'
import { beginSession } from './api/session'
import { App } from './App'
import { pageAt } from './routes'
import { adoptedTarget } from './ui/cspSheet'

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
)
const styledApp = import.meta.env.PROD ? (
  <StyleSheetManager target={adoptedTarget()}>{app}</StyleSheetManager>
) : (
  app
)

/** The script may be here before the page is: a slow line brings the page in pieces. */
async function pageIsThere(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise(resolve => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true })
  })
}

async function start(): Promise<void> {
  await pageIsThere()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element for the application')
  beginSession(document.documentElement.dataset.session === 'signedOut' ? 'signedOut' : 'loading')
  // Hydration draws the page at hand in one go only if its chunk is there.
  await pageAt(location.pathname).preload()
  if (root.hasChildNodes()) hydrateRoot(root, styledApp)
  else createRoot(root).render(styledApp)
}

void start()
