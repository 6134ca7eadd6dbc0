import styled from 'styled-components'
import { ErrorFallback } from '../../hydration/ErrorBoundary'
import { REACHABLE_ATTR, UNREACHABLE_ATTR } from '../../hydration/protocol'
import { site } from '../../content/site'
import { Button } from '../../ui/Button'
import { Heading } from '../../ui/Heading'
import { rem, theme } from '../../ui/theme'
import { Layout } from './Layout'
import { Page } from './Page'

const words = site.loadError

/** In the place of a page whose script did not come. What its footer cannot load is not told of twice. */
export function LoadErrorPage() {
  return (
    <ErrorFallback value={null}>
      <Layout chrome="full">
        <Page title={words.title}>
          <LoadError level={1} />
        </Page>
      </Layout>
    </ErrorFallback>
  )
}

/**
 * In the place of what could not be loaded: the truth, and a full load of the address as another try.
 * chunkRecovery.ts gives the reason and works the button, because it does so on pages without React too.
 */
export function LoadError({ level = 2 }: { level?: 1 | 2 }) {
  const isPage = level === 1
  return (
    <Message ref={activate}>
      <div role="alert">
        <Heading level={level} size={isPage ? 'd2' : 'd4'}>
          {isPage ? words.title : words.partly}
        </Heading>
        <p {...{ [REACHABLE_ATTR]: words.renewed, [UNREACHABLE_ATTR]: words.down }} />
      </div>
      <Button>{words.retry}</Button>
      <p role="status" {...{ [UNREACHABLE_ATTR]: words.still }} />
    </Message>
  )
}

function activate(message: HTMLElement | null): void {
  if (!message) return
  globalThis.chunkRecovery?.activateLoadError(message)
  // In the place of a page it is drawn anew with every failure, at times later than one arrives there.
  message.querySelector('h1')?.focus({ preventScroll: true })
}

const Message = styled.div`
  /* Above a picture that reaches out of the page it may stand in. */
  position: relative;
  z-index: 1;
  &,
  div {
    display: grid;
    justify-items: start;
    gap: ${rem(20)};
  }
  /* On the court as a page, within its column as a part. */
  width: min(100%, ${theme.court.page});
  margin-inline: auto;
  padding-block: ${rem(48)};

  /* The reason comes a moment later and moves nothing. */
  div > p {
    min-height: ${rem(28)};
  }
`
