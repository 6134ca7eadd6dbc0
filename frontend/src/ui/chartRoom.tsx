import styled from 'styled-components'

/* In the drawing library's own unit, CSS pixels. */
const BAR = 41

/** How high a chart of so many bars is: a bar stands in the row of its table. */
export const chartHeight = (bars: number) => bars * BAR

/** Keeps the room of a chart until it is there. */
export const ChartRoom = styled.div<{ $bars: number }>`
  height: ${({ $bars }) => chartHeight($bars)}px;
`
