// @ts-check

/**
 * A problem that the person at the terminal can fix. We print its message without a stack trace.
 */
export class Problem extends Error {
  /** @param {string} message @param {number} [exitCode] */
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/**
 * Runs a whole command, and turns an error into a message and an exit code.
 * @param {() => Promise<number | void>} command
 */
export async function main(command) {
  try {
    process.exitCode = (await command()) ?? 0
  } catch (error) {
    if (error instanceof Problem) {
      if (error.message) console.error(error.message)
      process.exitCode = error.exitCode
    } else {
      console.error(error)
      process.exitCode = 1
    }
  }
}
