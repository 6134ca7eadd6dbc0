import { invalidates } from '../../../api/apollo/invalidate'
import { useState } from 'react'
import type { WaveQuery } from '../../../api/operationTypes'
import { useCloseWaveMutation, useWaveOffersQuery, useWaveQuery } from './waves.generated'
import { wavesTexts } from '../../../content/admin/waves'
import { shortDateTime } from '../../../format/dates'
import { Facts } from '../../../ui/Facts'
import { Notice } from '../../../ui/Notice'
import { Stack } from '../../../ui/Stack'
import { ConfirmAction } from '../confirm/ConfirmAction'
import { DetailsPanel } from '../panel/DetailsPanel'
import { usePanel } from '../panel/usePanel'
import { PersonList } from '../person/PersonPart'
import { OfferItem } from './OfferItem'
import { WaveCounts } from './WaveCounts'
import { waveLinkId } from './WaveLink'
import { WavePassedOver } from './WavePassedOver'

const texts = wavesTexts.panel

type WaveDetails = NonNullable<WaveQuery['wave']>

/** Shows the wave that the URL selects, over the list. Only the team may mount it. */
export function WavePanel() {
  const { id, close } = usePanel('wave')
  return id === undefined ? null : <OpenPanel key={id} id={id} onClose={close} />
}

function OpenPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useWaveQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  const wave = data?.wave
  const isGone = data?.wave === null
  return (
    <DetailsPanel
      id={id}
      title={wave ? wavesTexts.name(wave.number) : isGone ? texts.goneTitle : undefined}
      texts={texts}
      linkId={waveLinkId}
      error={error}
      refetch={refetch}
      onClose={onClose}
    >
      {isGone && <p>{texts.gone}</p>}
      {wave && (
        <>
          <Stack>
            <WaveCounts counts={wave.counts} />
            <Facts items={factsOf(wave)} />
            <Closing wave={wave} refetch={refetch} />
          </Stack>
          <PersonList
            texts={texts.offers}
            useListQuery={useWaveOffersQuery}
            variables={{ id }}
            pageOf={({ wave }) => wave?.offers ?? null}
            row={offer => <OfferItem offer={offer} />}
          />
          <WavePassedOver id={id} />
        </>
      )}
    </DetailsPanel>
  )
}

function factsOf(wave: WaveDetails) {
  const { sentAt, closedAt, note } = wave
  return [
    { term: texts.sent, value: shortDateTime(sentAt) },
    { term: texts.settings, value: wavesTexts.settings(wave) },
    ...(note ? [{ term: texts.note, value: note }] : []),
    ...(closedAt ? [{ term: texts.closedAt, value: shortDateTime(closedAt) }] : []),
  ]
}

/** Closes the wave after a second look, and says so. */
function Closing({ wave, refetch }: { wave: WaveDetails; refetch: () => Promise<unknown> }) {
  const { failed, done, ...closing } = wavesTexts.closing
  const [isDone, setIsDone] = useState(false)
  const [closeWave] = useCloseWaveMutation({ refetchQueries: invalidates('wave', 'waves') })

  async function close() {
    await closeWave({ variables: { input: { id: wave.id } } })
    setIsDone(true)
  }

  return (
    <>
      {!wave.closedAt && (
        <ConfirmAction texts={closing} failed={failed} onConfirm={close} onRefused={refetch} />
      )}
      <div role="status">{isDone && <Notice done>{done}</Notice>}</div>
    </>
  )
}
