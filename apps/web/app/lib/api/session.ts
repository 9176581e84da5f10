/** Seed 000 section 3: the token is also kept in local storage, under this key. */
const TOKEN_KEY = 'token'
const RETURN_KEY = 'return-to'
export const RESPONDENT_KEY = 'respondent-token'
export const RESPONDENT_LINK_KEY = 'respondent-link'
/** Only the areas behind the sign-in are worth returning to. */
const RETURNABLE = /^\/(platform|admin)(\/|\?|$)/

export const storedToken = () => localStorage.getItem(TOKEN_KEY)
export const storeToken = (token: string) => localStorage.setItem(TOKEN_KEY, token)
export const clearToken = () => localStorage.removeItem(TOKEN_KEY)

/** A respondent's token is good for one link alone, and lives as long as the tab. */
export const respondentToken = () => sessionStorage.getItem(RESPONDENT_KEY)
export const linkOfRespondent = () => sessionStorage.getItem(RESPONDENT_LINK_KEY)
export function storeRespondentToken(link: string, token: string) {
  sessionStorage.setItem(RESPONDENT_LINK_KEY, link)
  sessionStorage.setItem(RESPONDENT_KEY, token)
}

/** Keeps the page that the person wanted, for after the sign-in. */
/** In which zone a respondent wants to read times, where that is not the device's own. */
const ZONE_KEY = 'respondent-zone'
export const chosenZone = () => localStorage.getItem(ZONE_KEY) ?? undefined
export const chooseZone = (zone: string) => localStorage.setItem(ZONE_KEY, zone)

export function rememberPlace(path: string) {
  if (RETURNABLE.test(path)) sessionStorage.setItem(RETURN_KEY, path)
}

export function takeRememberedPlace(): string | undefined {
  const path = sessionStorage.getItem(RETURN_KEY)
  sessionStorage.removeItem(RETURN_KEY)
  return path && RETURNABLE.test(path) ? path : undefined
}
