import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { EmailFrame } from './email-frame.tsx'

const email = (paragraphs: number) =>
  `<!doctype html><html><head><title>Email</title></head><body>${'<p>You’re on the panel.</p>'.repeat(paragraphs)}<script>document.body.remove()</script></body></html>`

const frameIn = (container: Element) => container.querySelector('iframe') as HTMLIFrameElement
const pageIn = (container: Element) => frameIn(container).contentDocument?.documentElement

test('shows an email in full, however long it is', async () => {
  const screen = await render(<EmailFrame html={email(60)} className="h-40" />)
  await expect.poll(() => frameIn(screen.container).clientHeight).toBeGreaterThan(1000)
  const page = pageIn(screen.container)
  expect(page?.scrollHeight).toBe(frameIn(screen.container).clientHeight)

  await screen.rerender(<EmailFrame html={email(2)} className="h-40" />)
  await expect.poll(() => frameIn(screen.container).clientHeight).toBeLessThan(200)
})

test('makes the frame taller when it gets narrower', async () => {
  const words = `<html><head></head><body><p>${'on the panel '.repeat(100)}</p></body></html>`
  const framed = (width: number) => (
    <div style={{ width }}>
      <EmailFrame html={words} className="h-40" />
    </div>
  )
  const screen = await render(framed(800))
  await expect.poll(() => frameIn(screen.container).style.height).not.toBe('')
  const before = frameIn(screen.container).clientHeight
  await screen.rerender(framed(300))
  await expect.poll(() => frameIn(screen.container).clientHeight).toBeGreaterThan(before)
})

test("doesn't run scripts in an email", async () => {
  const screen = await render(<EmailFrame html={email(1)} className="h-40" opensLinks />)
  await expect.poll(() => pageIn(screen.container)?.querySelector('p')).toBeTruthy()
  expect(frameIn(screen.container).sandbox).not.toContain('allow-scripts')
})
