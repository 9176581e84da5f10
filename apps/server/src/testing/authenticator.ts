import { TOTP } from 'otpauth'

/** What an authenticator app would show now for the secret as a person types it in. */
export const authenticatorCode = (secret: string) =>
  new TOTP({ secret: secret.replaceAll(' ', '') }).generate()
