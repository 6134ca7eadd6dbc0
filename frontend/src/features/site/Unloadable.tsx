import styled from 'styled-components'
import { BrokenPart } from '../../api/boundary'
import { site } from '../../content/site'
import { Button } from '../../ui/Button'
import { Heading } from '../../ui/Heading'
import { rem, theme } from '../../ui/theme'
import { Page } from './Page'

const words = site.unloadable

/** In the place of a page whose script did not come. What its footer cannot load is not told of twice. */
export function UnloadablePage() {
  return (
    <BrokenPart value={null}>
      <Page title={words.title}>
        <Unloadable level={1} />
      </Page>
    </BrokenPart>
  )
}

/** In the place of what could not be loaded: the truth, and a full load of the address as another try. */
export function Unloadable({ level = 2 }: { level?: 1 | 2 }) {
  return (
    <Room role="alert">
      <Heading level={level} size={level === 1 ? 'd2' : 'd4'}>
        {words.title}
      </Heading>
      <p>{words.text}</p>
      <Button
        onClick={() => {
          location.reload()
        }}
      >
        {words.retry}
      </Button>
    </Room>
  )
}

const Room = styled.div`
  /* Above a picture that reaches out of the page it may stand in. */
  position: relative;
  z-index: 1;
  display: grid;
  justify-items: start;
  gap: ${rem(20)};
  /* On the court as a page, within its column as a part. */
  width: min(100%, ${theme.court.page});
  margin-inline: auto;
  padding-block: ${rem(48)};
`
