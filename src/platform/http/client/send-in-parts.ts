import type { Hold, SendUpload } from '#ui/office/controls/upload/upload.ts'
import { type Answered, askInParts, type Asking } from './ask-in-parts.ts'
import { noteFailedCall } from './failed-call.ts'

const address = '/api/upload/resumable'
/** Part size in bytes: the maximum loss if the connection breaks. */
const part = 8 * 2 ** 20
/** Retry delays in milliseconds. A part that arrives restarts the series. */
const retryMs = [500, 1000, 3000, 5000, 10_000, 20_000, 30_000]

type SendInPartsOptions = Parameters<SendUpload>[1]

/**
 * Uploads a file by the tus protocol 1.0 (decision 321). An upload can be paused and resumes when the network is back.
 * Choosing the same file within a day continues it.
 */
export const sendInParts: SendUpload = async (file, of) => {
  const place = placeOf(file, of.fields)
  for (let tried = 0; ; tried++) {
    await free(of)
    const answer = await goOn(file, of, { place, arrived: () => (tried = 0) })
    if (of.signal.aborted) return cancelled(place)
    if (answer.file !== null) return ended(place, { uploaded: { ...answer.file, name: file.name } })
    if (of.hold.isHeld) tried = -1
    if (of.hold.isHeld) continue
    const isOver = isRefused(answer.last) || tried >= retryMs.length
    if (isOver) noteFailedCall(`${address} ${answer.last.status}`)
    // An upload that the server has no room for stays there, and a retry continues it.
    const isLost = isRefused(answer.last) && answer.last.status !== 409
    if (isOver) return ended(isLost ? place : null, { problem: saidIn(answer.last).message ?? '' })
    await new Promise((resolve) => setTimeout(resolve, retryMs[tried]))
  }
}

interface Way {
  /** The browser's storage key for the upload's address. */
  place: string
  arrived: () => void
}
interface Step {
  file: { key: string; url: string } | null
  last: Answered
}

/** Reads the offset or starts the upload, then sends the rest until it is complete or fails. */
async function goOn(file: File, of: SendInPartsOptions, { place, arrived }: Way): Promise<Step> {
  let last = await standing(file, of, place)
  const at = localStorage.getItem(place) ?? ''
  while (isFine(last)) {
    const url = last.header('content-location')
    if (url) return { file: { url, key: url.slice(1) }, last }
    const offset = Number(last.header('upload-offset') ?? 0)
    of.tell(offset / file.size)
    last = await asking(of, {
      ...{ method: 'PATCH', url: at, body: file.slice(offset, offset + part) },
      headers: { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      tell: (sent) => of.tell((offset + sent) / file.size),
    })
    if (isFine(last)) arrived()
  }
  return { file: null, last }
}

async function standing(file: File, of: SendInPartsOptions, place: string): Promise<Answered> {
  const known = localStorage.getItem(place)
  const found = known ? await asking(of, { method: 'HEAD', url: known, headers: {} }) : null
  if (found && ![403, 404, 410].includes(found.status)) return found
  const said = Object.entries({ filename: file.name, ...of.fields })
  const headers = {
    'upload-length': String(file.size),
    'upload-metadata': said.map(([name, value]) => `${name} ${base64(value)}`).join(','),
  }
  const begun = await asking(of, { method: 'POST', url: address, headers })
  const at = begun.header('location')
  if (at) localStorage.setItem(place, at)
  return begun
}

/** A pause or cancellation aborts the current request. */
async function asking({ signal, hold, headers }: SendInPartsOptions, asked: Asking): Promise<Answered> {
  const stop = new AbortController()
  const end = () => stop.abort()
  signal.addEventListener('abort', end)
  hold.listen = (isHeld) => isHeld && end()
  if (signal.aborted || hold.isHeld) end()
  try {
    return await askInParts({ ...asked, headers: { ...headers, ...asked.headers } }, stop.signal)
  } finally {
    signal.removeEventListener('abort', end)
  }
}

const free = ({ hold, signal }: { hold: Hold; signal: AbortSignal }): Promise<void> =>
  new Promise((resolve) => {
    if (!hold.isHeld || signal.aborted) return resolve()
    hold.listen = (isHeld) => isHeld || resolve()
    signal.addEventListener('abort', () => resolve())
  })

async function cancelled(place: string) {
  const at = localStorage.getItem(place)
  if (at) await askInParts({ method: 'DELETE', url: at, headers: {} })
  return ended(place, { problem: '' })
}

function ended<A>(place: string | null, answer: A): A {
  if (place !== null) localStorage.removeItem(place)
  return answer
}

const placeOf = ({ name, size, lastModified }: File, fields: Record<string, string>) =>
  ['upload', name, size, lastModified, JSON.stringify(fields)].join(' ')

const isFine = ({ status }: Answered) => status >= 200 && status < 300

/** A refusal would repeat, so it is final. A part that another tab is sending, or a broken connection, is not. */
function isRefused(answer: Answered): boolean {
  if (answer.status === 409) return ['limit', 'storage'].includes(saidIn(answer).issues?.[0]?.code ?? '')
  return answer.status >= 400 && answer.status < 500
}

function saidIn({ body }: Answered): { message?: string; issues?: { code: string }[] } {
  try {
    return JSON.parse(body || '{}') as { message?: string }
  } catch {
    return {}
  }
}

const base64 = (value: string) => btoa(String.fromCodePoint(...new TextEncoder().encode(value)))
