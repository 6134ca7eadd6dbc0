import { lazyMutation } from '../../api/lazyMutation'
import { keepAccount } from '../../content/keepAccount'
import { LinkAction } from './LinkAction'

const keepMyAccount = lazyMutation(() =>
  import('./keepAccount.generated').then(m => m.KeepMyAccountDocument),
)

/** Keeps an account that is about to be deleted. */
export function KeepAccount() {
  return <LinkAction texts={keepAccount} work={token => keepMyAccount({ input: { token } })} />
}
