import type { Config } from '#config.ts'

/**
 * Security headers for every response, including errors. Pages replace the Content-Security-Policy.
 */
export function securityHeaders({ publicUrl }: Config): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

type Inline = { scripts: string[]; styles: string[] }

/**
 * A page's Content-Security-Policy. Allows our own files, inline scripts and styles with these
 * hashes, and reCAPTCHA and analytics if they're configured.
 */
export function pagePolicy({ scripts, styles }: Inline, config: Config): string {
  const recaptcha = config.recaptcha
    ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
    : []
  const analytics = config.analyticsId ? ['https://www.googletagmanager.com'] : []
  const measured = config.analyticsId
    ? ['https://*.google-analytics.com', 'https://*.analytics.google.com']
    : []
  const rules: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...recaptcha, ...analytics],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', ...measured],
    'connect-src': ["'self'", ...recaptcha, ...measured],
    'frame-src': recaptcha.length > 0 ? recaptcha : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(rules)
    .map(([rule, sources]) => `${rule} ${sources.join(' ')}`)
    .join('; ')
}
