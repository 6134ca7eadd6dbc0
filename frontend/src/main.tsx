import { lazy, startTransition, StrictMode, Suspense } from 'react'
import { createRoot, hydrateRoot } from './hydration/reactDom'
import { BrowserRouter } from 'react-router-dom'
import { StyleSheetManager } from 'styled-components'
import { SESSION_ATTR } from './hydration/protocol'
import { prefetchDeferredIslands } from './hydration/island'
import { initSession } from './session/session'
import { sessionStore } from './api/sessionStore'
import { App } from './app/App'
import { paths } from './paths'
import { prefetchNextPage } from './app/prefetchNextPage'
import { pageAt } from './app/routes'
import { adoptedStyles } from './hydration/adoptedStyles'

const styledApp = import.meta.env.PROD ? (
  <StyleSheetManager target={adoptedStyles()}>
    <App />
  </StyleSheetManager>
) : (
  developmentApp()
)
const app = (
  <StrictMode>
    <BrowserRouter>{styledApp}</BrowserRouter>
  </StrictMode>
)

function developmentApp() {
  const DevelopmentApp = lazy(() =>
    import('./app/DevelopmentApp').then(m => ({ default: m.DevelopmentApp })),
  )
  return (
    <Suspense>
      <DevelopmentApp />
    </Suspense>
  )
}

/** The script may be here before the page is: a slow line brings the page in pieces. */
async function domReady(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise(resolve => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true })
  })
}

async function start(): Promise<void> {
  await domReady()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element for the application')
  initSession(
    document.documentElement.getAttribute(SESSION_ATTR) === 'signedOut' ? 'signedOut' : 'loading',
  )
  // Hydration draws the page at hand in one go only if its chunk is there.
  await pageAt(location.pathname).load()
  // In slices, between which the page can answer.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
}

/** What the page at hand asks for, its data too, has the line for itself so long. */
const HOME_AFTER_MS = 3_000

/** Signing out leads home also without a line (SPEC-3): a member has the home page at hand. */
function prefetchHome(): void {
  if (sessionStore.current().status !== 'signedIn') return
  setTimeout(() => {
    // Safari has no requestIdleCallback.
    const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout
    whenIdle(() => void pageAt(paths.home()).prefetch().then(prefetchDeferredIslands))
  }, HOME_AFTER_MS)
}

sessionStore.subscribe(prefetchHome)
prefetchNextPage()
start().catch((error: unknown) => {
  console.error(error)
  globalThis.chunkRecovery?.showLoadError()
})
