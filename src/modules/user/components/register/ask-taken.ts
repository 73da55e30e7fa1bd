import { quietCall } from '#platform/http/client/quiet-call.ts'
import type { UniqueField } from '../../rules/registration.ts'

/** Whether somebody on the site already has this value (guides U3). Null if it cannot be determined now. */
export const askTaken = async (
  token: string,
  asked: { field: UniqueField; value: string },
): Promise<boolean | null> => {
  const found = await quietCall<unknown[]>('/api/user/query', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'form-token': token },
    body: JSON.stringify({ method: 'find', args: [{ [asked.field]: asked.value }] }),
  })
  return found && found.length > 0
}
