import { PHASE_ATTR } from '../hydration/protocol'
import type { PhaseTexts } from './phases'

let current: PhaseTexts | undefined

/**
 * Returns the words of the launch phase that the page's HTML was rendered for. Pages that are opened
 * by a link have the same phase: a tab changes its phase when it is reloaded.
 *
 * Call it while rendering and not at module level, because the build renders every phase with the
 * same modules.
 */
export function phaseTexts(): PhaseTexts {
  // The build wrote the attribute from phases.ts.
  current ??= JSON.parse(document.documentElement.getAttribute(PHASE_ATTR) ?? '') as PhaseTexts
  return current
}

/** Sets the words where no HTML has them: in the build, in specs and on the development server. */
export function setPhaseTexts(texts: PhaseTexts): void {
  current = texts
}
