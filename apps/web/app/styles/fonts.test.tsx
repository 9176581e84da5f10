import { expect, test } from 'vitest'

const TEXT =
  'We find the right people, ask the right things, and hand you an answer you can act on by Friday. ' +
  'Every participant is paid the stated incentive; interviews take twenty-five to thirty minutes.'

/** Size of a line of running text, in a face or in its stand-in alone. */
function measure(family: string, size: number, weight: number) {
  const line = document.createElement('span')
  line.textContent = TEXT
  Object.assign(line.style, {
    position: 'absolute',
    whiteSpace: 'nowrap',
    fontFamily: family,
    fontSize: `${size}px`,
    fontWeight: String(weight),
  })
  document.body.append(line)
  const { width, height } = line.getBoundingClientRect()
  line.remove()
  return { width, height }
}

test.for([
  { real: 'Bricolage Grotesque', standIn: 'Hero Arial', size: 76, weight: 600 },
  { real: 'Bricolage Grotesque', standIn: 'Display Arial', size: 40, weight: 600 },
  { real: 'Bricolage Grotesque', standIn: 'Display Arial', size: 30, weight: 600 },
  { real: 'Atkinson Hyperlegible Next', standIn: 'Text Arial', size: 17, weight: 400 },
  { real: 'Atkinson Hyperlegible Next', standIn: 'Text Arial', size: 17, weight: 600 },
])('$standIn takes the room of $real at $size px, weight $weight', async (face) => {
  const { real, standIn, size, weight } = face
  const loaded = await document.fonts.load(`${weight} ${size}px '${real}'`)
  expect(loaded).not.toHaveLength(0)
  // Where the machine has neither Arial nor its twin there is nothing to compare.
  const local = await document.fonts.load(`${weight} ${size}px '${standIn}'`).catch(() => [])
  if (local.length === 0) return
  const there = measure(`'${real}'`, size, weight)
  const meanwhile = measure(`'${standIn}'`, size, weight)
  expect(Math.abs(meanwhile.width / there.width - 1)).toBeLessThan(0.02)
  expect(Math.abs(meanwhile.height - there.height)).toBeLessThanOrEqual(1)
})
