import styled from 'styled-components'
import { theme } from './theme'

/** A centred column, 44 feet of the court wide. */
export const Container = styled.div`
  width: ${theme.court.page};
  margin-inline: auto;
`
