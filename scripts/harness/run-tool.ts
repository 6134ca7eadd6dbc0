import { createRequire } from 'node:module'
import { cleanUp } from './cleanup'

interface Tool {
  /** Resolves to false when a check has failed. */
  run: (args: string[]) => Promise<boolean>
}

/** Runs the tool of this file, and undoes what it has done, also after Ctrl-C: its exit code. */
export async function runTool(main: string, args: string[]): Promise<number> {
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void cleanUp().finally(() => process.exit(130)))
  try {
    // Each of scripts/tool.mjs exports it.
    const { run } = createRequire(__filename)(main) as Tool
    return (await run(args)) ? 0 : 1
  } catch (error) {
    // A wrong option, or what could not be started.
    console.error(error)
    return 1
  } finally {
    await cleanUp()
  }
}
