import type { StaffRoleName } from '@shared/staff-scopes'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { ApiTokenRowFragment } from '../../api/operationTypes'
import { apiTokens } from '../../content/apiTokens'
import { shortDateTime } from '../../format/dates'
import { Text } from '../../ui/Text'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'
import { scopeTexts } from './tokenTexts'

const texts = apiTokens.row

interface TokenItemProps {
  token: ApiTokenRowFragment
  role: StaffRoleName | null
  /** The buttons of the token. */
  children: ReactNode
}

/** Shows what the list says about a token. */
export function TokenItem({ token, role, children }: TokenItemProps) {
  const { name, start, scopes, createdAt, expiresAt, lastUsedAt, replacedById } = token
  return (
    <Item>
      <div>
        <Name>{name}</Name>
        {replacedById && (
          <Text tone="accent" weight="semibold">
            {texts.replaced(expiresAt)}
          </Text>
        )}
      </div>
      <Facts>
        <Fact term={texts.token}>
          <Start translate="no">{`${start}…`}</Start>
        </Fact>
        <Fact term={texts.created}>{shortDateTime(createdAt)}</Fact>
        <Fact term={texts.expires}>{shortDateTime(expiresAt)}</Fact>
        <Fact term={texts.used}>{lastUsedAt ? shortDateTime(lastUsedAt) : texts.never}</Fact>
        <Wide>
          <dt>{texts.scopes}</dt>
          {scopes.map(scope => (
            <dd key={scope}>{scopeTexts(scope, role) ?? scope}</dd>
          ))}
        </Wide>
      </Facts>
      <Actions>{children}</Actions>
    </Item>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(20)};
  padding-block: ${rem(24)};
  border-top: ${theme.stroke.ui} solid ${tone.text};

  &:last-child {
    padding-bottom: 0;
  }
`

const Name = styled.h3`
  font: 600 ${rem(20)} / ${rem(28)} ${theme.font.body};
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${rem(20)} ${rem(24)};

  dt {
    color: ${tone.text2};
    font-size: ${rem(15)};
    line-height: ${rem(22)};
  }
  dd {
    font-weight: 500;
    font-size: ${rem(16)};
    line-height: ${rem(24)};
  }
  ${theme.media.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Wide = styled.div`
  display: grid;
  grid-template-columns: subgrid;
  row-gap: ${rem(4)};
  grid-column: 1 / -1;

  dt {
    grid-column: 1 / -1;
  }
  dd {
    grid-column: span 2;
  }
`

const Start = styled.code`
  font-family: ${theme.font.code};
`

const Actions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(12)};
`
