import {
  CLIENT,
  type OpenIdProvider,
  startOpenIdProvider,
} from '../apps/server/src/testing/openid-provider.ts'
import { test as base } from './journey.ts'
import { startProduct, temporaryFolder } from './product.ts'

/**
 * A product that uses a fake OpenID provider instead of Google, and requires two-factor
 * authentication for every admin.
 */
export const test = base.extend<object, { provider: OpenIdProvider }>({
  provider: [
    async ({ browserName: _any }, use) => {
      const provider = await startOpenIdProvider()
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ smtp, provider }, use) => {
      const { folder, remove } = temporaryFolder()
      const product = await startProduct({
        DATA_DIR: folder,
        SMTP_URL: smtp.url,
        GOOGLE_CLIENT_ID: CLIENT.id,
        GOOGLE_CLIENT_SECRET: CLIENT.secret,
        GOOGLE_ISSUER: provider.issuer,
        REQUIRE_ADMIN_2FA: 'on',
      })
      await use(product)
      await product.stop()
      remove()
    },
    { scope: 'worker' },
  ],
})
