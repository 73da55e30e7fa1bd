import type { FormAnswer } from '../../page-types/form/answer.ts'

const nothing = { message: '', open: null, answers: {}, issues: [], fileNames: {}, changes: [], receipt: null }

/** Returns an answer to a form without a script. What is not given is empty. */
export const plainAnswer = (kind: FormAnswer['kind'], more: Partial<Omit<FormAnswer, 'kind'>>): FormAnswer => ({
  ...nothing,
  kind,
  ...more,
})
