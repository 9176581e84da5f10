import { showToast } from '#ui/toast/toast.ts'
import { messageOf } from './call.ts'

/** Shows it as a toast, and leaves it to the form as well. */
export function tellAndThrow(error: unknown): never {
  showToast(messageOf(error), { tone: 'error' })
  throw error
}
