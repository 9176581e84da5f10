import { isAdjective } from '../language/word-kind.ts'
import { headOf } from '../lexicon/people.ts'

/** Nobody is asked as a stranger how that was last week. */
const DELICATE =
  /\b(sex|strippers?|escorts?|exotic|brothel|prisoners?|inmates?|offenders?|addicts?|gamblers?|smokers?|drinkers?|patients?|survivors?|sufferers?|victims?|diabetics?|widow(?:er)?s?|refugees?|asylum|divorcees?|separated|single|foster|executors?|jobseekers?|pensioners?|migrants?|immigrants?|step|teen|teenage|ex|former|cancer|dementia|stroke|trauma|debt|welfare|deaf|blind|wheelchair|autistic|disabled|homeless|trans|gay|lesbian|queer|bereaved|grieving|estranged|infertile|pregnant|elderly|older|obese|undertaker|mortician|Muslim|Jewish|Hindu|Sikh|Christian|Catholic|Buddhist|Maori|Indigenous|Aboriginal|Chinese|Indian|Italian|Greek|Vietnamese|Filipino|Nepalese|Pakistani|Lebanese|Somali|Korean|Sudanese|Afghan|Syrian|Arabic)\b/

/** What describes people rather than what they do: "divorced parent", "anxious flyer". */
const isSaidOfThem = (word: string) =>
  /.{3}ed$/.test(word) || (isAdjective(word) && !NO_BLEMISH.test(word))
const NO_BLEMISH =
  /^(new|sole|grey|hobby|temporary|first-time|keen|local|private|small|independent|electric|senior|junior|general|medical|dental|legal|social|commercial|industrial|mobile|freelance|casual|solo|online|wild|wet|classic|vintage|organic|native|public|primary|secondary|early|technical|digital|creative|financial|regional|rural|remote|amateur|backyard|international|overseas|common|free|fresh|dry|open|professional|recreational|occupational|clinical|veterinary|retail|real|fine|dairy|high|special|vet|community|indoor|outdoor|live|flat|whole|raw|hot|cold|fast|slow)$/

/** Whether people are not to be asked how they came to be what they are. */
export function isDelicate(role: string): boolean {
  const [name = role] = role.split(/ (?:of|with|for|to|at|in|on|from|who) /)
  const before = name.split(' ').slice(0, -1)
  return (
    DELICATE.test(role) ||
    / with /.test(role) ||
    before.some(isSaidOfThem) ||
    headOf(role) === 'carer'
  )
}
