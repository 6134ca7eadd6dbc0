import { render } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { client } from '../api/client'
import { Live } from '../hydration/ApiProvider'
import { dismiss } from '../ui/toast'
import { Toasts } from '../ui/Toasts'

/** Draws a part of a page as the site does: strict, routed, with no toast yet and an empty cache. */
export async function renderLive(part: ReactNode, at = '/') {
  dismiss()
  await client.clearStore()
  return render(
    <StrictMode>
      <MemoryRouter initialEntries={[at]}>
        <Live>{part}</Live>
        <Address />
        <Toasts />
      </MemoryRouter>
    </StrictMode>,
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
