/** The charts, in one file with the library that draws them: to be loaded when one is needed. */
export { BarChart } from './BarChart'
export { ColumnChart } from './ColumnChart'
