import { readWordText } from './word-file.ts'
import { answerFiles } from './worker-answers.ts'

answerFiles(readWordText)
