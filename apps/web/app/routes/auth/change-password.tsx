import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { AuthFrame } from '#features/auth/auth-frame.tsx'
import { ChangePasswordPage } from '#features/auth/change-password-page.tsx'
import { takeKeyFromAddress } from '#lib/api/link-key.ts'
import { createQueryClient } from '#lib/api/query-client.ts'
import { tabTitle } from '#lib/tab-title.ts'

export const meta = () => [
  { title: tabTitle('Set a new password') },
  { name: 'robots', content: 'noindex' },
]

export default function ChangePassword() {
  const [queries] = useState(createQueryClient)
  const [token] = useState(() => takeKeyFromAddress('token'))
  return (
    <QueryClientProvider client={queries}>
      <AuthFrame>
        <ChangePasswordPage token={token} />
      </AuthFrame>
    </QueryClientProvider>
  )
}
