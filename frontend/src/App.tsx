import { Suspense, useEffect } from 'react'
import { Route, Routes } from 'react-router-dom'
import { announceHydrated } from './api/hydration'
import { useArrival } from './arrival'
import { notFound, routes } from './routes'
import { GlobalStyle } from './ui/GlobalStyle'
import { Toasts } from './ui/Toasts'

export function App() {
  useArrival()
  useEffect(() => announceHydrated(document.body), [])
  return (
    <>
      <GlobalStyle />
      <Suspense fallback={null}>
        <Routes>
          {routes.map(({ path, Page }) => (
            <Route key={path} path={path} caseSensitive element={<Page />} />
          ))}
          <Route path="*" element={<notFound.Page />} />
        </Routes>
      </Suspense>
      <Toasts />
    </>
  )
}
