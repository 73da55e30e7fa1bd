import { noteFailedCall } from './failed-call.ts'

/**
 * Asks the server and reads its JSON. A call that fails is logged without a message to the person and answers null
 * (specification §8): where he waits for the answer, the caller says so in his language.
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
