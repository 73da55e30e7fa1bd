export interface Answered {
  status: number
  cookie: string
  body: Record<string, unknown>
}

/** Calls the product's API. Rejects if the connection breaks before the response is complete. */
export const call = async (
  url: string,
  of: { path: string; body: unknown; cookie?: string; key?: string; method?: string },
): Promise<Answered> => {
  const answer = await fetch(`${url}/api${of.path}`, {
    method: of.method ?? 'POST',
    headers: {
      'content-type': 'application/json',
      ...(of.cookie && { cookie: of.cookie }),
      ...(of.key && { 'idempotency-key': of.key }),
    },
    body: JSON.stringify(of.body),
  })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { status: answer.status, cookie, body: (await answer.json()) as Record<string, unknown> }
}

/** The same, but any response other than 200 is an error. */
export const answered = async (asked: Promise<Answered>): Promise<Answered> => {
  const answer = await asked
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer
}
