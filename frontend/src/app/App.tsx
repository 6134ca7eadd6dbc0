import { Suspense, useEffect } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { Boundary, BrokenPart } from '../hydration/ErrorBoundary'
import { announceHydrated } from '../hydration/protocol'
import { useArrival } from './useNavigationFocus'
import { Unloadable, UnloadablePage } from '../features/site/Unloadable'
import { notFound, routes } from './routes'
import { GlobalStyle } from '../ui/GlobalStyle'
import { Toasts } from '../ui/Toasts'

export function App() {
  const { key } = useLocation()
  useArrival()
  useEffect(() => announceHydrated(document.body), [])
  return (
    <>
      <GlobalStyle />
      <BrokenPart value={<Unloadable />}>
        {/* Around the boundary: what stands there, its message too, stays until the next page has come or failed. */}
        <Suspense fallback={null}>
          <Boundary at={key} instead={<UnloadablePage />}>
            <Routes>
              {routes.map(({ path, Page }) => (
                <Route key={path} path={path} caseSensitive element={<Page />} />
              ))}
              <Route path="*" element={<notFound.Page />} />
            </Routes>
          </Boundary>
        </Suspense>
      </BrokenPart>
      <Toasts />
    </>
  )
}
