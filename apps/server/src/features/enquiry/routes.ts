import { submitForm } from '@wattle/contract/enquiry'
import type { Mount } from '#http/mount.ts'
import * as enquiry from './service.ts'

export function enquiryRoutes(mount: Mount) {
  mount(submitForm, ({ deps, body }) => enquiry.submitForm(deps, body))
}
