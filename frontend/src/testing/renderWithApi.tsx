import { render } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { ApiProvider } from '../api/apollo/ApiProvider'
import { client } from '../api/apollo/client'
import { apolloChunk } from '../api/apolloChunk'
import { dismissCurrentToast } from '../ui/toast'
import { Toasts } from '../ui/Toasts'
import { actAsync } from './actAsync'

/** Renders a part of a page with Apollo Client loaded and an empty cache. */
export async function renderWithApi(part: ReactNode, at = '/') {
  await apolloChunk.load()
  await client.clearStore()
  return renderBeforeApi(<ApiProvider>{part}</ApiProvider>, at)
}

/**
 * Renders a part of a page as the site does: strict mode, router, no toast. It loads Apollo Client
 * itself if it needs it.
 */
export function renderBeforeApi(part: ReactNode, at = '/') {
  dismissCurrentToast()
  return actAsync(() =>
    render(
      <StrictMode>
        <MemoryRouter initialEntries={[at]}>
          {part}
          <Address />
          <Toasts />
        </MemoryRouter>
      </StrictMode>,
    ),
  )
}

/** Shows the current address to specs. */
function Address() {
  const { pathname, search } = useLocation()
  return (
    <p role="note" aria-label="address">
      {pathname + search}
    </p>
  )
}
