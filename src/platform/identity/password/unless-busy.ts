import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'

/** What the work gives, or in the person's words that too many passwords are being looked at, for a form to say. */
export const unlessBusy = async <T extends object>(
  { locale }: Context,
  work: () => Promise<T>,
): Promise<T | { busy: string }> => {
  try {
    return await work()
  } catch (error) {
    const issue = error instanceof RequestError ? error.issues.find(({ code }) => code === 'busy') : undefined
    if (!issue) throw error
    return { busy: issue[locale] }
  }
}
