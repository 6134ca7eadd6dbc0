import styled from 'styled-components'
import { Notice } from './Notice'
import { rem } from './theme'

/**
 * The sentence about a failed action, below its button. It is scrolled into view: the button can be at the
 * bottom of the window. Empty without a failure.
 */
export function Problem({ children }: { children: string | undefined }) {
  return (
    <Alert role="alert">
      {children && (
        <InView ref={scrollIntoView}>
          <Notice>{children}</Notice>
        </InView>
      )}
    </Alert>
  )
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

const Alert = styled.div`
  &:not(:empty) {
    margin-top: ${rem(16)};
  }
`

const InView = styled.div`
  scroll-margin-bottom: ${rem(16)};
`
