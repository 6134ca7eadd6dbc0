import { useRef, useState } from 'react'
import styled from 'styled-components'
import type { ApiTokenRowFragment } from '../../api/operationTypes'
import { useMyApiTokensQuery } from './apiTokens.generated'
import { apiTokens } from '../../content/apiTokens'
import { paths } from '../../paths'
import { Card } from '../../ui/Card'
import { Empty } from '../../ui/Empty'
import { Heading } from '../../ui/Heading'
import { Loading } from '../../ui/Loading'
import { Retry } from '../../ui/Retry'
import { Stack } from '../../ui/Stack'
import { Surface } from '../../ui/Surface'
import { Text } from '../../ui/Text'
import { TextLink } from '../../ui/TextLink'
import { rem, theme } from '../../ui/theme'
import { CreateToken } from './CreateToken'
import { NewToken, type ShownToken } from './NewToken'
import { ReplaceToken } from './ReplaceToken'
import { RevokeToken } from './RevokeToken'
import { TokenItem } from './TokenItem'

/** Shows the access tokens of the account, which a person can create, replace and revoke. */
export function AccessTokens({ isTeam }: { isTeam: boolean }) {
  const { data, loading, refetch } = useMyApiTokensQuery()
  // The text of a new token is only in this state: it cannot be read again.
  const [shown, setShown] = useState<ShownToken>()
  const [wasShown, setWasShown] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const show = (token: ShownToken) => {
    setShown(token)
    setWasShown(true)
  }

  // As tall as a window, so that the footer appears only together with the section.
  if (loading && !data && !shown) return <Loading page />
  return (
    <Section>
      <Surface as="section" tone="lit">
        <Card size="roomy">
          <Stack gap="s6">
            <Stack gap="s4">
              <Heading level={2} size="d3" focusable ref={heading}>
                {apiTokens.title}
              </Heading>
              <Lead>
                <Text>{apiTokens.lead}</Text>
                <TextLink to={paths.apiGuide()}>{apiTokens.guide}</TextLink>
              </Lead>
            </Stack>
            {shown ? (
              <NewToken key={shown.token} shown={shown} onDone={() => setShown(undefined)} />
            ) : (
              <CreateToken isTeam={isTeam} takesFocus={wasShown} onCreated={show} />
            )}
            <TokenList
              // A new token closes the form that it comes from.
              key={shown?.apiToken.id}
              tokens={data?.myApiTokens}
              isTeam={isTeam}
              retry={refetch}
              onReplaced={show}
              onRevoked={() => heading.current?.focus({ preventScroll: true })}
            />
          </Stack>
        </Card>
      </Surface>
    </Section>
  )
}

interface TokenListProps {
  /** Undefined if they could not be loaded. */
  tokens: readonly ApiTokenRowFragment[] | null | undefined
  isTeam: boolean
  retry: () => Promise<unknown>
  onReplaced: (token: ShownToken) => void
  onRevoked: () => void
}

function TokenList({ tokens, isTeam, retry, onReplaced, onRevoked }: TokenListProps) {
  if (!tokens) return <Retry isSmall text={apiTokens.failed} retry={retry} />
  if (tokens.length === 0) return <Empty text={apiTokens.empty} />
  return (
    <ul role="list">
      {tokens.map(token => (
        <TokenItem key={token.id} token={token} isTeam={isTeam}>
          {token.replacedById === null && <ReplaceToken token={token} onReplaced={onReplaced} />}
          <RevokeToken token={token} onRevoked={onRevoked} />
        </TokenItem>
      ))}
    </ul>
  )
}

/* A name may be one long word. */
const Section = styled.div`
  padding-top: ${theme.court.gap};
  overflow-wrap: anywhere;
`

const Lead = styled.div`
  max-width: ${rem(760)};
`
