import styled from 'styled-components'
import { rem, theme } from './theme'

/** Keeps the room of a chart of columns, also until it is there. */
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
