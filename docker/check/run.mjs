/** `npm run check-deployment`: installs what this check alone needs, and holds docker/ against the tools of its formats. */
import { install } from '../../scripts/install.mjs'
import { withCheckoutLock } from '../../scripts/with-checkout-lock.mjs'

await withCheckoutLock(async () => {
  await install()
  await install('docker/check')
})
const { checkDeployment } = await import('./check-deployment.mjs')
process.exitCode = await checkDeployment(process.argv.slice(2))
