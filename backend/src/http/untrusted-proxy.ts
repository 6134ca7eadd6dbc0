import { logWarning } from '../core/log'
import type { Guard } from './guard'

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'] as const

/**
 * Says once that somebody whom TRUST_PROXY does not name sends `X-Forwarded-*`, where https is somebody else's to
 * speak: with a proxy that is not believed, cookies are not `Secure` and all visitors share one address.
 */
export function warnOfUntrustedProxy(): Guard {
  let isSaid = false
  return req => {
    if (!isSaid && FORWARDED.some(name => req.headers[name] !== undefined)) {
      // Express types its settings as anything; this one is the compiled TRUST_PROXY.
      const isTrusted = req.app.get('trust proxy fn') as (address: string, hop: number) => boolean
      isSaid = !isTrusted(req.socket.remoteAddress ?? '', 0)
      if (isSaid)
        logWarning(
          'X-Forwarded-* comes from an address that TRUST_PROXY does not name, and is not believed; if that is your proxy, name it.',
        )
    }
  }
}
