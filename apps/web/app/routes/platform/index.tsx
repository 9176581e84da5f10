import { redirect } from 'react-router'

export function clientLoader() {
  throw redirect('/platform/account')
}

export default function PlatformIndex() {
  return null
}
