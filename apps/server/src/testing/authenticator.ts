import { TOTP } from 'otpauth'

/** The code that an authenticator app would show now for this secret. */
export const authenticatorCode = (secret: string) =>
  new TOTP({ secret: secret.replaceAll(' ', '') }).generate()
