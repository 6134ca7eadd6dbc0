import styled from 'styled-components'
import type { WaitlistEntryDetailsQuery } from '../../../api/operationTypes'
import { shortDateTime } from '../../../format/dates'
import { mailTo } from '../../../format/links'
import { personWords as words } from '../../../content/admin/person'
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
          term: words.email,
          value: (
            <Mail href={mailTo(user.email)}>
              <Address of={user.email} />
            </Mail>
          ),
        },
        { term: words.position, value: `#${String(position)}` },
        { term: words.status, value: <Badge status={status} /> },
        { term: words.joined, value: shortDateTime(joinedAt) },
        ...(leftAt ? [{ term: words.left, value: shortDateTime(leftAt) }] : []),
        { term: words.since, value: user.joinDate ? shortDateTime(user.joinDate) : words.none },
        { term: words.wish, value: planWish ? planNameOf(planWish) : words.none },
        {
          term: words.referrer,
          value: referrer ? <PersonLink entry={referrer} inPanel /> : words.nobody,
        },
      ]}
    />
  )
}

const Mail = styled.a`
  ${inlineLink}
`
