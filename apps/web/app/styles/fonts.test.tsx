import { expect, test } from 'vitest'

const TEXT =
  'We find the right people, ask the right things, and hand you an answer you can act on by Friday. ' +
  'Every participant is paid the stated incentive; interviews take twenty-five to thirty minutes.'

const NUMERALS = '0123456789'

interface Face {
  real: string
  fallback: string
  size: number
  weight: number
  stretch?: string
  text?: string
}

/** Measures a line of text in a typeface, or in its fallback font alone. */
function measure(family: string, { size, weight, stretch = '100%', text = TEXT }: Face) {
  const line = document.createElement('span')
  line.textContent = text
  Object.assign(line.style, {
    position: 'absolute',
    whiteSpace: 'nowrap',
    fontFamily: family,
    fontSize: `${size}px`,
    fontWeight: String(weight),
    fontStretch: stretch,
  })
  document.body.append(line)
  const { width, height } = line.getBoundingClientRect()
  line.remove()
  return { width, height }
}

test.for<Face>([
  { real: 'Bricolage Grotesque', fallback: 'Hero Arial', size: 76, weight: 600 },
  { real: 'Bricolage Grotesque', fallback: 'Hero DejaVu', size: 76, weight: 600 },
  { real: 'Bricolage Grotesque', fallback: 'Display DejaVu', size: 36, weight: 600 },
  { real: 'Atkinson Hyperlegible Next', fallback: 'Text DejaVu', size: 17, weight: 400 },
  { real: 'Atkinson Hyperlegible Next', fallback: 'Text DejaVu', size: 17, weight: 600 },
  { real: 'Bricolage Grotesque', fallback: 'Display Arial', size: 40, weight: 600 },
  { real: 'Bricolage Grotesque', fallback: 'Display Arial', size: 30, weight: 600 },
  {
    real: 'Bricolage Grotesque',
    fallback: 'Display Arial',
    size: 148,
    weight: 700,
    stretch: '75%',
    text: NUMERALS,
  },
  { real: 'Atkinson Hyperlegible Next', fallback: 'Text Arial', size: 17, weight: 400 },
  { real: 'Atkinson Hyperlegible Next', fallback: 'Text Arial', size: 17, weight: 600 },
])('makes $fallback as large as $real at $size px and weight $weight', async (face) => {
  const { real, fallback, size, weight, text = TEXT } = face
  const width = face.stretch ? 'extra-condensed' : 'normal'
  const loaded = await document.fonts.load(`${width} ${weight} ${size}px '${real}'`, text)
  expect(loaded).not.toHaveLength(0)
  // If the machine doesn't have the font, there's nothing to compare.
  const local = await document.fonts
    .load(`${width} ${weight} ${size}px '${fallback}'`, text)
    .catch(() => [])
  if (local.length === 0) return
  const there = measure(`'${real}'`, face)
  const meanwhile = measure(`'${fallback}'`, face)
  expect(Math.abs(meanwhile.width / there.width - 1)).toBeLessThan(0.02)
  expect(Math.abs(meanwhile.height - there.height)).toBeLessThanOrEqual(1)
})

test('makes a paragraph the same width in the fallback font as in the real typeface', async () => {
  await document.fonts.load("17px 'Atkinson Hyperlegible Next'", TEXT)
  const column = document.createElement('div')
  column.style.width = '2000px'
  column.innerHTML = `<p>${TEXT.repeat(9)}</p>`
  document.body.append(column)
  const width = () => column.firstElementChild?.getBoundingClientRect().width
  const there = width()
  document.documentElement.dataset.plainType = ''
  const meanwhile = width()
  delete document.documentElement.dataset.plainType
  column.remove()
  expect(there).toBeLessThan(2000)
  expect(meanwhile).toBe(there)
})
