import { client } from '../../../api/apollo/client'
import styled from 'styled-components'
import type { WaveInput } from '../../../api/operationTypes'
import { WavePreviewDocument } from './waves.generated'
import { wavesTexts } from '../../../content/admin/waves'
import { FlagsField } from '../../../form/ChecksField'
import { Field } from '../../../form/Field'
import { Form } from '../../../form/Form'
import { SubmitButton } from '../../../form/SubmitButton'
import { chunk } from '../../../hydration/chunk'
import { Fieldset } from '../../../ui/fields/Fieldset'
import { rem, theme } from '../../../ui/theme'
import { Panel } from '../section/Panel'
import type { WaveValues } from './wave.schema'

const texts = wavesTexts.form
const schema = chunk(() => import('./wave.schema').then(m => m.waveSchema))
const flags = [
  { name: 'confirmedOnly', label: texts.confirmedOnly },
  { name: 'refill', label: texts.refill },
]

/** A wave that the team plans: the input of its preview, and the note for the team. */
export interface PlannedWave {
  input: WaveInput
  note: string
}

const toInput = ({ size, days, confirmedOnly, refill }: WaveValues): WaveInput => ({
  size: Number(size),
  days: Number(days),
  confirmedOnly,
  refill,
})

interface WaveFormProps {
  /** The values that the form starts with. */
  values: WaveValues
  /** Moves the focus into the form when it is shown. */
  hasFocus: boolean
  /** The preview is in the cache when it is called. */
  onPreview: (values: WaveValues, planned: PlannedWave) => void
}

/** The form for the next wave; its button asks for the preview. */
export function WaveForm({ values: blank, hasFocus, onPreview }: WaveFormProps) {
  async function preview(values: WaveValues) {
    const input = toInput(values)
    const variables = { input }
    await client.query({ query: WavePreviewDocument, variables, fetchPolicy: 'network-only' })
    onPreview(values, { input, note: values.note.trim() })
  }

  return (
    <Panel title={texts.title}>
      <Form
        label={texts.title}
        schema={schema}
        blank={blank}
        submit={preview}
        withoutToast
        failed={texts.failed}
      >
        <Row>
          <Field
            name="size"
            label={texts.size}
            inputMode="numeric"
            autoComplete="off"
            autoFocus={hasFocus}
            required
          />
          <Field name="days" label={texts.days} inputMode="numeric" autoComplete="off" required />
          <Wide>
            <Fieldset legend={texts.choices}>
              <FlagsField flags={flags} />
            </Fieldset>
          </Wide>
        </Row>
        <Last>
          <Field name="note" label={texts.note} autoComplete="off" optional />
          <SubmitButton label={texts.preview} pending={texts.previewing} />
        </Last>
      </Form>
    </Panel>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: ${rem(160)} ${rem(160)} minmax(0, 1fr);
  gap: ${rem(24)};

  ${theme.media.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/* The button stands beside the last field, and stays there when the field has an error. */
const Last = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${rem(24)};
  align-items: start;

  > :last-child {
    margin-top: ${rem(30)};
  }
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);

    > :last-child {
      margin-top: 0;
    }
  }
`

const Wide = styled.div`
  ${theme.media.laptop} {
    grid-column: 1 / -1;
  }
`
