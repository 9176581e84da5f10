import { onTestFinished } from 'vitest'
import { commands } from 'vitest/browser'

type Motion = 'no-preference' | 'reduce'

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMotion: (motion: Motion) => Promise<void>
  }
}

/** Turns animations on until the test ends. In other tests, nothing moves. */
export async function withMotion() {
  onTestFinished(() => commands.emulateMotion('reduce'))
  await commands.emulateMotion('no-preference')
}
