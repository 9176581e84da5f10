import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { MemberPage } from '#features/panel/member-page.tsx'
import { takeKeyFromAddress } from '#lib/api/link-key.ts'
import { createQueryClient } from '#lib/api/query-client.ts'
import { tabTitle } from '#lib/tab-title.ts'

export const meta = () => [
  { title: tabTitle('Your panel page') },
  { name: 'robots', content: 'noindex' },
]

export default function Panel() {
  const [queries] = useState(createQueryClient)
  const [memberKey] = useState(() => takeKeyFromAddress('key'))
  return (
    <QueryClientProvider client={queries}>
      <div className="mx-auto max-w-page px-5 py-12 md:px-18 md:py-18">
        <MemberPage memberKey={memberKey} />
      </div>
    </QueryClientProvider>
  )
}
