import type { Goal } from '../../scripts/harness/measurements'
import type { BenchPage } from './pages'

/** Returns the goals of this checkout, by table. Units: milliseconds, KB of 1024 bytes. */
export function goalsOf(pages: BenchPage[]): Record<string, Goal[]> {
  const are = (kind: BenchPage['kind']) => (subject: string) =>
    pages.some(page => page.kind === kind && page.url === subject)
  const isPublic = (subject: string) => are('reading')(subject) || are('form')(subject)
  return {
    vitals: [
      // Of the same page without script.
      { figure: 'LCP ratio', atMost: 1.1, of: isPublic },
      { figure: 'TBT', atMost: 50 },
      // No visible shift: less than a pixel, in every run.
      { figure: 'CLS', atMost: 0.0005, by: 'most' },
      { figure: 'scripts', atMost: 12, of: isPublic },
      { figure: 'script KB', atMost: 110, of: are('reading') },
      { figure: 'script KB', atMost: 128, of: are('form') },
      { figure: 'answers', atMost: 2500, of: page => page === '/auth?mode=register' },
      { figure: 'LCP', atMost: 2000, of: page => page === '/dashboard' },
      { figure: 'data rounds', atMost: 1, of: are('member') },
    ],
    use: [
      { figure: 'scripting', atMost: 100, of: use => use.includes('→') },
      // One frame: no other field rerenders.
      { figure: 'scripting', atMost: 16, of: use => use.includes('a key') },
      // Other load on the machine also delays frames, so the run with the fewest counts.
      { figure: 'late frames', atMost: 0, of: use => use.includes('scroll'), by: 'least' },
    ],
  }
}
