import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getMe } from '@wattle/contract/account'
import { login, logout } from '@wattle/contract/auth'
import type { CallInput } from '@wattle/contract/endpoint'
import { useNavigate } from 'react-router'
import { call } from '#lib/call.ts'
import { clearToken, storeToken, takeRememberedPlace } from '#lib/session.ts'

export const meQuery = queryOptions({ queryKey: ['me'], queryFn: () => call(getMe, {}) })

export function useLogin() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (body: CallInput<typeof login>['body']) => call(login, { body }),
    onSuccess({ accessToken }) {
      storeToken(accessToken)
      navigate(takeRememberedPlace() ?? '/admin', { replace: true })
    },
  })
}

export function useLogout() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(logout, {}),
    // Also where the call failed: on this device the person is out.
    onSettled() {
      clearToken()
      queries.clear()
      navigate('/login', { replace: true })
    },
  })
}
