import type { Field, Size } from '@wattle/contract/brief'

/** The least and the most people of each size. */
export const SIZE_BOUNDS: Record<Size, [least: string, most: string]> = {
  SOLO: ['', '1'],
  UP_TO_9: ['2', '9'],
  UP_TO_49: ['10', '49'],
  UP_TO_199: ['50', '199'],
  LARGE: ['200', ''],
}

/** How long ago something sensitive may be. */
export const SENSITIVE_WINDOWS = {
  loss: 'between 3 months and 3 years ago',
  often: 'in the last 4 weeks',
  frequent: 'in the last 6 months',
  rare: 'in the last 24 months',
}

export const AUDIENCE_LINES = {
  /** Of what is over, and of what goes on. */
  used: 'Relied on {it}',
  uses: 'Relies on {it}',
  alone: 'Works for themselves, with no staff',
  buyer: 'Decides, or helps decide, what gets bought for the work',
  /** After the size. */
  andBuyer: ' and decides, or helps decide, what gets bought',
  consent: 'Is 18 or older and fine with talking about {it}',
  /** Where their age was said before. */
  consentOfGrown: 'Is fine with talking about {it}',
}

/** Fields whose people seldom speak of a business. */
export const PUBLIC_FIELDS: Field[] = ['SCHOOLS', 'COUNCILS', 'AGED_CARE', 'EMERGENCY', 'SCIENCE']

/** Groups that say by their name that nobody works with them, and that they are grown up. */
export const SAYS_ALONE = /\b(?:alone|sole|solo|self-employed|own)\b/
export const SAYS_GROWN = /\b(?:over|aged) [2-9]\d\b|^is an adult\b/

/** Who stayed away, without saying from what. */
export const FEW_CAME =
  /^(?:(?:almost |hardly |barely )?(?:anyone|anybody|nobody|no one)|(?:only |too |very )*(?:a )?few\b.*|not enough \w+|(?:only )?half .*) (?:turned up|showed up|came)$/i
