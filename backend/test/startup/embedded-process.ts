import { superviseEmbedded } from '../../src/embedded-postgres/supervise'

/** Runs the embedded server on the given folder until SIGTERM. */
async function main(folder: string): Promise<void> {
  const server = await superviseEmbedded(folder, {
    name: 'the first process',
    log: line => console.log(line),
  })
  console.log(`up ${server.url} in ${server.dir}`)
  const alive = setInterval(() => undefined, 60_000)
  process.once('SIGTERM', () => {
    clearInterval(alive)
    void server.stop()
  })
}

main(process.argv[2] ?? '').catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
