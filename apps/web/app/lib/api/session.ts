import { localStore, sessionStore } from '#lib/storage.ts'

/** Seed 000 section 3: the token is kept in local storage under this key. */
const TOKEN_KEY = 'token'
const RETURN_KEY = 'return-to'
export const RESPONDENT_KEY = 'respondent-token'
export const RESPONDENT_LINK_KEY = 'respondent-link'
/** Only pages behind the sign-in are worth returning to. */
const RETURNABLE = /^\/(platform|admin)(\/|\?|$)/

export const storedToken = () => localStore.get(TOKEN_KEY)
export const storeToken = (token: string) => localStore.set(TOKEN_KEY, token)
export const clearToken = () => localStore.remove(TOKEN_KEY)

/** A respondent's token is only valid for one link. We keep it until the tab closes. */
export const respondentToken = () => sessionStore.get(RESPONDENT_KEY)
export const linkOfRespondent = () => sessionStore.get(RESPONDENT_LINK_KEY)
export function storeRespondentToken(link: string, token: string) {
  sessionStore.set(RESPONDENT_LINK_KEY, link)
  sessionStore.set(RESPONDENT_KEY, token)
}

/** The time zone a respondent chose, if it isn't the device's. */
const ZONE_KEY = 'respondent-zone'
export const chosenZone = () => localStore.get(ZONE_KEY) ?? undefined
export const chooseZone = (zone: string) => localStore.set(ZONE_KEY, zone)

/** Remembers the page someone wanted, so they get there after signing in. */
export function rememberPlace(path: string) {
  if (RETURNABLE.test(path)) sessionStore.set(RETURN_KEY, path)
}

export function takeRememberedPlace(): string | undefined {
  const path = sessionStore.get(RETURN_KEY)
  sessionStore.remove(RETURN_KEY)
  return path && RETURNABLE.test(path) ? path : undefined
}
