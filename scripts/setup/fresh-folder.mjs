// @ts-check
import { existsSync, renameSync, rmSync } from 'node:fs'

/**
 * Builds a folder next to its final place and swaps it in with a rename. Anything that starts from
 * the old folder in the meantime finds it complete, and a failed build leaves it unchanged.
 * @param {string} place
 * @param {string} fresh where `make` writes
 * @param {() => Promise<void>} make
 */
export async function replaceFolder(place, fresh, make) {
  const old = `${fresh}-old`
  // These folders may be left over from an interrupted build.
  for (const rest of [fresh, old]) rmSync(rest, { recursive: true, force: true })
  try {
    await make()
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    throw error
  }
  if (existsSync(place)) renameSync(place, old)
  renameSync(fresh, place)
  rmSync(old, { recursive: true, force: true })
}
