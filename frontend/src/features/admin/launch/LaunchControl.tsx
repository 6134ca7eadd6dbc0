import { invalidates } from '../../../api/apollo/invalidate'
import { useState } from 'react'
import styled from 'styled-components'
import type { LaunchPhase } from '../../../api/operationTypes'
import { useSetLaunchPhaseMutation } from './adminLaunch.generated'
import { launchControl as texts } from '../../../content/admin/launchControl'
import { Heading } from '../../../ui/Heading'
import { Notice } from '../../../ui/Notice'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
import { useStaffMay } from '../section/useStaffMay'
import { ConfirmAction } from '../confirm/ConfirmAction'
import { recordKeys } from '../section/recordKeys'

const phases = recordKeys(texts.phases)

interface LaunchControlProps {
  phase: LaunchPhase
  /** Asks for the phase again, after a refusal. */
  refetch: () => Promise<unknown>
}

/** Shows the phases of the launch and the steps that the team can make, one phase at a time. */
export function LaunchControl({ phase, refetch }: LaunchControlProps) {
  const [setLaunchPhase] = useSetLaunchPhaseMutation({ refetchQueries: invalidates('launch') })
  const [changedTo, setChangedTo] = useState<LaunchPhase>()
  const [failure, setFailure] = useState<string>()
  const mayChange = useStaffMay('SETTINGS_WRITE')
  const at = phases.indexOf(phase)
  const moves = [
    { to: phases[at + 1], steps: texts.steps, isMain: phase === 'waitlist' },
    { to: phases[at - 1], steps: texts.stepsBack, isMain: false },
  ]

  async function change(to: LaunchPhase) {
    setChangedTo(undefined)
    await setLaunchPhase({ variables: { input: { from: phase, to } } })
    setChangedTo(to)
  }

  return (
    <Part aria-label={texts.title}>
      <Heading level={2} size="d4">
        {texts.title}
      </Heading>
      <Phases aria-label={texts.phase}>
        {phases.map((name, index) => (
          <Phase key={name} aria-current={name === phase ? 'step' : undefined} $done={index < at}>
            {texts.phases[name]}
          </Phase>
        ))}
      </Phases>
      <Moves>
        {moves.map(({ to, steps, isMain }) => {
          const step = mayChange && to && steps[to]
          return (
            step && (
              <ConfirmAction
                key={to}
                tone={isMain ? 'primary' : 'secondary'}
                texts={{ ...step, no: texts.notNow, pending: texts.changing }}
                failed={texts.failed}
                onConfirm={() => change(to)}
                onRefused={refetch}
                onFailure={setFailure}
              />
            )
          )
        })}
      </Moves>
      <Outcome role="status">
        {failure && <Notice>{failure}</Notice>}
        {changedTo === phase && <Notice done>{texts.changed(texts.phases[phase])}</Notice>}
      </Outcome>
    </Part>
  )
}

const Part = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(12)};
  align-items: center;
  padding: ${rem(16)} ${rem(28)};
  border: ${theme.stroke.ui} solid ${tone.text};
  background: ${tone.card};

  ${theme.media.phone} {
    padding: ${rem(18)} min(${rem(18)}, 18px);
  }
  ${theme.media.print} {
    display: none;
  }
`

/* A court line through the phases: done, current, to come. */
const Phases = styled.ol.attrs({ role: 'list' })`
  display: grid;
  flex: 1 1 ${rem(420)};
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin-right: ${rem(12)};
  border: ${theme.stroke.ui} solid ${tone.text};

  ${theme.media.phone} {
    display: flex;
    flex-flow: row wrap;
    flex-basis: 100%;
    margin-right: 0;
  }
`

const Phase = styled.li<{ $done: boolean }>`
  display: grid;
  place-items: center;
  min-height: ${theme.size.minTarget};
  padding: ${rem(6)} ${rem(8)};
  background: ${({ $done }) => ($done ? theme.color.statusJoined : tone.card)};
  color: ${({ $done }) => ($done ? theme.color.ink : tone.text2)};
  font-weight: 600;
  font-size: ${rem(15)};
  line-height: ${rem(20)};
  text-align: center;

  ${theme.media.phone} {
    flex: 1 0 auto;
    padding-inline: ${rem(4)};
    font-size: ${rem(14)};
  }
  &:not(:first-child) {
    border-left: ${theme.stroke.ui} solid ${tone.text};
  }
  &[aria-current] {
    background: ${theme.color.ink};
    color: ${theme.color.chalk};
  }
  ${theme.media.forced} {
    &[aria-current] {
      outline: ${theme.stroke.focus} solid;
      outline-offset: -${theme.stroke.focus};
    }
  }
`

const Moves = styled.div`
  display: contents;

  /* A question has its own row. */
  > div > [role='group'] {
    flex-basis: 100%;
  }
`

const Outcome = styled.div`
  flex-basis: 100%;

  &:empty {
    display: none;
  }
`
