/** Loaded into the server before its own code: writes down how late its event loop was, once a second. */
const { writeFileSync } = require('node:fs')
const { monitorEventLoopDelay } = require('node:perf_hooks')

const file = process.env.FAULTS_EVENT_LOOP
const histogram = monitorEventLoopDelay({ resolution: 10 })
histogram.enable()
setInterval(() => {
  if (file)
    writeFileSync(
      file,
      JSON.stringify({ p99: histogram.percentile(99) / 1e6, max: histogram.max / 1e6 }),
    )
}, 1_000).unref()
