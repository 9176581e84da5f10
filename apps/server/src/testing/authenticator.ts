import { TOTP } from 'otpauth'

/** What an authenticator app would show now for the secret a person types in. */
export const authenticatorCode = (secret: string) =>
  new TOTP({ secret: secret.replaceAll(' ', '') }).generate()
