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

/** Home: a member's own once the session is known, everybody else's until then. */
export function HomePage() {
  const { status } = useSession()

  // Whoever may turn out to be a member shall not see an empty page in between.
  useEffect(() => {
    if (status === 'loading') void MemberHome.prefetch()
  }, [status])

  // Deferred: the page that is there stays until the other can be drawn.
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
