import type { Role } from '@wattle/contract/auth'

/** What a call tells about where it comes from. For counting and telling, never for trusting. */
export type Caller = {
  /** The network. */
  origin: string
  /** As in 'Firefox on Linux'. */
  device: string
  /** The browser's zone, where it is one. */
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

/** A few words that a person knows their own device by; versions change too often to be of help. */
export function deviceName(userAgent = ''): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1]
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1]
  if (!browser && !system) return 'Unknown device'
  return [browser ?? 'Browser', system && `on ${system}`].filter(Boolean).join(' ')
}

/** Who makes a call with a session's token. */
export type SignedIn = {
  userId: number
  role: Role
  sessionId: number
  hasSecondFactor: boolean
  /** The one that the person chose. */
  timeZone: string | null
}
