import { beFloor } from '../harness/floor.ts'
import { createFastify, createMailPool } from '../harness/libraries.ts'

type Settings = { smtpUrl: string; html: string; text: string }

const CONNECTIONS = 5

/**
 * A floor (baseline) for sending email: a bare loop that sends finished emails over five pooled
 * connections and records nothing.
 */
beFloor(async ({ smtpUrl, html, text }: Settings) => {
  const pool = createMailPool(smtpUrl, CONNECTIONS)
  const app = createFastify()
  app.get('/send/:count', async (request) => {
    const { count } = request.params as { count: string }
    let left = Number(count)
    const began = performance.now()
    const sendNext = async () => {
      while (left-- > 0)
        await pool.sendMail({
          from: 'Wattle Research <hello@wattle.example>',
          to: `member${left}@mail.example`,
          subject: 'Meals around shift work',
          html,
          text,
        })
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, sendNext))
    return { seconds: (performance.now() - began) / 1000 }
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return app.server
})
