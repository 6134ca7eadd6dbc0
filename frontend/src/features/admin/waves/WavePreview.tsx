import { invalidate, invalidates } from '../../../api/apollo/invalidate'
import { useState } from 'react'
import styled from 'styled-components'
import type { NotToldRowFragment } from '../../../api/operationTypes'
import { useSendWaveMutation, useWavePreviewQuery } from './waves.generated'
import { wavesTexts } from '../../../content/admin/waves'
import { lastDayBefore } from '../../../format/daysInWords'
import { Button } from '../../../ui/Button'
import { SmallButton } from '../../../ui/SmallButton'
import { focusOnMount } from '../../../ui/focusOnMount'
import { Heading } from '../../../ui/Heading'
import { Notice } from '../../../ui/Notice'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
import { ConfirmAction } from '../confirm/ConfirmAction'
import { useSendsMail } from '../section/useSendsMail'
import { MarkedByHand } from './MarkedByHand'
import { PreviewTable } from './PreviewTable'
import type { PlannedWave } from './WaveForm'

const texts = wavesTexts.preview
const fields = ['waves', 'membershipFigures'] as const

interface WavePreviewProps {
  planned: PlannedWave
  /** Called with the wave's number, the number of its offers, and whom no mail reaches. */
  onSent: (number: number, offers: number, notTold: readonly NotToldRowFragment[]) => void
  onChange: () => void
}

/** Shows what the planned wave would do, and sends it after a second look. */
export function WavePreview({ planned: { input, note }, onSent, onChange }: WavePreviewProps) {
  const { data, refetch } = useWavePreviewQuery({ variables: { input } })
  const [sendWave] = useSendWaveMutation({ refetchQueries: invalidates(...fields) })
  const [previews, setPreviews] = useState(0)
  const [takenBack, setTakenBack] = useState('')
  const sendsMail = useSendsMail()
  const preview = data?.wavePreview
  if (!preview) return null
  const { people, passedOver, expiresAt, digest } = preview
  const count = people.length
  const byHand = passedOver.filter(one => one.passedOver === 'invited_by_hand')

  async function refetchPreview() {
    await refetch().catch(console.error)
    setPreviews(previews + 1)
  }
  async function send() {
    const sent = { input: { ...input, note: note || null, digest } }
    const wave = (await sendWave({ variables: sent })).data?.sendWave
    if (wave) onSent(wave.number, count, wave.notTold ?? [])
  }
  const change = <SmallButton onClick={onChange}>{texts.change}</SmallButton>

  return (
    <Part aria-label={texts.title}>
      {/* The key moves the focus to the title for each preview. */}
      <Heading key={previews} level={2} size="d4" focusable ref={focusOnMount}>
        {texts.title}
      </Heading>
      <p>{wavesTexts.settings(input)}</p>
      {note && <Written>{texts.note(note)}</Written>}
      <p>
        <span>{count > 0 ? texts.asked(count, input.size) : texts.nobody}</span>{' '}
        <span>{passedOver.length > 0 && texts.passedOver(passedOver.length)}</span>{' '}
        {count > 0 && <b>{texts.until(lastDayBefore(expiresAt))}</b>}
      </p>
      {byHand.length > 0 && (
        <MarkedByHand people={byHand} refetchPreview={refetchPreview} onTakenBack={setTakenBack} />
      )}
      <Outcome role="status">{takenBack && <Notice done>{takenBack}</Notice>}</Outcome>
      {count > 0 ? (
        <ConfirmAction
          key={`send ${String(previews)}`}
          tone="primary"
          texts={{
            label: texts.send(count),
            question: texts.question(count),
            detail: `${texts.detail(sendsMail)} ${texts.until(lastDayBefore(expiresAt))}`,
            yes: texts.yes(count),
            no: texts.notYet,
            pending: texts.sending,
          }}
          failed={texts.notSent}
          onConfirm={send}
          onRefused={() => invalidate(...fields, 'launch')}
          afterRefusal={
            <Button ref={focusOnMount} onClick={() => void refetchPreview()}>
              {texts.again}
            </Button>
          }
        >
          {change}
        </ConfirmAction>
      ) : (
        <div>{change}</div>
      )}
      {count + passedOver.length > 0 && <PreviewTable people={people} passedOver={passedOver} />}
    </Part>
  )
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(12)};
  padding: ${rem(24)} ${rem(28)} ${rem(28)};
  border: ${theme.stroke.ui} solid ${tone.text};
  background: ${tone.bg};

  ${theme.media.phone} {
    padding: ${rem(18)};
  }
`

const Written = styled.p`
  overflow-wrap: anywhere;
`

const Outcome = styled.div`
  &:empty {
    display: none;
  }
`
