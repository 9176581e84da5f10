// @ts-check
import { existsSync, renameSync, rmSync } from 'node:fs'

/**
 * Makes a folder anew beside its place and puts it there in one step: whoever starts from the old one
 * meanwhile finds it whole, and a failure leaves it as it was.
 * @param {string} place
 * @param {string} fresh where `make` writes
 * @param {() => Promise<void>} make
 */
export async function replaceFolder(place, fresh, make) {
  const old = `${fresh}-old`
  // What a making that was broken off left behind.
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
