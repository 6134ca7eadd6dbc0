import { SEARCH_MAX } from '@shared/rules'
import { useState } from 'react'
import styled from 'styled-components'
import type { MembersByNameQuery } from '../../../api/operationTypes'
import { useMembersByNameQuery } from './day.generated'
import { dayTexts } from '../../../content/admin/day'
import { listTexts } from '../../../content/admin/lists'
import { membershipsTexts } from '../../../content/admin/memberships'
import { planNameOf } from '../../../format/planNames'
import { SmallButton } from '../../../ui/SmallButton'
import { SearchField } from '../../../ui/lists/SearchField'
import { Notice } from '../../../ui/Notice'
import { Stack } from '../../../ui/Stack'
import { Text } from '../../../ui/Text'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
import { nameOrEmail } from '../entry/personNames'

const texts = dayTexts.book

export type Member = NonNullable<MembersByNameQuery['memberships']>['edges'][number]['node']

/** Finds a member by name or address. */
export function FindMember({ onChoose }: { onChoose: (member: Member) => void }) {
  const [search, setSearch] = useState('')
  const { data, error } = useMembersByNameQuery({
    variables: { search },
    skip: search === '',
    fetchPolicy: 'network-only',
  })
  const found = data?.memberships
  return (
    <Stack>
      <SearchField
        label={texts.search}
        submit={listTexts.find}
        value={search}
        maxLength={SEARCH_MAX}
        onSearch={setSearch}
      />
      <div role="status">
        {error && <Notice>{membershipsTexts.failed}</Notice>}
        {found?.totalCount === 0 && <p>{texts.nobody}</p>}
        {found && found.totalCount > found.edges.length && (
          <p>{texts.more(found.edges.length, found.totalCount)}</p>
        )}
      </div>
      {found && found.totalCount > 0 && (
        <Members role="list" aria-label={texts.found}>
          {found.edges.map(({ node }) => (
            <MemberItem key={node.id} member={node} onChoose={onChoose} />
          ))}
        </Members>
      )}
    </Stack>
  )
}

interface MemberItemProps {
  member: Member
  onChoose: (member: Member) => void
}

function MemberItem({ member, onChoose }: MemberItemProps) {
  const { number, person, plan } = member
  const name = nameOrEmail(person)
  return (
    <Item>
      <div>
        <b translate="no">{name}</b>
        <Text tone="muted" size="small">
          {`${dayTexts.number(number)}, ${planNameOf(plan)}, ${person.email}`}
        </Text>
      </div>
      <SmallButton aria-label={texts.choose(name)} onClick={() => onChoose(member)}>
        {texts.chooseShort}
      </SmallButton>
    </Item>
  )
}

const Members = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${rem(16)};
  align-items: center;
  padding-block: ${rem(10)};
  border-top: ${theme.stroke.hair} solid ${tone.line};
  overflow-wrap: anywhere;
`
