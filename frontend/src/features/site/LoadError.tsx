import styled from 'styled-components'
import { ErrorFallback } from '../../hydration/ErrorBoundary'
import { REACHABLE_ATTR, UNREACHABLE_ATTR } from '../../hydration/protocol'
import { site } from '../../content/site'
import { Button } from '../../ui/Button'
import { Heading } from '../../ui/Heading'
import { rem, theme } from '../../ui/theme'
import { Layout } from './Layout'
import { Page } from './Page'

const texts = site.loadError

/**
 * Replaces a page whose script has not loaded. The footer does not show a second error for its own
 * parts.
 */
export function LoadErrorPage() {
  return (
    <ErrorFallback value={null}>
      <Layout chrome="full">
        <Page title={texts.title}>
          <LoadError level={1} />
        </Page>
      </Layout>
    </ErrorFallback>
  )
}

/**
 * Replaces content that could not be loaded: says so, and offers a full page load as a retry.
 * chunkRecovery.ts adds the reason and handles the button, because it also does so on pages without
 * React.
 */
export function LoadError({ level = 2 }: { level?: 1 | 2 }) {
  const isPage = level === 1
  return (
    <Message ref={activate}>
      <div role="alert">
        <Heading level={level} size={isPage ? 'd2' : 'd4'}>
          {isPage ? texts.title : texts.partly}
        </Heading>
        <p {...{ [REACHABLE_ATTR]: texts.renewed, [UNREACHABLE_ATTR]: texts.down }} />
      </div>
      <Button>{texts.retry}</Button>
      <p role="status" {...{ [UNREACHABLE_ATTR]: texts.still }} />
    </Message>
  )
}

function activate(message: HTMLElement | null): void {
  if (!message) return
  globalThis.chunkRecovery?.activateLoadError(message)
  // As a page, it mounts again after every failure, which may be later than the navigation.
  message.querySelector('h1')?.focus({ preventScroll: true })
}

const Message = styled.div`
  /* Above a picture that extends beyond its page. */
  position: relative;
  z-index: 1;
  &,
  div {
    display: grid;
    justify-items: start;
    gap: ${rem(20)};
  }
  /* As wide as the court for a page, or as its column for a part. */
  width: min(100%, ${theme.court.page});
  margin-inline: auto;
  padding-block: ${rem(48)};

  /* The reason appears a moment later, and must move nothing. */
  div > p {
    min-height: ${rem(28)};
  }
`
