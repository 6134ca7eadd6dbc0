import { useEditorContext } from '@graphiql/react'
import { GraphiQL } from 'graphiql'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import 'graphiql/style.css'
import './explorer.css'
import login from './examples/login.graphql?raw'
import me from './examples/me.graphql?raw'
import register from './examples/register.graphql?raw'
import waitlistEntryChanged from './examples/waitlistEntryChanged.graphql?raw'
import waitlistStats from './examples/waitlistStats.graphql?raw'
import { fetcher } from './fetcher'
import { linkedQuery } from './linkedQuery'
import { createMemoryStorage } from './memoryStorage'

const variables = (input: object) => JSON.stringify({ input }, null, 2)
const account = { email: 'you@example.com', password: 'at least 8 characters' }

/** The tabs of a first visit; each is named after its operation and can be run. */
const examples = [
  { query: waitlistStats },
  { query: register, variables: variables({ firstName: 'Your', lastName: 'Name', ...account }) },
  { query: login, variables: variables(account) },
  { query: me },
  { query: waitlistEntryChanged },
]

const linked = linkedQuery(window.location.search)

const root = document.getElementById('explorer')
if (root)
  createRoot(root).render(
    <GraphiQL
      fetcher={fetcher}
      defaultTabs={linked ? [{ query: linked }, ...examples] : examples}
      defaultEditorToolsVisibility="variables"
      shouldPersistHeaders={false}
      storage={createMemoryStorage()}
    >
      <GraphiQL.Logo>
        <a className="graphiql-logo-link" href="/">
          Coral Way
        </a>
        <a className="graphiql-logo-link" href="/graphql/docs">
          API guide
        </a>
        <LockUntilReady page={root} />
      </GraphiQL.Logo>
    </GraphiQL>,
  )

/**
 * The editor loads after its page: a tab chosen before that would keep showing another tab's text.
 */
function LockUntilReady({ page }: { page: HTMLElement }) {
  const ready = Boolean(useEditorContext({ nonNull: true }).queryEditor)
  useEffect(() => {
    page.inert = !ready
  }, [page, ready])
  return null
}
