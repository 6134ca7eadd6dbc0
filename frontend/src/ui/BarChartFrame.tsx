import styled from 'styled-components'
import { rem } from './theme'

/** How high a bar is with its air: as a row of its table that takes one line. */
export const barHeight = rem(41)

/** Keeps the room of a chart, also until it is there. */
export const BarChartFrame = styled.div<{ $bars: number }>`
  height: calc(${({ $bars }) => $bars} * ${barHeight});
`
