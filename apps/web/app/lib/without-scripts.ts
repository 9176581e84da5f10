import { NOT_SENT_PATH } from '@wattle/contract/paths'

/**
 * For every form that can be sent without our code, or before it is there: by default a browser would
 * put what people typed into the address, and so into histories and logs.
 */
export const WITHOUT_SCRIPTS = { method: 'post', action: NOT_SENT_PATH } as const
