import { about } from '../content/about'
import { HighlightedPageHead } from '../features/site/HighlightedPageHead'
import { Page } from '../features/site/Page'
import { Mission, Story } from '../features/site/Story'
import { Values } from '../features/site/Values'

export function AboutPage() {
  return (
    <Page title={about.pageTitle} description={about.description}>
      <HighlightedPageHead title={about.title}>
        <Story />
      </HighlightedPageHead>
      <Mission />
      <Values />
    </Page>
  )
}
