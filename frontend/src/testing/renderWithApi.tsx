import { render } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { ApiProvider } from '../api/apollo/ApiProvider'
import { client } from '../api/apollo/client'
import { apolloChunk } from '../api/apolloChunk'
import { dismissCurrentToast } from '../ui/toast'
import { Toasts } from '../ui/Toasts'
import { actAsync } from './actAsync'

/** Draws a part of a page as the site does once Apollo Client is loaded, with an empty cache. */
export async function renderWithApi(part: ReactNode, at = '/') {
  await apolloChunk.load()
  await client.clearStore()
  return renderBeforeApi(<ApiProvider>{part}</ApiProvider>, at)
}

/** Draws a part of a page as the site does: strict, routed, with no toast yet. What it needs of Apollo Client it loads. */
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

/** Where the person is now, for specs to read. */
function Address() {
  const { pathname, search } = useLocation()
  return (
    <p role="note" aria-label="address">
      {pathname + search}
    </p>
  )
}
