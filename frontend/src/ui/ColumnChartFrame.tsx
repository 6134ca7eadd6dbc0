import styled from 'styled-components'
import { rem, theme } from './theme'

/** Reserves the space of a column chart before it is loaded. */
export const ColumnChartFrame = styled.div`
  height: ${rem(320)};
  min-width: 0;

  ${theme.media.phone} {
    height: ${rem(260)};
  }
  ${theme.media.print} {
    display: none;
  }
`
