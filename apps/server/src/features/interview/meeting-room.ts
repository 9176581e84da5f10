import type { Deps } from '#deps.ts'

const PLACE = '{room}'
const NAME = 'wattle-'

/** Creates a video call link that nobody can guess. */
export const newRoomLink = ({ config, randomBytes }: Deps): string =>
  config.meetingUrlTemplate.replace(PLACE, `${NAME}${randomBytes(16).toString('hex')}`)

/** Whether we created the link, rather than a researcher typing it. */
export function isMadeLink({ config }: Deps, link: string): boolean {
  const [start = ''] = config.meetingUrlTemplate.split(PLACE)
  return link.startsWith(`${start}${NAME}`)
}
