import { ConfigError, readConfig } from '#config.ts'
import { startProduct } from '#product.ts'

/** Reads the configuration, starts the product and stops it when it is told to. */
async function main() {
  const config = readConfig(process.env)
  const product = await startProduct(config, {
    say: (line) => process.stdout.write(`${line}\n`),
    demo: process.argv.includes('--demo'),
    development: process.argv.includes('--development'),
  })
  // Told twice, as npm does with Ctrl-C, it stops once.
  const stop = () => product.stop().then(() => process.exit(0), fail)
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function fail(error: unknown) {
  const known =
    error instanceof ConfigError || (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  process.stderr.write(`${known ? (error as Error).message : ((error as Error).stack ?? error)}\n`)
  process.exit(1)
}

main().catch(fail)
