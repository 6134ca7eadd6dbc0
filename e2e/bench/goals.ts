import type { Goal } from '../../scripts/harness/measurements'
import { signedIn, subjectOf } from './pages'

const isPublic = (page: string) => !signedIn.some(one => subjectOf(one) === page)

/** The goals of this checkout, by table, in milliseconds. `npm run weights` has those of weights. */
export const goals: Record<'vitals' | 'use', Goal[]> = {
  vitals: [
    { figure: 'LCP ratio', atMost: 1.1, of: isPublic },
    { figure: 'TBT', atMost: 50 },
    // No visible shift: less than a pixel, in every run.
    { figure: 'CLS', atMost: 0.0005, by: 'most' },
    { figure: 'answers', atMost: 2500, of: page => page === '/auth?mode=register' },
    { figure: 'LCP', atMost: 2000, of: page => page === '/dashboard' },
    { figure: 'data rounds', atMost: 1, of: page => /^.(dashboard|profile)/.test(page) },
  ],
  use: [
    { figure: 'scripting', atMost: 100, of: use => use.includes('→') },
    // One frame: no other field rerenders.
    { figure: 'scripting', atMost: 16, of: use => use.includes('a key') },
    // Other load on the machine also delays frames, so the run with the fewest counts.
    { figure: 'late frames', atMost: 0, of: use => use.includes('scroll'), by: 'least' },
  ],
}
