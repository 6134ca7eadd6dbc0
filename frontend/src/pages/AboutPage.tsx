import { about } from '../content/about'
import { LitHead } from '../features/site/LitHead'
import { Page } from '../features/site/Page'
import { Mission, Story } from '../features/site/Story'
import { Values } from '../features/site/Values'

export function AboutPage() {
  return (
    <Page title={about.pageTitle} description={about.description}>
      <LitHead title={about.title}>
        <Story />
      </LitHead>
      <Mission />
      <Values />
    </Page>
  )
}
