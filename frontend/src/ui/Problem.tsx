import styled from 'styled-components'
import { Notice } from './Notice'
import { rem } from './theme'

/** The sentence about a failed action, below its button. Empty without a failure. */
export function Problem({ children }: { children: string | undefined }) {
  return <Alert role="alert">{children && <Notice>{children}</Notice>}</Alert>
}

const Alert = styled.div`
  &:not(:empty) {
    margin-top: ${rem(16)};
  }
`
