import {
  MembershipFiguresDocument,
  WaveDocument,
  WavesDocument,
  useWaveChangedSubscription,
} from './waves.generated'
import { useLiveQuery } from '../../../live/useLiveQuery'

/* The event brings the wave's counts, but neither its offers nor the figures. */
const live = {
  update: () => false,
  queries: [WavesDocument, WaveDocument, MembershipFiguresDocument],
}

/** Updates the section for every wave that is sent, closed or answered while it is open. */
export const useLiveWaves = () => useLiveQuery(useWaveChangedSubscription, live)
