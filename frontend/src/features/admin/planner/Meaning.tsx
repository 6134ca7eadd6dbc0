import styled from 'styled-components'
import { plannerTexts as texts } from '../../../content/admin/planner'
import { Notice } from '../../../ui/Notice'
import { Text } from '../../../ui/Text'
import { rem } from '../../../ui/theme'
import type { AnswerProps } from './Answer'
import { dimWhileBusy } from '../../../ui/lists/dimWhileBusy'

/**
 * Shows a promise of more hours than the courts have, whether it can hold, what the numbers of the sentence mean, and who sent
 * the answers.
 */
export function Meaning({ forecast, settings, isStale }: AnswerProps) {
  const { carries, withoutAny, usableAnswers, warnings } = forecast
  const { promisedHours, availableHours } =
    warnings.find(({ kind }) => kind === 'promise_exceeds_capacity') ?? {}
  return (
    <Part aria-busy={isStale}>
      {promisedHours != null && availableHours != null && (
        <>
          <Notice>{texts.promise(settings, promisedHours, availableHours)}</Notice>
          <Text>{texts.promiseAtUse(settings, availableHours)}</Text>
        </>
      )}
      <Text tone="muted" size="small">
        {[
          carries && texts.meaning(settings.met),
          carries && texts.certainty(carries),
          withoutAny !== null && texts.withoutAny(withoutAny),
          carries && usableAnswers !== null && texts.basis(usableAnswers),
          texts.senders(forecast, settings.anonymous),
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
    </Part>
  )
}

const Part = styled.div`
  display: grid;
  gap: ${rem(8)};
  padding-bottom: ${rem(8)};
  ${dimWhileBusy}
`
