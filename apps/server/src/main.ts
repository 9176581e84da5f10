import { AdminCommandError, runAdminCommand } from '#admin.ts'
import { type Config, ConfigError, readConfig } from '#config.ts'
import { EmbeddedPostgresError } from '#db/embedded/failure.ts'
import { isDatabaseUnavailable } from '#db/unavailable.ts'
import { startProduct } from '#product.ts'

let config: Config | undefined
const shutdown = new AbortController()

async function main() {
  config = readConfig(process.env)
  const say = (line: string) => process.stdout.write(`${line}\n`)
  const [command, ...words] = process.argv.slice(2)
  if (command === 'admin') return runAdminCommand(config, words, say)
  // A second signal does nothing, because npm sends another one on Ctrl-C. After a signal during
  // startup, nothing is left running.
  process.on('SIGTERM', () => shutdown.abort())
  process.on('SIGINT', () => shutdown.abort())
  const product = await startProduct(config, {
    say,
    demo: process.argv.includes('--demo'),
    development: process.argv.includes('--development'),
    signal: shutdown.signal,
  })
  shutdown.signal.addEventListener('abort', () => product.stop().then(() => process.exit(0), fail))
}

/**
 * Prints one line for problems that an operator can fix, naming the setting, and a stack trace for
 * all others.
 */
function fail(error: unknown) {
  process.stderr.write(`${plainReason(error as NodeJS.ErrnoException)}\n`)
  process.exit(1)
}

const PLAIN = [ConfigError, EmbeddedPostgresError, AdminCommandError]

function plainReason(error: NodeJS.ErrnoException): string {
  if (PLAIN.some((kind) => error instanceof kind)) return error.message
  if (error.code === 'EADDRINUSE') {
    const { port } = error as { port?: number }
    const name = port === config?.metrics?.port ? 'METRICS_PORT' : 'PORT'
    return `${name} ${port} is already in use. Set ${name} to a free port.`
  }
  if (error.syscall === 'listen' || (error.syscall === 'getaddrinfo' && !config?.databaseUrl)) {
    return `HOST ${config?.host} isn't an address we can listen on (${error.message}).`
  }
  if (config?.databaseUrl && isConnectionFault(error))
    return `We couldn't connect to the database in DATABASE_URL (${error.message}).`
  if (error.syscall !== 'open' && isDatabaseUnavailable(error)) {
    return 'The database went down while Wattle was starting. Nothing is lost. Start Wattle again.'
  }
  return error.stack ?? String(error)
}

/**
 * Errors such as connection refused, host not found, unknown role or database, and wrong password.
 */
const isConnectionFault = ({ code = '', syscall }: NodeJS.ErrnoException) =>
  syscall === 'connect' || syscall === 'getaddrinfo' || /^(28|3D|08|57P)/.test(code)

main().catch((error) => (shutdown.signal.aborted ? process.exit(0) : fail(error)))
