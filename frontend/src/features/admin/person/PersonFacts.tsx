import styled from 'styled-components'
import type { WaitlistEntryDetailsQuery } from '../../../api/operationTypes'
import { shortDateTime } from '../../../format/dates'
import { mailTo } from '../../../format/links'
import { personTexts as texts } from '../../../content/admin/person'
import { planNameOf } from '../../../format/planNames'
import { Address } from '../../../ui/lists/Address'
import { Badge } from '../../../ui/Badge'
import { Facts } from '../../../ui/Facts'
import { inlineLink } from '../panel/inlineLink'
import { PersonLink } from '../entry/PersonLink'

export type PersonDetails = NonNullable<WaitlistEntryDetailsQuery['waitlistEntryDetails']>

/** Shows the person's contact details, their place and their referrer. */
export function PersonFacts({ details: { entry, referrer } }: { details: PersonDetails }) {
  const { position, status, joinedAt, leftAt, planWish, user } = entry
  return (
    <Facts
      items={[
        {
          term: texts.email,
          value: (
            <Mail href={mailTo(user.email)}>
              <Address of={user.email} />
            </Mail>
          ),
        },
        { term: texts.position, value: `#${String(position)}` },
        { term: texts.status, value: <Badge status={status} /> },
        { term: texts.joined, value: shortDateTime(joinedAt) },
        ...(leftAt ? [{ term: texts.left, value: shortDateTime(leftAt) }] : []),
        { term: texts.since, value: user.joinDate ? shortDateTime(user.joinDate) : texts.none },
        { term: texts.wish, value: planWish ? planNameOf(planWish) : texts.none },
        {
          term: texts.referrer,
          value: referrer ? <PersonLink entry={referrer} inPanel /> : texts.nobody,
        },
      ]}
    />
  )
}

const Mail = styled.a`
  ${inlineLink}
`
