/** Things that nobody counts, where a table of plurals would. */
const MASS = new Set(
  `equipment yeast takeaway furniture feedback luggage mail rubbish waste stock staff gear hay grain mildew mould rust frost hail feed fodder fuel milk honey
  compost traffic paint timber concrete manure evidence research training parking storage transport insurance superannuation compliance
  maintenance demand turnover eczema asthma acne dementia dyslexia autism anxiety depression pain fatigue sleep stress health music food
  water soil weather rent produce machinery footage audio knowledge respite wine beer bread meat fruit mince cash debt power energy
  electricity gas heat dust noise smoke sand gravel attention progress admin tax data tinnitus arthritis lupus endometriosis diabetes
  experience speech-to-text payroll telehealth procurement invoicing rostering bookkeeping childcare homework rehab physio therapy yoga karaoke procrastination stationery jewellery clothing
  merchandise software hardware loneliness grief racism bullying cancer disease arthritis epilepsy adhd ADHD IVF PTSD menopause addiction coffee tea rice wool cotton fish
  help advice information access privacy safety security money time trust fun English Auslan`.split(
    /\s+/,
  ),
)
const LIKE_MASS =
  /(?:paper|home|house|course|metal|wood|team|field|ground)work$|(?:ware|wear|ness|ism|ing|care)$/

export const isMass = (word: string) => MASS.has(word) || LIKE_MASS.test(word)
