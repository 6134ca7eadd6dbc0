import { startTransition, StrictMode, Suspense } from 'react'
import { createRoot, hydrateRoot } from './hydration/reactDom'
import { BrowserRouter } from 'react-router-dom'
import { StyleSheetManager } from 'styled-components'
import { prefetchIslands } from './hydration/island'
import { lazyComponent } from './hydration/lazyComponent'
import { SESSION_ATTR } from './hydration/protocol'
import { initSession } from './session/session'
import { App } from './app/App'
import {
  prefetchHomeForMembers,
  prefetchLinkedPages,
  prefetchLoginForVisitors,
} from './app/prefetch'
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
  const { Component } = lazyComponent(() =>
    import('./app/DevelopmentApp').then(m => m.DevelopmentApp),
  )
  return (
    <Suspense>
      <Component />
    </Suspense>
  )
}

/** Waits until the page is parsed: on a slow connection the script may run earlier. */
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
  const isForVisitors = document.documentElement.getAttribute(SESSION_ATTR) === 'signedOut'
  initSession(isForVisitors ? 'signedOut' : 'loading')
  prefetchLoginForVisitors()
  // With the page's chunk loaded, hydration renders the page in one pass.
  await pageAt(location.pathname).loadOrReload()
  // A page for a session preloads its islands, to render them as soon as the session is checked.
  if (!isForVisitors) prefetchIslands('load')
  // As a transition, React hydrates in slices and the page can respond in between.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
}

prefetchHomeForMembers()
prefetchLinkedPages()
start().catch((error: unknown) => {
  console.error(error)
  globalThis.chunkRecovery?.showLoadError()
})
