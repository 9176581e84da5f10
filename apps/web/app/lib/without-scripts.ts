import { FORM_ANSWER_PATH } from '@wattle/contract/paths'

/**
 * For forms that need our code but can be submitted before it loads. Without this, the browser
 * would put the typed text into the URL, so it would end up in histories and logs.
 */
export const WITHOUT_SCRIPTS = { method: 'post', action: FORM_ANSWER_PATH } as const
