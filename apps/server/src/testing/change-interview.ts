import { type InterviewChange, updateInterview } from '#features/interview/queries.ts'
import type { TestApp } from './test-app.ts'

/** Makes changes to an interview that no call can make, only time or another feature. */
export const changeInterview = ({ deps }: TestApp, id: number, change: InterviewChange) =>
  updateInterview(deps.db, id, change)
