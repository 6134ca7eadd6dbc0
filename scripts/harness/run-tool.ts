import { cleanUp } from './cleanup'

export interface Tool {
  /** Resolves to false when a check has failed. */
  run: (args: string[]) => Promise<boolean>
}

/** Loads and runs the tool, then cleans up, also after Ctrl-C. Resolves to the exit code. */
export async function runTool(load: () => Tool | Promise<Tool>, args: string[]): Promise<number> {
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void cleanUp().finally(() => process.exit(130)))
  try {
    const { run } = await load()
    return (await run(args)) ? 0 : 1
  } catch (error) {
    // An invalid option, or a program that could not be started.
    console.error(error)
    return 1
  } finally {
    await cleanUp()
  }
}
