import { showToast } from '#ui/toast/toast.ts'
import { messageOf } from './call.ts'

/** Shows the error as a toast and throws it again for the form. */
export function tellAndThrow(error: unknown): never {
  showToast(messageOf(error), { tone: 'error' })
  throw error
}
