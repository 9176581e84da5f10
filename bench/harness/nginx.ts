import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from './answer.ts'
import { end, untilReady } from './child.ts'

export type Nginx = { url: string; stop(): Promise<void> }

const POLL_MS = 20
const PATIENCE_MS = 5_000

/** Headers that nginx generates itself from the file. */
const OWN_HEADERS = new Set(['content-length', 'content-type', 'etag'])

/**
 * Starts nginx with one worker, which serves the given response's bytes and headers. Undefined if
 * nginx isn't installed.
 */
export async function startNginx(folder: string, answer: Answer): Promise<Nginx | undefined> {
  const program = findNginx()
  if (!program) return undefined
  const port = await freePort()
  writeFileSync(path.join(folder, 'page'), answer.body)
  const config = path.join(folder, 'nginx.conf')
  writeFileSync(config, configuration(folder, port, answer))
  const log = path.join(folder, 'error.log')
  const child = spawn(program, ['-e', log, '-p', folder, '-c', config], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = () => end(child)
  try {
    const url = `http://127.0.0.1:${port}`
    await untilReady(child, 'nginx', untilAnswering(url))
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Searches /usr/sbin too, because on Debian nginx is only in root's PATH. */
function findNginx(): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
  ]
  return folders.map((folder) => path.join(folder, 'nginx')).find(isProgram)
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** nginx's configuration: one worker, because the product is one process, and no access log. */
function configuration(folder: string, port: number, { headers }: Answer): string {
  const added = Object.entries(headers)
    .filter(([name]) => !OWN_HEADERS.has(name))
    .map(([name, value]) => `add_header ${name} ${quoted(value)};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${quoted(path.join(folder, kind))};`)
    .join('\n')
  return `daemon off;
worker_processes 1;
pid ${quoted(path.join(folder, 'nginx.pid'))};
events { worker_connections 1024; }
http {
access_log off;
sendfile on;
tcp_nopush on;
keepalive_requests 100000000;
open_file_cache max=10;
${temporary}
server {
listen 127.0.0.1:${port};
location / {
root ${quoted(folder)};
try_files /page =404;
default_type ${quoted(headers['content-type'] ?? 'text/html')};
${added.join('\n')}
}
}
}
`
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

async function untilAnswering(url: string): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
    const isUp = await fetch(url, { method: 'HEAD' }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await sleep(POLL_MS)
  }
  throw new Error("nginx doesn't respond")
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
