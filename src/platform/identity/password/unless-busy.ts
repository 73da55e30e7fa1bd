import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'

/** Returns the result of the work, or an issue for a form if too many passwords are being checked. */
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
