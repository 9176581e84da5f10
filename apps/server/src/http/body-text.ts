const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Undefined if the bytes aren't valid UTF-8, so the body is broken or isn't text. */
export function utf8Text(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes)
  } catch {
    return undefined
  }
}

export const isOtherCharset = (type = '') => {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(type)?.[1]
  return charset !== undefined && !/^utf-?8$/i.test(charset)
}
