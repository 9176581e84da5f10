import postcss, { type Container, type Declaration, type Root, type Rule } from 'postcss'

const CLASS = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-])+)/gi
const ESCAPED = /\\([0-9a-f]{1,6})\s?|\\(.)/gi
/** A bracket, or anything else that is one sign, escaped or not. */
const BRACKET = /\\?./gs
const VARIABLE = /--[\w-]+/g
/** The pictures are files of their own, and refer to these. */
const OF_DRAWINGS = /^--color-art-/

/**
 * The part of a stylesheet that can apply where only the given code and markup exist. A class that
 * does not occur there as a word cannot be on any element; what names no class stays.
 */
export function usedCss(sheet: string, text: string): string {
  const words = new Set(text.split(/[\s"'`]+/))
  const root = postcss.parse(sheet)
  root.walkRules((rule) => keepSelectors(rule, words))
  dropUnusedVariables(root, text)
  dropUnusedKeyframes(root, text)
  dropEmpty(root)
  return root.toString()
}

/** Those that an element must have or be in; what stands in brackets may do without: `:is`, `:not`. */
function classesOf(selector: string): string[] {
  return Array.from(outsideBrackets(selector).matchAll(CLASS), ([, name = '']) =>
    name.replace(ESCAPED, (_, code?: string, letter?: string) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : (letter ?? ''),
    ),
  )
}

function outsideBrackets(selector: string): string {
  let depth = 0
  return selector.replace(BRACKET, (found) => {
    if (found === '(') depth += 1
    const isOutside = depth === 0
    if (found === ')') depth -= 1
    return isOutside ? found : ''
  })
}

function keepSelectors(rule: Rule, words: Set<string>) {
  // Steps of an animation have percentages for selectors.
  if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') {
    return
  }
  const kept = rule.selectors.filter((selector) =>
    classesOf(selector).every((name) => words.has(name)),
  )
  if (kept.length === 0) rule.remove()
  else if (kept.length < rule.selectors.length) rule.selectors = kept
}

/** A variable that is only declared goes, and then those that only it referred to. */
function dropUnusedVariables(root: Root, text: string) {
  const named = new Set(text.match(VARIABLE))
  for (;;) {
    const used = new Set<string>()
    root.walkDecls(({ value }) => {
      for (const name of value.match(VARIABLE) ?? []) used.add(name)
    })
    const isUsed = (name: string) => used.has(name) || named.has(name) || OF_DRAWINGS.test(name)
    const unused: Declaration[] = []
    root.walkDecls(VARIABLE_DECLARED, (declaration) => {
      if (!isUsed(declaration.prop)) unused.push(declaration)
    })
    root.walkAtRules('property', (rule) => {
      if (!isUsed(rule.params)) rule.remove()
    })
    if (unused.length === 0) return
    for (const declaration of unused) declaration.remove()
  }
}

const VARIABLE_DECLARED = /^--/

function dropUnusedKeyframes(root: Root, text: string) {
  const values: string[] = [text]
  root.walkDecls(/^animation|^--animate/, ({ value }) => {
    values.push(value)
  })
  const used = values.join(' ')
  root.walkAtRules('keyframes', (rule) => {
    if (!used.includes(rule.params)) rule.remove()
  })
}

function dropEmpty(container: Container) {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'comment') node.remove()
    else if ('nodes' in node && node.nodes) {
      dropEmpty(node as Container)
      if (node.nodes.length === 0) node.remove()
    }
  }
}
