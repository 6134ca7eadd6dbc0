import styled from 'styled-components'
import { rem } from './theme'

/** The height of a bar with its space: that of a table row with one line. */
export const barHeight = rem(41)

/** Reserves the space of a bar chart before it is loaded. */
export const BarChartFrame = styled.div<{ $bars: number }>`
  height: calc(${({ $bars }) => $bars} * ${barHeight});
`
