/** The part of autocannon that the benchmark uses; it is installed when the benchmark runs. */
declare module 'autocannon' {
  interface Options {
    url: string
    amount: number
    connections: number
    sampleInt: number
    idReplacement: boolean
    requests: { method: string; path: string; headers: Record<string, string>; body?: string }[]
  }
  type Running = Promise<{ '2xx': number }> & {
    on: (event: 'response', listener: () => void) => void
  }
  export default function autocannon(options: Options): Running
}
