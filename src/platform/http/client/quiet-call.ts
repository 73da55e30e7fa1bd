import { noteFailedCall } from './failed-call.ts'

/**
 * Calls the server and parses its JSON. A failed call is logged silently and returns null (specification §8). If the
 * user waits for the response, the caller shows a message.
 */
export const quietCall = async <T>(address: string, request: RequestInit = {}): Promise<T | null> => {
  const note = (why: string) => noteFailedCall(`${request.method ?? 'GET'} ${address.split('?')[0]} ${why}`)
  try {
    const answer = await fetch(address, request)
    if (answer.ok) return (await answer.json()) as T
    note(String(answer.status))
  } catch (error) {
    if (!request.signal?.aborted) note(String(error))
  }
  return null
}
