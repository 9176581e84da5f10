import { ReadFailure } from './read-failure.ts'
import { answerFiles } from './worker-answers.ts'

answerFiles(async () => {
  throw new ReadFailure('OTHER_TYPE')
})
