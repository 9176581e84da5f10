export type Setting = { value: string; from: 'environment' | 'default' }

/** We never show the value of a setting with one of these words in its name. */
const SECRET = /PASSWORD|SECRET|API_KEY|TOKEN/
const HIDDEN = '(hidden)'

/** What to show for a setting that isn't set. */
const UNSET: Record<string, string> = {
  PUBLIC_URL: 'HOST and PORT',
  DATABASE_URL: 'the bundled PostgreSQL',
  DATABASE_SESSION_URL: 'DATABASE_URL',
  SECRET: 'generated once, kept in DATA_DIR',
  ADMIN_PASSWORD: 'generated at the first start',
  SMTP_URL: 'none, emails stay in the outbox',
  LLM_PROVIDER: 'none, uses the built-in generator',
  INCENTIVES: 'none, each invitation has its own',
}

/** Every setting in effect and where it comes from, without secrets. */
export function settingsOf(
  values: Record<string, unknown>,
  names: string[],
  environment: Record<string, string | undefined>,
): Record<string, Setting> {
  const entries = names.map((name): [string, Setting] => {
    const from = environment[name] === undefined ? 'default' : 'environment'
    return [name, { value: shown(name, values[name]), from }]
  })
  return Object.fromEntries(entries)
}

function shown(name: string, value: unknown): string {
  if (value === undefined) return UNSET[name] ?? 'none'
  if (SECRET.test(name)) return HIDDEN
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return name.endsWith('_URL') ? withoutCredentials(String(value)) : String(value)
}

/** Removes the user, password and query, which may be secret. */
function withoutCredentials(address: string): string {
  if (!URL.canParse(address)) return HIDDEN
  const { protocol, host, pathname, username } = new URL(address)
  return `${protocol}//${username ? `${HIDDEN}@` : ''}${host}${pathname}`
}
