import { contact } from '../content/contact'
import { ContactSection } from '../features/contact/ContactSection'
import { OpeningHours } from '../features/site/OpeningHours'
import { Page } from '../features/site/Page'

export function ContactPage() {
  return (
    <Page title={contact.pageTitle} description={contact.description}>
      <ContactSection level={1} />
      <OpeningHours />
    </Page>
  )
}
