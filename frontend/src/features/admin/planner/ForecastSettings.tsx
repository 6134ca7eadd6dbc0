import { useId } from 'react'
import styled from 'styled-components'
import { plannerTexts } from '../../../content/admin/planner'
import { Heading } from '../../../ui/Heading'
import { Notice } from '../../../ui/Notice'
import { Segments } from '../../../ui/Segments'
import { Slider } from './Slider'
import { Text } from '../../../ui/Text'
import { rem, theme } from '../../../ui/theme'
import { recordKeys } from '../section/recordKeys'
import type { Forecast } from './cells'
import { LEFT_OUT, findProblem, type SettingName, type ShownSettings, settings } from './settings'

const texts = plannerTexts.settings

interface ForecastSettingsProps {
  values: ShownSettings
  /** How often members reserve; undefined if no forecast was loaded. */
  frequency: Forecast['frequency'] | undefined
  /** Whether the forecast uses that, because no other number was chosen. */
  usesOwn: boolean
  /** Settings whose value in the URL is invalid. */
  invalid: readonly SettingName[]
  onChange: (name: SettingName, value: number) => void
  /** Uses how often members reserve. */
  onOwn: () => void
  /** Counts anonymous answers, or leaves them out. */
  onAnonymous: (counts: boolean) => void
}

/** The sliders of a forecast, and which answers it uses. */
export function ForecastSettings({
  values,
  frequency,
  usesOwn,
  invalid,
  onChange,
  onOwn,
  onAnonymous,
}: ForecastSettingsProps) {
  const id = useId()
  return (
    <Part aria-labelledby={id}>
      <Heading id={id} level={2} size="d4">
        {texts.title}
      </Heading>
      <Sliders>
        {recordKeys(settings).map(name => (
          <Slider
            key={name}
            label={texts[name]}
            value={values[name]}
            min={settings[name].min}
            max={settings[name].max}
            step={settings[name].step}
            rule={typed => findProblem(name, typed)}
            onChange={value => onChange(name, value)}
          />
        ))}
      </Sliders>
      <Setting
        title={texts.usual}
        note={texts.note}
        options={texts.choices(frequency)}
        value={usesOwn ? texts.own : String(values.reservations)}
        onChoose={value =>
          value === texts.own ? onOwn() : onChange('reservations', Number(value))
        }
      />
      <Setting
        title={texts.anonymous}
        note={texts.anonymousNote}
        options={texts.anonymousChoices}
        value={values.anonymous ? 'yes' : LEFT_OUT}
        onChoose={value => onAnonymous(value !== LEFT_OUT)}
      />
      <div role="status">
        {invalid.map(name => (
          <Notice key={name}>
            {texts.invalid(texts[name], settings[name].min, settings[name].max, values[name])}
          </Notice>
        ))}
      </div>
    </Part>
  )
}

interface SettingProps {
  title: string
  note: string
  options: readonly { value: string; label: string }[]
  value: string
  onChoose: (value: string) => void
}

/** A setting with few values, each a button. */
function Setting({ title, note, ...choice }: SettingProps) {
  return (
    <Choices>
      <Text as="span" weight="semibold">
        {title}
      </Text>
      <Segments label={title} {...choice} />
      <Text tone="muted" size="small">
        {note}
      </Text>
    </Choices>
  )
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(12)};
  padding-block: ${rem(12)};

  ${theme.media.print} {
    display: none;
  }
`

const Sliders = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${rem(16)} ${rem(40)};

  ${theme.media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(8)} ${rem(24)};
  align-items: center;
`
