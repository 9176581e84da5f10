import { submitForm } from '@wattle/contract/enquiry'
import * as panel from '@wattle/contract/panel'
import type { Dice } from '../dice.ts'
import { type Act, type Cast, endSilence, keysOf, type Member, silence } from './cast.ts'
import type { World } from './world.ts'

/** Submits the panel form for a new person, a member, or someone who left. */
export const joinPanel: Act = async (world, cast, dice) => {
  const { email, from } = dice.pick(cast.members)
  const token = await world.app().given.botCheckToken()
  const form = { type: 'RESPONDENT', email, name: 'Kim Lee', postcode: '3000', token } as const
  await world.call(submitForm, { body: form, from })
}

export const writeToTeam: Act = async (world, cast, dice) => {
  const { email, from } = dice.pick(cast.members)
  const token = await world.app().given.botCheckToken()
  const form = { type: 'CLIENT', name: 'Kim Lee', email, message: 'Hello {{7*7}}', token } as const
  await world.call(submitForm, { body: form, from })
}

export const confirmByEmail: Act = (world, cast, dice) =>
  withKey(world, cast, dice, (member, key) => confirmWith(world, cast, member, key))

export async function confirmWith(world: World, cast: Cast, { email }: Member, key: string) {
  const { status, body } = await world.call(panel.confirmMember, { body: { key } })
  if (status === 200 && body.state === 'ACTIVE') endSilence(world, cast, email)
}

export const changeMembership: Act = (world, cast, dice) =>
  withKey(world, cast, dice, async ({ email }, key) => {
    const change = dice.pick([
      panel.pauseMember,
      panel.resumeMember,
      panel.leaveMember,
      panel.getMember,
    ])
    const { status, body } = await world.call(change, { body: { key } })
    if (status !== 200) return
    if (body.state === 'ACTIVE') endSilence(world, cast, email)
    else if (body.state !== 'PENDING') silence(world, cast, email, body.state)
  })

export const correctDetails: Act = (world, cast, dice) =>
  withKey(world, cast, dice, async (_member, key) => {
    await world.call(panel.correctMember, {
      body: { key, name: 'Kim O’Hara', phone: null, postcode: '3181' },
    })
  })

/** A member uses the unsubscribe button of their email program. */
export const unsubscribe: Act = (world, cast, dice) =>
  withKey(world, cast, dice, async ({ email }, key) => {
    const { status } = await world.call(panel.unsubscribeMember, { query: { key } })
    if (status === 204) silence(world, cast, email, 'LEFT')
  })

export const askForDeletion: Act = (world, cast, dice) =>
  withKey(world, cast, dice, async ({ email }, key) => {
    const { status } = await world.call(panel.deleteMember, { body: { key } })
    if (status === 204) silence(world, cast, email, 'FORGOTTEN')
  })

/**
 * Acts with the key from a random member's newest email, or sometimes from an older one, because
 * people keep emails.
 */
export async function withKey(
  world: World,
  { members }: Cast,
  dice: Dice,
  act: (member: Member, key: string) => Promise<void>,
): Promise<void> {
  const member = dice.pick(members)
  const keys = keysOf(world, member, 'key')
  if (keys.length > 0) await act(member, dice.chance(0.8) ? (keys[0] ?? '') : dice.pick(keys))
}
