import { useWaitlistStatsQuery } from '../../api/generated'
import { SpotsFigure } from './SpotsFigure'

const REFETCH_EVERY_MS = 30_000

/** The live figure. It alone asks again (SPEC-14); what stands elsewhere on the page follows it. */
export function SpotsLeft() {
  const { data } = useWaitlistStatsQuery({
    fetchPolicy: 'network-only',
    pollInterval: REFETCH_EVERY_MS,
  })
  return <SpotsFigure figures={data?.waitlistStats} />
}
