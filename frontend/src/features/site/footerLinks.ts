import { site } from '../../content/site'
import { paths } from '../../paths'

const { nav, footer } = site

/** The footer's links, by group. */
export const footerLinks = [
  {
    title: footer.quickLinks,
    links: [
      { label: nav.about, to: paths.about() },
      { label: nav.membership, to: paths.membership() },
      { label: nav.waitlist, to: paths.waitlist() },
      { label: nav.surveys, to: paths.surveys() },
    ],
  },
  {
    title: footer.support,
    links: [
      { label: nav.faq, to: paths.faq() },
      { label: nav.contact, to: paths.contact() },
      { label: nav.privacy, to: paths.privacy() },
      { label: nav.api, to: paths.apiGuide() },
    ],
  },
]
