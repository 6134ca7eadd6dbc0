import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { failureOf } from '../../api/apollo/errors'
import { invalidate, ownFields, refetches } from '../../api/apollo/invalidate'
import type { Plan } from '../../api/operationTypes'
import { useAcceptOfferMutation, useDeclineOfferMutation } from './memberships.generated'
import { useCardAction } from '../../api/useCardAction'
import { problems } from '../../content/problems'
import { offerTokenOf } from '../../session/offerToken'
import { notifyOtherTabs } from '../../session/notifyOtherTabs'
import { refreshUser } from '../../session/session'
import { writeAccepted } from './ownCache'

/** What became of an offer: `over` if somebody else has ended it, with the server's message. */
export type OfferEnd = { kind: 'accepted' | 'declined' | 'left' } | { kind: 'over'; texts: string }
export type EndedOffer = OfferEnd & { offerId: string }

/** A person's decision about an offer: the plan with which they accept it, or one of two ways to decline it. */
export type OfferDecision = Plan | 'notNow' | 'leave'

/**
 * Returns the decisions about one's own offer: the latest one that was sent, whether it is pending,
 * and the sentence about its failure. An offer that cannot be decided any more ends with the server's
 * message.
 */
export function useOfferDecision(id: string, onEnd: (end: EndedOffer) => void) {
  const [latest, setLatest] = useState<OfferDecision>()
  const { pending, problem, run } = useCardAction(problems)
  const sendAccept = useSendAccept(id)
  const [declineOffer] = useDeclineOfferMutation(refetches('myOffer', 'myLatestOffer'))

  async function decide(decision: OfferDecision, send: () => Promise<OfferEnd>) {
    setLatest(decision)
    await run(async () => {
      const end = await send().catch(lookAgain)
      onEnd({ ...end, offerId: id })
      notifyOtherTabs()
    })
  }

  return {
    latest,
    pending,
    problem,
    accept: (plan: Plan) =>
      decide(plan, async () => {
        await sendAccept(plan)
        return { kind: 'accepted' }
      }),
    decline: (how: 'notNow' | 'leave') =>
      decide(how, async () => {
        await declineOffer({ variables: { input: { id, leave: how === 'leave' } } })
        return { kind: how === 'leave' ? 'left' : 'declined' }
      }),
  }
}

/**
 * Returns the end of an offer that is decided already, has expired or was withdrawn, and refetches
 * what the person has instead.
 */
function lookAgain(error: unknown): OfferEnd {
  const { code, message } = failureOf(error)
  if (code !== 'CONFLICT' && code !== 'NOT_FOUND') throw error
  void invalidate(...ownFields).catch(console.error)
  return { kind: 'over', texts: message ?? problems.failed.description }
}

/**
 * Returns a function that accepts the offer. The token of the mailed link, if the person came by
 * one, confirms the address; with another offer's token, the offer is accepted without it.
 */
function useSendAccept(id: string) {
  const [acceptOffer] = useAcceptOfferMutation({ update: writeAccepted })
  const token = offerTokenOf(useLocation())
  const navigate = useNavigate()
  const send = (plan: Plan, confirming?: string) =>
    acceptOffer({ variables: { input: { id, plan, token: confirming } } })

  return async (plan: Plan) => {
    if (!token) {
      await send(plan)
      return
    }
    await send(plan, token).catch((error: unknown) => {
      if (failureOf(error).code !== 'LINK_EXPIRED') throw error
      return send(plan)
    })
    await navigate({}, { replace: true, state: { samePage: true } })
    // The address may be confirmed now.
    void refreshUser().catch(console.error)
  }
}
