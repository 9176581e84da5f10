import { showToast } from '#ui/toast/toast.ts'
import { messageOf } from './call.ts'

/** Shows it as a toast, and passes it on to the form. */
export function tellAndThrow(error: unknown): never {
  showToast(messageOf(error), { tone: 'error' })
  throw error
}
