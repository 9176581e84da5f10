import { apiAs } from './api.ts'
import { test as base } from './journey.ts'
import { ADMIN, type RunningProduct, startProduct, temporaryFolder } from './product.ts'

/**
 * A product whose panel members have been told about version 2 of the privacy policy, so our team
 * can filter the panel and create open links. Other journeys need version 1.
 */
export const test = base.extend<object, { own: RunningProduct }>({
  own: [
    async ({ smtp }, use) => {
      const { folder, remove } = temporaryFolder()
      const product = await startProduct({ DATA_DIR: folder, SMTP_URL: smtp.url })
      const admin = await apiAs(product.url, ADMIN)
      await admin('POST', '/admin/settings/policy/publish')
      await use(product)
      await product.stop()
      remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ own }, use) => use(own.url),
})
