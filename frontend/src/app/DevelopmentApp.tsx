import { GlobalStyle } from '../ui/GlobalStyle'
import { App } from './App'

/** Adds the global style. A built page has it in its style sheet. */
export function DevelopmentApp() {
  return (
    <>
      <GlobalStyle />
      <App />
    </>
  )
}
