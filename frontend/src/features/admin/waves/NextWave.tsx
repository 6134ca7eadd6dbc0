import { useState } from 'react'
import type { NotToldRowFragment } from '../../../api/operationTypes'
import { wavesTexts } from '../../../content/admin/waves'
import { WaveForm, type PlannedWave } from './WaveForm'
import { WavePreview } from './WavePreview'
import type { WaveValues } from './wave.schema'

/** The usual wave: a week, free places go on. */
const usual: WaveValues = { size: '', days: '7', confirmedOnly: false, refill: true, note: '' }

interface NextWaveProps {
  onPreview: () => void
  /** Called with a sentence for the team, and with whom no mail reaches. */
  onSent: (notice: string, notTold: readonly NotToldRowFragment[]) => void
}

/** The form for the next wave or, once it is filled in, its preview. */
export function NextWave({ onPreview, onSent }: NextWaveProps) {
  const [values, setValues] = useState(usual)
  const [planned, setPlanned] = useState<PlannedWave>()
  const [isBack, setIsBack] = useState(false)

  if (!planned)
    return (
      <WaveForm
        values={values}
        hasFocus={isBack}
        onPreview={(typed, plan) => {
          onPreview()
          setValues(typed)
          setPlanned(plan)
        }}
      />
    )
  return (
    <WavePreview
      planned={planned}
      onChange={() => {
        setIsBack(true)
        setPlanned(undefined)
      }}
      onSent={(number, offers, notTold) => {
        setIsBack(false)
        setValues(usual)
        setPlanned(undefined)
        onSent(wavesTexts.preview.sent(number, offers), notTold)
      }}
    />
  )
}
