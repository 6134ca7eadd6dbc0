const tasks: (() => unknown)[] = []

/** Registers a task to run when the tool ends, for whatever reason; the last one runs first. */
export function onCleanUp(task: () => unknown): void {
  tasks.push(task)
}

/** Runs the registered tasks: stops processes, removes folders. */
export async function cleanUp(): Promise<void> {
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    try {
      await task()
    } catch (error) {
      console.error(error)
    }
  }
}
