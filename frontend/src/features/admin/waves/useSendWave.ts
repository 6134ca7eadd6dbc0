import { client } from '../../../api/apollo/client'
import { invalidate, invalidates } from '../../../api/apollo/invalidate'
import type { NotToldRowFragment, SendWaveInput } from '../../../api/operationTypes'
import { wavesTexts } from '../../../content/admin/waves'
import { orFindDone } from '../list/orFindDone'
import { useSendWaveMutation, WavesDocument } from './waves.generated'

const texts = wavesTexts.preview
const fields = ['waves', 'membershipFigures'] as const

/** Called with a sentence for the team, and with whom no mail reaches. */
export type OnSent = (notice: string, notTold: readonly NotToldRowFragment[]) => void

interface SentWave {
  number: number
  /** Unknown without the server's response. */
  notTold?: readonly NotToldRowFragment[] | null
}

/**
 * Returns a function that sends a wave of so many offers. If the response is lost, a wave that is later
 * than the one before shows that it is sent: the server refuses a second one of the same preview.
 */
export function useSendWave(onSent: OnSent) {
  const [sendWave] = useSendWaveMutation({ refetchQueries: invalidates(...fields) })

  return async (input: SendWaveInput, offers: number) => {
    const before = await findLatestWave()
    const { result: wave, isAnswered } = await orFindDone<SentWave | null | undefined>(
      sendWave({ variables: { input } }).then(({ data }) => data?.sendWave),
      () => invalidate(...fields, 'launch'),
      async () => {
        const latest = await findLatestWave()
        return latest?.id === before?.id ? undefined : latest
      },
    )
    if (!wave) return
    const sentence = isAnswered ? texts.sent : texts.sentUnanswered
    onSent(sentence(wave.number, offers), wave.notTold ?? [])
  }
}

/** Requests the wave that was sent last; undefined if there is none. */
async function findLatestWave() {
  const { data } = await client.query({
    query: WavesDocument,
    variables: { first: 1 },
    fetchPolicy: 'no-cache',
  })
  return data?.waves?.edges[0]?.node
}
