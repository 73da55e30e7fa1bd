/** One request of the tus protocol. */
export interface Asking {
  method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE'
  url: string
  headers: Record<string, string>
  body?: Blob
  /** Receives how many bytes of the body were sent. */
  tell?: (sent: number) => void
}

/** The response; status 0 if there was none. */
export interface Answered {
  status: number
  header: (name: string) => string | null
  body: string
}

/** Sends a request. XMLHttpRequest is the only API that reports upload progress. */
export const askInParts = (of: Asking, signal?: AbortSignal): Promise<Answered> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const answer = () =>
      resolve({
        status: request.status,
        header: (name) => request.getResponseHeader(name),
        body: request.status === 0 ? '' : request.responseText,
      })
    request.open(of.method, of.url)
    for (const [name, value] of Object.entries({ 'tus-resumable': '1.0.0', ...of.headers }))
      request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded }) => of.tell?.(loaded))
    for (const event of ['load', 'error', 'abort', 'timeout']) request.addEventListener(event, answer)
    signal?.addEventListener('abort', () => request.abort())
    if (signal?.aborted) answer()
    else request.send(of.body ?? null)
  })
