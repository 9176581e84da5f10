import { join } from 'node:path'
import { STAGE_LABELS, WORKING_STATUSES } from '../../packages/contract/src/research.ts'
import { STEP_FILES } from '../../packages/contract/src/steps.ts'
import { ROOT } from '../setup/paths.mjs'
import { FILM_WORDS, type FilmWords } from './words.ts'

type FileType = 'video/webm' | 'video/mp4' | 'image/webp' | 'text/vtt'

export type Film = {
  /** As its files are called. */
  name: string
  /** Of the step, from 1. */
  number: number
  label: string
  words: FilmWords
  file: (type: FileType) => string
}

/** One for each step, with its files where the contract says. */
export const FILMS: Film[] = WORKING_STATUSES.map((status, index) => {
  const words = FILM_WORDS[status]
  if (!words) throw new Error(`There are no words for ${status}.`)
  const linkOf = (type: FileType) => {
    const file = STEP_FILES.find(
      ({ researchStatus, contentType }) => researchStatus === status && contentType === type,
    )
    if (!file) throw new Error(`The contract knows no ${type} for ${status}.`)
    return file.link
  }
  const name = linkOf('text/vtt').replace(/^.*\/|\.vtt$/g, '')
  const file = (type: FileType) => join(ROOT, 'apps/web/public', linkOf(type))
  return { name, number: index + 1, label: STAGE_LABELS[status], words, file }
})
