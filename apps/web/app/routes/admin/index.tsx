import { redirect } from 'react-router'

/** Seed 001 section 2: the admin area starts with the list of projects. */
export function clientLoader() {
  throw redirect('/admin/projects')
}

export default function AdminIndex() {
  return null
}
