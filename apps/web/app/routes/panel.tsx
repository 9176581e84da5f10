import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { MemberPage } from '#features/panel/member-page.tsx'
import { startMenus } from '#features/site/frame/menus.ts'
import { takeKeyFromAddress } from '#lib/api/link-key.ts'
import { createQueryClient } from '#lib/api/query-client.ts'
import { tabTitle } from '#lib/tab-title.ts'
import { SiteFrame } from '../site/frame.tsx'

export const meta = () => [
  { title: tabTitle('Your panel page') },
  { name: 'robots', content: 'noindex' },
]

/** A panel member's own page, which looks like a page of the site. */
export default function Panel() {
  const [queries] = useState(createQueryClient)
  const [memberKey] = useState(() => takeKeyFromAddress('key'))
  useEffect(startMenus, [])
  return (
    <QueryClientProvider client={queries}>
      <SiteFrame>
        <div className="mx-auto max-w-page px-5 py-12 md:px-18 md:py-18">
          <MemberPage memberKey={memberKey} />
        </div>
      </SiteFrame>
    </QueryClientProvider>
  )
}
