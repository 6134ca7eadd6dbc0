import { GlobalStyle } from '../ui/GlobalStyle'
import { App } from './App'

/** With the global style, which a built page has in its style sheet. */
export function DevelopmentApp() {
  return (
    <>
      <GlobalStyle />
      <App />
    </>
  )
}
