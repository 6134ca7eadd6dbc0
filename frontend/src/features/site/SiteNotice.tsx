import styled from 'styled-components'
import { siteNotice } from '../../content/siteNotice'
import { ACCESS_ATTR, NOTICE_ATTR, NOTICE_PAGES_ATTR } from '../../hydration/protocol'
import { SiteLine } from '../../ui/SiteLine'

/**
 * The line above the pages as the build renders it, with places for the server’s values (NOTICE-3). The
 * application never renders it: it is outside of its root, and stays while pages change.
 */
export function SiteNotice({ look }: { look: 'information' | 'warning' }) {
  return (
    <Line {...{ [NOTICE_ATTR]: '{key}', [NOTICE_PAGES_ATTR]: '{pages}' }}>
      <SiteLine look={look} label={siteNotice.label} dismiss={siteNotice.dismiss}>
        {'{text}'}
      </SiteLine>
    </Line>
  )
}

const Line = styled.div`
  html[${ACCESS_ATTR}='member'] &[${NOTICE_PAGES_ATTR}='others'],
  html:not([${ACCESS_ATTR}='member']) &[${NOTICE_PAGES_ATTR}='members'] {
    display: none;
  }
`
