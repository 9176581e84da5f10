import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from './axe.ts'

const finding = (rule: string) => ({
  actual: expect.arrayContaining([expect.stringContaining(rule)]),
})

test('finds what’s wrong with a new part, changed text, and text on a changed background', async () => {
  const words = <p>We’ll email you the link.</p>
  const screen = await render(<div>{words}</div>)
  await expectAccessible()
  await screen.rerender(
    <div>
      {words}
      <button type="button" />
    </div>,
  )
  await expect(expectAccessible()).rejects.toMatchObject(finding('button-name'))
  await screen.rerender(<div style={{ background: '#fff', color: '#eee' }}>{words}</div>)
  await expect(expectAccessible()).rejects.toMatchObject(finding('color-contrast'))
  await screen.rerender(<div>{words}</div>)
  await expectAccessible()
})
