/** All charts in one chunk with their library. Load it when a chart is needed. */
export { BarChart } from './BarChart'
export { ColumnChart } from './ColumnChart'
