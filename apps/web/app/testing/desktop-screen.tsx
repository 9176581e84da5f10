import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

type Answer = { status?: number; body?: unknown; total?: number }

/**
 * Mocks the server's response to each call until the test ends. `never` leaves a call without a
 * response.
 */
export function answering(answer: (method: string, path: string) => Answer | 'never') {
  const fetch = vi.fn((path: string, init: RequestInit) => {
    const reply = answer(init.method ?? 'GET', path)
    if (reply === 'never') return new Promise<Response>(() => {})
    const { status = 200, body, total } = reply
    const headers = { 'x-total-count': String(total ?? 0) }
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }))
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

/** Makes a refusal in the server's format. */
export const refusal = (message: string, status = 500) => ({
  status,
  body: { statusCode: status, code: 'REFUSED', message, data: { message } },
})

export const page1 = (rows: readonly unknown[]) => ({ body: rows, total: rows.length })

/** Renders a signed-in screen at this URL and at desktop size, inside the providers it needs. */
export async function renderAtDesk(children: ReactNode, url = '/') {
  await page.viewport(1280, 900)
  return render(<Around url={url}>{children}</Around>)
}

function Around({ url, children }: { url: string; children: ReactNode }) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  )
  return (
    <MemoryRouter initialEntries={[url]}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </MemoryRouter>
  )
}
