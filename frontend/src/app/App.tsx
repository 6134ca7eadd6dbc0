import { Suspense, useEffect, useLayoutEffect } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { ErrorBoundary, ErrorFallback } from '../hydration/ErrorBoundary'
import { markHydrated } from '../hydration/markHydrated'
import { ACCESS_ATTR } from '../hydration/protocol'
import { useNavigationFocus } from './useNavigationFocus'
import { Layout } from '../features/site/Layout'
import { LoadError, LoadErrorPage } from '../features/site/LoadError'
import { notFound, pageAt, routes } from './routes'
import { listenForBack } from '../ui/backGuard'
import { Toasts } from '../ui/Toasts'

const pages = (
  <Routes>
    {routes.map(({ path, Component }) => (
      <Route key={path} path={path} caseSensitive element={<Component />} />
    ))}
    <Route path="*" element={<notFound.Component />} />
  </Routes>
)

export function App() {
  const { key, pathname } = useLocation()
  // React runs it before the effect of the router around it.
  useLayoutEffect(listenForBack, [])
  useNavigationFocus()
  useLayoutEffect(
    () => document.documentElement.setAttribute(ACCESS_ATTR, pageAt(pathname).access),
    [pathname],
  )
  useEffect(() => markHydrated(document.body), [])
  return (
    <>
      <ErrorFallback value={<LoadError />}>
        {/* Suspense is outside the boundary: the current page, or its error message, stays until
            the next page has loaded or failed. */}
        <Suspense fallback={null}>
          <ErrorBoundary resetKey={key} fallback={<LoadErrorPage />}>
            <Layout chrome={pageAt(pathname).chrome}>{pages}</Layout>
          </ErrorBoundary>
        </Suspense>
      </ErrorFallback>
      <Toasts />
    </>
  )
}
