const tasks: (() => unknown)[] = []

/** Has the task run when the tool ends, however it ends; the last one first. */
export function onCleanUp(task: () => unknown): void {
  tasks.push(task)
}

/** Undoes what has been done until now: ends processes, removes folders. */
export async function cleanUp(): Promise<void> {
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    try {
      await task()
    } catch (error) {
      console.error(error)
    }
  }
}
