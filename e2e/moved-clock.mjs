// Node loads this file before the product. It replaces the product's clock with one that the test
// can move ahead.
const RealDate = Date
let ahead = process.env.CLOCK_AT ? RealDate.parse(process.env.CLOCK_AT) - RealDate.now() : 0

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + ahead)
    else super(...parts)
  }

  static now() {
    return RealDate.now() + ahead
  }
}

/**
 * Timers with at least this interval are sweeps, which look for due work. All the product's other
 * timers are shorter.
 */
const SWEEP_MS = 60_000
const sweeps = new Map()
const { setInterval: startInterval, clearInterval: stopInterval } = globalThis

globalThis.setInterval = (run, ms, ...args) => {
  const timer = startInterval(run, ms, ...args)
  if (ms >= SWEEP_MS) sweeps.set(timer, { ms, run: () => run(...args) })
  return timer
}
globalThis.clearInterval = (timer) => {
  sweeps.delete(timer)
  stopInterval(timer)
}

process.on('message', ({ forward }) => {
  ahead += forward
  // Moving the clock doesn't make timers fire, so run the sweeps that would have been due.
  for (const { ms, run } of sweeps.values()) if (ms <= forward) run()
  process.send({ ahead })
})
