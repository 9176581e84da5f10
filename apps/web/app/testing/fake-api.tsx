import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { vi } from 'vitest'

type Sent = { call: string; body: unknown }

/**
 * Answers calls by "METHOD /path", with a body or a whole response, and records what the page
 * sent. A test file that uses it has to call `vi.unstubAllGlobals` after each test.
 */
export function fakeApi(replies: Record<string, unknown>): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const call = `${method} ${new URL(url, location.href).pathname.replace(/^\/api/, '')}`
    if (method !== 'GET') sent.push({ call, body: body ? JSON.parse(String(body)) : undefined })
    const reply = replies[call]
    if (reply instanceof Response) return reply.clone()
    return reply === undefined
      ? new Response(null, { status: 204 })
      : new Response(JSON.stringify(reply), { headers: { 'x-total-count': '0' } })
  })
  return sent
}

/** The providers that a component in the signed-in areas needs around it. */
export const Surroundings = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      {children}
    </QueryClientProvider>
  </MemoryRouter>
)
