import styled from 'styled-components'
import { leadText } from './mixins'

/** The larger paragraph that introduces a page or a section. */
export const Lead = styled.p`
  ${leadText}
`
