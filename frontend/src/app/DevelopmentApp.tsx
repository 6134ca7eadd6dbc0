import { setPhaseTexts } from '../content/currentPhase'
import { phases } from '../content/phases'
import { GlobalStyle } from '../ui/GlobalStyle'
import { App } from './App'

// A built page has the words of its phase in its HTML.
setPhaseTexts(phases.waitlist)

/** Adds the global style. A built page has it in its style sheet. */
export function DevelopmentApp() {
  return (
    <>
      <GlobalStyle />
      <App />
    </>
  )
}
