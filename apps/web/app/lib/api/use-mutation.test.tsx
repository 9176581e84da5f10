import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '#ui/button.tsx'
import { useMutation } from './use-mutation.ts'

interface MakerProps {
  make: (name: string) => Promise<string>
  onMade?: (made: string) => void
}

function Maker({ make, onMade = () => {} }: MakerProps) {
  const mutation = useMutation({ mutationFn: make })
  return (
    <>
      <Button onClick={() => mutation.mutate('one', { onSuccess: onMade })}>One</Button>
      <Button onClick={() => mutation.mutate('two', { onSuccess: onMade })}>Two</Button>
    </>
  )
}

async function open(props: MakerProps) {
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Maker {...props} />
    </QueryClientProvider>,
  )
  // Clicks without waiting, so a test can click again before React renders.
  return (name: string) => {
    ;(screen.getByRole('button', { name }).element() as HTMLElement).click()
  }
}

afterEach(() => vi.useRealTimers())

test('makes one change and reports it once for two simultaneous clicks', async () => {
  const make = vi.fn(async (name: string) => name)
  const onMade = vi.fn()
  const click = await open({ make, onMade })
  click('One')
  click('One')
  await expect.poll(() => onMade).toHaveBeenCalledOnce()
  expect(make).toHaveBeenCalledOnce()
})

test('makes one change for a double click, even if the response arrives between the two clicks', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  const make = vi.fn(async (name: string) => name)
  const onMade = vi.fn()
  const click = await open({ make, onMade })
  click('One')
  await expect.poll(() => onMade).toHaveBeenCalledOnce()
  vi.setSystemTime(1_000_120)
  click('One')
  expect(make).toHaveBeenCalledOnce()
  vi.setSystemTime(1_000_800)
  click('One')
  await expect.poll(() => make).toHaveBeenCalledTimes(2)
})

test('makes two different changes without waiting for the first', async () => {
  const make = vi.fn(async (name: string) => name)
  const click = await open({ make })
  click('One')
  click('Two')
  await expect.poll(() => make.mock.calls.map(([name]) => name)).toEqual(['one', 'two'])
})

test('allows a retry right after a refusal', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  const make = vi.fn(async (name: string) => name)
  make.mockRejectedValueOnce(new Error('refused'))
  const onMade = vi.fn()
  const click = await open({ make, onMade })
  click('One')
  await expect.poll(() => make.mock.settledResults[0]?.type).toBe('rejected')
  click('One')
  await expect.poll(() => onMade).toHaveBeenCalledOnce()
})
