import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/**
 * Verifies a consent pack. It only needs a current version of Node, so anyone who gets a pack can
 * copy this file and run it.
 */

const sha256 = (text) => createHash('sha256').update(text).digest('hex')

/** Canonical JSON, as the product writes it: with sorted keys and no spaces. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const keys = Object.keys(value).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join()}}`
}

function isSealed(part) {
  const { seal, ...rest } = part ?? {}
  return seal === sha256(canonical(rest))
}

/** The DER prefix that turns a raw Ed25519 public key of 32 bytes into SPKI format. */
const SPKI = '302a300506032b6570032100'

function isSigned(text, key, signature) {
  if (!/^[0-9a-f]{64}$/.test(key) || !/^[0-9a-f]{128}$/.test(signature)) return false
  const der = Buffer.from(SPKI + key, 'hex')
  const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' })
  return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'hex'))
}

/**
 * Returns a sentence about the first sign that someone changed the pack. Undefined if it's intact.
 */
export function differenceIn(file) {
  let pack
  try {
    pack = JSON.parse(file)
  } catch (error) {
    return `This isn't a consent pack, or it's cut off: ${error.message}`
  }
  const { about, texts, people, signature } = pack ?? {}
  if (!about || !Array.isArray(texts) || !Array.isArray(people)) return "This isn't a consent pack."
  for (const text of texts) {
    if (text?.hash !== sha256(String(text?.body)))
      return `The wording of text ${text?.id} (${text?.kind}) was changed.`
    if (!isSealed(text)) return `Text ${text?.id} (${text?.kind}) was changed.`
  }
  for (const [at, person] of people.entries())
    if (!isSealed(person)) return `Participant ${at + 1} was changed.`
  if (!isSealed(about)) return 'The details of the study, site or key were changed.'
  const { signature: _, ...content } = pack
  const expected = canonical({ ...content, signature })
  if (file !== expected)
    return `Something was added or removed at character ${differsAt(file, expected)}.`
  if (!isSigned(canonical(content), String(about.key), String(signature)))
    return "The signature doesn't match the pack."
  return undefined
}

function differsAt(one, other) {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at + 1
}

function run([path, key]) {
  if (!path) return fail('Usage: npm run consent:verify FILE [KEY]')
  const file = readFileSync(path, 'utf8')
  const difference = differenceIn(file)
  if (difference) return fail(`This consent pack isn't intact. ${difference}`)
  const { about, people } = JSON.parse(file)
  if (key && key !== about.key)
    return fail(`This consent pack isn't intact. It was signed with another key: ${about.key}`)
  console.log(
    `This consent pack is intact. ${about.studyTitle}: ${people.length === 1 ? '1 participant' : `${people.length} participants`}, made ${about.madeAt}.`,
  )
  if (!key)
    console.log(`Signed with ${about.key}. Compare it with ${about.site}/api/site/consent-key`)
}

function fail(message) {
  console.error(message)
  process.exitCode = 1
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  run(process.argv.slice(2))
