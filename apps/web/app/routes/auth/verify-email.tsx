import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { AuthFrame } from '#features/auth/auth-frame.tsx'
import { VerifyEmailPage } from '#features/auth/verify-email-page.tsx'
import { takeKeyFromAddress } from '#lib/api/link-key.ts'
import { createQueryClient } from '#lib/api/query-client.ts'
import { tabTitle } from '#lib/tab-title.ts'

export const meta = () => [
  { title: tabTitle('Confirm your email address') },
  { name: 'robots', content: 'noindex' },
]

export default function VerifyEmail() {
  const [queries] = useState(createQueryClient)
  const [token] = useState(() => takeKeyFromAddress('token'))
  return (
    <QueryClientProvider client={queries}>
      <AuthFrame>
        <VerifyEmailPage token={token} />
      </AuthFrame>
    </QueryClientProvider>
  )
}
