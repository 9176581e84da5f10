/**
 * The bundled server can't run. The message says in one sentence what to do, and may add the
 * server's last output.
 */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}

const DATA_DIR_HINT = 'Set DATA_DIR to a writable directory, or set DATABASE_URL'
const OWNER_HINT = `Change its owner, or ${DATA_DIR_HINT.charAt(0).toLowerCase()}${DATA_DIR_HINT.slice(1)}`

const BY_CODE: Record<string, (path: string) => string> = {
  ENOSPC: (path) => `The disk with ${path} is full. Make room and start again.`,
  EDQUOT: (path) => `The disk quota for ${path} is used up. Make room and start again.`,
  EROFS: (path) => `${path} is on a read-only disk. ${DATA_DIR_HINT}.`,
  EACCES: (path) => `This account isn't allowed to use ${path}. ${OWNER_HINT}.`,
  EPERM: (path) => `This account isn't allowed to use ${path}. ${OWNER_HINT}.`,
  ENOTDIR: (path) => `Part of the path ${path} is a file, not a directory. ${DATA_DIR_HINT}.`,
  EEXIST: (path) =>
    `${path} is a file, but must be a directory. Move it, or set DATA_DIR to another path.`,
  EBUSY: (path) => `${path} is a mount point. Mount the disk one directory higher.`,
}

/** Runs file-system work and explains failures in plain words. */
export function onDisk<T>(path: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error
    const { code = '', message } = error as NodeJS.ErrnoException
    const sentence = BY_CODE[code]?.(path) ?? `${path} can't be used (${message}).`
    throw new EmbeddedPostgresError(sentence, { cause: error })
  }
}

const BY_OUTPUT: [RegExp, (clusterDir: string) => string][] = [
  [
    /shared memory[^\n]*(No space left|Cannot allocate)|could not map anonymous shared memory/,
    () =>
      'The machine has too little memory left for PostgreSQL. Free some memory, or set DATABASE_URL.',
  ],
  [/No space left on device/, (dir) => BY_CODE.ENOSPC?.(dir) ?? ''],
  [/Disk quota exceeded/, (dir) => BY_CODE.EDQUOT?.(dir) ?? ''],
  [/Read-only file system/, (dir) => BY_CODE.EROFS?.(dir) ?? ''],
  [
    /shared librar|GLIBC|spawn(Sync)? .* (ENOENT|ENOEXEC)/,
    () => "The bundled PostgreSQL doesn't run on this system (it needs glibc). Set DATABASE_URL.",
  ],
  [
    /spawn(Sync)? .* (EPERM|EINVAL)/,
    () =>
      "This process isn't allowed to start PostgreSQL as another user. Start as an ordinary user.",
  ],
  [
    /spawn(Sync)? .* EACCES/,
    (dir) =>
      `Programs in ${dir} aren't allowed to run, perhaps because its disk is mounted with noexec. Set DATABASE_URL.`,
  ],
  [
    /lock file "[^"]*" already exists/,
    (dir) =>
      `Another PostgreSQL server is using ${dir}, but isn't responding. Stop it and start again.`,
  ],
  [
    /still in use/,
    (dir) =>
      `PostgreSQL crashed, and some of its processes are still using ${dir}. Stop them and start again.`,
  ],
  [
    /unrecognized configuration parameter|invalid value for parameter|syntax error in file/,
    (dir) => `PostgreSQL doesn't accept one of its settings. Check ${dir}/postgresql.conf.`,
  ],
  [/Permission denied|Operation not permitted/, (dir) => BY_CODE.EACCES?.(dir) ?? ''],
  [
    /PANIC|checkpoint record|pg_control|invalid page|could not (read|open) file|corrupt/,
    (dir) =>
      `The database files in ${dir} are damaged. Move them elsewhere, start again, and restore a backup.`,
  ],
]

const LAST_LINES = 8

/**
 * Turns what initdb or the server printed before it failed into an error: one sentence, then the
 * last lines of that output.
 */
export function explainOutput(output: string, clusterDir: string): EmbeddedPostgresError {
  const known = BY_OUTPUT.find(([pattern]) => pattern.test(output))
  const sentence = known?.[1](clusterDir) ?? `PostgreSQL didn't start in ${clusterDir}.`
  const lines = output.trim().split('\n').slice(-LAST_LINES)
  const quoted = lines.map((line) => `  ${line}`).join('\n')
  return new EmbeddedPostgresError(
    output.trim() ? `${sentence}\nIts last lines:\n${quoted}` : sentence,
  )
}
