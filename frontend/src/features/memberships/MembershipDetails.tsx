import { Check, Send } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import type { OwnMembershipFragment } from '../../api/operationTypes'
import { useEndMembershipMutation, useKeepMembershipMutation } from './memberships.generated'
import { useCardAction } from '../../api/useCardAction'
import { ownMembership } from '../../content/ownMembership'
import { planChangeTexts } from '../../content/planChange'
import { problems } from '../../content/problems'
import { clubMonth } from '../../format/dates'
import { planNameOf } from '../../format/planNames'
import { paths } from '../../paths'
import { notifyOtherTabs } from '../../session/notifyOtherTabs'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { Card } from '../../ui/Card'
import { FactRow } from '../../ui/FactRow'
import { focusOnMount } from '../../ui/focusOnMount'
import { Heading } from '../../ui/Heading'
import { Problem } from '../../ui/Problem'
import { ConfirmButton } from '../../ui/ConfirmButton'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { ChangePlan } from './ChangePlan'
import { OpenDues } from './OpenDues'
import { useOwedMonths } from './useOwedMonths'
import type { OfferEnd } from './useOfferDecision'

const texts = ownMembership

interface MembershipDetailsProps {
  membership: OwnMembershipFragment
  /**
   * How an offer on this page ended: the heading receives the focus. `over` if it had been accepted
   * elsewhere; the plan of that acceptance holds.
   */
  end: OfferEnd['kind'] | undefined
}

/** Shows the membership, and lets the member give notice or withdraw it. */
export function MembershipDetails({ membership, end }: MembershipDetailsProps) {
  const { number, plan, startedAt, endsOn, endReason } = membership
  const owed = useOwedMonths(membership)
  return (
    <Card as="section">
      <Stack gap="s5">
        <Heading level={2} size="d3" focusable ref={end ? focusOnMount : undefined}>
          {texts.title(number)}
        </Heading>
        {end === 'over' && <Text weight="semibold">{texts.holds(planNameOf(plan))}</Text>}
        <FactRow
          items={[
            { term: texts.plan, value: planNameOf(plan) },
            { term: texts.since, value: clubMonth(startedAt) },
            ...(endsOn ? [{ term: texts.lastDay, value: texts.day(endsOn) }] : []),
          ]}
          action={
            <ButtonLink to={paths.share()} icon={Send}>
              {texts.invite}
            </ButtonLink>
          }
        />
        <OpenDues />
        {planChangeTexts.isOffered() && <ChangePlan membership={membership} />}
        {endsOn && endReason ? (
          <Stack gap="s2">
            <Text weight="semibold">{texts.endedByClub(endsOn)}</Text>
            <Text tone="muted">{texts.reason(endReason)}</Text>
            {owed && <Text>{owed}</Text>}
          </Stack>
        ) : (
          <MembershipNotice endsOn={endsOn ?? null} owed={owed} />
        )}
      </Stack>
    </Card>
  )
}

interface MembershipNoticeProps {
  endsOn: string | null
  /** What is still owed after a notice, if that is more than the current period. */
  owed: string | undefined
}

function MembershipNotice({ endsOn, owed }: MembershipNoticeProps) {
  const [endMembership] = useEndMembershipMutation()
  const [keepMembership] = useKeepMembershipMutation()
  const { pending, problem, run } = useCardAction(problems)
  const [hasChanged, setHasChanged] = useState(false)
  const send = (work: () => Promise<unknown>) =>
    void run(async () => {
      await work()
      setHasChanged(true)
      notifyOtherTabs()
    })
  return (
    <div>
      {endsOn ? (
        <Stack gap="s4">
          <Ending tabIndex={-1} ref={hasChanged ? focusOnMount : undefined}>
            {texts.ending(endsOn)}
          </Ending>
          {owed && <Text>{owed}</Text>}
          <div>
            <Button
              tone="secondary"
              size="small"
              icon={Check}
              pending={pending && texts.keeping}
              onClick={() => send(keepMembership)}
            >
              {texts.keep}
            </Button>
          </div>
        </Stack>
      ) : (
        <ConfirmButton
          texts={owed ? { ...texts.end, detail: owed } : texts.end}
          takesFocus={hasChanged}
          pending={pending}
          onConfirm={() => send(endMembership)}
        />
      )}
      <Problem>{problem}</Problem>
    </div>
  )
}

const Ending = styled.p`
  font-weight: 600;
`
