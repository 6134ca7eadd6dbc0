import styled from 'styled-components'
import { plannerTexts } from '../../../content/admin/planner'
import { Notice } from '../../../ui/Notice'
import { Segments } from '../../../ui/Segments'
import { Slider } from './Slider'
import { Text } from '../../../ui/Text'
import { rem, theme } from '../../../ui/theme'
import { recordKeys } from '../section/recordKeys'
import { LEFT_OUT, findProblem, type SettingName, type Settings, settings } from './settings'

const texts = plannerTexts.settings

interface ForecastSettingsProps {
  values: Settings
  /** Settings whose value in the URL is invalid. */
  invalid: readonly SettingName[]
  onChange: (name: SettingName, value: number) => void
  /** Counts anonymous answers, or leaves them out. */
  onAnonymous: (counts: boolean) => void
}

/** The sliders of a forecast, and which answers it uses. */
export function ForecastSettings({
  values,
  invalid,
  onChange,
  onAnonymous,
}: ForecastSettingsProps) {
  return (
    <Part role="group" aria-label={texts.title}>
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
        options={texts.choices}
        value={String(values.reservations)}
        onChoose={value => onChange('reservations', Number(value))}
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
      <Segments label={title} pending={false} {...choice} />
      <Text tone="muted" size="small">
        {note}
      </Text>
    </Choices>
  )
}

const Part = styled.div`
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
