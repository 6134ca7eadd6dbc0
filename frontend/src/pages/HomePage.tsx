import { useDeferredValue, useEffect } from 'react'
import { useSession } from '../session/session'
import { home } from '../content/home'
import { ContactSection } from '../features/contact/ContactSection'
import { AboutClub } from '../features/site/AboutClub'
import { Hero } from '../features/site/Hero'
import { Page } from '../features/site/Page'
import { lazyComponent } from '../hydration/lazyComponent'

const MemberHome = lazyComponent(() => import('./MemberHomePage').then(m => m.MemberHomePage))

const ABOUT = 'about'

/** Shows the member's home page once the session is known, and the visitor's before. */
export function HomePage() {
  const { status } = useSession()

  // Prefetched: a visitor who turns out to be a member must not see an empty page.
  useEffect(() => {
    if (status === 'loading') void MemberHome.prefetch()
  }, [status])

  // Deferred: the current page stays until the other one can be rendered.
  const shown = useDeferredValue(status)
  return shown === 'signedIn' ? <MemberHome.Component /> : <VisitorHome />
}

function VisitorHome() {
  return (
    <Page title={home.pageTitle} description={home.description}>
      <Hero more={`#${ABOUT}`} />
      <AboutClub id={ABOUT} />
      <ContactSection level={2} />
    </Page>
  )
}
