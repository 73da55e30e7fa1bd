/** After this time without an answer, the server counts as not reached. */
const timeoutMs = 20_000

export type Json = Readonly<Record<string, unknown>>

interface Reply {
  status: number
  body: Json
}

interface PostOptions {
  headers?: Readonly<Record<string, string>>
  /** The browser sends it even if the page is left. */
  isLast?: boolean
}

/** Posts JSON to a call of the API. Null without an answer. Never throws. */
export async function post(
  address: string,
  body: object,
  { headers, isLast }: PostOptions = {},
): Promise<Reply | null> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
      ...(isLast && { keepalive: true }),
    })
    return { status: response.status, body: jsonOf(await response.json()) }
  } catch {
    return null
  }
}

export const jsonOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
