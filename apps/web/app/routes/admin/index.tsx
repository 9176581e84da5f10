import { redirect } from 'react-router'

export function clientLoader() {
  throw redirect('/admin/outbox')
}

export default function AdminIndex() {
  return null
}
