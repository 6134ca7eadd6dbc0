import { useWaveChangedSubscription } from './waves.generated'
import { useLiveQuery } from '../../../live/useLiveQuery'

/* The event brings the wave's counts, but neither its offers nor the figures. */
const live = {
  update: () => false,
  fields: ['waves', 'wave', 'membershipFigures'] as const,
}

/** Updates the section for every wave that is sent, closed or answered while it is open. */
export const useLiveWaves = () => useLiveQuery(useWaveChangedSubscription, live)
