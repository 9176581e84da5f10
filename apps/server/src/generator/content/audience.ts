import type { Field, Size } from '@wattle/contract/brief'

/** The smallest and largest number of people for each size. */
export const SIZE_BOUNDS: Record<Size, [least: string, most: string]> = {
  SOLO: ['', '1'],
  UP_TO_9: ['2', '9'],
  UP_TO_49: ['10', '49'],
  UP_TO_199: ['50', '199'],
  LARGE: ['200', ''],
}

/** How long ago a sensitive event may have happened. */
export const SENSITIVE_WINDOWS = {
  loss: 'between 3 months and 3 years ago',
  often: 'in the last 4 weeks',
  frequent: 'in the last 6 months',
  rare: 'in the last 24 months',
}

export const AUDIENCE_LINES = {
  /** `used` is for something in the past, `uses` for something ongoing. */
  used: 'Relied on {it}',
  uses: 'Relies on {it}',
  alone: 'Works for themselves, with no staff',
  buyer: 'Decides, or helps decide, what gets bought for the work',
  /** Added to the end of the size line. */
  andBuyer: ' and decides, or helps decide, what gets bought',
  consent: 'Is 18 or older and fine with talking about {it}',
  /** For groups whose first line already says that they're adults. */
  consentOfAdults: 'Is fine with talking about {it}',
}

/** Fields where people work for an organisation rather than "a business". */
export const PUBLIC_FIELDS: Field[] = ['SCHOOLS', 'COUNCILS', 'AGED_CARE', 'EMERGENCY', 'SCIENCE']

/** Group names that already say people work alone, or that they're adults. */
export const SAYS_ALONE = /\b(?:alone|sole|solo|own)\b/
export const SAYS_ADULT = /\b(?:over|aged) [2-9]\d\b|^is an adult\b/

/** Says that few people came, but not to what. */
export const FEW_CAME =
  /^(?:(?:almost |hardly |barely )?(?:anyone|anybody|nobody|no one)|(?:only |too |very )*(?:a )?few\b.*|not enough \w+|(?:only )?half .*) (?:turned up|showed up|came)$/i
