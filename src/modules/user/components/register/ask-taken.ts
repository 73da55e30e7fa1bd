import { quietCall } from '#platform/http/client/quiet-call.ts'
import type { UniqueField } from '../../rules/registration.ts'

/** Whether somebody of the site has this value already (guides U3); null when it cannot be told now. */
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
