import { getEnquiry, listEnquiries, updateEnquiry } from '@wattle/contract/admin'
import { submitForm } from '@wattle/contract/enquiry'
import type { Mount } from '#http/mount.ts'
import * as enquiry from './service.ts'

export function enquiryRoutes(mount: Mount) {
  mount(submitForm, ({ deps, body }) => enquiry.submitForm(deps, body))
  mount(listEnquiries, async ({ deps, query, setTotal }) => {
    const { rows, total } = await enquiry.listEnquiries(deps, query)
    setTotal(total)
    return rows
  })
  mount(getEnquiry, ({ deps, params }) => enquiry.getEnquiry(deps, params.id))
  mount(updateEnquiry, ({ deps, actor, caller, params, body }) =>
    enquiry.updateEnquiry(deps, params.id, body, { actor, caller }),
  )
}
