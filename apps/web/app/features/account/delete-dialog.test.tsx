import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#lib/api/query-client.ts'
import { expectAccessible } from '#testing/axe.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import type { Me } from './hooks.ts'

function Sample({ launchedStudies }: { launchedStudies: number }) {
  const [queries] = useState(createQueryClient)
  const me = { email: 'robin@example.com', hasPassword: true, launchedStudies } as Me
  return (
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <main>
          <h1>Account</h1>
          <DeleteDialog open me={me} onClose={() => {}} />
        </main>
      </MemoryRouter>
    </QueryClientProvider>
  )
}

test.each([
  [0, 'We’ll delete your account and all your projects.'],
  [
    1,
    'We’ll delete your account and the projects you haven’t launched. Our team takes over your launched project, without your name. To remove that project too, delete it before you delete your account.',
  ],
  [
    2,
    'We’ll delete your account and the projects you haven’t launched. Our team takes over your 2 launched projects, without your name. To remove those projects too, delete them before you delete your account.',
  ],
])(
  'says what happens to %i launched projects when a researcher deletes their account',
  async (launchedStudies, words) => {
    await render(<Sample launchedStudies={launchedStudies} />)
    await expect.element(page.getByText(words)).toBeVisible()
    await expectAccessible()
  },
)
