import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import path from 'node:path'
import { end, untilReady } from './child.ts'

export type Floor = { url: string; pid: number; stop(): Promise<void> }

const FLOORS = path.join(import.meta.dirname, '../floors')

/**
 * Starts a file in bench/floors as a child process, passes it the settings and waits for its port.
 */
export async function startFloor<Settings>(file: string, settings: Settings): Promise<Floor> {
  const child = fork(path.join(FLOORS, file), {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production' },
    // Lets messages to the child contain binary data.
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const stop = () => end(child)
  try {
    child.send({ settings })
    const ready = once(child, 'message') as Promise<[{ port: number }]>
    const [{ port }] = await untilReady(child, `the floor ${file}`, ready)
    return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Called in the floor's process: starts the server and reports its port to the parent. */
export function beFloor<Settings>(open: (settings: Settings) => Server | Promise<Server>): void {
  // Exit when the parent process does.
  process.on('disconnect', () => process.exit(0))
  process.once('message', async ({ settings }: { settings: Settings }) => {
    const server = await open(settings)
    if (!server.listening) {
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
    }
    process.send?.({ port: (server.address() as AddressInfo).port })
  })
}
