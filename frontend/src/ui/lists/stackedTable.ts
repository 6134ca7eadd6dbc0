import styled from 'styled-components'
import { visuallyHidden } from '../mixins'
import { theme } from '../theme'

/** The head of a table whose cells are below each other on a phone, each with its own label. */
export const StackedHead = styled.thead`
  ${theme.media.phone} {
    ${visuallyHidden}
  }
`

/** The body of such a table. */
export const StackedBody = styled.tbody`
  ${theme.media.phone} {
    display: block;
  }
`
