import type { Deps } from '#deps.ts'

const PLACE = '{room}'
const NAME = 'wattle-'

/** A place to meet that nobody can guess. */
export const newRoomLink = ({ config, randomBytes }: Deps): string =>
  config.meetingUrlTemplate.replace(PLACE, `${NAME}${randomBytes(16).toString('hex')}`)

/** Not one that a researcher typed. */
export function isMadeLink({ config }: Deps, link: string): boolean {
  const [start = ''] = config.meetingUrlTemplate.split(PLACE)
  return link.startsWith(`${start}${NAME}`)
}
