import { ArrowRight } from 'lucide-react'
import { formNotSent } from '../content/formNotSent'
import { Page } from '../features/site/Page'
import { paths } from '../paths'
import { ButtonLink } from '../ui/ButtonLink'
import { Heading } from '../ui/Heading'
import { Prose } from '../ui/Prose'
import { Section } from '../ui/Section'
import { Stack } from '../ui/Stack'
import { Text } from '../ui/Text'

/** The server leads here when a browser has sent a form without the page's script (FORM-40). */
export function FormNotSentPage() {
  return (
    <Page title={formNotSent.title} description={formNotSent.lead} surface="surround">
      <Section tone="surround">
        <Stack gap="s5">
          <Heading level={1} size="d2">
            {formNotSent.title}
          </Heading>
          <Text size="large">{formNotSent.lead}</Text>
          <Prose pieces={[formNotSent.again]} />
          <Prose pieces={formNotSent.reachUs} />
          <div>
            <ButtonLink to={paths.home()} icon={ArrowRight}>
              {formNotSent.action}
            </ButtonLink>
          </div>
        </Stack>
      </Section>
    </Page>
  )
}
