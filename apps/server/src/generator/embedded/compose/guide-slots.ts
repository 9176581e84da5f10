/** The words of an idea as questions need them, said to the person. */
export type Slots = {
  /** As a noun: matching supplier statements, or supplier statements. */
  subject: string
  /** matching supplier statements, or dealing with supplier statements */
  effort: string
  /** Whether there is only a thing to talk about, and nothing that is done. */
  isThing: boolean
  topic: string
  /** matched supplier statements, or dealt with supplier statements */
  did: string
  /** "a finance manager", or nothing where the people have no name or would not be asked about it. */
  role: string | undefined
  /** Whether one comes to be it by choice, and is asked how without being hurt. */
  isJob: boolean
  /** "divorced parents", where they are spoken of at the end rather than asked how that is. */
  peers: string | undefined
  /** living alone */
  trait: string | undefined
  /** lost your job */
  since: string | undefined
  /** 65 or older */
  age: string | undefined
  /** a spreadsheet */
  tool: string | undefined
  /** lost jobs */
  loss: string | undefined
  unit: 'week' | 'month' | 'year'
  isWork: boolean
  isWaste: boolean
  /** Whether it is what they did not do. */
  isPutOff: boolean
  /** putting off going to the dentist */
  undone: string
}

export type Phrasing = (slots: Slots) => string
