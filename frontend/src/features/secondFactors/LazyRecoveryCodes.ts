import { lazyComponent } from '../../hydration/lazyComponent'

/** Loaded before the act that makes new codes, so that these can be shown for sure. */
export const LazyRecoveryCodes = lazyComponent(() =>
  import('./NewRecoveryCodes').then(m => m.NewRecoveryCodes),
)
