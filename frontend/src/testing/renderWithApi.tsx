import { render } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { client } from '../api/client'
import { ApiProvider } from '../hydration/ApiProvider'
import { actAsync } from './actAsync'
import { dismissCurrentToast } from '../ui/toast'
import { Toasts } from '../ui/Toasts'

/** Draws a part of a page as the site does: strict, routed, with no toast yet and an empty cache. */
export async function renderWithApi(part: ReactNode, at = '/') {
  dismissCurrentToast()
  await client.clearStore()
  return actAsync(() =>
    render(
      <StrictMode>
        <MemoryRouter initialEntries={[at]}>
          <ApiProvider>{part}</ApiProvider>
          <Address />
          <Toasts />
        </MemoryRouter>
      </StrictMode>,
    ),
  )
}

/** Where the person is now, for specs to read. */
function Address() {
  const { pathname, search } = useLocation()
  return (
    <p role="note" aria-label="address">
      {pathname + search}
    </p>
  )
}
