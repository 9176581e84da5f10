import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { ProgressBar } from './progress-bar.tsx'
import { StepBar } from './step-bar.tsx'

test('announces its progress in numbers and in words', async () => {
  const screen = await render(
    <ProgressBar label="Emails" value={128} max={200} valueText="128 of 200 emails sent" />,
  )
  const bar = screen.getByRole('progressbar', { name: 'Emails' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '128')
  await expect.element(bar).toHaveAttribute('aria-valuetext', '128 of 200 emails sent')
})

test('makes each part as wide as its share', async () => {
  const screen = await render(
    <div style={{ width: 400 }}>
      <ProgressBar
        label="Emails"
        value={100}
        max={200}
        parts={[
          { id: 'sent', value: 100, tone: 'done' },
          { id: 'failed', value: 50, tone: 'failed' },
        ]}
      />
    </div>,
  )
  const [sent, failed] = [...screen.getByRole('progressbar').element().children]
  for (const part of [sent, failed]) for (const move of part?.getAnimations() ?? []) move.finish()
  expect(sent?.getBoundingClientRect().width).toBeCloseTo(200)
  expect(failed?.getBoundingClientRect().width).toBeCloseTo(100)
})

test('limits the value it shows to the range from empty to full', async () => {
  const screen = await render(<ProgressBar label="Emails" value={300} max={200} />)
  const bar = screen.getByRole('progressbar')
  await expect.element(bar).toHaveAttribute('aria-valuenow', '200')
  await screen.rerender(<ProgressBar label="Emails" value={0} max={0} />)
  await expect.element(bar).toHaveAttribute('aria-valuenow', '0')
})

test('says which step is the current one', async () => {
  const screen = await render(<StepBar label="Question 3 of 8" total={8} current={3} />)
  const bar = screen.getByRole('progressbar', { name: 'Question 3 of 8' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '3')
  expect(bar.element().children).toHaveLength(8)
})

test('has no accessibility violations', async () => {
  await render(
    <>
      <ProgressBar label="Emails" value={128} max={200} />
      <StepBar label="Question 3 of 8" total={8} current={3} />
    </>,
  )
  await expectAccessible()
})
