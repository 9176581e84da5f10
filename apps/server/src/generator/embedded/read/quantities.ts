/** How much of a thing is not what it is: "hundreds of photos" are photos, "half their bread" is bread. */
const HEAPS =
  'hundreds|thousands|millions|dozens|tens|lots|loads|heaps|piles|stacks|mountains|tons|tonnes|plenty|scraps|trays|crates|buckets|bags|bottles|pages|rolls|copies|bits|pieces|sheets|most|half|some|many|none|all kinds|all sorts'
const SHARES =
  'lot|ton|pile|heap|third|quarter|fifth|couple|handful|bunch|number|fraction|range|variety|majority|mountain|kind|type|sort|piece|sheet|pair'
const NUMBERS = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|\\d[\\d,.]*'
const TIMES = 'minutes|hours|days|weeks|months|years|kilometres|kilos|litres'
const OWNERS = 'the|their|my|our|his|her|its|all'
const ABOUT = '(?:(?:about|around|over|nearly|almost|up to|more than|at least|literally) )?'

const PEELED = [
  new RegExp(
    `\\b${ABOUT}(?:(?:${NUMBERS}|an?|the) )?(?:${HEAPS}|(?:an?|the whole|the) (?:(?:whole|huge|large|small|good) )?(?:${SHARES})|(?:two|three)[- ](?:thirds|quarters)) of (?=\\w)`,
    'gi',
  ),
  new RegExp(`\\b${ABOUT}\\d+ ?(?:%|per ?cent) of (?=\\w)`, 'gi'),
  new RegExp(`\\b${ABOUT}(?:${NUMBERS}|many|countless) (?:${TIMES}) of (?=\\w)`, 'gi'),
  new RegExp(`\\b${ABOUT}(?:${NUMBERS}) of (?=(?:${OWNERS}|them|these|those)\\b)`, 'gi'),
  new RegExp(`\\b${ABOUT}(?:${NUMBERS}) (?:${TIMES}) (?=(?:to|for)\\b)`, 'gi'),
  /\bfor (?:hours|days|weeks|months|years|ages)(?: on end| and \w+)?(?=[ .,]|$)/gi,
  /\ball (?:day|night|week|weekend|year)(?: long)?(?=[ .,]|$)/gi,
  new RegExp(`\\bhalf (?=(?:${OWNERS})\\b)`, 'gi'),
]

/** "$500", "300 bucks", "thousands" of no thing: money, whatever the amount. */
const SUMS =
  /\b(?:an? )?(?:hundreds|thousands|millions|fortune|heaps|bucks)\b(?! of)(?=$|[.,;]| (?:an?|each|every|per|to|on|in|because|when|through|for|from|due|with)\b)/gi

export function withoutQuantities(text: string): string {
  let plain = text.replace(/\$ ?\d[\d,.]*(?:k|m)?\b/gi, 'dollars')
  for (const pattern of PEELED) plain = plain.replace(pattern, '')
  return plain.replace(SUMS, 'dollars')
}

/** What is paid and earned, not what an idea is about. */
export const MONEY =
  /^(dollars|money|cash|revenue|income|profits?|earnings|wages|takings|sales|bucks|fortune)$/
