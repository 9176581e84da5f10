import { type InterviewChange, updateInterview } from '#features/interview/queries.ts'
import type { TestApp } from './test-app.ts'

/** For changes that no API call makes, because they come with time or from another feature. */
export const changeInterview = ({ deps }: TestApp, id: number, change: InterviewChange) =>
  updateInterview(deps.db, id, change)
