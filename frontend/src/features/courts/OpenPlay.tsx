import { Check } from 'lucide-react'
import styled from 'styled-components'
import type { OpenPlayFieldsFragment } from '../../api/operationTypes'
import { useCardAction } from '../../api/useCardAction'
import { openPlay as texts } from '../../content/openPlay'
import { problems } from '../../content/problems'
import { courtHour } from '../../format/dates'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { Problem } from '../../ui/Problem'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'
import { useSayOpenPlayMutation, useWithdrawOpenPlayMutation } from './openPlay.generated'

type Hour = OpenPlayFieldsFragment['hours'][number]

interface OpenPlayProps {
  night: OpenPlayFieldsFragment
  /** When the present hour began, in milliseconds. */
  now: number
}

/**
 * The hours of a night's open play that are not over, with how many come; one press says when the member
 * comes.
 */
export function OpenPlay({ night, now }: OpenPlayProps) {
  const [say] = useSayOpenPlayMutation()
  const [withdraw] = useWithdrawOpenPlayMutation()
  const { pending, problem, run } = useCardAction(problems)
  const isOwn = ({ startsAt }: Hour) => startsAt === night.comesAt
  const choose = (hour: Hour) =>
    run(() =>
      isOwn(hour)
        ? withdraw({ variables: { input: { night: night.night } } })
        : say({ variables: { input: { comesAt: hour.startsAt } } }),
    )
  const title = texts.night(night.night)
  return (
    <Space>
      <Card as="section">
        <Stack gap="s4">
          <div>
            <Heading level={2} size="d4">
              {texts.title}
            </Heading>
            <Text weight="semibold">{title}</Text>
            <Text tone="muted">{texts.lead}</Text>
          </div>
          <Hours role="group" aria-label={texts.come(title)}>
            {night.hours
              // One's own hour stays, so that it can be taken back.
              .filter(hour => Date.parse(hour.endsAt) > now || isOwn(hour))
              .map(hour => (
                <NightHour
                  key={hour.startsAt}
                  hour={hour}
                  label={courtHour(hour.startsAt)}
                  isOwn={isOwn(hour)}
                  disabled={pending}
                  onChoose={() => void choose(hour)}
                />
              ))}
          </Hours>
          <Problem>{problem}</Problem>
        </Stack>
      </Card>
    </Space>
  )
}

interface NightHourProps {
  hour: Hour
  label: string
  isOwn: boolean
  disabled: boolean
  onChoose: () => void
}

function NightHour({ hour, label, isOwn, disabled, onChoose }: NightHourProps) {
  const { count, levels, names, isClosed } = hour
  const state = isClosed ? texts.closed : count === 0 ? texts.nobody : texts.count(count)
  return (
    <div>
      <HourButton
        type="button"
        aria-label={texts.button(label, state)}
        aria-pressed={isOwn}
        disabled={disabled || (isClosed && !isOwn)}
        onClick={onChoose}
      >
        <span>{label}</span>
        <span>{isOwn ? <Icon of={Check} size={20} /> : null}</span>
      </HourButton>
      <Text size="small">{isOwn ? `${state}, ${texts.yours}` : state}</Text>
      {count > 0 && (
        <Text size="small" tone="muted">
          {texts.levels(levels)}
        </Text>
      )}
      {names.length > 0 && (
        <Text size="small" tone="muted">
          {texts.names(names)}
        </Text>
      )}
    </div>
  )
}

const Space = styled.div`
  margin-bottom: ${theme.space.s10};
`

const Hours = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${rem(120)}, 1fr));
  gap: ${rem(16)};
  overflow-wrap: anywhere;
`

const HourButton = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: ${theme.size.minTarget};
  margin-bottom: ${rem(8)};
  padding: ${rem(8)} ${rem(16)};
  border: ${theme.stroke.ui} solid ${tone.text};
  color: ${tone.text};
  font-weight: 700;

  &[aria-pressed='true'] {
    background: ${theme.color.optic};
    color: ${theme.color.ink};
  }
  &:disabled {
    border-color: ${tone.line};
    color: ${tone.text2};
  }
`
