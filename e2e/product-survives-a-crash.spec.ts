import { expect, test } from '@playwright/test'
import { solvedToken } from '../apps/server/src/testing/solve-challenge.ts'
import { ADMIN, type RunningProduct, startProduct, temporaryFolder } from './product.ts'

const ROUNDS = process.env.LONG ? 20 : 1
const FORMS = 6

test('loses no acknowledged write when the process is killed', async () => {
  test.setTimeout((ROUNDS + 2) * 60_000)
  // `product.test.ts` tests the first start, so the short run doesn't start from an empty folder.
  const { folder, remove } = temporaryFolder({ isNew: ROUNDS > 1 })
  const acknowledged: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const product = await startProduct({ DATA_DIR: folder, RATE_LIMITS: 'off' })
    const tokens = await Promise.all(Array.from({ length: FORMS }, () => botCheckToken(product)))
    let answered = 0
    const sent = tokens.map(async (token, index) => {
      const email = `crash-${round}-${index}@example.com`
      const body = { type: 'CLIENT', name: email, email, message: 'Remember me', token }
      const response = await send(product, 'POST', '/api/site/form', { body }).catch(
        () => undefined,
      )
      if (response?.status !== 201) return
      acknowledged.push(email)
      // Kill the product once half of the forms have been answered and the others are in flight.
      if (++answered === FORMS / 2) await product.kill()
    })
    await Promise.all(sent)
    await product.kill()
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual((ROUNDS * FORMS) / 2)

  const product = await startProduct({ DATA_DIR: folder })
  // The product only creates the first admin once, at the first start.
  expect(product.lines.join('\n')).not.toContain('First admin')
  const mailed = await recipientsInOutbox(product)
  // Everyone gets exactly one thank-you email, however often the process died.
  for (const email of acknowledged) expect(mailed.filter((to) => to === email)).toEqual([email])
  await product.stop()
  remove()
})

async function botCheckToken(product: RunningProduct): Promise<string> {
  const response = await send(product, 'GET', '/api/site/bot-check?action=form-submission')
  return solvedToken(await response.json())
}

async function recipientsInOutbox(product: RunningProduct): Promise<string[]> {
  const login = await send(product, 'POST', '/api/auth/login', { body: ADMIN })
  const { accessToken } = (await login.json()) as { accessToken: string }
  const list = await send(product, 'GET', '/api/admin/outbox', { token: accessToken })
  return ((await list.json()) as { to: string }[]).map(({ to }) => to)
}

type SendOptions = { body?: object; token?: string }

function send(product: RunningProduct, method: string, path: string, options: SendOptions = {}) {
  return fetch(product.url + path, {
    method,
    headers: {
      ...(options.body && { 'content-type': 'application/json' }),
      ...(options.token && { authorization: `Bearer ${options.token}` }),
    },
    ...(options.body && { body: JSON.stringify(options.body) }),
  })
}
