import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useForm } from '#lib/use-form.ts'
import { expectAccessible } from '#testing/axe.ts'
import { FormDialog } from './form-dialog.tsx'

function Rename({ send, onClose }: { send: (name?: string) => unknown; onClose: () => void }) {
  const { form, isPending } = useForm(({ name }) => send(name))
  return (
    <FormDialog
      form={form}
      isPending={isPending}
      onClose={onClose}
      title="Rename"
      submitLabel="Save name"
    >
      <label>
        Name <input name="name" defaultValue="Meals" />
      </label>
    </FormDialog>
  )
}

test('submits the form with its button and with Enter in a field', async () => {
  const send = vi.fn()
  await render(<Rename send={send} onClose={vi.fn()} />)
  await page.getByRole('button', { name: 'Save name' }).click()
  await page.getByLabelText('Name').click()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => send.mock.calls).toEqual([['Meals'], ['Meals']])
  await expectAccessible()
})

test("doesn't let anyone close or resubmit the form while it's being sent", async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const send = vi.fn(() => promise)
  const onClose = vi.fn()
  await render(<Rename send={send} onClose={onClose} />)
  const save = page.getByRole('button', { name: 'Save name' })
  await save.click()
  await expect.element(save).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Escape}')
  await page.getByLabelText('Name').click()
  await userEvent.keyboard('{Enter}')
  expect(onClose).not.toHaveBeenCalled()
  expect(send).toHaveBeenCalledOnce()
  resolve()
  await expect.element(save).not.toHaveAttribute('aria-busy')
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})
