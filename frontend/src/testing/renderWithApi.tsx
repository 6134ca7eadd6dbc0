import { render } from '@testing-library/react'
import { StrictMode, type PropsWithChildren, type ReactNode } from 'react'
import { MemoryRouter, useLocation, type MemoryRouterProps } from 'react-router-dom'
import { StyleSheetManager } from 'styled-components'
import { client } from '../api/apollo/client'
import { apolloChunk } from '../api/apolloChunk'
import { forgetTypedAddress } from '../form/TypedAddress'
import { dismissCurrentToast } from '../ui/toast'
import { Toasts } from '../ui/Toasts'
import { actAsync } from './actAsync'

/* Not in the document: to find out whether an element is visible, jsdom compares it and its parents
   with each rule of the document. That took a third of the time of a spec with a form. */
const styleTarget = document.createElement('div')
afterEach(() => styleTarget.remove())

/** Adds the styles to the document until the test ends, for a test of colours, sizes or hidden parts. */
export function addStylesToDocument() {
  document.body.append(styleTarget)
}

/** Keeps the styles of what it contains out of the document. */
export function StylesElsewhere({ children }: PropsWithChildren) {
  return <StyleSheetManager target={styleTarget}>{children}</StyleSheetManager>
}

/** An address, or an entry of the history with its state. */
type At = NonNullable<MemoryRouterProps['initialEntries']>[number]

/** Renders a part of a page with Apollo Client loaded and an empty cache. */
export async function renderWithApi(part: ReactNode, at: At = '/') {
  await apolloChunk.load()
  await client.clearStore()
  return renderBeforeApi(part, at)
}

/**
 * Renders a part of a page as the site does: strict mode, router, no toast, nothing typed. It loads Apollo Client
 * itself if it needs it.
 */
export function renderBeforeApi(part: ReactNode, at: At = '/') {
  dismissCurrentToast()
  forgetTypedAddress()
  return actAsync(() =>
    render(
      <StrictMode>
        <StylesElsewhere>
          <MemoryRouter initialEntries={[at]}>
            {part}
            <Address />
            <Toasts />
          </MemoryRouter>
        </StylesElsewhere>
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
