import { logWarning } from '../core/log'
import type { Guard } from './guard'

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'] as const

/**
 * Logs once if an address that TRUST_PROXY does not list sends `X-Forwarded-*`. Behind a proxy that
 * is not trusted, cookies are not `Secure` and all visitors share one address.
 */
export function warnOfUntrustedProxy(): Guard {
  let isSaid = false
  return req => {
    if (!isSaid && FORWARDED.some(name => req.headers[name] !== undefined)) {
      // Express types settings as any; this one is the compiled TRUST_PROXY.
      const isTrusted = req.app.get('trust proxy fn') as (address: string, hop: number) => boolean
      isSaid = !isTrusted(req.socket.remoteAddress ?? '', 0)
      if (isSaid)
        logWarning(
          'X-Forwarded-* from an address that TRUST_PROXY does not list was ignored; if it is your proxy, list it.',
        )
    }
  }
}
