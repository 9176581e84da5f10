import type { Role } from '@wattle/contract/auth'

/**
 * Where a call comes from. We use it for rate limits, the audit log and messages, but never trust
 * it.
 */
export type Caller = {
  /** The caller's IP address. */
  origin: string
  /** The device's name, such as 'Firefox on Linux'. */
  device: string
  /** The browser's time zone, if valid. */
  timeZone: string | undefined
}

const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * A short name that helps people recognise their own device. It has no version, because versions
 * change too often to help.
 */
export function deviceName(userAgent = ''): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1]
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1]
  if (!browser && !system) return 'Unknown device'
  return [browser ?? 'Browser', system && `on ${system}`].filter(Boolean).join(' ')
}

/** The person behind a session's token. */
export type SignedIn = {
  userId: number
  role: Role
  sessionId: number
  hasTwoFactor: boolean
  /** The time zone the person chose. */
  timeZone: string | null
}
