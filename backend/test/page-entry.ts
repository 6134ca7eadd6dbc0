import { PHASE_NAMES } from '../src/features/launch/known-phase.service'

/** Returns the entry of dist/pages.json for a page with the same HTML file in every phase. */
export const pageEntry = (file: string, status = 200) => ({
  status,
  phases: Object.fromEntries(PHASE_NAMES.map(phase => [phase, { signedOut: file, loading: file }])),
})
