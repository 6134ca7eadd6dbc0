/** Does the work once more after the one under way, however often it is asked for meanwhile. */
export function coalesce(work: () => Promise<unknown>): () => void {
  let busy = false
  let again = false

  async function run(): Promise<void> {
    again = busy
    if (busy) return
    busy = true
    await work().catch(console.error)
    busy = false
    if (again) await run()
  }

  return () => void run()
}
